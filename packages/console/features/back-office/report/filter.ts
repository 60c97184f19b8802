// What a report is of. It stands in the address: what is of no use there is not there. Pure.
import * as z from 'zod/mini';
import { type Input, siteDay } from '@fairlot/wire/core';
import type { ReportBy, reportConsole } from '@fairlot/wire/back-office/report';
import { type DayRange, presetRange } from '@fairlot/ui/date-range';

const some = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const account = some(z.string().check(z.minLength(1), z.maxLength(32)));

export const BYS = ['day', 'game', 'kind', 'player', 'line'] as const satisfies readonly ReportBy[];

export const ReportSearch = z.object({
  by: some(z.enum(BYS)),
  from: some(siteDay),
  to: some(siteDay),
  player: account,
  line: account,
  game: some(z.int().check(z.minimum(1), z.maximum(32_767))),
});
export type ReportFilter = Partial<z.output<typeof ReportSearch>>;

/** The days of a filter; without any it is the last seven. */
export const daysOf = ({ from, to }: ReportFilter, nowMs: number): DayRange =>
  from !== undefined && to !== undefined && from <= to ? { from, to } : presetRange('week', nowMs);

export const scopeOf = (
  filter: ReportFilter,
  nowMs: number,
): Input<typeof reportConsole.getReportTotals> => {
  const { from, to } = daysOf(filter, nowMs);
  return { From: from, To: to, GameId: filter.game, Player: filter.player, Line: filter.line };
};

export const askFor = (
  filter: ReportFilter,
  nowMs: number,
  after: string | undefined,
  count: number,
): Input<typeof reportConsole.getReport> => ({
  ...scopeOf(filter, nowMs),
  By: filter.by ?? 'day',
  After: after,
  Count: count,
});
