// What is typed into the form of a timetable, as the contract takes it. Pure.
import { categoryOf } from '@fairlot/rules/lottery/categories';
import { mayMoveSessions } from '@fairlot/rules/lottery/sessions';
import type { Faults } from '@fairlot/ui/form';
import type { Input } from '@fairlot/wire/core';
import type { lotteryConsole } from '@fairlot/wire/play/lottery';
import type { Common } from './change-form.tsx';
import type { Game } from './game.ts';
import { readDay, readTime, timeOf, whole } from './read-input.ts';
import { readSessions, typedSessions, type TypedSession } from './sessions.ts';
import { FAULTS } from './text.ts';

export type Times = Common & {
  readonly draws: string;
  readonly sessions: readonly TypedSession[];
  readonly lead: string;
  readonly day: string;
};
export type Wanted = Input<typeof lotteryConsole.previewTimetable>;

const DAY_SECONDS = 86_400;
/** Days that are looked at. */
const DAYS = 14;

/** How a game draws, as far as its form goes: by a step, once a day, in windows, or in windows that stay. */
export type Draws = 'step' | 'daily' | 'windows' | 'fixed';

export function drawsOf({ CategoryId, DrawAtSeconds, Sessions }: Game): Draws {
  if (DrawAtSeconds !== null) return 'daily';
  if (Sessions === null) return 'step';
  const category = categoryOf(CategoryId);
  return category && mayMoveSessions(category) ? 'windows' : 'fixed';
}

export const initialTimes = (game: Game, common: Common): Times => ({
  ...common,
  draws: game.DrawAtSeconds === null ? String(game.IntervalSeconds) : timeOf(game.DrawAtSeconds),
  sessions: typedSessions(game.Sessions),
  lead: String(game.CloseLeadSeconds),
  day: '',
});

const drawsAt = (draws: Draws, typed: string): number | undefined =>
  draws === 'daily' ? (readTime(typed) ?? undefined) : whole(typed, 1, DAY_SECONDS);

/** What can be said of the times before they are sent. */
export function timesFaults(game: Game, values: Times): Faults<Times> {
  const draws = drawsOf(game);
  const hasOne = draws === 'step' || draws === 'daily';
  return {
    ...(hasOne &&
      drawsAt(draws, values.draws) === undefined && {
        draws: draws === 'daily' ? FAULTS.time : FAULTS.number,
      }),
    ...(draws === 'windows' && !readSessions(values.sessions) && { sessions: FAULTS.windows }),
    ...(whole(values.lead, 0, DAY_SECONDS) === undefined && { lead: FAULTS.number }),
    ...(readDay(values.day) === null && { day: FAULTS.day }),
  };
}

/** What is asked for: only what the game may change is named. */
export function timesOf(game: Game, values: Times) {
  const draws = drawsOf(game);
  const at = drawsAt(draws, values.draws);
  const change = {
    CloseLeadSeconds: whole(values.lead, 0, DAY_SECONDS) ?? 0,
    FromDay: readDay(values.day) ?? undefined,
  };
  if (draws === 'daily') return { ...change, DrawAtSeconds: at };
  if (draws === 'step') return { ...change, IntervalSeconds: at };
  const sessions = draws === 'windows' ? readSessions(values.sessions) : undefined;
  return { ...change, ...(sessions && { Sessions: [...sessions] }) };
}

export const wantedOf = (game: Game, values: Times): Wanted => ({
  ...timesOf(game, values),
  GameId: game.GameId,
  Days: DAYS,
});

/** Whether what was looked at is what is typed by now. */
export const isAsLooked = (looked: Wanted, wanted: Wanted): boolean =>
  JSON.stringify(looked) === JSON.stringify(wanted);
