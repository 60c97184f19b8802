export { createTestDatabase, type TestDatabase } from './database.ts';
export { startTestServer, type TestServer, type TestServerOptions } from './server.ts';
export { useTestServer } from './use-server.ts';
export type { TestClock } from './clock.ts';
export type { TestReply } from './call.ts';
