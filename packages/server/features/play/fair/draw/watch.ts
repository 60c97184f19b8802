import {
  type Finding,
  newState,
  readState,
  seeDraw,
  seeSettlement,
  stateText,
  type Watched,
  watch,
  type WatchState,
} from '@fairlot/draw/monitor/monitor';
import type { ResultManifest, SettlementManifest } from '@fairlot/draw/manifest';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import { dailyIssueCount } from '@fairlot/rules/lottery/category';
import { transaction } from '#platform/db';
import { haltGame } from '../../lottery/intervention/index.ts';
import { insertGameEvent } from '../../lottery/issues/index.ts';
import { type Fair, expectedPort } from '../sources/context.ts';
import { programOf } from './program.ts';
import { type Grown, listGrown, readGrowth, type Seen, updateWatch } from './store-watch.ts';

/** Games, and manifests of each, that are looked at in one go. */
const GAMES_AT_ONCE = 64;
const MANIFESTS_AT_ONCE = 200;

const watchedOf = new Map<number, Watched>();

/** What is looked at in the draws of a category; undefined where another program knows it. */
function watchedFor(categoryId: number): Watched | undefined {
  const known = watchedOf.get(categoryId);
  const category = categoryOf(categoryId);
  if (known || !category) return known;
  const made = watch(programOf(category), Math.max(1, dailyIssueCount(category)) * 366);
  watchedOf.set(categoryId, made);
  return made;
}

/**
 * The monitor (F13): looks at every draw and settlement that was published since it looked last, and stops
 * the sale of a game whose numbers or returns are not those of a fair one, until people have looked. The
 * line of manifests of a game has no gap, so that none is left out, whoever dies in between.
 */
export async function watchDraws(fair: Fair): Promise<'worked' | 'idle'> {
  const grown = await listGrown(fair.db, GAMES_AT_ONCE);
  for (const game of grown) await watchGame(fair, game);
  return grown.length > 0 ? 'worked' : 'idle';
}

async function watchGame(fair: Fair, game: Grown): Promise<void> {
  const seen = await readGrowth(fair.db, game, MANIFESTS_AT_ONCE);
  const to = seen.at(-1)?.seq;
  if (to === undefined) return;
  const watched = watchedFor(game.categoryId);
  const state = watched && (readState(watched, game.state) ?? newState(watched));
  const finding = watched && state && (await look(fair, watched, state, seen));
  // Whoever puts the game on again has seen what was found: it is looked at anew.
  const kept = watched && (finding ? newState(watched) : state);
  const isOurs = await transaction(fair.db, async (tx) => {
    if (!(await updateWatch(tx, game, to, kept ? stateText(kept) : '{}'))) return false;
    if (!finding) return true;
    await insertGameEvent(tx, game.gameId, null, 'monitor', finding);
    await haltGame(tx, game.gameId, 'monitor');
    return true;
  });
  if (isOurs && finding) {
    fair.log.error(
      { game: game.code, ...finding },
      'the monitor stopped a game: look at its draws',
    );
  }
}

/** Goes through what was published, up to what is wrong. */
async function look(
  fair: Fair,
  watched: Watched,
  state: WatchState,
  seen: readonly Seen[],
): Promise<Finding | undefined> {
  const expected = await expectedOf(fair, seen);
  for (const { kind, body, issue } of seen) {
    const finding =
      kind === 'result'
        ? seeDraw(watched, state, JSON.parse(body) as ResultManifest)
        : seeSettlement(watched, state, paidIn(kind, body), expected.get(issue?.id ?? 0) ?? 0);
    if (finding) return finding;
  }
  return undefined;
}

const paidIn = (kind: string, body: string): number =>
  kind === 'settlement' ? Number((JSON.parse(body) as SettlementManifest).payoutSum) : 0;

/** What the bets of the issues that were settled were to bring back on average. */
const expectedOf = (
  { db, ports }: Fair,
  seen: readonly Seen[],
): Promise<ReadonlyMap<number, number>> => {
  const settled = seen.flatMap(({ issue }) => (issue ? [issue] : []));
  return ports.read(expectedPort)(db, settled);
};
