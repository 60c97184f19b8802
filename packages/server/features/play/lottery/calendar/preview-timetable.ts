import { ok, type Result } from '@fairlot/rules/core/result';
import { windowsOf } from '@fairlot/rules/lottery/draw-times';
import type { PlannedIssue } from '@fairlot/rules/lottery/schedule';
import { isRest, isUnconfirmed } from '@fairlot/rules/lottery/calendar';
import { addDays, siteDayOf } from '@fairlot/rules/lottery/site-day';
import { type Db, transaction, tryOut, type Tx } from '#platform/db';
import type { GameRefusal } from '../catalogue/change-game.ts';
import { applyTimetable, type TimetableFault, type TimetableInput } from './change-timetable.ts';
import { plannedOf } from './realign.ts';
import { plannedDays } from '../issues/store-made.ts';
import { categoryOn, type GameNow, readGame } from '../games/store-game.ts';
import { readNow } from '../issues/store.ts';
import { SITE } from '../games/store-version.ts';

/** Draws a step apart, in seconds from the midnight of their day. */
type Window = {
  readonly fromSeconds: number;
  readonly toSeconds: number;
  readonly everySeconds: number;
  readonly count: number;
};
export type DayPreview = {
  readonly day: string;
  /** Its chain is published, or its issues are made: it stays as it is. */
  readonly isMade: boolean;
  readonly isRest: boolean;
  /** The days off of its year are not confirmed. */
  readonly isUnconfirmed: boolean;
  readonly count: number;
  readonly first: PlannedIssue | undefined;
  readonly last: PlannedIssue | undefined;
  /** Between two of them is a break. */
  readonly windows: readonly Window[];
};

export type PreviewInput = TimetableInput & { readonly gameId: number; readonly days: number };

/** The days to come as they would be with a timetable: it is made, looked at and taken back. */
export const previewTimetable = (
  db: Db,
  { gameId, days, ...input }: PreviewInput,
): Promise<Result<readonly DayPreview[], GameRefusal<TimetableFault>>> =>
  transaction(db, (tx) =>
    tryOut(tx, async () => {
      const by = { gameId, reason: 'a preview', author: SITE };
      const done = await applyTimetable(tx, by, input);
      // What is there already can be looked at too.
      if (!done.ok && done.error.code !== 'NO_CHANGE') return done;
      const game = await readGame(tx, gameId);
      const today = siteDayOf(await readNow(tx));
      if (!game) return ok([]);
      const made = new Set(await plannedDays(tx, gameId, today));
      const rows: DayPreview[] = [];
      for (let ahead = 0; ahead < days; ahead++) {
        const day = addDays(today, ahead);
        rows.push(await dayOf(tx, game, day, made.has(day)));
      }
      return ok(rows);
    }),
  );

async function dayOf(tx: Tx, game: GameNow, day: string, isMade: boolean): Promise<DayPreview> {
  const category = (await categoryOn(tx, game, day)) ?? game.category;
  const issues = await plannedOf(tx, game, day);
  return {
    day,
    isMade,
    isRest: category.calendar !== undefined && isRest(category.calendar, day),
    isUnconfirmed: category.calendar !== undefined && isUnconfirmed(category.calendar, day),
    count: issues.length,
    first: issues[0],
    last: issues.at(-1),
    windows: windowsOf(category, day).map(({ everySeconds, draws }) => ({
      fromSeconds: draws[0] ?? 0,
      toSeconds: draws.at(-1) ?? 0,
      everySeconds,
      count: draws.length,
    })),
  };
}
