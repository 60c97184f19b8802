import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { DAY_MS, siteDayStart } from '@fairlot/rules/lottery/site-day';
import type { Input, Output, RefusalOf } from '@fairlot/wire/core';
import { type lineReportHttp, MOST_REPORT_DAYS } from '@fairlot/wire/team/line-report';
import type { Currency } from '#ledger';
import { type Db, longRead } from '#platform/db';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { readCountedMs, readLineAbove } from '../line/index.ts';
import { readKeys, readMembers, readTotal } from './rows.ts';
import { readSeenFrom, readSteps } from './store.ts';

type Endpoint = typeof lineReportHttp.getLineReport;

const daysOf = (from: string, to: string): number =>
  ((siteDayStart(to) ?? 0) - (siteDayStart(from) ?? 0)) / DAY_MS + 1;

/** The report of a line: the head, each direct with all below, former directs as long as they were; or by day or game. */
export function readLineReport(
  db: Db,
  { viewer, currency }: { readonly viewer: bigint; readonly currency: Currency },
  { Head, From, To, By, After, Count }: Input<Endpoint>,
): Promise<Result<Output<Endpoint>, RefusalOf<Endpoint>>> {
  return longRead(db, 1, async (tx) => {
    if (daysOf(From, To) > MOST_REPORT_DAYS) {
      return refused({ code: 'TOO_MANY_DAYS', most: MOST_REPORT_DAYS });
    }
    const headId = BigInt(Head ?? viewer);
    const above = headId === viewer ? [] : await readLineAbove(tx, headId);
    if (headId !== viewer && !above.includes(viewer)) return refused({ code: 'NO_SUCH_MEMBER' });
    const seenFrom = headId === viewer ? undefined : await readSeenFrom(tx, viewer, above, headId);
    const from = seenFrom !== undefined && seenFrom > From ? seenFrom : From;
    const span = { headId, from, to: To, currency };
    const path = [...above.slice(above.indexOf(viewer)), headId];
    const page = { after: After, count: Count };
    const { rows, next } =
      By === 'member'
        ? await readMembers(tx, span, page)
        : await readKeys(tx, span, { ...page, by: By });
    return ok({
      From: from,
      Path: (await readSteps(tx, path)).map(({ id, user_name, nick_name }) => ({
        PlayerId: Number(id),
        UserName: user_name,
        NickName: nick_name,
      })),
      Rows: rows,
      Next: next,
      Total: await readTotal(tx, span),
      CountedTimeStamp: await readCountedMs(tx),
      DateTimeNow: await readNowMs(tx),
    });
  });
}
