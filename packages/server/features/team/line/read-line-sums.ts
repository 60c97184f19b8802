import { LINE_FIGURE } from '@fairlot/rules/core/line-figures';
import { mills, type Money } from '@fairlot/rules/core/money';
import { KINDS_OF, REPORT_COLUMNS, type ReportColumn } from '@fairlot/rules/core/report-columns';
import type { Currency } from '#ledger';
import type { Executor } from '#platform/db';
import { type LineRow, sumLines } from './store-sums.ts';

export type LineSumsQuery = {
  readonly headIds: readonly bigint[];
  /** Days of the site, both of them too. */
  readonly from: string;
  readonly to: string;
  readonly currency: Currency;
  readonly by: 'day' | 'game' | 'total';
};

const PEOPLE = ['bettors', 'depositors', 'firstDepositors', 'signIns', 'registrations'] as const;

/** What all below a head moved and did, without the head. */
export type LineSums = {
  readonly headId: bigint;
  /** A day of the site, the number of a game (0: of none), or empty. */
  readonly key: string;
  /** Each column from the side on which it is above zero (`REPORT_COLUMNS`). */
  readonly columns: Readonly<Record<ReportColumn, Money>>;
  /** People by day, each once a day: over several days a person counts on each. */
  readonly people: Readonly<Record<(typeof PEOPLE)[number], number>>;
};

const COLUMNS = Object.keys(REPORT_COLUMNS) as readonly ReportColumn[];

/** Reads the sums of lines by head and key. A head or key without movements is left out. */
export async function readLineSums(
  db: Executor,
  query: LineSumsQuery,
): Promise<readonly LineSums[]> {
  if (query.headIds.length === 0) return [];
  const byKey = new Map<string, LineRow[]>();
  for (const row of await sumLines(db, query)) {
    const name = `${row.head} ${row.key}`;
    const rows = byKey.get(name) ?? [];
    byKey.set(name, rows);
    rows.push(row);
  }
  return [...byKey.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const amountOf = (kinds: readonly number[]) =>
      rows.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0n);
    const columns = COLUMNS.map((name) => [
      name,
      mills(amountOf(KINDS_OF[name]) * BigInt(REPORT_COLUMNS[name])),
    ]);
    const people = PEOPLE.map((name) => [name, Number(amountOf([LINE_FIGURE[name]]))]);
    return [
      {
        headId: first.head,
        key: first.key,
        columns: Object.fromEntries(columns) as LineSums['columns'],
        people: Object.fromEntries(people) as LineSums['people'],
      },
    ];
  });
}
