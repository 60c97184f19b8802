import type { Money } from '../core/money.ts';
import type { Bilingual } from '../core/text.ts';
import type { Result } from '../core/result.ts';

/** official: notes, unit, multiple, prize group. credit: options, each with odds and a stake of its own. */
export type Style = 'official' | 'credit';

/** Input kinds of plays.md section 0 that the families here use. */
export type InputKind =
  | 'perPosition'
  | 'perPositionSparse'
  | 'pool'
  | 'twoZone'
  | 'text'
  | 'sumPick'
  | 'spanPick'
  | 'banker'
  | 'options'
  | 'bsoeRows'
  | 'positionsText'
  | 'positionsPool'
  | 'positionsTwoZone'
  | 'positionsSum'
  | 'funRows'
  | 'bankerDrag'
  | 'optionList'
  | 'zodiacPick'
  | 'tailPick'
  | 'zodiacPair'
  | 'tailPair'
  | 'zodiacTail'
  | 'parlay'
  | 'redBlue'
  | 'redBlueDrag';

/** One row of the pad. `symbols` are what the encoded selection holds; labels are what people read. */
export type PadRow = {
  readonly label: Bilingual;
  readonly symbols: readonly string[];
  readonly labels?: readonly Bilingual[];
  /** What stands small under each, as it is on the day of the draw: the numbers of an animal. */
  readonly about?: readonly string[];
  /** Smallest and largest number of picks that make a valid row. */
  readonly min: number;
  readonly max: number;
  /** Digit rows offer 全 大 小 奇 偶 清 and show omissions of `position` where it has one. */
  readonly quick: boolean;
  readonly position?: number;
  /** Its picks fill those of the row before up to so many: 拖码. */
  readonly fills?: number;
  /** Numbers of another pool than the rows before, told apart by shape. */
  readonly isExtra?: true;
};

/** How the pad of a play looks; the client draws from this alone. */
export type Layout = {
  /** Empty for typed plays. */
  readonly rows: readonly PadRow[];
  /** Ticked positions (任选): how many of the five must be ticked at least. */
  readonly positions?: { readonly min: number; readonly labels: readonly Bilingual[] };
  /**
   * Typed notes (单式): digits a note, or how many different ones of `symbols` it has, parted by commas:
   * `01,02,03`.
   */
  readonly text?: { readonly width: number; readonly symbols?: readonly string[] };
  /** A leg a row, written `1:大|2:红波` (过关). */
  readonly isParlay?: boolean;
};

/** A way to win, as it is named. */
export type TierName = { readonly code: string; readonly name: Bilingual };

/**
 * A way to win. All counts are exact, out of `Play.outcomes`, for one note that can win this tier:
 * `wins` outcomes pay it, `ties` outcomes give the stake back. Twenty of eighty can be drawn in
 * 3.5e18 ways, beyond what a `number` tells apart: counts of outcomes are `bigint`.
 */
export type Tier = TierName & {
  readonly wins: bigint;
  readonly ties: bigint;
};

/** What odds are quoted for; `hits` as of an option, where a note wins by how often it is hit. */
export type Quote = Tier & { readonly hits?: bigint };

/**
 * A credit option: its own odds and stake. `hits` is the number of hits over all outcomes: equal to
 * `wins`, or more where the play pays its net win once a hit (`Play.paysPerHit`).
 */
export type Option = Tier & {
  readonly hits: bigint;
  /** As `PadRow.about`. */
  readonly about?: string;
};

/**
 * What a player picked, parsed. Opaque outside `rules/play`: only the play that made it reads it.
 * Selections are canonical: equal picks give equal `format`ted text.
 */
export type Selection = { readonly __selection: true };

/**
 * Why a text is not a selection of a play. `at`: where what is wrong begins, or where something is missing,
 * in characters of the text as it was handed over; all before it may stand as it is.
 */
export type SelectionProblem = { readonly detail: Bilingual; readonly at: number };

/**
 * The verdict of a draw on a selection: winning notes per tier (same order as `tiers`, or as the
 * options of a credit play), and notes whose stake goes back (a tie).
 */
export type Hits = { readonly tiers: readonly number[]; readonly refunds: number };

/**
 * Bounds of what one draw can make win: hits of each tier on its own, and winning hits of all tiers
 * together (less than the sum where tiers exclude one another).
 */
export type MostHits = { readonly tiers: readonly number[]; readonly total: number };

/** What a note does at a draw: the index of the tier it wins, or one of these two. */
export const LOST = -1;
export const TIED = -2;

/** One note, judged the slow and obvious way; the proofs compare `hits` with the sum of these. */
export type Single = {
  /** Tells the note from the other notes of its selection. */
  readonly key: string;
  /** The positions it looks at; left out where it may be any. */
  readonly at?: readonly number[];
  /** What of a whole draw decides it, where that is less than what stands at every position. */
  readonly decidedBy?: DecidedBy;
  /** The tiers that it can win, where these are neither one nor all of the play. */
  readonly tiers?: readonly number[];
  judge(draw: Draw): number;
};

/**
 * Draws of one kind are the same to a note: which of these numbers are drawn, how many of them, at which
 * places they stand, how many of each of some groups that share no number, what all numbers add up to,
 * what the last so many decimal digits of a hash do, or which of some digits stand at each place. The
 * special number counts as the others do (`alike`), not at all (`ignored`), or it matters which group it
 * is of (`apart`).
 */
export type ZoneDecidedBy =
  | { readonly kind: 'numbers' | 'count' | 'places'; readonly of: readonly number[] }
  | {
      readonly kind: 'groups';
      readonly of: readonly (readonly number[])[];
      readonly special: 'alike' | 'ignored' | 'apart';
    }
  | { readonly kind: 'sum' }
  | { readonly kind: 'decimals'; readonly count: number }
  | { readonly kind: 'digits'; readonly of: readonly (readonly number[])[] };

/** The same of a draw of several zones: what of each of them decides. */
export type DecidedBy =
  | ZoneDecidedBy
  | { readonly kind: 'zones'; readonly zones: readonly ZoneDecidedBy[] };

/** The numbers of a draw, by position from the left; those of a special ball come last. */
export type Draw = readonly number[];

/** Lines of a typed entry, told apart for the player (plays.md section 0, kind `text`). */
export type TextReport = {
  readonly valid: number;
  readonly duplicate: number;
  readonly invalid: number;
  /** The first invalid lines, for the screen. */
  readonly invalidLines: readonly string[];
  /** In which line of the text each of them stands, from 1. */
  readonly invalidAt: readonly number[];
  /** Canonical content of the valid lines: what goes into the bet. */
  readonly content: string;
};

/** The tab a play stands under. */
export type PlayGroup = { readonly code: string; readonly name: Bilingual };

/**
 * A play as the catalogue lists it: what is the same on every day. Whatever the calendar may decide is
 * asked of `on`, with the draw time of the issue that is bet on, settled or looked at.
 */
export type ListedPlay = {
  /** `ssc.star5.direct`: the id in database and wire. */
  readonly code: string;
  /** The number of the play in the catalogue. */
  readonly id: number;
  /** The code of its family in the registry. */
  readonly family: string;
  readonly style: Style;
  readonly group: PlayGroup;
  /** Sub-heading inside the group's tab: 直选, 组选, 趣味 ... */
  readonly section: Bilingual;
  readonly name: Bilingual;
  readonly rule: Bilingual;
  /** Official: what a note costs in mode 元, thousandths (plays.md section 7.1). */
  readonly notePrice: Money;
  readonly input: InputKind;
  readonly layout: Layout;
  /** Official: the prize tiers. Credit: the options. */
  readonly tiers: readonly TierName[];
  /** Options of a credit play; empty for official plays. */
  readonly options: readonly TierName[];
  /** Credit options that pay their net win once a hit (一字组合全五). */
  readonly paysPerHit: boolean;

  /** Reads encoded text (plays.md section 0). Never throws, whatever the text. */
  parse(content: string): Result<Selection, SelectionProblem>;
  /** Canonical text; `parse(format(s))` equals `s`. */
  format(selection: Selection): string;
  /** Only for typed plays: sorts a raw entry into valid, duplicate and invalid lines. */
  report?(raw: string, positions?: readonly number[]): TextReport;
  /** Only for typed plays: the notes of a raw entry as they were typed, wrong ones too. */
  pieces?(raw: string): readonly string[];
  /**
   * The play as it is at a draw time, in milliseconds UTC: itself, or its form of that lunar year.
   * Throws for a time that the calendar of the play does not reach.
   */
  on(drawMs: number): Play;
  /** All that `on` can answer, for a list of prices. */
  forms(): readonly Play[];
};

/** A play at a draw: how it is counted, judged and priced there. */
export type Play = Omit<ListedPlay, 'tiers' | 'options'> & {
  /** What its prices go by: its code, or `lhc.te.zodiac@2026` where they are those of a lunar year. */
  readonly form: string;
  readonly example: { readonly content: string; readonly notes: number };
  /** Size of the space of the positions that one note looks at. */
  readonly outcomes: bigint;
  /** The positions that it looks at, where these are not all. */
  readonly at?: readonly number[];
  readonly tiers: readonly Tier[];
  /**
   * One note can win any of the tiers (通选, 包选, 猜1D, 趣味): its return is spread over them. Else
   * each note can win only one.
   */
  readonly tiersShareNote: boolean;
  readonly options: readonly Option[];
  /**
   * What odds are quoted for: the tiers, or what the odds of a note follow from (the animals of a pair, the
   * legs of a parlay).
   */
  readonly quotes: readonly Quote[];
  /** Share of the fair odds that a credit play starts with, in hundredths, where it has its own. */
  readonly share?: bigint;
  /**
   * The chances of a note depend on what it is made of, legs or sums: `tiers` have no counts, `quotes`
   * have those of a part.
   */
  readonly isParlay: boolean;
  /** Notes of the selection that covers everything: the base of the solo and most-notes limits. */
  readonly allNotes: number;

  /** Number of notes. For a credit play 1 an option. */
  count(selection: Selection): number;
  /** The tiers that a selection can win, where these are not all: what its bet freezes odds of. */
  tiersOf(selection: Selection): readonly number[];
  /** The odds that a bet freezes, one of each of `tiersOf`, from those that are quoted. */
  oddsOf(selection: Selection, quoted: readonly bigint[]): readonly bigint[];
  /** The verdict of `draw`. Allocation-light: settlement calls it for every bet. */
  hits(selection: Selection, draw: Draw): Hits;
  /**
   * An upper bound of hits at one draw, for the prize limit: exact where a closed form is cheap,
   * never below the truth.
   */
  mostHits(selection: Selection): MostHits;
  /**
   * Hits of each of `tiersOf` at the draw that pays most at these odds, exactly: where tiers share the numbers of
   * a draw, so that bounds of each on its own are far above what all of them bring together.
   */
  bestHits?(selection: Selection, odds: readonly bigint[]): readonly number[];
  /** The notes this expands to, `count` of them, for the proofs. */
  singles(selection: Selection): Iterable<Single>;
};
