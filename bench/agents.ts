import { invariant } from '@fairlot/rules/core/invariant';
import { besideChanges } from './agents-beside.ts';
import { checkSample } from './agents-check.ts';
import { reads } from './agents-reads.ts';
import { BETS_OF_A_PLAYER, seedSums } from './agents-sums.ts';
import { plantTree, TREES } from './agents-tree.ts';
import { transfers } from './agents-transfer.ts';
import { startBetDatabase } from './bet-database.ts';
import { withServer } from './bets.ts';
import { isWanted, type Bench, type BenchOptions } from './line.ts';

const FIRST = 1_000_000n;
const MOST_SEED_MS = 300_000;

/**
 * Agents with large lines: 100,000 players in twelve levels below one top agent and the sums of 10 million bets, which the seeder
 * writes straight into the tables that the reads use. A played sample proves first that the counter of the product would write the
 * same. A quick run has a tenth of it.
 */
export const run: Bench = async (emit, options: BenchOptions = {}) => {
  const shape = options.isQuick ? TREES.tenth : TREES.full;
  const bets = await checkSample(options.isQuick ? TREES.small : TREES.tenth);
  console.error(`agents: ${bets} played bets are counted as the seeder writes them`);
  const database = await startBetDatabase();
  try {
    const began = performance.now();
    const tree = await plantTree(database, FIRST, shape);
    await seedSums(database);
    const ms = performance.now() - began;
    const players = tree.ids.length;
    console.error(
      `agents: ${players} players and ${players * BETS_OF_A_PLAYER} bets seeded in ${(ms / 1_000).toFixed(0)} s`,
    );
    invariant(ms < MOST_SEED_MS, 'the world is seeded in five minutes');
    for (const line of await reads(database, { tree, shape }, options)) emit(line);
    for (const line of await transfers(database, options)) emit(line);
    if (!isWanted('bets-beside-move', options) && !isWanted('bets-beside-raise', options)) return;
    await withServer(database, {}, async (url) => {
      const line = { tree, members: shape.members };
      for (const one of await besideChanges({ database, url }, line, options)) emit(one);
    });
  } finally {
    await database.stop();
  }
};
