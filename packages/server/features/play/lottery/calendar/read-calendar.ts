import { proposedRests, yearOf } from '@fairlot/rules/lottery/calendar';
import type { Period } from '@fairlot/rules/lottery/period';
import { KNOWN_YEARS } from '@fairlot/rules/lottery/known-rests';
import { siteDayOf } from '@fairlot/rules/lottery/site-day';
import type { Output } from '@fairlot/wire/core';
import type { lotteryConsole } from '@fairlot/wire/play/lottery';
import type { Db } from '#platform/db';
import { readGames } from '../games/store-game.ts';
import { type ConfirmedYear, readSaid } from '../games/store-holiday.ts';
import { readNow } from '../issues/store.ts';
import { gamesOf } from './change-holidays.ts';
import { listedGames, unconfirmedYears } from './unconfirmed.ts';

type Calendar = Output<typeof lotteryConsole.getHolidays>;
type Year = Calendar['Years'][number];

const presentPeriod = ({ from, to }: Period) => ({ From: from, To: to });

/** An operator's text, the same in both languages. */
const confirmedOf = ({ source, authorName, madeMs }: ConfirmedYear) => ({
  Source: { zh: source, en: source },
  AuthorName: authorName,
  MadeAt: Math.floor(madeMs),
});

function presentYear(year: number, all: readonly ConfirmedYear[], due: readonly number[]): Year {
  const known = KNOWN_YEARS.find((each) => each.year === year);
  const confirmed = all.find((each) => each.year === year);
  const nobody = { AuthorName: null, MadeAt: null };
  if (known) {
    const rests = known.rests.map(presentPeriod);
    const { source: Source } = known;
    return { Year: year, State: 'published', IsDue: false, Rests: rests, Source, ...nobody };
  }
  if (confirmed) {
    const about = confirmedOf(confirmed);
    return { Year: year, State: 'confirmed', IsDue: false, Rests: [], ...about };
  }
  return {
    Year: year,
    State: 'proposed',
    IsDue: due.includes(year),
    Rests: proposedRests(year).map(presentPeriod),
    Source: null,
    ...nobody,
  };
}

/** Reads the calendars of the games: years of the state, listed days and day changes. */
export async function readCalendar(db: Db): Promise<Calendar> {
  const [{ holidays, years }, games, nowMs] = [
    await readSaid(db),
    await readGames(db),
    await readNow(db),
  ];
  const today = siteDayOf(nowMs);
  const due = unconfirmedYears(games, today);
  const first = KNOWN_YEARS[0]?.year ?? yearOf(today);
  const count = yearOf(today) + 1 - first + 1;
  return {
    Years: Array.from({ length: count }, (_, k) => presentYear(first + k, years, due)),
    Rows: holidays.map((row) => ({
      Day: row.day,
      GameId: row.gameId,
      Rule: row.rule,
      Source: row.source,
      AuthorName: row.authorName,
      Reason: row.reason,
      MadeAt: Math.floor(row.madeMs),
    })),
    GameIds: gamesOf(games, null).map(({ id }) => id),
    Listed: listedGames(games, today).map((game) => ({
      GameId: game.gameId,
      IsRehearsal: game.isRehearsal,
      Next: game.next ?? null,
      IsDue: game.isDue,
      Proposed: [...game.proposed],
    })),
    DateTimeNow: nowMs,
  };
}
