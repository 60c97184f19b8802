import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/db';
import type { Invariant } from '#platform/feature';
import { betOf, coverRound, coverTurnover } from './cover.ts';
import {
  allowReckoning,
  readCovered,
  readCoveredRounds,
  readRoundToCount,
} from './store-counted.ts';

type Row = { rule: string; line: string };

const finder = (from: RawBuilder<unknown>) => async (db: Executor) => {
  const { rows } = await sql<Row>`SELECT rule, line FROM ${from}`.execute(db);
  return rows.map(({ rule, line }) => `${rule}: ${line}`);
};

/** Rows of turnover that are reckoned again: of the last minutes, and of the last day. */
const RECENT = { minutes: 3, most: 50 };
const DAY = { minutes: 1440, most: 1_000 };

/** Players and issues or rounds of whom other stakes are certain than was counted. */
const findOtherCovered =
  ({ minutes, most }: typeof DAY) =>
  async (db: Executor): Promise<readonly string[]> => {
    const found: string[] = [];
    await allowReckoning(db);
    for (const row of await readCovered(db, minutes, most)) {
      const again = { issueId: row.issue_id, run: LATER };
      const whose = { from: row.player_id, to: row.player_id };
      const { covered } = await coverTurnover(db, again, whose);
      if (covered.length === 0 || covered[0] === row.covered) continue;
      found.push(
        `certain part of turnover: player ${row.player_id} issue ${row.issue_id}: ${row.covered} stored, recomputed ${covered[0]}`,
      );
    }
    for (const row of await readCoveredRounds(db, minutes, most)) {
      const bets = await readRoundToCount(db, row.player_id, row.intent);
      const covered = await coverRound(bets.map(betOf), bets[0]?.draw_at ?? 0);
      if (covered === row.covered) continue;
      found.push(
        `certain part of turnover: player ${row.player_id} round ${row.serial}: ${row.covered} stored, recomputed ${covered}`,
      );
    }
    return found;
  };

/** Behind every run: finds whom any run counted. */
const LATER = 32_767;

/** Lines of requirements against what was turned over, and that against the bets. */
export const wageringInvariants: readonly Invariant[] = [
  {
    name: 'turnover',
    find: finder(sql`requirement_audit()`),
    findRecent: finder(sql`requirement_audit(app_now() - interval '3 minutes')`),
  },
  {
    name: 'certain part of turnover',
    find: findOtherCovered(DAY),
    findRecent: findOtherCovered(RECENT),
  },
];
