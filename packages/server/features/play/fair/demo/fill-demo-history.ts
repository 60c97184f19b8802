import { setImmediate as nextTurn } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { parentOf } from '@fairlot/rules/lottery/parents';
import type { Db } from '#platform/db';
import type { Job } from '#platform/jobs';
import { type GameNow, readGames } from '../../lottery/games/index.ts';
import { makeDraws } from './make-demo-draws.ts';
import { beginsAt, insertDemoDraws } from './store-demo.ts';

const HOUR_MS = 3_600_000;

/** Games that draw here, at their own times, and from no public chain: block hashes of the past are not ours to invent. */
const hasHistory = ({ kind, category }: GameNow): boolean =>
  kind === 'platform' && category.source.kind !== 'block' && category.schedule.kind !== 'instant';

/** Gives each game of a demo that has no history one, of the time before its first issue. Returns how many games got one. */
export async function fillHistories(db: Db): Promise<number> {
  const seed = randomBytes(32);
  const games = await readGames(db);
  const shown = games.filter(hasHistory).toSorted((a, b) => a.category.sort - b.category.sort);
  let filled = 0;
  for (const { id, categoryId, category } of shown) {
    const beforeMs = await beginsAt(db, id);
    if (beforeMs === undefined) continue;
    const drawnBy = parentOf(categoryId)?.id ?? id;
    await insertDemoDraws(db, id, makeDraws(category, { drawnBy, beforeMs, seed }));
    filled += 1;
    await nextTurn();
  }
  return filled;
}

/** Fills the histories of a demo after the site answers, and those of games that are added later. */
export const fillDemoHistory = (db: Db): Job => ({
  name: 'fair.demoHistory',
  everyMs: HOUR_MS,
  run: async () => {
    await fillHistories(db);
    return 'idle';
  },
});
