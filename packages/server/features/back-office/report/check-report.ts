import { mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { DAY_MS, siteDayStart } from '@fairlot/rules/lottery/site-day';
import type { Output } from '@fairlot/wire/core';
import type { reportConsole } from '@fairlot/wire/back-office/report';
import { sumsByKind } from '#ledger';
import { type Db, longRead } from '#platform/db';
import { readSite } from '../../site/settings/values/index.ts';
import { daysIn, type ReportFault } from './read-report.ts';
import { readCounted } from './store-count.ts';
import { countedByKind } from './store-sums.ts';

const MOST_DAYS = 31;
const MOST_ROWS = 500;
const MOST_MINUTES = 1;

/**
 * Holds what was counted against the entries of the same journals, in one look at both (what is counted meanwhile is no
 * difference), and names what differs.
 */
export async function checkReport(
  db: Db,
  from: string,
  to: string,
): Promise<Result<Output<typeof reportConsole.checkReport>, ReportFault>> {
  if (daysIn(from, to) > MOST_DAYS) return refused({ code: 'TOO_MANY_DAYS' });
  const { currency } = await readSite(db);
  const span = {
    fromMs: siteDayStart(from) ?? 0,
    toMs: (siteDayStart(to) ?? 0) + DAY_MS,
  };
  const { counted, here, ledger } = await longRead(db, MOST_MINUTES, async (tx) => {
    const place = await readCounted(tx);
    return {
      counted: place,
      here: await countedByKind(tx, { currency, from, to }),
      ledger: await sumsByKind(tx, { currency, ...span, upto: place.upto }),
    };
  });
  type Pair = { Day: string; Kind: number; here: bigint; ledger: bigint; hereN: bigint; n: bigint };
  const pairs = new Map<string, Pair>();
  const at = (day: string, kind: number): Pair => {
    const key = `${day} ${kind}`;
    const pair = pairs.get(key) ?? { Day: day, Kind: kind, here: 0n, ledger: 0n, hereN: 0n, n: 0n };
    pairs.set(key, pair);
    return pair;
  };
  for (const row of here) {
    Object.assign(at(row.day, row.kind), { here: row.amount, hereN: row.journals });
  }
  for (const row of ledger) {
    Object.assign(at(row.day, row.kind), { ledger: row.amount, n: row.journals });
  }
  const odd = [...pairs.values()].filter(
    (pair) => pair.here !== pair.ledger || pair.hereN !== pair.n,
  );
  return ok({
    Rows: odd.slice(0, MOST_ROWS).map(({ Day, Kind, ...pair }) => ({
      Day,
      Kind,
      Here: mills(pair.here),
      Ledger: mills(pair.ledger),
    })),
    Journals: Number(ledger.reduce((sum, row) => sum + row.journals, 0n)),
    CountedTimeStamp: Number(counted.counted_ms),
  });
}
