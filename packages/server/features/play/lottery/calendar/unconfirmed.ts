import {
  type HolidayCalendar,
  isUnconfirmed,
  proposedDays,
  yearOf,
} from '@fairlot/rules/lottery/calendar';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import { GameState } from '@fairlot/rules/lottery/game-state';
import { addDays } from '@fairlot/rules/lottery/site-day';
import type { GameNow } from '../games/store-game.ts';
import { isListed, keepsDaysOff } from '../games/store-holiday.ts';

/** The announcement of a year comes in the December before it. */
const ANNOUNCED_IN = '12-01';
/** A listed game without a confirmed day in this time needs an operator. */
const DUE_AHEAD_DAYS = 7;
/** Proposed days are shown so far ahead; all of them fit one change. */
const PROPOSED_AHEAD_DAYS = 35;

/** Returns true if the category of a game has the state days off; changes by operators do not matter. */
export function keepsStateDays({ categoryId }: Pick<GameNow, 'categoryId'>): boolean {
  const category = categoryOf(categoryId);
  return category !== undefined && keepsDaysOff(category);
}

/** The calendar of the state as it is now, of any of the games that keep it and have no days of their own. */
export const stateCalendarOf = (games: readonly GameNow[]): HolidayCalendar | undefined =>
  games.find(keepsStateDays)?.category.calendar;

/** The years whose days off must be known on a day: its own, and from 1 December on the next one. */
export const yearsDue = (today: string): readonly number[] => {
  const year = yearOf(today);
  return today.slice(5) >= ANNOUNCED_IN ? [year, year + 1] : [year];
};

/** Returns the unconfirmed years that are due. */
export function unconfirmedYears(games: readonly GameNow[], today: string): readonly number[] {
  const calendar = stateCalendarOf(games);
  // The last day of the year, because a late confirmation applies from the next day.
  return yearsDue(today).filter((year) => calendar && isUnconfirmed(calendar, `${year}-12-31`));
}

/** A game whose days are published one by one. */
export type ListedGame = {
  readonly gameId: number;
  readonly isRehearsal: boolean;
  /** The last day until now, and the first one after it, that are confirmed. */
  readonly last: string | undefined;
  readonly next: string | undefined;
  readonly isDue: boolean;
  readonly proposed: readonly string[];
};

/** The listed games, each with the days that are confirmed and those that its weekdays propose. */
export function listedGames(games: readonly GameNow[], today: string): readonly ListedGame[] {
  return games.flatMap((game) => {
    const listed = categoryOf(game.categoryId);
    if (!listed || !isListed(listed)) return [];
    const { schedule, calendar } = game.category;
    const confirmed = (calendar?.extra ?? []).toSorted();
    const isRehearsal = game.kind === 'platform';
    const next = confirmed.find((day) => day > today);
    const isSold = !isRehearsal && game.state !== GameState.OFFLINE && game.stateReason !== 'feed';
    const weekdays = schedule.kind === 'daily' ? schedule.weekdays : undefined;
    const ahead = { from: addDays(today, 1), to: addDays(today, PROPOSED_AHEAD_DAYS) };
    return [
      {
        gameId: game.id,
        isRehearsal,
        last: confirmed.findLast((day) => day <= today),
        next,
        isDue: isSold && (next === undefined || next > addDays(today, DUE_AHEAD_DAYS)),
        proposed: proposedDays(
          { rests: [], extra: [], ...calendar, isListed: true },
          weekdays,
          ahead,
        ),
      },
    ];
  });
}
