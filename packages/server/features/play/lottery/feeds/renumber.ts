import type { PlannedIssue } from '@fairlot/rules/lottery/schedule';
import type { Tx } from '#platform/db';
import { raiseAlarm } from '../alarms/alarm.ts';
import { deleteUnopened, isSame, lockMade, type MadeIssue } from '../issues/store-made.ts';
import { publishGameChange } from '../games/publish-game-change.ts';
import { stopIssues } from '../intervention/halt.ts';
import { getIssue } from '../issues/store.ts';
import type { NewestDraw } from './store-official.ts';
import { withChildren } from './read-off.ts';

export type DayIssue = PlannedIssue & { readonly day: string };

/**
 * Removes issues that differ from the official count in number or draw, if they are not on sale yet. Issues that are
 * or were on sale keep their number: they stop taking bets with an alarm, and operators enter their number or cancel
 * them. Requires the lock of the timetable.
 */
export async function renumber(
  tx: Tx,
  gameId: number,
  wanted: readonly DayIssue[],
  { nowMs }: NewestDraw,
): Promise<void> {
  const [first] = wanted;
  if (!first) return;
  const made = (await lockMade(tx, gameId, first.day)).filter(
    ({ isWaiting, closeMs }) => isWaiting && closeMs > nowMs,
  );
  const shifted = made.flatMap((issue) => {
    const official = wanted.find((each) => isOther(each, issue));
    return official && !wanted.some((each) => isSame(each, issue)) ? [{ issue, official }] : [];
  });
  await deleteUnopened(
    tx,
    shifted.filter(({ issue }) => !issue.isOpened).map(({ issue }) => issue.id),
  );
  const sold = shifted.filter(({ issue }) => issue.isOpened);
  for (const { issue, official } of sold) {
    const detail = { official: official.serialNumber, day: official.day };
    if (!(await raiseAlarm(tx, { gameId, issueId: issue.id }, 'serial shifted', detail))) continue;
    await stopIssues(tx, await withChildren(tx, await getIssue(tx, issue.id)));
  }
  if (shifted.length > 0) await publishGameChange(tx, gameId);
}

/** One draw under two numbers, or two draws under one. */
const isOther = (planned: DayIssue, made: MadeIssue): boolean =>
  (planned.drawMs === made.drawMs) !== (planned.serialNumber === made.serialNumber);
