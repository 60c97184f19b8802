import { choose, type Layout, numbersIn, type Part, resultsOf } from './layout.ts';

/** The faults of generators that are looked for, as they have happened. */
export type Fault =
  /** A number is never drawn, or no longer. */
  | 'missing'
  /** A number is always there, or always at one place. */
  | 'stuck'
  /** No number of a draw comes again in the next one. */
  | 'never-again'
  /** No draw has a number twice. */
  | 'never-twice'
  /** Every number of a draw is the same. */
  | 'all-alike'
  /** Whole draws come again. */
  | 'repeated'
  /** Numbers are not as frequent as they should be. */
  | 'frequency'
  /** More is paid than the odds say. */
  | 'return';

/** What is known before a draw: the one before it, and the last ones as texts. */
export type Before = { readonly last: readonly number[]; readonly recent: ReadonlySet<string> };

/**
 * A wager against the fairness of a generator. One unit is staked before each draw on an event of a known
 * chance; what it becomes is 1 on average as long as draws are fair.
 */
export type Wager = {
  readonly fault: Fault;
  readonly about: string;
  becomes(draw: readonly number[], before: Before): number;
};

/** Draws that a draw may be a repetition of. */
export const RECENT = 50;
/** Places times numbers beyond which places are not looked at one by one. */
const MOST_PLACES = 200;

/** All on that it does not happen. */
const against = (chance: number, happened: boolean): number => (happened ? 0 : 1 / (1 - chance));
/** Half on that it happens, so that it may be missed now and then. */
const half = (chance: number, happened: boolean): number => 0.5 + (happened ? 0.5 / chance : 0);

export const textOf = (draw: readonly number[]): string => draw.join(',');

export function wagersOn(layout: Layout): readonly Wager[] {
  const results = resultsOf(layout);
  const repeated: Wager = {
    fault: 'repeated',
    about: 'the whole draw',
    becomes: (draw, { recent }) =>
      recent.size === 0 ? 1 : half(recent.size / results, recent.has(textOf(draw))),
  };
  return [repeated, ...layout.parts.flatMap(wagersOnPart)];
}

const wagersOnPart = (part: Part): readonly Wager[] => [
  ...(part.kind === 'pick' && part.count === part.symbols ? [] : onNumbers(part)),
  ...(isByPlace(part) ? onPlaces(part) : []),
  ...onPairs(part),
];

/** Whether each place of a part is looked at by itself: all numbers are in each draw, or few are possible. */
export const isByPlace = ({ kind, count, symbols }: Part): boolean =>
  count * symbols <= MOST_PLACES && (kind === 'digits' || count === symbols);

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);

/** The chance that a number is in a draw. */
export const chanceOf = ({ kind, count, symbols }: Part): number =>
  kind === 'digits' ? 1 - (1 - 1 / symbols) ** count : count / symbols;

function onNumbers(part: Part): readonly Wager[] {
  if (part.symbols > MOST_PLACES) return [];
  const chance = chanceOf(part);
  return range(part.symbols).flatMap((number): Wager[] => {
    const about = `number ${part.from + number}`;
    const isIn = (draw: readonly number[]) => numbersIn(draw, part).includes(number);
    return [
      { fault: 'missing', about, becomes: (draw) => against(chance, isIn(draw)) },
      { fault: 'stuck', about, becomes: (draw) => half(chance, isIn(draw)) },
    ];
  });
}

function onPlaces(part: Part): readonly Wager[] {
  const chance = 1 / part.symbols;
  return range(part.count).flatMap((place) =>
    range(part.symbols).flatMap((number): Wager[] => {
      const about = `number ${part.from + number} at place ${part.at + place + 1}`;
      const isThere = (draw: readonly number[]) => draw[part.at + place] === part.from + number;
      return [
        { fault: 'missing', about, becomes: (draw) => against(chance, isThere(draw)) },
        { fault: 'stuck', about, becomes: (draw) => half(chance, isThere(draw)) },
      ];
    }),
  );
}

/** Numbers of a draw against each other, and against those of the draw before. */
function onPairs(part: Part): readonly Wager[] {
  const { kind, count, symbols } = part;
  const about =
    count === 1 ? `place ${part.at + 1}` : `places ${part.at + 1} to ${part.at + count}`;
  const isOrdered = kind === 'digits' || count === symbols;
  const againIn = (draw: readonly number[], last: readonly number[]): boolean => {
    const [now, then] = [numbersIn(draw, part), numbersIn(last, part)];
    return isOrdered
      ? now.some((number, place) => number === then[place])
      : now.some((number) => then.includes(number));
  };
  const again = 1 - chanceOfNone(part);
  const wagers: Wager[] = [];
  if (again < 1) {
    wagers.push({
      fault: 'never-again',
      about,
      becomes: (draw, { last }) => (last.length === 0 ? 1 : against(again, againIn(draw, last))),
    });
  }
  if (kind === 'pick' || count === 1) return wagers;
  const different = range(count).reduce((chance, n) => (chance * (symbols - n)) / symbols, 1);
  const kinds = (draw: readonly number[]) => new Set(numbersIn(draw, part)).size;
  if (different > 0) {
    const becomes = (draw: readonly number[]) => against(1 - different, kinds(draw) < count);
    wagers.push({ fault: 'never-twice', about, becomes });
  }
  const alike = symbols ** (1 - count);
  wagers.push({ fault: 'all-alike', about, becomes: (draw) => half(alike, kinds(draw) === 1) });
  return wagers;
}

/** The chance that nothing of a draw comes again: at its place, where places are told apart. */
function chanceOfNone({ kind, count, symbols }: Part): number {
  if (kind === 'digits') return (1 - 1 / symbols) ** count;
  if (count < symbols) return choose(symbols - count, count) / choose(symbols, count);
  // Orders in which nobody is at his own place.
  let none = 0;
  let term = 1;
  for (let n = 0; n <= symbols; n += 1) {
    none += term;
    term *= -1 / (n + 1);
  }
  return none;
}
