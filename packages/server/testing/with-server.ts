import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';

export type WithServerOptions = TestServerOptions & {
  /**
   * When its invariants are asked: after each test unless told. Files whose hundreds of cases only try calls ask once, at
   * the end: what one of them breaks stays broken, as books are never taken back.
   */
  readonly audited?: 'each' | 'last';
};

/**
 * One server for a test file, audited after every test. Call it at the top of the file and ask the
 * result for the server inside the tests: `const server = withTestServer(); ... server().call(...)`.
 */
export function withTestServer({
  audited = 'each',
  ...options
}: WithServerOptions = {}): () => TestServer {
  let running: TestServer | undefined;
  const server = (): TestServer => {
    invariant(running, 'the server is there only inside tests');
    return running;
  };
  beforeAll(async () => {
    running = await startTestServer(options);
  });
  const audit = async (): Promise<void> => expect(await server().audit()).toEqual([]);
  if (audited === 'each') afterEach(audit);
  afterAll(async () => {
    try {
      if (audited === 'last' && running) await audit();
    } finally {
      await running?.stop();
    }
  });
  return server;
}
