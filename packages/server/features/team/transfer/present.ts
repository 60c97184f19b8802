import { TRANSFER_TYPES, type TransferType } from '@fairlot/rules/check/transfer';
import { invariant } from '@fairlot/rules/core/invariant';
import { divFloor, mills, type Money } from '@fairlot/rules/core/money';
import type { TransferRecord, TransferRow } from '@fairlot/wire/team/transfer';
import type { TransferDbRow } from './store.ts';

const typeOf = (kind: number): TransferType => {
  const type = (Object.keys(TRANSFER_TYPES) as TransferType[]).find(
    (each) => TRANSFER_TYPES[each] === kind,
  );
  invariant(type, `${kind} is a type of transfers`);
  return type;
};

/** What the receiver turns over; cut off as `requirement_open` does. */
export const requiredOf = ({ amount, times }: { amount: bigint; times: number }): Money =>
  mills(divFloor(amount * BigInt(times), 100n));

const reversedOf = ({ reversed_ms: at }: TransferDbRow) => (at === null ? null : Number(at));

/** A transfer as one of its sides sees it: never the balance of the other. */
export function presentRecord(row: TransferDbRow, playerId: bigint): TransferRecord {
  const isOut = row.from_player === playerId;
  return {
    Id: row.id,
    No: row.no,
    TimeStamp: Number(row.made_ms),
    IsOut: isOut,
    UserName: isOut ? row.to_name : row.from_name,
    NickName: isOut ? row.to_nick : row.from_nick,
    Type: typeOf(row.kind),
    Amount: mills(row.amount),
    BalanceAfter: mills(isOut ? row.from_balance : row.to_balance),
    Required: requiredOf(row),
    Note: row.note,
    ReversedTimeStamp: reversedOf(row),
  };
}

export const presentRow = (row: TransferDbRow): TransferRow => ({
  Id: row.id,
  No: row.no,
  TimeStamp: Number(row.made_ms),
  FromId: Number(row.from_player),
  FromName: row.from_name,
  ToId: Number(row.to_player),
  ToName: row.to_name,
  Type: typeOf(row.kind),
  Amount: mills(row.amount),
  Required: requiredOf(row),
  Note: row.note,
  ReversedTimeStamp: reversedOf(row),
});
