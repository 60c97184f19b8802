import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';

/** Set by `test.mjs` when a red file runs again, so that the test that broke an invariant is named. */
const AUDITS_EACH = process.env['TEST_AUDIT'] === 'each';

export type WithServerOptions = TestServerOptions & {
  /**
   * Whether the next file of this worker goes on with the same server and database if its options are the same. For files
   * that have no other server, create what they look at, count no whole tables, and leave clock, settings and functions of
   * the database as they were.
   */
  readonly shared?: boolean;
};

/** The server of the last file, if it is shared. It ends with the worker at the latest, its database with the run. */
let kept: { readonly options: TestServerOptions; readonly server: TestServer } | undefined;

/** Features are equal if they are the same objects, in the same order. */
function isSame(one: TestServerOptions, other: TestServerOptions): boolean {
  const { features: ours, ...rest } = one;
  const { features: theirs, ...otherRest } = other;
  const isEqual =
    ours?.length === theirs?.length && (ours ?? []).every((each, at) => each === theirs?.[at]);
  return isEqual && JSON.stringify(rest) === JSON.stringify(otherRest);
}

async function openServer(options: TestServerOptions, isShared: boolean): Promise<TestServer> {
  if (isShared && kept && isSame(kept.options, options)) return kept.server;
  await kept?.server.stop();
  kept = undefined;
  const server = await startTestServer(options);
  if (isShared) kept = { options, server };
  return server;
}

/**
 * One server for a test file. Its invariants are checked once, after the last test: books are never taken
 * back, so what one test breaks is still broken then. Call it at the top of the file and ask the result for the
 * server inside the tests: `const server = withTestServer(); ... server().call(...)`.
 */
export function withTestServer({
  shared = false,
  ...options
}: WithServerOptions = {}): () => TestServer {
  let running: TestServer | undefined;
  const server = (): TestServer => {
    invariant(running, 'the server is there only inside tests');
    return running;
  };
  beforeAll(async () => {
    running = await openServer(options, shared);
  });
  const audit = async (): Promise<void> => expect(await server().audit()).toEqual([]);
  if (AUDITS_EACH) afterEach(audit);
  afterAll(async () => {
    let isSound = false;
    try {
      if (running) await audit();
      isSound = true;
    } finally {
      // The next file does not go on with broken books.
      if (!isSound) kept = undefined;
      if (!shared || !isSound) await running?.stop();
    }
  });
  return server;
}
