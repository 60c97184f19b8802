import { sql } from 'kysely';
import { flagBit } from '@fairlot/rules/check/access';
import { BONUS_STATES, bonusState, type BonusState } from '@fairlot/rules/check/bonus-state';
import type { Money } from '@fairlot/rules/core/money';
import type { Currency } from '#ledger';
import type { Executor, Tx } from '#platform/db';

/** Bonuses of players: the statements. */

export type NewGrant = {
  readonly playerId: bigint;
  /** Key of what offers it: the same offers one. */
  readonly source: string;
  readonly currency: Currency;
  readonly amount: Money;
  readonly times: number;
  readonly mostStake: Money | null;
  readonly mostRelease: Money | null;
  readonly games: readonly number[];
  readonly days: number;
  readonly claimDays: number;
  readonly memo: { readonly zh: string; readonly en: string };
};

export async function insertGrants(tx: Tx, grants: readonly NewGrant[]): Promise<void> {
  for (const grant of grants) {
    await sql`
      INSERT INTO bonus_grant (player_id, source, currency, amount, times, most_stake, most_release, games, days,
        memo_zh, memo_en, claim_by)
      VALUES (${grant.playerId}, ${grant.source}, ${grant.currency}, ${grant.amount}, ${grant.times},
        ${grant.mostStake}, ${grant.mostRelease}, ${grant.games}::int[], ${grant.days}, ${grant.memo.zh},
        ${grant.memo.en}, app_now() + ${grant.claimDays}::int * interval '1 day')`.execute(tx);
  }
}

export type GrantKey = { readonly playerId: bigint; readonly id: bigint };

/** How a bonus stands once nothing of it moves any more. */
export type LockedGrant = {
  readonly state: BonusState;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly times: number;
  readonly days: number;
  readonly mostRelease: bigint | null;
  /** Beyond the time in which it could be taken, or used. */
  readonly isLate: boolean;
  readonly hasOther: boolean;
  /** Whether it is to be turned over yet. */
  readonly hasLine: boolean;
  /** Whether bets are open in an issue in which it was staked. */
  readonly hasBets: boolean;
  /** What its player has of bonus. */
  readonly balance: bigint;
  /** The database clock, milliseconds UTC. */
  readonly nowMs: bigint;
};

type Locked = {
  state: number;
  currency: Currency;
  amount: bigint;
  times: number;
  days: number;
  most_release: bigint | null;
  is_late: boolean;
  has_other: boolean;
  has_line: boolean;
  has_bets: boolean;
  balance: bigint;
  now_ms: bigint;
};

export async function lockGrant(
  tx: Tx,
  { playerId, id }: GrantKey,
): Promise<LockedGrant | undefined> {
  const { rows } = await sql<Locked>`SELECT * FROM bonus_lock(${playerId}, ${id})`.execute(tx);
  const [row] = rows;
  return (
    row && {
      state: bonusState(row.state),
      currency: row.currency,
      amount: row.amount,
      times: row.times,
      days: row.days,
      mostRelease: row.most_release,
      isLate: row.is_late,
      hasOther: row.has_other,
      hasLine: row.has_line,
      hasBets: row.has_bets,
      balance: row.balance,
      nowMs: row.now_ms,
    }
  );
}

/** Whether an operator bars him from promotions; `lockGrant` holds his row. */
export async function isBarred(tx: Tx, playerId: bigint): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM player
    WHERE player_id = ${playerId} AND flags & ${flagBit('DISABLE_ACTIVITY')}::bigint <> 0`.execute(
    tx,
  );
  return rows.length > 0;
}

const DAY_MS = 86_400_000;

/** From offered to taken: from now on it lasts so many days. */
export async function writeClaimed(
  tx: Tx,
  { playerId, id }: GrantKey,
  { nowMs, days }: Pick<LockedGrant, 'nowMs' | 'days'>,
): Promise<void> {
  await sql`
    UPDATE bonus_grant SET state = ${BONUS_STATES.ACTIVE}, claimed_at = from_ms(${nowMs}),
      expires_at = from_ms(${nowMs + BigInt(days * DAY_MS)})
    WHERE player_id = ${playerId} AND id = ${id}`.execute(tx);
}

export type EndState = Exclude<BonusState, 'PENDING' | 'ACTIVE'>;

export async function writeEnded(
  tx: Tx,
  { playerId, id }: GrantKey,
  to: EndState,
  { nowMs, released, taken }: { nowMs: bigint; released: Money; taken: Money },
): Promise<void> {
  await sql`
    UPDATE bonus_grant SET state = ${BONUS_STATES[to]}, ended_at = from_ms(${nowMs}), released = ${released},
      taken = ${taken}
    WHERE player_id = ${playerId} AND id = ${id}`.execute(tx);
}

type KeyRow = { player_id: bigint; id: bigint };
const keysOf = (rows: readonly KeyRow[]): readonly GrantKey[] =>
  rows.map(({ player_id: playerId, id }) => ({ playerId, id }));

/** Those whose time is over, oldest first; while bets with one are open it waits for what they bring. */
export async function readLate(db: Executor, most: number): Promise<readonly GrantKey[]> {
  const { rows } = await sql<KeyRow>`
    (SELECT player_id, id FROM bonus_grant WHERE state = 0 AND claim_by <= (SELECT app_now())
      ORDER BY claim_by LIMIT ${most})
    UNION ALL
    (SELECT g.player_id, g.id FROM bonus_grant g WHERE g.state = 1 AND g.expires_at <= (SELECT app_now()) AND NOT bonus_has_bets(g.player_id, g.id)
      ORDER BY expires_at LIMIT ${most})`.execute(db);
  return keysOf(rows);
}

/** Those that are turned over and not released yet, unless bets with them are open. */
export async function readMet(db: Executor, most: number): Promise<readonly GrantKey[]> {
  const { rows } = await sql<KeyRow>`
    SELECT g.player_id, g.id FROM bonus_grant g
    LEFT JOIN requirement r ON r.player_id = g.player_id AND r.source = 'bonus:' || g.id
    WHERE g.state = 1 AND r.state IS DISTINCT FROM 0 AND NOT bonus_has_bets(g.player_id, g.id)
    ORDER BY g.expires_at LIMIT ${most}`.execute(db);
  return keysOf(rows);
}

/** Whether a player has or had any. */
export async function readHasAny(db: Executor, playerId: bigint): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM bonus_grant WHERE player_id = ${playerId}) AS has`.execute(db);
  return rows[0]?.has === true;
}
