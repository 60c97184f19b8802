import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { STATE_CALENDAR } from '@fairlot/rules/lottery/calendar';
import type { PlannedIssue } from '@fairlot/rules/lottery/schedule';
import { addDays, siteDayOf } from '@fairlot/rules/lottery/site-day';
import type { lotteryConsole } from '@fairlot/wire/play/lottery';
import type { Platform } from '#platform/feature';
import type { Handlers } from '#platform/route';
import {
  actorOf,
  type ProposalRejection,
  presentProposal,
  type ProposalRow,
} from '../../../staff/operator/proposals/index.ts';
import {
  gamesOf,
  type HolidayChange,
  previewHolidays,
  proposeHolidays,
} from './change-holidays.ts';
import { proposeTimetable, type TimetableInput } from './change-timetable.ts';
import { type DayPreview, previewTimetable } from './preview-timetable.ts';
import { readGames } from '../games/store-game.ts';
import { readHolidays } from '../games/store-holiday.ts';
import { readNow } from '../issues/store.ts';

type Calls = Pick<
  Handlers<typeof lotteryConsole>,
  'previewTimetable' | 'proposeTimetable' | 'getHolidays' | 'previewHolidays' | 'proposeHolidays'
>;

const LOOK_AHEAD_DAYS = 366;

type Refusal<E extends string> = {
  readonly code: E;
  readonly params?: Readonly<Record<string, string>>;
};

/** A proposal in the words of the contract. */
export function proposed<E extends string>(
  result: Result<ProposalRow, Refusal<E> | ProposalRejection>,
): Result<ReturnType<typeof presentProposal>, Refusal<E | ProposalRejection>> {
  if (result.ok) return ok(presentProposal(result.value));
  const { error } = result;
  return refused(typeof error === 'string' ? { code: error } : error);
}

const presentIssue = (issue: PlannedIssue | undefined) =>
  issue
    ? {
        SerialNumber: issue.serialNumber,
        StartTimeStamp: issue.startMs,
        CloseTimeStamp: issue.closeMs,
        DrawTimeStamp: issue.drawMs,
      }
    : null;

const presentDay = (day: DayPreview) => ({
  Day: day.day,
  IsMade: day.isMade,
  IsRest: day.isRest,
  Count: day.count,
  First: presentIssue(day.first),
  Last: presentIssue(day.last),
  Windows: day.windows.map((window) => ({
    FromSeconds: window.fromSeconds,
    ToSeconds: window.toSeconds,
    EverySeconds: window.everySeconds,
    Count: window.count,
  })),
});

const timetableOf = (input: {
  readonly IntervalSeconds?: number | undefined;
  readonly DrawAtSeconds?: number | undefined;
  readonly Sessions?:
    | readonly {
        readonly FromSeconds: number;
        readonly ToSeconds: number;
        readonly EverySeconds: number;
      }[]
    | undefined;
  readonly CloseLeadSeconds: number;
  readonly FromDay?: string | undefined;
}): TimetableInput => ({
  intervalSeconds: input.IntervalSeconds,
  drawAtSeconds: input.DrawAtSeconds,
  sessions: input.Sessions?.map(({ FromSeconds, ToSeconds, EverySeconds }) => ({
    fromSeconds: FromSeconds,
    toSeconds: ToSeconds,
    everySeconds: EverySeconds,
  })),
  closeLeadSeconds: input.CloseLeadSeconds,
  fromDay: input.FromDay,
});

const holidaysOf = (input: {
  readonly GameId: number | null;
  readonly Days: readonly {
    readonly Day: string;
    readonly Rule: 'rest' | 'open' | 'extra' | null;
  }[];
}): HolidayChange => ({
  gameId: input.GameId,
  days: input.Days.map(({ Day, Rule }) => ({ day: Day, rule: Rule })),
});

/** Timetables and days off at the console: looked at by one, changed by two. */
export function calendarCalls({ db }: Platform): Calls {
  return {
    previewTimetable: async ({ GameId, Days, ...input }) => {
      const wanted = { gameId: GameId, days: Days, ...timetableOf(input) };
      const rows = await previewTimetable(db, wanted);
      if (!rows.ok) return rows;
      return ok({ Rows: rows.value.map(presentDay), DateTimeNow: await readNow(db) });
    },
    proposeTimetable: async ({ GameId, Version, Reason, ...input }, call) => {
      const change = { gameId: GameId, seen: Version, reason: Reason };
      return proposed(await proposeTimetable(db, actorOf(call), change, timetableOf(input)));
    },
    getHolidays: async () => {
      const nowMs = await readNow(db);
      const today = siteDayOf(nowMs);
      const end = addDays(today, LOOK_AHEAD_DAYS);
      const [holidays, games] = [await readHolidays(db, today), await readGames(db)];
      return {
        Rests: STATE_CALENDAR.rests
          .filter(({ from, to }) => to >= today && from <= end)
          .map(({ from, to }) => ({ From: from, To: to })),
        Rows: holidays.map((row) => ({
          Day: row.day,
          GameId: row.gameId,
          Rule: row.rule,
          AuthorName: row.authorName,
          Reason: row.reason,
          MadeAt: Math.floor(row.madeMs),
        })),
        GameIds: gamesOf(games, null).map(({ id }) => id),
        DateTimeNow: nowMs,
      };
    },
    previewHolidays: async (input) => {
      const rows = await previewHolidays(db, holidaysOf(input));
      if (!rows.ok) return rows;
      return ok({
        Rows: rows.value.map((row) => ({
          GameId: row.gameId,
          Days: row.days.map(({ day, before, after }) => ({
            Day: day,
            Before: before,
            After: after,
          })),
          TakenBack: row.takenBack,
          Made: row.made,
        })),
      });
    },
    proposeHolidays: async (input, call) =>
      proposed(await proposeHolidays(db, actorOf(call), holidaysOf(input), input.Reason)),
  };
}
