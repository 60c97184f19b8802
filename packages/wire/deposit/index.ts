export { CANCEL_CODES, CREATE_CODES, ORDER_CODES, REMIND_CODES } from './codes.ts';
export { cancelDepositNotify, depositChanged } from './hub.ts';
export * as depositHttp from './http.ts';
export * as depositHub from './hub.ts';
export type { Channel, Order, OrderUsdt } from './shapes.ts';
export { EXCEPTION_CODES, QUEUE_CODES } from './codes-console.ts';
export * as depositConsole from './console.ts';
export type { QueueRow } from './shapes-console.ts';
