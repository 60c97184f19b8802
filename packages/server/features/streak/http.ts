import { gameTopic, isGameTopic } from '@fairlot/wire/core';
import { LEAST } from '@fairlot/rules/play/trend/open-runs';
import { type Streak, streakHttp } from '@fairlot/wire/streak';
import { monotonicMs } from '../../platform/clock.ts';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { createTermsBook } from '../bet/index.ts';
import { readNow } from '../lottery/index.ts';
import { presentStreaks } from './present.ts';
import { createStreaks } from './streaks.ts';

/** Streaks that are told at once: of all games the longest. */
const MOST_TOLD = 200;
/** All who ask are told the same, counted at most so often. */
const HOLDS_MS = 1_000;

export function streakRoutes({ db, watch }: Platform) {
  const book = createTermsBook(db);
  const read = createStreaks(db);
  /** Something was told of them since their prices were read. */
  const changed = new Set<string>();
  watch(({ topic }) => {
    if (isGameTopic(topic)) changed.add(topic);
  });
  const termsOf = (gameId: number) =>
    changed.delete(gameTopic.of(gameId)) ? book.refresh(gameId) : book.current(gameId);

  const make = async (): Promise<readonly Streak[]> => {
    const [games, nowMs] = [await read(), await readNow(db)];
    return presentStreaks(games, termsOf, nowMs);
  };
  let answer: Promise<readonly Streak[]> | undefined;
  let heldUntil = Infinity;
  /** All of them, the longest first. */
  const streaksNow = (): Promise<readonly Streak[]> => {
    if (answer && monotonicMs() < heldUntil) return answer;
    // While it is being made everybody waits for the same.
    heldUntil = Infinity;
    answer = make().finally(() => (heldUntil = monotonicMs() + HOLDS_MS));
    // Whoever asks next is told what is wrong then.
    answer.catch(() => (answer = undefined));
    return answer;
  };
  return routes(streakHttp, {
    getStreaks: async () => ({ Least: LEAST, Streaks: (await streaksNow()).slice(0, MOST_TOLD) }),

    getGameStreaks: async ({ GameIds }) => ({
      Streaks: (await streaksNow()).filter(({ GameId }) => GameIds.includes(GameId)),
    }),
  });
}
