// The looks that a screen is judged in: one in the short ring, a pair that covers every trait in `--all`, eight in `--long`.
import { byRing, ring } from '@fairlot/server/testing/ring';
import { FIRST_LOOKS, inTheOther, type Look } from './browser.ts';

export const isLong = ring === 'long';
export const isShort = ring === 'short';

const differInAll = (a: Look, b: Look): boolean =>
  a.size !== b.size && a.mode !== b.mode && a.language !== b.language;

/** Two looks that differ in everything: a screen that holds in both has been in each width, mode and language. */
export const PAIRS: readonly (readonly Look[])[] = FIRST_LOOKS.flatMap((first, place) =>
  FIRST_LOOKS.slice(place + 1)
    .filter((other) => differInAll(first, other))
    .map((other) => [first, other]),
);

const pairAt = (place: number): readonly Look[] => PAIRS[place % PAIRS.length] ?? [];

/** Whether a look is one of the pair at a place of a list. */
export const isOfPair = (place: number, look: Look): boolean => pairAt(place).includes(look);

/** One look of the pair at a place. It stays the same for four places, so that each look also meets both modes. */
const oneLook = (place: number): readonly Look[] => {
  const pair = pairAt(place);
  return pair.filter((_, index) => index === Math.floor(place / 4) % pair.length);
};

/** The looks that a page is opened in at a place of a list. */
export const looksOf = (place: number): readonly Look[] =>
  byRing({ short: () => oneLook(place), all: () => pairAt(place), long: () => FIRST_LOOKS })();

/** The looks that an open page is judged in: as it was opened, and in the long run in the other mode as well. */
export const modesOf = (look: Look): readonly Look[] =>
  isLong ? [look, inTheOther(look)] : [look];

/** What these looks, taken together, have not been in: nothing where a screen was seen in all that it has to hold in. */
export function missingIn(looks: readonly Look[]): readonly string[] {
  const been = new Set(
    looks.flatMap(({ size, mode, language }) => [`${size.width}`, mode, language]),
  );
  const wanted = FIRST_LOOKS.flatMap(({ size, mode, language }) => [
    `${size.width}`,
    mode,
    language,
  ]);
  return [...new Set(wanted)].filter((trait) => !been.has(trait));
}
