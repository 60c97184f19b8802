import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Session } from '@fairlot/rules/lottery/category';
import { type Timetable, timetableFault } from '@fairlot/rules/lottery/game';
import { mayFollow } from '@fairlot/rules/lottery/schedule';
import { addDays, siteDayOf, siteDayStart } from '@fairlot/rules/lottery/site-day';
import { type Db, type Executor, tryOut, type Tx } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import {
  act,
  type Actor,
  type ProposalRejection,
  type Person,
  propose,
  type ProposalRow,
} from '../../../staff/operator/proposals/index.ts';
import { authorOf, deedOf, type GameChange, type GameRefusal } from '../catalogue/change-game.ts';
import { readNow } from '../issues/store.ts';
import { categoryOn, lastPlannedDay, lockTimetable, readGame } from '../games/store-game.ts';
import { type Author, insertVersion } from '../games/store-version.ts';

/** What is asked of a timetable; a schedule that is not named stays. */
export type TimetableInput = {
  readonly intervalSeconds?: number | undefined;
  readonly drawAtSeconds?: number | undefined;
  readonly sessions?: readonly Session[] | undefined;
  readonly closeLeadSeconds?: number | undefined;
  /** Its first day; without it the first that can be. */
  readonly fromDay?: string | undefined;
};

const PERMISSION = 'lottery.games.schedule';

export type TimetableFault = 'BAD_SCHEDULE' | 'BAD_LEAD' | 'DAY_IS_COMMITTED';
export type TimetableMade = { readonly version: number; readonly fromDay: string };

const LONGEST_AHEAD_DAYS = 366;

function timetableOf(now: Timetable, input: TimetableInput): Timetable | undefined {
  const { intervalSeconds, drawAtSeconds, sessions } = input;
  const { closeLeadSeconds = now.closeLeadSeconds } = input;
  const named = [intervalSeconds, drawAtSeconds, sessions].filter((each) => each !== undefined);
  if (named.length > 1) return undefined;
  if (sessions) {
    const days = now.schedule.kind === 'sessions' ? now.schedule : {};
    return { schedule: { ...days, kind: 'sessions', sessions }, closeLeadSeconds };
  }
  if (intervalSeconds !== undefined) {
    return { schedule: { kind: 'allDay', intervalSeconds }, closeLeadSeconds };
  }
  if (drawAtSeconds === undefined) return { schedule: now.schedule, closeLeadSeconds };
  const days = now.schedule.kind === 'daily' ? now.schedule : {};
  return { schedule: { ...days, kind: 'daily', drawAtSeconds }, closeLeadSeconds };
}

/** Who changes it and why, of which game, and the newest version that he saw. */
type By = Omit<GameChange, 'effectAt'> & { readonly author: Author };
type Applied = {
  readonly before: Timetable;
  readonly after: Timetable & TimetableMade;
  readonly value: TimetableMade;
};

/** Makes the version, or tells why not. Under it a day is planned; who plans one holds the same lock. */
export async function applyTimetable(
  tx: Tx,
  { gameId, reason, author, seen }: By,
  input: TimetableInput,
): Promise<Result<Applied, GameRefusal<TimetableFault>>> {
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
  const dayBefore = (await categoryOn(tx, game, addDays(fromDay, -1))) ?? game.category;
  if (
    content.schedule.kind === 'sessions' &&
    !mayFollow(dayBefore, { ...category, ...content }, fromDay)
  )
    return refused({ code: 'BAD_SCHEDULE' });
  const version = await insertVersion(tx, {
    gameId,
    part: 'timetable',
    content,
    author,
    reason,
    effectAt: siteDayStart(fromDay),
    seen: seen ?? game.version,
  });
  if (version === undefined) return refused({ code: 'GAME_CHANGED' });
  if (isSame(before, content)) return refused({ code: 'NO_CHANGE' });
  return ok({ before, after: { ...content, version, fromDay }, value: { version, fromDay } });
}

/**
 * When a game draws and when its sale ends, from the first day that has no commit chain yet, or a later
 * one. Days whose chain is published, or whose issues are planned, keep the timetable that they were
 * planned by: whoever plans a day holds the same lock. By command it takes one person, at the console two.
 */
export const changeTimetable = (
  db: Executor,
  actor: Actor,
  change: Omit<GameChange, 'effectAt'>,
  input: TimetableInput,
): Promise<Result<TimetableMade, GameRefusal<TimetableFault>>> =>
  act<TimetableMade, GameRefusal<TimetableFault>>(db, actor, deedOf(PERMISSION, change), (tx) =>
    applyTimetable(tx, { ...change, author: authorOf(actor) }, input),
  );

/** Asks a second operator for it; what it would make is tried first. */
export const proposeTimetable = (
  db: Db,
  maker: Person,
  change: Omit<GameChange, 'effectAt'>,
  input: TimetableInput,
): Promise<Result<ProposalRow, GameRefusal<TimetableFault> | ProposalRejection>> =>
  propose<GameRefusal<TimetableFault>>(db, maker, deedOf(PERMISSION, change), (tx) =>
    tryOut(tx, async () => {
      const done = await applyTimetable(tx, { ...change, author: authorOf(maker) }, input);
      if (!done.ok) return done;
      const game = await readGame(tx, change.gameId);
      return ok({
        before: done.value.before,
        content: { gameId: change.gameId, ...input },
        // Also where none was typed: the first day without a commit chain.
        about: { game: game?.category.name, fromDay: done.value.value.fromDay },
      });
    }),
  );

const whole = z.optional(z.int());
const Content = z.object({
  gameId: z.int(),
  intervalSeconds: whole,
  drawAtSeconds: whole,
  sessions: z.optional(
    z.array(z.object({ fromSeconds: z.int(), toSeconds: z.int(), everySeconds: z.int() })),
  ),
  closeLeadSeconds: whole,
  fromDay: z.optional(z.string()),
});

/** What the second person confirms holds from the first day that is not planned by then. */
export const confirmTimetable: TwoPersonAct = {
  permission: PERMISSION,
  change: async (tx, content, { maker, reason }) => {
    const { gameId, ...input } = Content.parse(content);
    const author = { id: `operator:${maker.operatorId}`, name: maker.name };
    const done = await applyTimetable(tx, { gameId, reason, author }, input);
    return done.ok ? { before: done.value.before, after: done.value.after } : undefined;
  },
};

const isSame = (a: Timetable, b: Timetable): boolean =>
  isDeepStrictEqual([a.schedule, a.closeLeadSeconds], [b.schedule, b.closeLeadSeconds]);
