import { sql } from 'kysely';
import type { Money } from '@fairlot/rules/core/money';
import { poolBalance, type Currency } from '#ledger';
import { longRead, type Db, type Tx } from '#platform/db';
import { playOfBet } from './judge.ts';
import { SHORT_BYTES } from './store-settle.ts';
import type { Winning } from './winners.ts';

/** A million winners take some seconds. */
const MOST_MINUTES = 20;

const arrayText = (values: readonly number[]): string => `{${values.join(',')}}`;

/** What the recounted selections bring, by the frozen odds of each bet: a hash (hex), and to how many bets. */
export type Recount = { readonly hash: string; readonly winners: number };

export async function readRecount(db: Db, issueId: number, winning: Winning): Promise<Recount> {
  const short = [...winning.short.values()].map(({ playId, content, verdict }) => ({
    playId,
    content,
    id: null,
    verdict,
  }));
  const long = [...winning.long].map(([id, { playId, verdict }]) => ({
    playId,
    content: null,
    id,
    verdict,
  }));
  const all = [...short, ...long];
  return longRead(db, MOST_MINUTES, async (tx) => {
    const { rows } = await sql<{ hash: Buffer; winners: bigint }>`
      SELECT hash, winners FROM bet_recount_hash(${issueId}, ${SHORT_BYTES}, ${all.map(({ playId }) => playId)}::smallint[],
        ${all.map(({ content }) => content)}::text[], ${all.map(({ id }) => id)}::uuid[],
        ${all.map(({ verdict }) => arrayText(verdict.hits))}::text[],
        ${all.map(({ verdict }) => verdict.refunds)}::bigint[],
        ${all.map(({ playId }) => playOfBet(playId).paysPerHit)}::boolean[])`.execute(tx);
    const { hash, winners = 0n } = rows[0] ?? {};
    return { hash: hash?.toString('hex') ?? '', winners: Number(winners) };
  });
}

/** Adding up a large issue takes longer than a statement of a player may. */
export async function takeTime(tx: Tx): Promise<void> {
  await sql`SELECT set_config('statement_timeout', ${`${MOST_MINUTES}min`}, true)`.execute(tx);
}

/** The same by what the ledger says that was paid. */
export async function readPaidHash(tx: Tx, issueId: number): Promise<string> {
  const { rows } = await sql<{ hash: Buffer }>`SELECT bet_paid_hash(${issueId}) AS hash`.execute(
    tx,
  );
  return rows[0]?.hash.toString('hex') ?? '';
}

/** What is left in the pool of an issue, by all that ever went through it. */
export const readLeft = (db: Db, issueId: number, currency: Currency): Promise<Money> =>
  longRead(db, MOST_MINUTES, (tx) => poolBalance(tx, issueId, currency));

type PaidSum = {
  readonly winners: number;
  /** Prizes and stakes of ties, thousandths. */
  readonly payoutSum: bigint;
  /** Bets that are left in state BET. */
  readonly open: number;
};

type SumRow = { winners: bigint; payout_sum: bigint; open: bigint };

/** With what the ledger says of it, as `readRecount`. */
export type Paid = PaidSum & { readonly hash: string };

/** What was paid in an issue: by its bets, and by the ledger, side by side. */
export async function readPaid(db: Db, issueId: number): Promise<Paid> {
  const [sum, hash] = await Promise.all([
    longRead(db, MOST_MINUTES, (tx) => readPaidSum(tx, issueId)),
    longRead(db, MOST_MINUTES, (tx) => readPaidHash(tx, issueId)),
  ]);
  return { ...sum, hash };
}

/** What was paid in an issue, by its bets. */
async function readPaidSum(tx: Tx, issueId: number): Promise<PaidSum> {
  const { rows } = await sql<SumRow>`
    SELECT count(*) FILTER (WHERE prize > 0 AND state <> 1) AS winners,
      coalesce(sum(prize + refund) FILTER (WHERE state <> 1), 0)::bigint AS payout_sum,
      count(*) FILTER (WHERE state = 0) AS open
    FROM bet WHERE issue_id = ${issueId}`.execute(tx);
  const { winners = 0n, payout_sum: payoutSum = 0n, open = 0n } = rows[0] ?? {};
  return { winners: Number(winners), payoutSum, open: Number(open) };
}
