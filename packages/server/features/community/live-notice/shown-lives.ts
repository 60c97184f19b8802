import { GameState } from '@fairlot/rules/lottery/game-state';
import { isGameTopic, pageTopic } from '@fairlot/wire/core';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import { liveNoticeHttp, type LiveNotification } from '@fairlot/wire/community/live-notice';
import { monotonicMs } from '#platform/clock';
import type { Platform } from '#platform/feature';
import { type Prepared, prepareAnswer } from '#platform/cached-response';
import { listGames } from '../../play/lottery/games/index.ts';
import { readLives } from './store.ts';

/** Read anew after so long, whatever was heard: a connection that hears of changes may be lost for a while. */
const HOLDS_MS = 30_000;
const PAGE = pageTopic.of('notify.live');

/** What is shown to players: of games that are on sale. */
export async function shownLives({ db }: Pick<Platform, 'db'>): Promise<LiveNotification[]> {
  const [lives, games] = await Promise.all([readLives(db), listGames(db)]);
  const sold = new Map(
    games.filter(({ state }) => state === GameState.ONLINE).map(({ id, code }) => [id, code]),
  );
  return lives.flatMap(({ gameId, title, content, times }) => {
    const code = sold.get(gameId);
    if (code === undefined) return [];
    return [
      {
        Title: title.zh,
        Content: content.zh,
        TitleEn: title.en,
        ContentEn: content.en,
        GameCode: code,
        GameId: gameId,
        NotifyTimes: [...times],
      },
    ];
  });
}

/** The same bytes for all who ask, made anew when an operator has changed something. */
export function createShownLives(platform: Platform): () => Promise<Prepared> {
  let kept: { readonly until: number; readonly bytes: Promise<Prepared> } | undefined;
  let before: Prepared | undefined;
  platform.watch(({ topic, target }) => {
    const isSale = isGameTopic(topic) && target === lotteryHub.lotteryGameUpdate.target;
    if (topic === PAGE || isSale) kept = undefined;
  });
  const make = async (): Promise<Prepared> => {
    const ahead = { changes: 'seldom', before } as const;
    const lives = await shownLives(platform);
    before = await prepareAnswer(liveNoticeHttp.getLiveNotify, lives, ahead);
    return before;
  };
  return () => {
    if (!kept || monotonicMs() >= kept.until) {
      const bytes = make();
      const mine = { until: monotonicMs() + HOLDS_MS, bytes };
      kept = mine;
      // Whoever asks next is told what is wrong then.
      bytes.catch(() => {
        if (kept === mine) kept = undefined;
      });
    }
    return kept.bytes;
  };
}
