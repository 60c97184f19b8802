import { mills } from '@fairlot/rules/core/money';
import type { Output } from '@fairlot/wire/core';
import type { wageringHttp } from '@fairlot/wire/money/wagering';
import type { Db } from '#platform/db';
import { readCounted, readGap, readLines } from './store.ts';

const MOST_LINES = 50;
const MOST_COUNTED = 20;

/** What a player has to turn over yet, line by line, and what was counted for it last. */
export async function getRequirement(
  db: Db,
  playerId: bigint,
): Promise<Output<typeof wageringHttp.getRequirement>> {
  const [lines, counted, gap] = await Promise.all([
    readLines(db, playerId, MOST_LINES),
    readCounted(db, playerId, MOST_COUNTED),
    readGap(db, playerId),
  ]);
  return {
    Gap: mills(gap),
    Lines: lines.map((line) => ({
      Id: Number(line.id),
      Type: line.kind,
      Base: mills(line.base),
      Times: line.times / 100,
      Required: mills(line.required),
      Done: mills(line.done),
      State: line.state,
      EndedBy: line.ended_by,
      TimeStamp: Number(line.created_ms),
      EndedTimeStamp: line.ended_ms === null ? null : Number(line.ended_ms),
    })),
    Counted: counted.map((row) => ({
      GameId: row.game_id,
      SerialNumber: Number(row.serial_number),
      Stake: mills(row.stake),
      Counted: mills(row.counted),
      TooWide: mills(row.wide),
      Opposed: mills(row.opposed),
      TimeStamp: Number(row.counted_ms),
    })),
  };
}
