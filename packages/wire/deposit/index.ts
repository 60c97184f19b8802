export { CREATE_CODES, ORDER_CODES, REMIND_CODES } from './codes.ts';
export { cancelDepositNotify, depositChanged } from './hub.ts';
export * as depositHttp from './http.ts';
export * as depositHub from './hub.ts';
export type { Channel, Order } from './shapes.ts';
