import type { Executor } from '#platform/db';
import { coverPlayers } from '../../money/wagering/index.ts';
import { allowReckoning, readCovered } from './store-count.ts';

/** Rows that are reckoned again: of the last minutes, and of the last day. */
export const RECENT = { minutes: 3, most: 50 };
export const DAY = { minutes: 1_440, most: 1_000 };

/** Finds counted bets whose certain part is another than was counted. */
export async function auditCovered(db: Executor, span: typeof DAY): Promise<readonly string[]> {
  await allowReckoning(db);
  const all = await readCovered(db, span);
  const found: string[] = [];
  for (const issueId of new Set(all.map((row) => row.issue_id))) {
    const rows = all.filter((row) => row.issue_id === issueId);
    const players = rows.map(({ player_id: playerId, bets, chars }) => ({ playerId, bets, chars }));
    const covered = await coverPlayers(db, issueId, players);
    for (const { player_id: player, covered: stored } of rows) {
      const again = covered.get(player) ?? 0n;
      if (again === stored) continue;
      found.push(
        `certain part of bets: player ${player} issue ${issueId}: ${stored} counted, recomputed ${again}`,
      );
    }
  }
  return found;
}
