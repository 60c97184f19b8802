import { createStore, keptStore, useStore } from '@fairlot/shell';

/** Games that the player keeps on top of the list, as this device knows them: the server has the last word. */
export const favourites = keptStore<readonly number[]>('bet.favourites', [], {
  clearedAtLogout: true,
});

/** What was done here that the server is still to be told, each game once; what tells it comes after the first view. */
export type Placing = { readonly GameId: number; readonly Place: number | null };
export const untold = createStore<readonly Placing[]>([]);

export const note = (placing: Placing): void =>
  untold.set((all) => [...all.filter(({ GameId }) => GameId !== placing.GameId), placing]);

export const useFavourites = (): readonly number[] => useStore(favourites);

export const isFavourite = (kept: readonly number[], gameId: number): boolean =>
  kept.includes(gameId);

export const toggleFavourite = (GameId: number): void => {
  const kept = favourites.get();
  const others = kept.filter((id) => id !== GameId);
  const Place = others.length < kept.length ? null : others.length;
  favourites.set(Place === null ? others : [...kept, GameId]);
  note({ GameId, Place });
};
