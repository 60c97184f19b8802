// In which looks a screen is looked at: in all of them in the long run, in a pair that covers them in the short one.
import { FIRST_LOOKS, type Look } from './browser.ts';

/** The depth is for `npm run test:long`. */
export const isLong = process.env['TEST_LONG'] === '1';

const differInAll = (a: Look, b: Look): boolean =>
  a.size !== b.size && a.mode !== b.mode && a.language !== b.language;

/** Two looks that differ in everything: a screen that holds in both has been in each width, mode and language. */
export const PAIRS: readonly (readonly Look[])[] = FIRST_LOOKS.flatMap((first, place) =>
  FIRST_LOOKS.slice(place + 1)
    .filter((other) => differInAll(first, other))
    .map((other) => [first, other]),
);

/** Whether a look is one of the pair of so many, counted on and on. */
export const isOfPair = (place: number, look: Look): boolean =>
  PAIRS[place % PAIRS.length]?.includes(look) ?? false;

/** The looks that a page is opened in: one of the pairs, and both of them in the long run. */
export const looksOf = (place: number): readonly Look[] =>
  FIRST_LOOKS.filter((look) => isLong || isOfPair(place, look));

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
