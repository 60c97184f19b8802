import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { LeaderBet, NOT_SHOWN } from '@fairlot/wire/community/leaderboard';
import type { Db } from '#platform/db';
import { playOfBet } from '../../play/bet/settle/index.ts';
import { readNewestBets, readShower, type ShownBet } from './store-bets.ts';

const cameOf = ({ state, net }: ShownBet): LeaderBet['Came'] => {
  if (state === 0) return 'waiting';
  if (net === 0n) return 'even';
  return net > 0n ? 'ahead' : 'behind';
};

const present = (row: ShownBet): LeaderBet => ({
  TimeStamp: Number(row.accepted_ms),
  GameId: row.game_id,
  SerialNumber: Number(row.serial_number),
  Play: playOfBet(row.play_id).code,
  Content: row.content,
  IsContentCut: row.is_cut,
  Notes: Number(row.notes),
  WinningNumber: row.winning_number,
  Came: cameOf(row),
});

/**
 * The newest bets of a player who agreed to show them (product 2.9): those that he placed himself since then,
 * of the last day, of issues that closed. Not what he hid, and not what was bet for him.
 */
export async function getBets(
  db: Db,
  handle: string,
): Promise<Result<readonly LeaderBet[], Refusal<typeof NOT_SHOWN>>> {
  const shower = await readShower(db, handle);
  if (!shower) return refused({ code: 'NOT_SHOWN' });
  const rows = await readNewestBets(db, shower);
  return ok(rows.map(present));
}
