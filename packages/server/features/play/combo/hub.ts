import { comboHub, comboTopic, isComboTopic } from '@fairlot/wire/play/combo';
import { gameTopic, isGameTopic } from '@fairlot/wire/core';
import { eventFor } from '#platform/announce';
import type { Platform } from '#platform/feature';
import { hubRoutes } from '#platform/hub';
import { categoryOfGame } from '../lottery/games/index.ts';
import { tilesOf } from '../lottery/index.ts';

/** Of a tile: the issue that is on sale with those after it, and the last that are over. */
const OF_A_TILE = { recent: 5, old: 5 };

/**
 * Tells whoever has the tile of a game on his screen what it is now, after each thing that happens to the
 * game. Games to which something happens at the same moment are read together, once in each process.
 */
function tellTiles({ db, hub, log, watch }: Pick<Platform, 'db' | 'hub' | 'log' | 'watch'>) {
  // Somebody asked for these since the start: there are no more than games.
  const followed = new Map<string, number>();
  const changed = new Set<number>();
  const tell = async (): Promise<void> => {
    const gameIds = [...changed];
    changed.clear();
    for (const [GameId, Info] of await tilesOf(db, gameIds, OF_A_TILE)) {
      hub.tell(eventFor(comboHub.updateComboBetGameItem, GameId, { GameId, Info }));
    }
  };
  watch(({ topic }) => {
    const gameId = isGameTopic(topic) ? followed.get(topic) : undefined;
    if (gameId === undefined) return;
    if (changed.size === 0) {
      setImmediate(() => void tell().catch((error: unknown) => log.error(error, 'tiles')));
    }
    changed.add(gameId);
  });
  return (gameIds: readonly number[]): void => {
    for (const gameId of gameIds) followed.set(gameTopic.of(gameId), gameId);
  };
}

/** Unknown games are passed over, and told by the answer. */
export function comboHubRoutes(platform: Pick<Platform, 'db' | 'hub' | 'log' | 'watch'>) {
  const follow = tellTiles(platform);
  return hubRoutes(comboHub, {
    joinComboBet: async (call, gameIds) => {
      const found = await Promise.all(gameIds.map((id) => categoryOfGame(platform.db, id)));
      const known = gameIds.filter((_, at) => found[at]);
      const wanted = new Set(known.map(comboTopic.of));
      follow(known);
      for (const channel of call.channels) {
        if (isComboTopic(channel) && !wanted.has(channel)) await call.leave(channel);
      }
      for (const channel of wanted) await call.join(channel);
      return known.length === gameIds.length;
    },
  });
}
