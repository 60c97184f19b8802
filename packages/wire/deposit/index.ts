export {
  CANCEL_CODES,
  CREATE_CODES,
  NO_PROOF_CODES,
  PROOF_CODES,
  ORDER_CODES,
  REMIND_CODES,
} from './codes.ts';
export { cancelDepositNotify, depositChanged } from './hub.ts';
export * as depositHttp from './http.ts';
export * as depositHub from './hub.ts';
export { PROOF_BOUNDS } from './shapes.ts';
export type { Channel, Order, OrderUsdt } from './shapes.ts';
export { EXCEPTION_CODES, QUEUE_CODES } from './codes-console.ts';
export * as depositConsole from './console.ts';
export type { QueueRow } from './shapes-console.ts';
