import type { DayRange } from '@fairlot/ui/date-range';
import {
  lineReportHttp,
  type LineReportBy,
  type LineReportRow,
} from '@fairlot/wire/team/line-report';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';

/** Lines are counted every ten seconds. */
const POLL_MS = 60_000;
/** Most rows of a question. */
const MOST = 100;

export type ReportQuery = {
  readonly head: number | undefined;
  readonly range: DayRange;
  readonly by: LineReportBy;
};

/** The rows of a report, the way through them, and what the answer says of the whole line. */
export function useReport({ head: Head, range: { from, to }, by }: ReportQuery) {
  return useCursorList<typeof lineReportHttp.getLineReport, LineReportRow, string>(
    lineReportHttp.getLineReport,
    (After, Count) => ({
      From: from,
      To: to,
      By: by,
      Count,
      ...(Head !== undefined && { Head }),
      ...(After !== undefined && { After }),
    }),
    { refetchInterval: POLL_MS, sheetSize: MOST },
  );
}
