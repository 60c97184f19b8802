export {
  MEMBER_CODES,
  RECORD_CODES,
  REVERSE_CODES,
  TARGET_CODES,
  TRANSFER_CODES,
} from './codes.ts';
export * as transferConsole from './console.ts';
export * as transferHttp from './http.ts';
export * as transferHub from './hub.ts';
export type { TransferMember, TransferRecord, TransferRow, TransferTarget } from './shapes.ts';
