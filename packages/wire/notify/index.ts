export { LIVE_CODES } from './codes.ts';
export * as notifyConsole from './console.ts';
export * as notifyHttp from './http.ts';
export { LIVE_BOUNDS, type LiveNotification } from './shapes.ts';
