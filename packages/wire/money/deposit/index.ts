export {
  CANCEL_CODES,
  CREATE_CODES,
  NO_PROOF_CODES,
  PROOF_CODES,
  ORDER_CODES,
  REMIND_CODES,
} from './codes.ts';
export { cancelDepositNotify, depositChanged, depositChannelsChanged } from './hub.ts';
export * as depositHttp from './http.ts';
export * as depositHub from './hub.ts';
export { PROOF_BOUNDS } from './shapes.ts';
export type { Channel, Order, OrderUsdt } from './shapes.ts';
export {
  CHANNEL_CODES,
  CHARGEBACK_CODES,
  CLAIM_CODES,
  EXCEPTION_CODES,
  QUEUE_CODES,
  REVERSAL_CODES,
} from './codes-console.ts';
export * as depositConsole from './console.ts';
export { plainChannel, type ChannelOf } from './plain-channel.ts';
export { CHANNEL_BOUNDS, ChannelRules } from './shapes-channel.ts';
export type { SetChannel } from './shapes-channel.ts';
export type { Payer, QueueRow } from './shapes-console.ts';
