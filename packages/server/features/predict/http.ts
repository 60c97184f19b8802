import { predictHttp } from '@fairlot/wire/predict';
import { monotonicMs } from '../../platform/clock.ts';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { readNow } from '../lottery/index.ts';
import { post } from './predict.ts';
import { presentPredictions } from './present.ts';
import { readOfAuthor, readOfGame, type PredictionRow } from './store.ts';

/** All who look at a game are shown the same, read at most so often. */
const HOLDS_MS = 1_000;

export function predictRoutes({ db }: Platform) {
  // There are no more than games.
  const known = new Map<
    number,
    { readonly until: number; readonly read: Promise<readonly PredictionRow[]> }
  >();
  const ofGame = (gameId: number): Promise<readonly PredictionRow[]> => {
    const before = known.get(gameId);
    if (before && monotonicMs() < before.until) return before.read;
    const read = readOfGame(db, gameId);
    known.set(gameId, { until: monotonicMs() + HOLDS_MS, read });
    // Whoever asks next is told what is wrong then.
    read.catch(() => known.delete(gameId));
    return read;
  };
  return routes(predictHttp, {
    getPredictions: async ({ GameId }, { principal }) => ({
      Rows: presentPredictions(await ofGame(GameId), principal.playerId),
      DateTimeNow: await readNow(db),
    }),
    getAuthor: async ({ Author }, { principal }) => ({
      Rows: presentPredictions(await readOfAuthor(db, Author), principal.playerId),
      DateTimeNow: await readNow(db),
    }),
    predict: async (input, { principal }) => {
      known.delete(input.GameId);
      return post(db, principal.playerId, input);
    },
    takeBack: async (input, { principal }) => {
      known.delete(input.GameId);
      return post(db, principal.playerId, input);
    },
  });
}
