import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import type { CANCEL_CODES } from '@fairlot/wire/play/bet';
import type { Executor, Tx } from '#platform/db';
import type { Take } from './exposed.ts';
import { TAKE_ROW } from './store-place.ts';

/** A bet as far as taking it back needs it. */
export type BetToCancel = {
  readonly playId: number;
  readonly content: string;
  readonly odds: readonly bigint[];
  readonly unitStake: bigint;
  readonly mostPrize: bigint | null;
  readonly termsVersion: number;
  readonly gameId: number;
  readonly issueId: number;
  /** Milliseconds UTC. */
  readonly drawMs: number;
};

/** Undefined when the player has no such bet. */
export async function readBetToCancel(
  db: Executor,
  playerId: bigint,
  betId: string,
): Promise<BetToCancel | undefined> {
  const { rows } = await sql<BetToCancel>`
    SELECT b.play_id AS "playId", b.content, b.odds, b.unit_stake AS "unitStake", b.most_prize AS "mostPrize",
      b.terms_version AS "termsVersion", i.game_id AS "gameId", b.issue_id AS "issueId", i.draw_at AS "drawMs"
    FROM bet b JOIN issue i ON i.id = b.issue_id
    WHERE b.player_id = ${playerId} AND b.id = ${betId}`.execute(db);
  return rows[0];
}

/** What the bet counted for is free again; after the posting that gave its stake back. */
export async function giveRoomBack(
  tx: Tx,
  playerId: bigint,
  { issueId: issue }: Pick<BetToCancel, 'issueId'>,
  most: bigint,
  takes: readonly Take[],
): Promise<void> {
  const rows = takes.map((take) => ({ cart: 1, issue, ...take }));
  await sql`SELECT bet_give_back(${playerId}, ${issue}, ${most}, ${TAKE_ROW.of(rows)})`.execute(tx);
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
