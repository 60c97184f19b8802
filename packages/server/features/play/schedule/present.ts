import { mills } from '@fairlot/rules/core/money';
import type { Schedule, ScheduleIssue } from '@fairlot/wire/play/schedule';
import { betsOf } from './row-cart.ts';
import type { IssueRecordRow, ScheduleRecordRow } from './store-records.ts';

/** Characters of a selection in a list. */
const CUT_AT = 200;

const moneyOrNull = (amount: bigint | null) => (amount === null ? null : mills(amount));

export const presentSchedule = (row: ScheduleRecordRow): Schedule => ({
  Id: row.id,
  TimeStamp: row.created_at,
  EndedTimeStamp: row.ended_at,
  GameId: row.game_id,
  Plan: row.plan,
  State: row.state,
  Bets: betsOf(row.bets).map(({ Play, Content, Notes, Mode, Multiple, Amount }) => ({
    Play,
    Content: Content.slice(0, CUT_AT),
    Notes,
    Mode,
    Multiple,
    Amount,
  })),
  FirstSerialNumber: Number(row.first_serial),
  Issues: Number(row.issues),
  DoneIssues: Number(row.done),
  WonIssues: Number(row.won),
  CancelledIssues: Number(row.cancelled),
  Amount: mills(row.total),
  DoneAmount: mills(row.done_amount),
  CancelledAmount: mills(row.cancelled_amount),
  Prize: mills(row.prize),
  Refund: mills(row.refund),
  StopIfWin: row.stop_win,
  StopIfEarn: moneyOrNull(row.stop_earn),
  StopIfLoss: moneyOrNull(row.stop_loss),
  LossesInARow: Number(row.losses),
});

export const presentIssue = (row: IssueRecordRow): ScheduleIssue => ({
  SerialNumber: Number(row.serial_number),
  DrawTimeStamp: row.draw_at,
  Multiple: row.multiple,
  Amount: mills(row.stake),
  State: row.state,
  WinningNumber: row.winning_number,
  Prize: mills(row.prize),
  Refund: mills(row.refund),
  BetIds: row.bet_ids ?? [],
  Reason: row.reason,
});
