export { QUEUE_CODES, RECORD_CODES, REVIEW_CODES, SETTLE_CODES, WITHDRAW_CODES } from './codes.ts';
export * as withdrawConsole from './console.ts';
export { withdrawNotify } from './hub.ts';
export * as withdrawHttp from './http.ts';
export * as withdrawHub from './hub.ts';
export { QUEUE_TABS, type QueueDetail, type QueueRow, type QueueTab } from './queue-shapes.ts';
export {
  WITHDRAW_BOUNDS,
  type WithdrawCheck,
  type WithdrawRecord,
  type WithdrawTarget,
  type WithdrawTimeline,
} from './shapes.ts';
