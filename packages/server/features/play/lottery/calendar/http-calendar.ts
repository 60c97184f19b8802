import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { PlannedIssue } from '@fairlot/rules/lottery/schedule';
import type { lotteryConsole } from '@fairlot/wire/play/lottery';
import type { Platform } from '#platform/feature';
import type { Handlers } from '#platform/route';
import {
  actorOf,
  type ProposalRejection,
  presentProposal,
  type ProposalRow,
} from '../../../staff/operator/proposals/index.ts';
import { type HolidayChange, previewHolidays, proposeHolidays } from './change-holidays.ts';
import { proposeTimetable, type TimetableInput } from './change-timetable.ts';
import { type DayPreview, previewTimetable } from './preview-timetable.ts';
import { readCalendar } from './read-calendar.ts';
import { readNow } from '../issues/store.ts';

type Calls = Pick<
  Handlers<typeof lotteryConsole>,
  'previewTimetable' | 'proposeTimetable' | 'getHolidays' | 'previewHolidays' | 'proposeHolidays'
>;

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
  IsUnconfirmed: day.isUnconfirmed,
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
  readonly Year?: number | undefined;
  readonly Source?: string | undefined;
}): HolidayChange => ({
  gameId: input.GameId,
  ...(input.Year !== undefined && { year: input.Year }),
  source: input.Source?.trim() ?? '',
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
    getHolidays: () => readCalendar(db),
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
