import { keptStore, useStore } from '@fairlot/shell';

/** Games that the player keeps on top of the list. */
const favourites = keptStore<readonly number[]>('bet.favourites', [], { clearedAtLogout: true });

export const useFavourites = (): readonly number[] => useStore(favourites);

export const isFavourite = (kept: readonly number[], gameId: number): boolean =>
  kept.includes(gameId);

export const toggleFavourite = (gameId: number): void =>
  favourites.set((kept) =>
    kept.includes(gameId) ? kept.filter((id) => id !== gameId) : [...kept, gameId],
  );
