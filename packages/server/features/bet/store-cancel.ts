import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import type { CANCEL_CODES } from '@fairlot/wire/bet';
import type { Executor, Tx } from '../../platform/db.ts';

/** The catalogue number of a bet's play; undefined when the player has no such bet. */
export async function readBetPlay(
  db: Executor,
  playerId: bigint,
  betId: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ play_id: number }>`
    SELECT play_id FROM bet WHERE player_id = ${playerId} AND id = ${betId}`.execute(db);
  return rows[0]?.play_id;
}

export type CancelVerdict = {
  readonly verdict: 'OK' | 'REPEATED' | keyof typeof CANCEL_CODES;
  readonly bet:
    | {
        readonly issueId: number;
        readonly gameId: number;
        readonly serialNumber: number;
        readonly stake: bigint;
      }
    | undefined;
};

type Row = {
  verdict: CancelVerdict['verdict'];
  issue_id: number | null;
  game_id: number | null;
  serial_number: bigint | null;
  stake: bigint | null;
};

/** Marks a bet as cancelled if it may be; the money is the caller's next statement. */
export async function markCancelled(
  tx: Tx,
  playerId: bigint,
  betId: string,
  most: number,
): Promise<CancelVerdict> {
  const { rows } = await sql<Row>`
    SELECT verdict, issue_id, game_id, serial_number, stake
    FROM bet_cancel(${playerId}, ${betId}, ${most})`.execute(tx);
  const [row] = rows;
  invariant(row, 'a cancel has a verdict');
  const { verdict, issue_id: issueId, game_id: gameId, serial_number: serial, stake } = row;
  if (issueId === null || gameId === null || serial === null || stake === null) {
    return { verdict, bet: undefined };
  }
  return { verdict, bet: { issueId, gameId, serialNumber: Number(serial), stake } };
}
