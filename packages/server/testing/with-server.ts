import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';

export type WithServerOptions = TestServerOptions & {
  /**
   * When its invariants are asked: once, after the last test, unless told, and after each in the long run, which so
   * tells which of them broke what the short one finds broken. Books are never taken back: it stays broken.
   */
  readonly audited?: 'each' | 'last';
};

const AUDITED = process.env['TEST_LONG'] === '1' ? 'each' : 'last';

/**
 * One server for a test file, audited at its end. Call it at the top of the file and ask the
 * result for the server inside the tests: `const server = withTestServer(); ... server().call(...)`.
 */
export function withTestServer({
  audited = AUDITED,
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
