import { gameTopic, isGameTopic } from '@fairlot/wire/core';
import { LEAST } from '@fairlot/rules/play/trend/open-runs';
import { type Streak, streakHttp, STREAKS_HOLD_MS } from '@fairlot/wire/community/streak';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { createTermsBook } from '../../play/bet/odds/index.ts';
import { readNow } from '../../play/lottery/issues/index.ts';
import { holdAnswer } from './hold-answer.ts';
import { presentStreaks } from './present.ts';
import { createStreaks } from './streaks.ts';

/** Streaks that are told at once: of all games the longest. */
const MOST_TOLD = 200;

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
  /** All of them, the longest first: all who ask are told the same, counted at most so often. */
  const streaksNow = holdAnswer(make, STREAKS_HOLD_MS);
  return routes(streakHttp, {
    getStreaks: async () => ({ Least: LEAST, Streaks: (await streaksNow()).slice(0, MOST_TOLD) }),

    getGameStreaks: async ({ GameIds }) => ({
      Streaks: (await streaksNow()).filter(({ GameId }) => GameIds.includes(GameId)),
    }),
  });
}
