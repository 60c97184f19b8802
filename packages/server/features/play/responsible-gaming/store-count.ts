import { sql } from 'kysely';
import type { Tx } from '#platform/db';

/** What settling tells of bets, for the limits of their players: after the postings, which hold the accounts. */
type EndedBet = { readonly playerId: bigint; readonly id: string };

const playersOf = (bets: readonly EndedBet[]): bigint[] => [
  ...new Set(bets.map(({ playerId }) => playerId)),
];

/** Bets that ended just now, of those that something comes back to: a prize, or the stake. */
export async function countEnded(tx: Tx, bets: readonly EndedBet[]): Promise<void> {
  if (bets.length === 0) return;
  await sql`
    SELECT limit_end(${playersOf(bets)}::bigint[], ${bets.map(({ id }) => id)}::uuid[])`.execute(
    tx,
  );
}

/** Bets that a correction ended otherwise, by its run. */
export async function countCorrected(
  tx: Tx,
  run: number,
  bets: readonly EndedBet[],
): Promise<void> {
  if (bets.length === 0) return;
  await sql`
    SELECT limit_correct(${playersOf(bets)}::bigint[], ${bets.map(({ id }) => id)}::uuid[],
      ${run}::smallint)`.execute(tx);
}
