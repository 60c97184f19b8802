import { limitKind, limitPeriod } from '@fairlot/rules/check/own-limit';
import { subtractMoney } from '@fairlot/rules/core/money';
import type { Break, OwnLimit, Session } from '@fairlot/wire/play/responsible-gaming';
import type { StoredBreak, StoredLimit } from './store.ts';
import type { StoredSession } from './store-session.ts';

export const presentLimit = (limit: StoredLimit): OwnLimit => ({
  Kind: limitKind(limit.kind),
  Period: limitPeriod(limit.period),
  Amount: limit.amount,
  Used: limit.used,
  Left: subtractMoney(limit.amount, limit.used),
  UntilTimeStamp: limit.untilMs,
  Asked: limit.asked
    ? {
        Amount: limit.asked.amount,
        FromTimeStamp: limit.asked.fromMs,
        UntilTimeStamp: limit.asked.lapsesMs,
      }
    : null,
});

export const presentBreak = (held: StoredBreak): Break => ({
  IsExclusion: held.kind === 2,
  UntilTimeStamp: held.untilMs,
  IsByOperator: held.isByOperator,
});

export const presentSession = (session: StoredSession, held: StoredBreak | undefined): Session => ({
  StartTimeStamp: session.startMs,
  DateTimeNow: session.nowMs,
  Staked: session.staked,
  Won: session.won,
  Open: session.open,
  ReminderMinutes: session.minutes,
  RemindAtTimeStamp: session.remindMs,
  Break: held ? presentBreak(held) : null,
});
