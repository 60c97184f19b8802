import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/db';
import type { Invariant } from '#platform/feature';
import { coverTurnover } from './cover.ts';
import { readCovered } from './store-counted.ts';

type Row = { rule: string; line: string };

const finder = (from: RawBuilder<unknown>) => async (db: Executor) => {
  const { rows } = await sql<Row>`SELECT rule, line FROM ${from}`.execute(db);
  return rows.map(({ rule, line }) => `${rule}: ${line}`);
};

/** Rows of turnover that are reckoned again: of the last minutes, and of the last day. */
const RECENT = { minutes: 3, most: 200 };
const DAY = { minutes: 1440, most: 5_000 };

/** Players and issues of whom other stakes are certain than was counted. */
const findOtherCovered =
  ({ minutes, most }: typeof DAY) =>
  async (db: Executor): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const row of await readCovered(db, minutes, most)) {
      const again = { issueId: row.issue_id, run: LATER };
      const whose = { from: row.player_id, to: row.player_id };
      const { covered } = await coverTurnover(db, again, whose);
      if (covered.length === 0 || covered[0] === row.covered) continue;
      found.push(
        `turnover that is certain: player ${row.player_id} issue ${row.issue_id}: ${row.covered} certain, the draws say ${covered[0]}`,
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
    name: 'turnover that is certain',
    find: findOtherCovered(DAY),
    findRecent: findOtherCovered(RECENT),
  },
];
