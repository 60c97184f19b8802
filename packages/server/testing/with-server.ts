import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';

/** Set by `test.mjs` when a red file runs again, so that the test that broke an invariant is named. */
const AUDITS_EACH = process.env['TEST_AUDIT'] === 'each';

/**
 * One server for a test file. Its invariants are checked once, after the last test: books are never taken
 * back, so what one test breaks is still broken then. Call it at the top of the file and ask the result for the
 * server inside the tests: `const server = withTestServer(); ... server().call(...)`.
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
  const audit = async (): Promise<void> => expect(await server().audit()).toEqual([]);
  if (AUDITS_EACH) afterEach(audit);
  afterAll(async () => {
    try {
      if (running) await audit();
    } finally {
      await running?.stop();
    }
  });
  return server;
}
