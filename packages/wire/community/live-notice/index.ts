export { LIVE_CODES, TOAST_CODES } from './codes.ts';
export * as liveNoticeConsole from './console.ts';
export * as liveNoticeHttp from './http.ts';
export * as liveNoticeHub from './hub.ts';
export { LIVE_BOUNDS, TOAST_BOUNDS, type LiveNotification } from './shapes.ts';
