import { mills, type Money } from '@fairlot/rules/core/money';
import type { Play } from '@fairlot/rules/play/index';

/** What a play takes of bets, and pays, where that is not what its game does. */
export type PlayLimits = {
  /** Largest prize of one bet. */
  readonly prizeLimit?: Money;
  /** Smallest stake: of a note of a double-sided play, of a whole bet on an official one. */
  readonly minStake?: Money;
  readonly maxStake?: Money;
  /** Most notes of one bet. */
  readonly maxNotes?: number;
  /** Most of all its notes that one bet has, in ten-thousandths. */
  readonly maxNotesRatio?: number;
  /** A bet of at most this share of all notes, in ten-thousandths, wins at most `soloPrize` net (单挑). */
  readonly soloRatio?: number;
  readonly soloPrize?: Money;
  /** What all bets of an issue may bring together on one number of it, or on the play where it has none. */
  readonly liability?: Money;
  /** Each time the bets on an option would bring so much more, its odds in the issue drop. */
  readonly oddsStep?: Money;
  /** By how much, and to what at the lowest: in ten-thousandths of what they began with. */
  readonly oddsDrop?: number;
  readonly oddsFloor?: number;
};

/** The same as it is stored: money in thousandths as text. */
export type StoredPlayLimits = {
  readonly [field in keyof PlayLimits]: PlayLimits[field] extends number | undefined
    ? number
    : string;
};

const COUNTS = ['maxNotes', 'maxNotesRatio', 'soloRatio', 'oddsDrop', 'oddsFloor'] as const;
const AMOUNTS = [
  'prizeLimit',
  'minStake',
  'maxStake',
  'soloPrize',
  'liability',
  'oddsStep',
] as const;

/** Reads stored limits. */
export const playLimitsOf = (stored: StoredPlayLimits): PlayLimits => ({
  ...Object.fromEntries(COUNTS.flatMap((field) => entryOf(field, stored[field]))),
  ...Object.fromEntries(
    AMOUNTS.flatMap((field) => entryOf(field, stored[field], (text) => mills(BigInt(text)))),
  ),
});

function entryOf<T>(
  field: string,
  value: T | undefined,
  as: (value: T) => unknown = (same) => same,
): [string, unknown][] {
  return value === undefined ? [] : [[field, as(value)]];
}

/** Stored limits with their fields always in the same order: two that say the same are the same text. */
export const inOrder = (stored: StoredPlayLimits): StoredPlayLimits =>
  Object.fromEntries([...AMOUNTS, ...COUNTS].flatMap((field) => entryOf(field, stored[field])));

/** Limits as they are stored; null where a play has none of its own. */
export const storedLimitsOf = (limits: PlayLimits | undefined): StoredPlayLimits | null =>
  limits
    ? inOrder(
        Object.fromEntries(
          Object.entries(limits).map(([field, value]) => [
            field,
            typeof value === 'number' ? value : String(value),
          ]),
        ),
      )
    : null;

const WHOLE = 10_000;

/** How many notes a bet has at most: by number, and by share of all that there are. */
export function mostNotes(limits: PlayLimits, { allNotes }: Pick<Play, 'allNotes'>): number {
  const { maxNotes = Infinity, maxNotesRatio = WHOLE } = limits;
  const share = maxNotesRatio < WHOLE ? Math.floor((allNotes * maxNotesRatio) / WHOLE) : Infinity;
  return Math.min(maxNotes, share);
}

/** Of how many notes a bet is one of few; undefined where nobody minds. */
export const soloNotes = (
  { soloRatio }: PlayLimits,
  { allNotes }: Pick<Play, 'allNotes'>,
): number | undefined =>
  soloRatio === undefined ? undefined : Math.floor((allNotes * soloRatio) / WHOLE);

/** What a bet of so few notes wins at most net; undefined where it is not so few, or nobody minds. */
export const soloPrizeOf = (
  limits: PlayLimits,
  play: Pick<Play, 'allNotes'>,
  notes: number,
): Money | undefined => (notes <= (soloNotes(limits, play) ?? -1) ? limits.soloPrize : undefined);
