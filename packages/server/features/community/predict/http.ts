import { predictHttp } from '@fairlot/wire/community/predict';
import type { Platform } from '#platform/feature';
import { coalescedCache } from '#platform/coalesced-cache';
import { routes } from '#platform/route';
import { readNow } from '../../play/lottery/issues/index.ts';
import { post } from './predict.ts';
import { presentPredictions } from './present.ts';
import { readOfAuthor, readOfGame } from './store.ts';

/** All who look at a game are shown the same, read at most so often. */
const HOLDS_MS = 1_000;
/** Games that are kept: more than there are. */
const MOST_KEPT = 500;

export function predictRoutes({ db }: Platform) {
  const games = coalescedCache((gameId: number) => readOfGame(db, gameId), {
    holdsMs: HOLDS_MS,
    most: MOST_KEPT,
  });
  // Forgotten behind the change: what was read beside it may be without it.
  const write = async (playerId: bigint, input: Parameters<typeof post>[2]) => {
    const answer = await post(db, playerId, input);
    games.forget(input.GameId);
    return answer;
  };
  return routes(predictHttp, {
    getPredictions: async ({ GameId }, { principal }) => ({
      Rows: presentPredictions(await games.read(GameId), principal.playerId),
      DateTimeNow: await readNow(db),
    }),
    getAuthor: async ({ Author }, { principal }) => ({
      Rows: presentPredictions(await readOfAuthor(db, Author), principal.playerId),
      DateTimeNow: await readNow(db),
    }),
    predict: (input, { principal }) => write(principal.playerId, input),
    takeBack: (input, { principal }) => write(principal.playerId, input),
  });
}
