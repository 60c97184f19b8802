import type { GameData } from '@fairlot/wire/play/lottery';

/** So many are looked through for one that is on sale. */
const MOST = 8;

/** The numbers of games whose draws anyone can check, whatever their kind, in the order of lists. */
export const committedGames = (all: Readonly<Record<string, GameData>>): readonly number[] =>
  Object.entries(all)
    .filter(([, game]) => game.IsVerifiable)
    .toSorted(([, a], [, b]) => a.Sort - b.Sort)
    .slice(0, MOST)
    .map(([id]) => Number(id));
