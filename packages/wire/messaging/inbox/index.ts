export { SEND_CODES } from './codes.ts';
export * as messageConsole from './console.ts';
export * as messageHttp from './http.ts';
export * as messageHub from './hub.ts';
export {
  MESSAGE_BOUNDS,
  MESSAGE_TABS,
  SEND_BOUNDS,
  type MessageLink,
  type MessageRow,
  type MessageTab,
  type Unread,
} from './shapes.ts';
