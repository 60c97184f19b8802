import { placed } from '@fairlot/rules/lottery/placed';
import { favourites, note } from './favourites.ts';

/** Puts a game that is kept at another place, or takes it away (null). */
export function moveFavourite(GameId: number, Place: number | null): void {
  favourites.set((kept) => placed(kept, GameId, Place));
  note({ GameId, Place });
}
