import { sql } from 'kysely';
import { type BonusState, bonusState } from '@fairlot/rules/check/bonus-state';
import type { Executor, Tx } from '#platform/db';

/** What bets took of bonuses: the statements. */

export type Stake = {
  readonly playerId: bigint;
  readonly betId: string;
  readonly stake: bigint;
  readonly bonus: bigint;
  readonly grantId: bigint;
  readonly state: BonusState;
  readonly isActive: boolean;
};

export async function hasStakesIn(db: Executor, issueId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM bonus_stake WHERE issue_id = ${issueId}) AS has`.execute(db);
  return rows[0]?.has === true;
}

type Row = {
  player_id: bigint;
  bet_id: string;
  stake: bigint;
  bonus: bigint;
  grant_id: bigint;
  state: number;
};

/** Of players in an issue, in the order of their bets; no bonus of them ends before the transaction does. */
export async function readStakes(
  tx: Tx,
  issueId: number,
  players: readonly bigint[],
): Promise<readonly Stake[]> {
  const { rows } = await sql<Row>`
    SELECT s.player_id, s.bet_id, s.stake, s.bonus, s.grant_id, g.state
    FROM bonus_stake s JOIN bonus_grant g ON g.player_id = s.player_id AND g.id = s.grant_id
    WHERE s.issue_id = ${issueId} AND s.player_id = ANY(${players}::bigint[])
    ORDER BY s.player_id, s.grant_id, s.bet_id FOR SHARE OF g`.execute(tx);
  return rows.map((row) => ({
    playerId: row.player_id,
    betId: row.bet_id,
    stake: row.stake,
    bonus: row.bonus,
    grantId: row.grant_id,
    state: bonusState(row.state),
    isActive: bonusState(row.state) === 'ACTIVE',
  }));
}

/** What players have of bonus, by player; nothing of it, nor of their cash, moves before the transaction ends. */
export async function lockBonuses(
  tx: Tx,
  players: readonly bigint[],
  currency: string,
): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await sql<{ player_id: bigint; balance: bigint }>`
    SELECT player_id, balance FROM bonus_hold(${players}::bigint[], ${currency})`.execute(tx);
  return new Map(rows.map((row) => [row.player_id, row.balance]));
}
