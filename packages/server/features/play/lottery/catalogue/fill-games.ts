import type { Category } from '@fairlot/rules/lottery/category';
import { GameState } from '@fairlot/rules/lottery/game-state';
import { type GameKind, gameKindOf } from '@fairlot/rules/lottery/source';
import { type Executor, transaction, type Tx } from '#platform/db';
import { insertGame, listGames, lockSale } from '../games/store-game.ts';
import {
  insertVersion,
  missingParts,
  type NewVersion,
  type Part,
  type Parts,
  START,
} from '../games/store-version.ts';

const REASON = 'as its category brings it';

/** What a category brings to a game of it. */
export const broughtBy = ({ name, schedule, closeLeadSeconds, sort }: Category) => ({
  names: name,
  timetable: { schedule, closeLeadSeconds },
  display: { sort, isHot: false },
});

/** The versions that a game begins with, and the number of the last of them. */
export async function fillVersions(
  tx: Tx,
  gameId: number,
  parts: Partial<Parts>,
  by: Pick<NewVersion<Part>, 'author' | 'reason'> = { author: START, reason: REASON },
): Promise<number> {
  let version = 0;
  for (const [part, content] of Object.entries(parts) as [Part, Parts[Part]][]) {
    version = (await insertVersion(tx, { gameId, part, content, ...by, effectAt: 'ever' })) ?? 0;
  }
  return version;
}

/** Fills in parts of a game that were never said; whoever else starts at this moment waits, and finds them. */
export const fillGame = (
  db: Executor,
  gameId: number,
  parts: Omit<Partial<Parts>, 'state'>,
): Promise<void> =>
  transaction(db, async (tx) => {
    const names = Object.keys(parts) as Part[];
    if ((await missingParts(tx, gameId, names)).length === 0) return;
    const sale = await lockSale(tx, gameId);
    if (!sale) return;
    const missing = await missingParts(tx, gameId, [...names, 'state']);
    const { state, reason } = sale;
    const all: Partial<Parts> = { ...parts, state: { state, reason } };
    const lacking = Object.entries(all).filter(([part]) => missing.includes(part as Part));
    await fillVersions(tx, gameId, Object.fromEntries(lacking));
  });

/** What a new game of a category is in: sold where it is drawn here. */
function saleAtFirst(kind: GameKind): { state: GameState; reason: string } {
  if (kind === 'official') return { state: GameState.OFFCIAL_OFFLINE, reason: 'feed' };
  return { state: GameState.ONLINE, reason: '' };
}

/**
 * A game for each category that has none yet, under its number. The games that are there keep what their
 * operators made of them; only what was never said of one is taken from its category.
 */
export async function fillGames(
  db: Executor,
  categories: readonly Category[],
  isRehearsing = false,
): Promise<void> {
  for (const category of categories) {
    const kind = gameKindOf(category, isRehearsing);
    const sale = saleAtFirst(kind);
    await insertGame(db, category, { categoryId: category.id, kind, ...sale });
  }
  const byId = new Map(categories.map((category) => [category.id, category]));
  for (const { id, categoryId } of await listGames(db)) {
    const category = byId.get(categoryId);
    if (category) await fillGame(db, id, broughtBy(category));
  }
}
