import type { Result } from '../../core/result.ts';
import type {
  Draw,
  Hits,
  InputKind,
  Layout,
  MostHits,
  Option,
  Quote,
  SelectionProblem,
  Single,
  TextReport,
  Tier,
} from '../play.ts';

/** How a pick is written, read and laid out on the pad. `P` is the parsed pick. */
export type Entry<P> = {
  readonly input: InputKind;
  readonly layout: Layout;
  parse(content: string): Result<P, SelectionProblem>;
  format(pick: P): string;
  report?(raw: string): TextReport;
  /** As `ListedPlay.pieces`. */
  pieces?(raw: string): readonly string[];
};

/** Winning notes of a draw while they are being added up. */
export type Tally = { tiers: number[]; refunds: number };

/** A note of a zone, judged on the digits of that zone alone. */
export type ZoneSingle = {
  readonly key: string;
  judge(digits: readonly number[]): number;
};

/**
 * A way of winning on `width` positions, ignorant of which positions they are. `onZones` and
 * `onTicked` put it in place; the same pick then plays on each zone.
 */
export type ZoneRule<P> = {
  readonly width: number;
  readonly entry: Entry<P>;
  readonly tiers: readonly Tier[];
  /** As `Play.tiersShareNote`; false where it is left out. */
  readonly tiersShareNote?: boolean;
  readonly allNotes: number;
  notes(pick: P): number;
  /** Adds the winning notes of one zone. */
  judge(pick: P, draw: Draw, zone: readonly number[], tally: Tally): void;
  /** Bounds for one zone. */
  most(pick: P): MostHits;
  singles(pick: P): Iterable<ZoneSingle>;
  /** Where a win means that each position holds a digit of its own set: those sets. */
  rowsToMatch?(pick: P): readonly number[];
  /** Where only draws of one shape win a tier: how often its digits repeat, `[2, 1]` for aab. */
  readonly shapes?: readonly (readonly number[])[];
};

/** A complete way of winning: all of a play but its names. */
export type Rule<P> = {
  readonly entry: Entry<P>;
  readonly outcomes: bigint;
  /** As `Play.at`. */
  readonly at?: readonly number[];
  readonly tiers: readonly Tier[];
  readonly tiersShareNote: boolean;
  readonly options: readonly Option[];
  readonly paysPerHit: boolean;
  readonly allNotes: number;
  /** As `Play.quotes`; the tiers where they are left out. */
  readonly quotes?: readonly Quote[];
  readonly share?: bigint;
  readonly isParlay?: boolean;
  /** As of `Play`; all tiers where it is left out. */
  tiersOf?(pick: P): readonly number[];
  /** As of `Play`; the quoted odds of those tiers where it is left out. */
  oddsOf?(pick: P, quoted: readonly bigint[]): readonly bigint[];
  count(pick: P): number;
  hits(pick: P, draw: Draw): Hits;
  mostHits(pick: P): MostHits;
  /** As of `Play`. */
  bestHits?(pick: P, odds: readonly bigint[]): readonly number[];
  singles(pick: P): Iterable<Single>;
  /** As `Play.report`; typed plays only. */
  report?(raw: string, positions?: readonly number[]): TextReport;
};

/** A tier without ties. */
export const tier = (code: string, zh: string, en: string, wins: number | bigint): Tier => ({
  code,
  name: { zh, en },
  wins: BigInt(wins),
  ties: 0n,
});

/** An empty tally for a number of tiers. */
export function emptyTally(tiers: number): Tally {
  const counts: number[] = [];
  for (let i = 0; i < tiers; i++) counts.push(0);
  return { tiers: counts, refunds: 0 };
}

/** The bounds of a rule with one tier. */
export const atMost = (hits: number): MostHits => ({ tiers: [hits], total: hits });
