export { SEND_CODES } from './codes.ts';
export * as inboxConsole from './console.ts';
export * as inboxHttp from './http.ts';
export * as inboxHub from './hub.ts';
export {
  MESSAGE_BOUNDS,
  MESSAGE_TABS,
  SEND_BOUNDS,
  type MessageLink,
  type MessageRow,
  type MessageTab,
  type Unread,
} from './shapes.ts';
