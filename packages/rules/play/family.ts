import type { Bilingual } from '../core/text.ts';
import type { DrawShape } from './draw-shape.ts';
import type { Draw, ListedPlay, Style } from './play.ts';
import type { ColumnPick } from './trend/chart.ts';

/** How a drawn number looks. */
export type BallLook = 'ball' | 'extra' | 'car' | 'die' | 'wave';

/** Hexadecimal digits as a block of text; those at `decisive` places, which plays look at, are marked. */
export type HexLook = { readonly decisive: readonly number[] };

/** Strokes of a glyph on a field of 24 by 24 (look: 1.4 wide, round ends), and its dots. */
export type Glyph = {
  readonly strokes: readonly { readonly d: string; readonly thin?: boolean }[];
  readonly dots?: readonly (readonly [x: number, y: number, r: number])[];
};

/** What every list of games shows of a family: no more of it is needed to name a game. */
export type FamilyFace = {
  /** `ssc`: what the codes of its plays begin with. */
  readonly code: string;
  /** Names of games begin with it in English and end with it in Chinese. */
  readonly name: Bilingual;
  readonly draw: DrawShape;
  /** The names of the positions that a play may look at, from the left; none where order is nothing. */
  readonly positions: readonly Bilingual[];
  readonly glyph: Glyph;
  readonly ball: BallLook | HexLook;
  /** From this place on balls are of another pool, or special: told apart by shape. */
  readonly extra?: number;
  /** Odds are quoted for every play of it: none is paid by the prize group of the player. */
  readonly isQuoted?: true;
  /** The one style that it has plays of. */
  readonly only?: Style;
  /** The family whose plays its games have too, behind those of its own. */
  readonly shares?: string;
};

/** Something that is said of a draw, in full and where there is little room. */
export type Fact = {
  readonly long: Bilingual;
  readonly short: Bilingual;
  /** Told by colour too: a tie of dragon and tiger. */
  readonly isTie?: boolean;
};

/** A derived column of the draw history. `drawMs`: when it was drawn, for what the calendar decides. */
export type FactColumn = {
  readonly code: string;
  readonly name: Bilingual;
  cell(draw: Draw, drawMs: number): Omit<Fact, 'short'>;
};

/** A line of the trend chart: one of `values` a draw. */
export type TrendSeries = {
  /** As it stands on its button: 万, 1, 冠. */
  readonly mark: Bilingual;
  /** 万位, place 1. */
  readonly name: Bilingual;
  /** Figures as they are written everywhere, or words. */
  readonly values: readonly (string | Bilingual)[];
  /** Index in `values`. */
  of(draw: Draw, drawMs: number): number;
  /** What a tap on the head of a value picks; undefined where that is no bet. */
  pick?(index: number): ColumnPick | undefined;
};

/** What the page of a game says of a draw, wherever it stands. */
export type Family = FamilyFace & {
  /** What header and rail say of a draw, most telling first. */
  facts(draw: Draw, drawMs: number): readonly Fact[];
  /** What stands under a ball: the animal of a number. */
  under?(ball: number, drawMs: number): Bilingual;
};

/** A line of the registry: the face, and what comes when it is asked for. */
export type FamilyEntry = FamilyFace & {
  /** Facts: what a first view needs of it beside its plays. */
  open(): Promise<Family>;
  /** All plays of its own, both styles, in menu order. */
  load(): Promise<readonly ListedPlay[]>;
  /** The first of them, where all would be much for a first view. */
  loadFirst?(): Promise<readonly ListedPlay[]>;
  /** Whether these are but a part of their tab: a screen that shows a whole tab waits for all. */
  readonly isTabCut?: boolean;
};
