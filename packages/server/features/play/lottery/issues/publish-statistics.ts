import { setImmediate as nextTurn } from 'node:timers/promises';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import { familyOf } from '@fairlot/rules/play/index';
import { readDraw } from '@fairlot/rules/play/draw-shape';
import { LOOKED_AT, openRuns } from '@fairlot/rules/play/trend/open-runs';
import { gameTopic, type Payload } from '@fairlot/wire/core';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import { type Delivered, eventFor } from '#platform/announce';
import type { Platform } from '#platform/feature';
import { type GameLine, type IssueLine, readInfo } from './store-info.ts';

type Statistic = Payload<typeof lotteryHub.updateStatistic>;

/** What the past issues of a game add up to, newest first; undefined while none is drawn. */
export function statisticOf(
  gameId: number,
  family: string,
  past: readonly IssueLine[],
): Statistic | undefined {
  const { draw: shape } = familyOf(family);
  const drawn = past.flatMap((line) => {
    const read = line.winning === null ? undefined : readDraw(shape, line.winning);
    return read?.ok ? [{ line, draw: read.value, drawMs: line.draw }] : [];
  });
  const [newest] = drawn;
  if (!newest) return undefined;
  const runs = openRuns(family, drawn).map(({ pair, run }) => ({
    Play: pair.play.code,
    Option: pair.sides[run.side],
    Length: run.length,
  }));
  return {
    GameId: gameId,
    SerialNumber: newest.line.serial,
    WinningNumber: newest.line.winning ?? '',
    DrawTimeStamp: newest.line.draw,
    Runs: runs.toSorted((a, b) => b.Length - a.Length),
  };
}

const presentGame = ({ id, categoryId, old }: GameLine): Statistic | undefined => {
  const category = categoryOf(categoryId);
  return category && statisticOf(id, category.family, old ?? []);
};

/** A game was drawn, or the correction of one of its draws has ended. */
const isOtherNow = ({ target, payload }: Pick<Delivered, 'target' | 'payload'>): boolean =>
  target === lotteryHub.receiveWinningNumber.target ||
  (target === lotteryHub.lotteryAwarded.target &&
    (payload as Payload<typeof lotteryHub.lotteryAwarded>).IsCorrected === true);

/**
 * Tells whoever follows the statistics of a game after each of its draws and corrections. Games that are drawn together
 * are read together, in each process for its own connections.
 */
export function publishStatistics({
  db,
  hub,
  log,
  watch,
}: Pick<Platform, 'db' | 'hub' | 'log' | 'watch'>) {
  // Somebody asked for these since the start: there are no more than games.
  const followed = new Map<string, number>();
  const drawn = new Set<number>();
  const tell = async (): Promise<void> => {
    const gameIds = [...drawn];
    drawn.clear();
    const query = { gameIds, old: LOOKED_AT, recent: 0, last: false, lastDraw: false };
    const { games } = await readInfo(db, query);
    for (const game of games) {
      // One a turn: a hundred games may be drawn in the same second.
      await nextTurn();
      const statistic = presentGame(game);
      if (statistic) hub.tell(eventFor(lotteryHub.updateStatistic, statistic.GameId, statistic));
    }
  };
  watch((event) => {
    const gameId = followed.get(event.topic);
    if (gameId === undefined || !isOtherNow(event)) return;
    if (drawn.size === 0) {
      setImmediate(() => void tell().catch((error: unknown) => log.error(error, 'statistics')));
    }
    drawn.add(gameId);
  });
  return {
    follow: (gameIds: readonly number[]): void => {
      for (const gameId of gameIds) followed.set(gameTopic.of(gameId), gameId);
    },
  };
}
