import { holds, setOf, type BitSet } from '@fairlot/rules/core/bit-set';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Play } from '@fairlot/rules/play/play';
import { contentOf, noPicks, positionsPrefix, type Picks } from './picks.ts';

/** A uniform whole number below `limit`. */
export type Below = (limit: number) => number;

/** From the cryptographic source of the browser; what would favour small numbers is thrown away. */
export const secureBelow: Below = (limit) => {
  const word = new Uint32Array(1);
  const fair = Math.floor(2 ** 32 / limit) * limit;
  do crypto.getRandomValues(word);
  while (word[0]! >= fair);
  return word[0]! % limit;
};

/** `count` different whole numbers below `limit`. */
function someOf(limit: number, count: number, below: Below): BitSet {
  const left = Array.from({ length: limit }, (_, i) => i);
  const taken: number[] = [];
  for (let i = 0; i < count && left.length > 0; i++) {
    taken.push(left.splice(below(left.length), 1)[0]!);
  }
  return setOf(limit, taken);
}

function somePositions(play: Play, below: Below): number {
  const { positions } = play.layout;
  return positions ? (someOf(positions.labels.length, positions.min, below)[0] ?? 0) : 0;
}

type Typed = NonNullable<Play['layout']['text']>;

function typedNote(play: Play, { width, symbols }: Typed, below: Below): string {
  const picks: Picks = { rows: [], positions: somePositions(play, below) };
  const left = [...(symbols ?? [])];
  const note = symbols
    ? Array.from({ length: width }, () => left.splice(below(left.length), 1)[0]).join()
    : Array.from({ length: width }, () => below(10)).join('');
  return positionsPrefix(play.layout, picks) + note;
}

/** Rows with a least number of picks get just that; rows that may stay empty are filled one by one. */
function smallestPicks(play: Play, filled: number, more: number, below: Below): Picks {
  const { rows } = play.layout;
  const optional = rows.flatMap((row, i) => (row.min === 0 ? [i] : []));
  const chosen = someOf(optional.length, filled, below);
  const least = rows.map((row, i) => (row.min > 0 ? row.min : holds(chosen, optional.indexOf(i))));
  const sets = rows.map((row, i) => {
    if (row.fills !== undefined) {
      return someOf(row.symbols.length, row.fills - (least[i - 1] ?? 0), below);
    }
    // The last row fills up what the others leave open.
    const wanted = i === rows.length - 1 ? Math.min(least[i]! + more, row.max) : least[i]!;
    return someOf(row.symbols.length, wanted, below);
  });
  return { rows: sets, positions: somePositions(play, below) };
}

const TRIES = 2000;

/** Picks that a last row may need beyond its least. */
const MOST_MORE = 3;

/**
 * The smallest selection of a play that its rule accepts, drawn at random: for most plays one note.
 * Candidates are drawn until one counts, so every acceptable candidate is equally likely.
 */
export function randomContent(play: Play, below: Below = secureBelow): string {
  const { layout } = play;
  // With one banker the others fill a note up.
  const least = play.input === 'bankerDrag' ? (layout.rows[0]?.max ?? 1) - 1 : 0;
  for (let more = least; more <= least + MOST_MORE; more++) {
    const content = smallest(play, more, below);
    if (content !== undefined) return content;
  }
  invariant(
    false,
    `a random selection of ${play.code} exists for ${noPicks(layout).rows.length} rows`,
  );
}

/** As above with so many picks more in the last row; undefined where none of many tries counts. */
function smallest(play: Play, more: number, below: Below): string | undefined {
  const { layout } = play;
  const optional = layout.rows.filter((row) => row.min === 0).length;
  for (let filled = Math.min(1, optional); filled <= optional; filled++) {
    for (let i = 0; i < TRIES; i++) {
      const content = layout.text
        ? typedNote(play, layout.text, below)
        : contentOf(layout, smallestPicks(play, filled, more, below));
      if (play.parse(content).ok) return content;
      if (optional > 0 && i > 20) break;
    }
  }
  return undefined;
}
