import * as z from 'zod/mini';
import { isTransferNote, TRANSFER_BOUNDS } from '@fairlot/rules/check/transfer';
import { money, text, timestamp, typedText } from '../../core/index.ts';

export const TransferType = z.enum(['DEPOSIT', 'PAY', 'DIVIDEND']);
export const transferId = z.uuid();

/** A whole account name, in whatever case. */
export const accountName = typedText.check(z.minLength(1), z.maxLength(TRANSFER_BOUNDS.name));

/** What both sides read. */
export const transferNote = text.check(
  z.maxLength(4 * TRANSFER_BOUNDS.note),
  z.refine((note) => isTransferNote(note)),
);

/** A transfer as one of its two sides sees it. */
export const TransferRecord = z.object({
  Id: transferId,
  /** As people name it. */
  No: z.string(),
  TimeStamp: timestamp,
  IsOut: z.boolean(),
  /** The other side. */
  UserName: z.string(),
  NickName: z.string(),
  Type: TransferType,
  Amount: money,
  /** Of this side, after it. */
  BalanceAfter: money,
  /** What the receiver has to turn over for it. */
  Required: money,
  Note: z.string(),
  /** When two operators reversed it. */
  ReversedTimeStamp: z.nullable(timestamp),
});
export type TransferRecord = z.output<typeof TransferRecord>;

const member = {
  UserName: z.string(),
  NickName: z.string(),
  IsAgent: z.boolean(),
};

/** A direct member. */
export const TransferMember = z.object(member);
export type TransferMember = z.output<typeof TransferMember>;

/** Who gets a transfer, and as what. */
export const TransferTarget = z.object({
  ...member,
  IsDirect: z.boolean(),
  /** The types that are open between both. */
  Types: z.array(TransferType),
});
export type TransferTarget = z.output<typeof TransferTarget>;

const playerId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** A transfer as operators see it. */
export const TransferRow = z.object({
  Id: transferId,
  No: z.string(),
  TimeStamp: timestamp,
  FromId: playerId,
  FromName: z.string(),
  ToId: playerId,
  ToName: z.string(),
  Type: TransferType,
  Amount: money,
  Required: money,
  Note: z.string(),
  ReversedTimeStamp: z.nullable(timestamp),
});
export type TransferRow = z.output<typeof TransferRow>;
