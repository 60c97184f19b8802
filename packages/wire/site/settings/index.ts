export { LINE_BOUNDS, LINE_CODES } from './codes.ts';
export * as siteHttp from './http.ts';
export * as siteHub from './hub.ts';
export type { SpeedTest } from './speed-test.ts';
