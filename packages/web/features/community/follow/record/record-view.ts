// What the records of follow plans say. Pure.
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Bilingual } from '@fairlot/rules/core/text';
import { ScheduleRowState, ScheduleState } from '@fairlot/rules/schedule/state';
import type { StatusLook } from '@fairlot/ui';
import { PLACE_CODES } from '@fairlot/wire/play/bet';
import { textOf } from '@fairlot/wire/core';
import { ORDER_CODES, type FollowOrder, type FollowPlan } from '@fairlot/wire/community/follow';

type Sums = Pick<FollowPlan, 'EndedStake' | 'Prize' | 'Refund'>;

/** What has ended brought, less what it cost. */
export const netOf = ({ EndedStake, Prize, Refund }: Sums): Money =>
  mills(Prize + Refund - EndedStake);

/** A plan that ended ahead won; by loss it lost; others are as they are. */
export function stateLook({ State }: Pick<FollowPlan, 'State'>): StatusLook {
  if (State === ScheduleState.RUNNING) return 'wait';
  if (State === ScheduleState.STOPPED_WIN || State === ScheduleState.STOPPED_EARN) return 'win';
  return State === ScheduleState.STOPPED_LOSS ? 'lose' : 'off';
}

export function orderLook({ State }: Pick<FollowOrder, 'State'>): StatusLook {
  if (State === ScheduleRowState.WIN) return 'win';
  if (State === ScheduleRowState.NO_PRIZE) return 'lose';
  return State < ScheduleRowState.NO_PRIZE ? 'wait' : 'off';
}

/** Why an order was not bet, in words. */
export function reasonText({ Reason }: Pick<FollowOrder, 'Reason'>): Bilingual | undefined {
  if (!Reason) return undefined;
  const table: Readonly<Record<string, Bilingual>> = { ...PLACE_CODES, ...ORDER_CODES };
  const row = table[Reason.Code] ?? ORDER_CODES.TOO_LATE;
  return { zh: textOf(row, Reason.Params, 'zh'), en: textOf(row, Reason.Params, 'en') };
}
