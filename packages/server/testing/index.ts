export { createTestDatabase, type TestDatabase } from './database.ts';
export {
  startTestServer,
  TEST_GAMES,
  type TestServer,
  type TestServerOptions,
  type TestStage,
} from './server.ts';
export { withTestServer } from './with-server.ts';
export type { TestClock } from './clock.ts';
export type { TestReply } from './call.ts';
