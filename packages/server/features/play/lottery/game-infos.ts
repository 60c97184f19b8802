import { categoryOf } from '@fairlot/rules/lottery/categories';
import type { GameInfo } from '@fairlot/wire/play/lottery';
import type { Executor } from '#platform/db';
import { type InfoParts, presentGame } from './present.ts';
import { readInfo } from './issues/store-info.ts';

type Read = Awaited<ReturnType<typeof readInfo>>;

/** Infos of games by their ids. */
export function presentInfos({ games, nowMs }: Read, parts: InfoParts): Record<string, GameInfo> {
  const infos = games.flatMap((game) => {
    const category = categoryOf(game.categoryId);
    if (!category) return [];
    const asItDraws = { ...category, ...game.timetable };
    return [[game.id, presentGame(asItDraws, game, parts, nowMs)]];
  });
  return Object.fromEntries(infos);
}

const OF_A_TILE: InfoParts = {
  state: true,
  countdown: true,
  old: true,
  last: false,
  lastDraw: false,
};

/** What small pictures of games show: state, the next issues to come, and the last ones that are over. */
export async function tilesOf(
  db: Executor,
  gameIds: readonly number[],
  counts: { readonly recent: number; readonly old: number },
): Promise<readonly (readonly [gameId: number, info: GameInfo])[]> {
  const read = await readInfo(db, { gameIds, ...counts, last: false, lastDraw: false });
  const infos = presentInfos(read, OF_A_TILE);
  return Object.entries(infos).map(([id, info]) => [Number(id), info] as const);
}
