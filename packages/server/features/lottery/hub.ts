import { gameTopic, isGameTopic } from '@fairlot/wire/core';
import { lotteryHub } from '@fairlot/wire/lottery';
import { type Announcement, eventFor } from '../../platform/announce.ts';
import { hubRoutes } from '../../platform/hub.ts';
import type { Platform } from '../../platform/feature.ts';
import type { DrawnNumbers, Issue } from './issue.ts';
import { categoryOfGame } from './store-game.ts';

/** Methods: follow one game, or these games and no others. Unknown games are passed over. */
export const lotteryHubRoutes = ({ db }: Pick<Platform, 'db'>) =>
  hubRoutes(lotteryHub, {
    join: async (call, gameId) => {
      if (!(await categoryOfGame(db, gameId))) return false;
      await call.join(gameTopic.of(gameId));
      return true;
    },
    multiJoin: async (call, gameIds) => {
      const found = await Promise.all(gameIds.map((gameId) => categoryOfGame(db, gameId)));
      const known = gameIds.filter((_, at) => found[at]);
      const wanted = new Set(known.map(gameTopic.of));
      for (const channel of call.channels) {
        if (isGameTopic(channel) && !wanted.has(channel)) await call.leave(channel);
      }
      for (const channel of wanted) await call.join(channel);
      return known.length === gameIds.length;
    },
  });

export const winningNumberEvent = (issue: Issue, numbers: DrawnNumbers): Announcement =>
  eventFor(lotteryHub.receiveWinningNumber, issue.gameId, {
    GameId: issue.gameId,
    SerialNumber: issue.serialNumber,
    OriginalWinningNumber: numbers.original,
    WinningNumber: numbers.winning,
    DrawTimeStamp: issue.drawMs,
    State: 1,
  });

export const awardedEvent = (issue: Issue, state: 2 | 3): Announcement =>
  eventFor(lotteryHub.lotteryAwarded, issue.gameId, {
    GameId: issue.gameId,
    SerialNumber: issue.serialNumber,
    State: state,
  });
