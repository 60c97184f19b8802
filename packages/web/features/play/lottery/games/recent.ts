import { keptStore, useStore } from '@fairlot/shell';

/** The games that the player opened last, the newest first. */
const recent = keptStore<readonly number[]>('bet.recent', [], { clearedAtLogout: true });
const MOST = 8;

export const useRecent = (): readonly number[] => useStore(recent);

export const noteRecent = (gameId: number): void =>
  recent.set((ids) =>
    ids[0] === gameId ? ids : [gameId, ...ids.filter((id) => id !== gameId)].slice(0, MOST),
  );
