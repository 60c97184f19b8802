import { toHex } from '@fairlot/draw/bytes';
import { quicknetPin } from '@fairlot/draw/manifest';
import { mappingHash } from '@fairlot/draw/mapping';
import { invariant } from '@fairlot/rules/core/invariant';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import { daysToPrepare, issuesOfDay } from '@fairlot/rules/lottery/schedule';
import { siteDayOf } from '@fairlot/rules/lottery/site-day';
import { commitChainOf } from '@fairlot/rules/lottery/source';
import { transaction } from '../../platform/db.ts';
import {
  cancelUnopened,
  categoryOn,
  type Game,
  haltGame,
  insertIssues,
  listGames,
  lockTimetable,
  readNow,
} from '../lottery/index.ts';
import { makeChain } from './chain.ts';
import { type Fair, oddsPort } from './context.ts';
import { rulesHashOf } from './price-list.ts';
import { programOf } from './program.ts';
import { publish } from './publish.ts';
import { insertChain, listChains } from './store.ts';

/** One link in ten beyond the timetable. */
const SPARE = 10;
/** An issue is opened so long before its start, so that its manifest is there when sale begins. */
const OPEN_LEAD_MS = 3_000;

/**
 * Makes the chains, anchors and issues of today and tomorrow that are not there yet. Today's happens
 * only where a game starts during the day: its manifest says `late`, and what was over before is
 * never created. What could not be opened in time is cancelled here, all at once.
 */
export async function prepareDays(fair: Fair): Promise<void> {
  await cancelUnopened(fair.db);
  const nowMs = await readNow(fair.db);
  const days = daysToPrepare(siteDayOf(nowMs));
  const there = await listChains(fair.db, days);
  for (const game of await listGames(fair.db)) {
    const category = categoryOf(game.categoryId);
    if (!category || !commitChainOf(category)) continue;
    for (const day of days) {
      if (!there.has(`${game.id} ${day}`)) await prepareDay(fair, game, day, nowMs);
      else await checkKey(fair, game, day);
    }
  }
}

async function prepareDay(fair: Fair, game: Game, day: string, nowMs: number): Promise<void> {
  const { db, keys } = fair;
  const { id: gameId, code, beaconDeltaMs: deltaMs } = game;
  const odds = await fair.ports.read(oddsPort)(db, gameId);
  await transaction(db, async (tx) => {
    // A change of the timetable is from a day that has no chain: this one has one from here on.
    await lockTimetable(tx, gameId);
    const category = await categoryOn(tx, game, day);
    invariant(category, `game ${gameId} has a category`);
    const planned = issuesOfDay(category, day);
    const length = planned.length + Math.ceil(planned.length / SPARE);
    const { secret, anchor } = makeChain(keys.master, { game: code, day }, length);
    const rulesHash = rulesHashOf(category, odds);
    const isLate = (planned[0]?.startMs ?? 0) <= nowMs;
    const row = { gameId, day, length, secret, anchor, rulesHash, deltaMs, isLate };
    if (!(await insertChain(tx, row))) return;
    await publish(tx, keys, { gameId, code }, 'day', {
      d: day,
      N: length,
      anchor: toHex(anchor),
      mappingHash: mappingHash(programOf(category)),
      rulesHash,
      drand: quicknetPin(deltaMs),
      late: isLate,
    });
    const ahead = planned.filter((issue) => issue.closeMs > nowMs);
    await insertIssues(tx, gameId, day, ahead, OPEN_LEAD_MS);
  });
}

/** A chain that our key does not open cannot be drawn: better no sale than no result. */
async function checkKey(fair: Fair, game: Game, day: string): Promise<void> {
  try {
    await fair.vault.secret(game.id, { game: game.code, day }, 1);
  } catch (error) {
    fair.log.error({ err: error, game: game.code, day }, 'the draw key does not open this chain');
    await haltGame(fair.db, game.id, 'key');
  }
}
