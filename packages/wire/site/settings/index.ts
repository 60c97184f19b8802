export { LINE_BOUNDS, LINE_CODES } from './codes.ts';
export * as settingsHttp from './http.ts';
export * as settingsHub from './hub.ts';
export type { SpeedTest } from './speed-test.ts';
