import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { type Timetable, timetableFault } from '@fairlot/rules/lottery/game';
import { addDays, siteDayOf, siteDayStart } from '@fairlot/rules/lottery/site-day';
import type { Executor } from '../../platform/db.ts';
import { act, type Actor } from '../operator/index.ts';
import { authorOf, deedOf, type GameChange, type GameRefusal } from './change-game.ts';
import { readNow } from './store.ts';
import { categoryOn, lastPlannedDay, lockTimetable, readGame } from './store-game.ts';
import { insertVersion } from './store-version.ts';

/** What is asked of a timetable; a schedule that is not named stays. */
export type TimetableInput = {
  readonly intervalSeconds?: number | undefined;
  readonly drawAtSeconds?: number | undefined;
  readonly closeLeadSeconds?: number | undefined;
  /** Its first day; without it the first that can be. */
  readonly fromDay?: string | undefined;
};

type Fault = 'BAD_SCHEDULE' | 'BAD_LEAD' | 'DAY_IS_COMMITTED';
export type TimetableMade = { readonly version: number; readonly fromDay: string };

const LONGEST_AHEAD_DAYS = 366;

function timetableOf(now: Timetable, input: TimetableInput): Timetable | undefined {
  const { intervalSeconds, drawAtSeconds, closeLeadSeconds = now.closeLeadSeconds } = input;
  if (intervalSeconds !== undefined && drawAtSeconds !== undefined) return undefined;
  if (intervalSeconds !== undefined) {
    return { schedule: { kind: 'allDay', intervalSeconds }, closeLeadSeconds };
  }
  if (drawAtSeconds === undefined) return { schedule: now.schedule, closeLeadSeconds };
  const days = now.schedule.kind === 'daily' ? now.schedule : {};
  return { schedule: { ...days, kind: 'daily', drawAtSeconds }, closeLeadSeconds };
}

/**
 * When a game draws and when its sale ends, from the first day that has no commit chain yet, or a later
 * one. Days whose chain is published, or whose issues are planned, keep the timetable that they were
 * planned by: whoever plans a day holds the same lock.
 */
export const changeTimetable = (
  db: Executor,
  actor: Actor,
  change: Omit<GameChange, 'effectAt'>,
  input: TimetableInput,
): Promise<Result<TimetableMade, GameRefusal<Fault>>> =>
  act<TimetableMade, GameRefusal<Fault>>(
    db,
    actor,
    deedOf('lottery.games.schedule', change),
    async (tx) => {
      const { gameId, reason } = change;
      await lockTimetable(tx, gameId);
      const game = await readGame(tx, gameId);
      if (!game) return refused({ code: 'NO_SUCH_GAME' });
      const today = siteDayOf(await readNow(tx));
      const planned = await lastPlannedDay(tx, gameId);
      const first = planned === undefined || planned < today ? today : addDays(planned, 1);
      const fromDay = input.fromDay ?? first;
      if (fromDay < first) return refused({ code: 'DAY_IS_COMMITTED', params: { day: first } });
      if (fromDay > addDays(today, LONGEST_AHEAD_DAYS)) return refused({ code: 'NOT_IN_TIME' });
      const category = (await categoryOn(tx, game, fromDay)) ?? game.category;
      const { schedule, closeLeadSeconds } = category;
      const before = { schedule, closeLeadSeconds };
      const content = timetableOf(before, input);
      if (!content) return refused({ code: 'BAD_SCHEDULE' });
      const fault = timetableFault(category, content);
      if (fault) return refused({ code: fault === 'LEAD' ? 'BAD_LEAD' : 'BAD_SCHEDULE' });
      const version = await insertVersion(tx, {
        gameId,
        part: 'timetable',
        content,
        author: authorOf(actor),
        reason,
        effectAt: siteDayStart(fromDay),
        seen: change.seen ?? game.version,
      });
      if (version === undefined) return refused({ code: 'GAME_CHANGED' });
      if (isSame(before, content)) return refused({ code: 'NO_CHANGE' });
      return ok({ before, after: { ...content, version, fromDay }, value: { version, fromDay } });
    },
  );

const isSame = (a: Timetable, b: Timetable): boolean =>
  JSON.stringify([a.schedule, a.closeLeadSeconds]) ===
  JSON.stringify([b.schedule, b.closeLeadSeconds]);
