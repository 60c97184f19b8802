import { gameTopic, isGameTopic, isTrendTopic, trendTopic } from '@fairlot/wire/core';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import { type Announcement, eventFor } from '#platform/announce';
import { type HubCall, hubRoutes } from '#platform/hub';
import type { Platform } from '#platform/feature';
import type { DrawnNumbers, Issue } from './issue.ts';
import { categoryOfGame } from '../games/store-game.ts';
import { publishStatistics } from './publish-statistics.ts';

/** Of a list of topics these, and of their kind no others. */
async function follow(
  call: HubCall,
  wanted: ReadonlySet<string>,
  isOfKind: (topic: string) => boolean,
): Promise<void> {
  for (const channel of call.channels) {
    if (isOfKind(channel) && !wanted.has(channel)) await call.leave(channel);
  }
  for (const channel of wanted) await call.join(channel);
}

/**
 * Methods: follow one game, or these games and no others, or what their draws add up to. Unknown games are
 * passed over.
 */
export function lotteryHubRoutes(platform: Pick<Platform, 'db' | 'hub' | 'log' | 'watch'>) {
  const { db } = platform;
  const statistics = publishStatistics(platform);
  const knownOf = async (gameIds: readonly number[]): Promise<readonly number[]> => {
    const found = await Promise.all(gameIds.map((gameId) => categoryOfGame(db, gameId)));
    return gameIds.filter((_, at) => found[at]);
  };
  return hubRoutes(lotteryHub, {
    join: async (call, gameId) => {
      if (!(await categoryOfGame(db, gameId))) return false;
      await call.join(gameTopic.of(gameId));
      return true;
    },
    multiJoin: async (call, gameIds) => {
      const known = await knownOf(gameIds);
      await follow(call, new Set(known.map(gameTopic.of)), isGameTopic);
      return known.length === gameIds.length;
    },
    joinDrawTrend: async (call, gameIds) => {
      const known = await knownOf(gameIds);
      statistics.follow(known);
      await follow(call, new Set(known.map(trendTopic.of)), isTrendTopic);
      return known.length === gameIds.length;
    },
  });
}

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

/** A correction of an awarded issue has ended. */
export const correctedIssueEvent = ({ gameId, serialNumber }: Issue): Announcement =>
  eventFor(lotteryHub.lotteryAwarded, gameId, {
    GameId: gameId,
    SerialNumber: serialNumber,
    State: 2,
    IsCorrected: true,
  });
