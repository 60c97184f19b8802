import { useLanguage } from '@fairlot/ui';
import type { Game } from './use-games.ts';

export type GameWords = { readonly words: string; readonly interval: string | undefined };

/** What a name ends with that only tells how often the game draws: `1 min`, `15 s`, `Instant`. */
const INTERVAL = / (?:· )?(\d+(?:\.\d+)? (?:min|s)|Instant)$/;

/** Splits the interval off the end of a name. Names that say it elsewhere, as Chinese ones do, stay whole. */
export function splitName(name: string): GameWords {
  const [end = '', interval] = INTERVAL.exec(name) ?? [];
  return { words: name.slice(0, name.length - end.length), interval };
}

export const useGameName = ({ Name }: Pick<Game, 'Name'>): GameWords =>
  splitName(Name[useLanguage()]);
