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
/** Games that are kept: more than there are, so that whoever asks for others pushes out those. */
const MOST_KEPT = 500;

export function predictRoutes({ db }: Platform) {
  const known = new Map<
    number,
    { readonly until: number; readonly read: Promise<readonly PredictionRow[]> }
  >();
  const ofGame = (gameId: number): Promise<readonly PredictionRow[]> => {
    const before = known.get(gameId);
    if (before && monotonicMs() < before.until) return before.read;
    const kept = { until: monotonicMs() + HOLDS_MS, read: readOfGame(db, gameId) };
    known.delete(gameId);
    known.set(gameId, kept);
    const [oldest] = known.keys();
    if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
    // Whoever asks next is told what is wrong then.
    kept.read.catch(() => known.get(gameId) === kept && known.delete(gameId));
    return kept.read;
  };
  // Forgotten behind the change: what was read beside it may be without it.
  const write = async (playerId: bigint, input: Parameters<typeof post>[2]) => {
    const answer = await post(db, playerId, input);
    known.delete(input.GameId);
    return answer;
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
    predict: (input, { principal }) => write(principal.playerId, input),
    takeBack: (input, { principal }) => write(principal.playerId, input),
  });
}
