import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';

/**
 * One server for a test file, audited after every test. Call it at the top of the file and ask the
 * result for the server inside the tests: `const server = withTestServer(); ... server().call(...)`.
 */
export function withTestServer(options: TestServerOptions = {}): () => TestServer {
  let running: TestServer | undefined;
  const server = (): TestServer => {
    invariant(running, 'the server is there only inside tests');
    return running;
  };
  beforeAll(async () => {
    running = await startTestServer(options);
  });
  afterEach(async () => {
    expect(await server().audit()).toEqual([]);
  });
  afterAll(async () => {
    await running?.stop();
  });
  return server;
}
