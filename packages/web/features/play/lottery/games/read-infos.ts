import { call } from '@fairlot/shell';
import type { Input } from '@fairlot/wire/core';
import { lotteryHttp, type GameInfo } from '@fairlot/wire/play/lottery';

export type Infos = { readonly [gameId: string]: GameInfo };
export type Parts = Omit<Input<typeof lotteryHttp.getLotteryInfo>, 'GameIdList'>;
type Ask = (gameIds: number[]) => Promise<Infos>;

/**
 * Infos of games, asked again for those that were not returned until all are there or nothing new
 * comes back (spec section 7).
 */
export async function gather(gameIds: readonly number[], ask: Ask): Promise<Infos> {
  let infos: Infos = {};
  let missing = [...gameIds];
  while (missing.length > 0) {
    const found = await ask(missing);
    infos = { ...infos, ...found };
    const still = missing.filter((id) => infos[id] === undefined);
    if (still.length === missing.length) break;
    missing = still;
  }
  return infos;
}

export const readInfos = (gameIds: readonly number[], parts: Parts): Promise<Infos> =>
  gather(gameIds, (GameIdList) => call(lotteryHttp.getLotteryInfo, { GameIdList, ...parts }));
