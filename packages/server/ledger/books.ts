import { sql } from 'kysely';
import { moneyToNumber } from '@fairlot/rules/core/money';
import type { Executor } from '#platform/db';
import { CHART, type Currency } from './accounts.ts';
import { houseBalance } from './read.ts';
import { KEPT } from './snapshot.ts';

type Sealed = { seals: bigint; upto: bigint | null; at: number | null; newest: bigint | null };

const nameOf = (kind: number): string =>
  Object.entries(CHART).find(([, number]) => number === kind)?.[0] ?? String(kind);

/** What an operator asks of the books: what the house has where, and how far they are sealed. */
export async function describeBooks(db: Executor, currency: Currency): Promise<readonly string[]> {
  const balances = await Promise.all(
    KEPT.map(async (account) => {
      const balance = moneyToNumber(await houseBalance(db, account, currency));
      return `${nameOf(account.kind)}: ${balance} ${currency}`;
    }),
  );
  const { rows } = await sql<Sealed>`
    SELECT count(*) AS seals, max(upto_n) AS upto, max(sealed_at) AS at,
      (SELECT max(n) FROM ledger_journal WHERE n > coalesce((SELECT max(upto_n) FROM ledger_seal), 0)) AS newest
    FROM ledger_seal`.execute(db);
  const { seals = 0n, upto, at, newest } = rows[0] ?? {};
  const when = typeof at === 'number' ? `, the last at ${new Date(at).toISOString()}` : '';
  return [
    ...balances,
    `${seals} seals up to journal ${upto ?? 0n} of ${newest ?? upto ?? 0n}${when}`,
  ];
}

/** Whether anything was ever posted: from then on the currency of the books stays. */
export async function hasBooks(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ begun: boolean }>`
    SELECT EXISTS (SELECT FROM ledger_journal) AS begun`.execute(db);
  return rows[0]?.begun === true;
}
