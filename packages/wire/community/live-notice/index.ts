export { LIVE_CODES, TOAST_CODES } from './codes.ts';
export * as notifyConsole from './console.ts';
export * as notifyHttp from './http.ts';
export * as notifyHub from './hub.ts';
export { LIVE_BOUNDS, TOAST_BOUNDS, type LiveNotification } from './shapes.ts';
