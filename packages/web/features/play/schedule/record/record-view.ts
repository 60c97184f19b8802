// What the records of schedules say. Pure.
import { mills, type Money } from '@fairlot/rules/core/money';
import { ScheduleRowState, ScheduleState } from '@fairlot/rules/schedule/state';
import type { StatusLook } from '@fairlot/ui';
import type { Bilingual } from '@fairlot/rules/core/text';
import { textOf } from '@fairlot/wire/core';
import {
  PLACE_SCHEDULE_CODES,
  ROW_CODES,
  type Schedule,
  type ScheduleIssue,
} from '@fairlot/wire/play/schedule';

export const isGoing = ({ State }: Pick<Schedule, 'State'>): boolean =>
  State === ScheduleState.RUNNING || State === ScheduleState.PAUSED;

/** A schedule that ended by a win or ahead won; by loss it lost; others are as they are. */
export function stateLook({ State }: Pick<Schedule, 'State'>): StatusLook {
  if (State === ScheduleState.RUNNING) return 'wait';
  if (State === ScheduleState.STOPPED_WIN || State === ScheduleState.STOPPED_EARN) return 'win';
  return State === ScheduleState.STOPPED_LOSS ? 'lose' : 'off';
}

export function rowLook({ State }: Pick<ScheduleIssue, 'State'>): StatusLook {
  if (State === ScheduleRowState.WIN) return 'win';
  if (State === ScheduleRowState.NO_PRIZE) return 'lose';
  return State < ScheduleRowState.NO_PRIZE ? 'wait' : 'off';
}

/** What it cost and brought up to each issue; undefined where the issue has not ended. */
export function courseOf(issues: readonly ScheduleIssue[]): readonly (Money | undefined)[] {
  let net = 0n;
  return issues.map(({ State, BetIds, Amount, Prize, Refund }) => {
    if (State <= ScheduleRowState.BET) return undefined;
    if (BetIds.length > 0) net += Prize + Refund - Amount;
    return mills(net);
  });
}

/** Why an issue was not bet, in words. */
export function reasonText({ Reason }: Pick<ScheduleIssue, 'Reason'>): Bilingual | undefined {
  if (!Reason) return undefined;
  const table: Readonly<Record<string, Bilingual>> = { ...PLACE_SCHEDULE_CODES, ...ROW_CODES };
  const row = table[Reason.Code] ?? ROW_CODES.NOT_BET;
  return { zh: textOf(row, Reason.Params, 'zh'), en: textOf(row, Reason.Params, 'en') };
}
