import * as z from 'zod/mini';
import { isSetBelow, sizeOf } from '@fairlot/rules/core/bit-set';
import type { Layout } from '@fairlot/rules/play/play';
import type { Store } from '@fairlot/shell';
import { keptPerGame } from '../kept/kept-games.ts';
import type { Picks } from './picks.ts';
import { gamesForm } from '../kept/kept-form.ts';

/** What is being put together in a game and is not in the slip yet, by play. */
export type Draft = {
  readonly picks: { readonly [play: string]: Picks };
  /** Stakes of double-sided options as they were typed. */
  readonly stakes: { readonly [play: string]: { readonly [option: string]: string } };
};

export const NO_DRAFT: Draft = { picks: {}, stakes: {} };

const set = z.array(z.int()).check(z.maxLength(100));
const KeptDraft = z.object({
  picks: z.record(z.string(), z.object({ rows: z.array(set), positions: z.int() })),
  stakes: z.record(z.string(), z.record(z.string(), z.string().check(z.maxLength(24)))),
});

/** A tap is drawn first and written down after it. */
const PAUSE_MS = 250;

export const draftOf: (gameId: number) => Store<Draft> = keptPerGame<Draft>(
  'bet.drafts',
  NO_DRAFT,
  { form: gamesForm<Draft>(KeptDraft), most: 200_000, pauseMs: PAUSE_MS },
);

/** What is typed on the pads for notes, by play. */
export type Texts = { readonly [play: string]: string };
const NO_TEXTS: Texts = {};

export const textsOf: (gameId: number) => Store<Texts> = keptPerGame<Texts>('bet.texts', NO_TEXTS, {
  form: gamesForm<Texts>(z.record(z.string(), z.string())),
  most: 1_500_000,
  pauseMs: PAUSE_MS,
});

/** An empty entry is none. */
export function withText(texts: Texts, play: string, text: string): Texts {
  if ((texts[play] ?? '') === text) return texts;
  const others = Object.entries(texts).filter(([code]) => code !== play);
  return Object.fromEntries(text === '' ? others : [...others, [play, text]]);
}

/** Whether kept picks are picks of this pad: another version may have had other rows. */
export function isOfLayout({ rows, positions }: Layout, picks: Picks): boolean {
  return (
    picks.rows.length === rows.length &&
    rows.every(({ symbols, max }, i) => {
      const set = picks.rows[i] ?? [];
      return isSetBelow(set, symbols.length) && sizeOf(set) <= max;
    }) &&
    (positions ? isSetBelow([picks.positions], positions.labels.length) : picks.positions === 0)
  );
}
