import { toHex } from '@fairlot/draw/bytes';
import { quicknetPin } from '@fairlot/draw/manifest';
import type { ChainOf } from '@fairlot/draw/chain';
import { mappingHash } from '@fairlot/draw/mapping';
import { invariant } from '@fairlot/rules/core/invariant';
import { isRest } from '@fairlot/rules/lottery/calendar';
import type { Category } from '@fairlot/rules/lottery/category';
import { GameState } from '@fairlot/rules/lottery/game-state';
import { daysToPrepare, issuesOfDay, lastDrawOf } from '@fairlot/rules/lottery/schedule';
import { addDays, siteDayOf } from '@fairlot/rules/lottery/site-day';
import { type Db, transaction, type Tx } from '#platform/db';
import { cancelUnopened } from '../../lottery/steps/index.ts';
import { haltGame, resumeGame } from '../../lottery/intervention/index.ts';
import { insertIssues, readNow } from '../../lottery/issues/index.ts';
import {
  categoryOn,
  type Game,
  type GameNow,
  lockTimetable,
  readGames,
} from '../../lottery/games/index.ts';
import { makeChain } from '../commitment/chain.ts';
import { type Fair, pricesPort } from '../sources/context.ts';
import { rulesHashOf } from '../commitment/price-list.ts';
import { chainOf, parentOf } from './parent.ts';
import { programOf } from './program.ts';
import { publish } from '../commitment/publish.ts';
import { insertChain, listChains, readChain } from '../commitment/store.ts';

/** One link in ten beyond the timetable. */
const SPARE = 10;
/** An issue is opened so long before its start, so that its manifest is there when sale begins. */
const OPEN_LEAD_MS = 3_000;

/** Whether only what is sold now is made, or as far ahead as issues are made at all. */
type Reach = 'now' | 'ahead';
/** Days of games that are made at once: a process that stops does not wait for more. */
const PIECE = 20;

/**
 * Makes the chains, anchors and issues of today and the next two days that are not there yet. Today's
 * happens only where a game starts during the day: its manifest says `late`, and what was over before is
 * never created. What could not be opened in time is cancelled here, all at once. Whether there is
 * more to make: a piece is made at a time.
 */
export async function prepareDays(fair: Fair, reach: Reach = 'ahead'): Promise<'worked' | 'idle'> {
  await cancelUnopened(fair.db);
  const nowMs = await readNow(fair.db);
  const today = siteDayOf(nowMs);
  const plans = parentsFirst(await readGames(fair.db))
    .filter(({ kind }) => kind === 'platform')
    .map((game) => ({ game, days: daysToPrepare(game.category, today, nowMs) }));
  const there = await listChains(fair.db, [...new Set(plans.flatMap(({ days }) => days))]);
  let made = 0;
  for (const { game, days } of plans) {
    await restOnDaysOff(fair.db, game, today, nowMs);
    const [first = today] = days;
    const wanted = reach === 'ahead' ? days : days.filter((day) => day <= today || day === first);
    for (const day of wanted) {
      if (there.has(`${game.id} ${day}`)) await checkKey(fair, game, day);
      else if (reach === 'now' || made < PIECE) {
        await prepareDay(fair, game, day, nowMs);
        made += 1;
      }
    }
  }
  return reach === 'ahead' && made === PIECE ? 'worked' : 'idle';
}

/** On its days off a game is officially offline, from the end of what the day before them opened. */
async function restOnDaysOff(db: Db, game: GameNow, today: string, nowMs: number): Promise<void> {
  const { id, state, stateReason, category } = game;
  if (!category.calendar) return;
  const isGoingOn = (lastDrawOf(category, addDays(today, -1)) ?? 0) > nowMs;
  const isResting = isRest(category.calendar, today) && !isGoingOn;
  if (isResting && state === GameState.ONLINE) await haltGame(db, id, 'rest');
  else if (!isResting && stateReason === 'rest') await resumeGame(db, id, 'rest');
}

async function prepareDay(fair: Fair, game: Game, day: string, nowMs: number): Promise<void> {
  const { db, keys } = fair;
  const { id: gameId, code } = game;
  const prices = await fair.ports.read(pricesPort)(db, gameId);
  await transaction(db, async (tx) => {
    // A change of the timetable is from a day that has no chain: this one has one from here on.
    await lockTimetable(tx, gameId);
    const category = await categoryOn(tx, game, day);
    invariant(category, `game ${gameId} has a category`);
    const parent = parentOf(game.categoryId);
    const theirs = parent && (await readChain(tx, parent.id, day));
    // Its turn comes when its parent has its own.
    if (parent && !theirs) return;
    const planned = issuesOfDay(parent ? await timetableOf(tx, parent, day) : category, day);
    const { length, secret, anchor, deltaMs } =
      theirs ?? newChain(fair, { game: code, day }, planned.length, game.beaconDeltaMs);
    const rulesHash = rulesHashOf(category, prices);
    const isLate = (planned[0]?.startMs ?? 0) <= nowMs;
    const row = { gameId, day, length, secret, anchor, rulesHash, deltaMs, isLate };
    if (!(await insertChain(tx, row))) return;
    await publish(tx, keys, { gameId, code }, 'day', {
      d: day,
      ...(parent && { parent: parent.code }),
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

/** A day that is read off another one is made after that one. */
const parentsFirst = (games: readonly GameNow[]): readonly GameNow[] =>
  games.toSorted(
    (a, b) => Number(!!parentOf(a.categoryId)) - Number(!!parentOf(b.categoryId)) || a.id - b.id,
  );

function newChain({ keys }: Fair, chain: ChainOf, issues: number, deltaMs: number) {
  const length = issues + Math.ceil(issues / SPARE);
  return { length, ...makeChain(keys.master, chain, length), deltaMs };
}

/** The parent as it draws on a day: what is read off it has its serial numbers and times. */
async function timetableOf(tx: Tx, parent: Category, day: string): Promise<Category> {
  const category = await categoryOn(tx, { id: parent.id, categoryId: parent.id }, day);
  invariant(category, `${parent.code} has a category`);
  return category;
}

/** A chain that our key does not open cannot be drawn: better no sale than no result. */
async function checkKey(fair: Fair, game: Game, day: string): Promise<void> {
  const name = `${game.id} ${day}`;
  if (fair.checked.has(name)) return;
  try {
    const { gameId, chain } = chainOf({ ...game, gameId: game.id, day });
    await fair.vault.secret(gameId, chain, 1);
    fair.checked.add(name);
  } catch (error) {
    fair.log.error({ err: error, game: game.code, day }, 'the draw key does not open this chain');
    await haltGame(fair.db, game.id, 'key');
  }
}
