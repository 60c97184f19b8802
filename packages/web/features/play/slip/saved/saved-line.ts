// Rows of a slip as they are put away: what was picked and staked, and no price. Priced anew when they come back.
import * as z from 'zod/mini';
import { money } from '@fairlot/wire/core';
import { CartRow } from '@fairlot/wire/play/bet';
import { HIGHEST_MULTIPLE, isUnitMode } from '@fairlot/rules/odds/index';
import type { Play } from '@fairlot/rules/play/play';
import type { NewLine } from '../../board/picks/index.ts';
import { againLine, type PriceNow } from '../lines/again-line.ts';
import { MOST_LINES } from '../lines/cart.ts';

const { Play: PlayCode, Content, Notes } = CartRow.shape;

/** A row without its price. */
export const SavedLine = z.object({
  play: PlayCode,
  content: Content,
  notes: Notes,
  mode: z.int().check(z.refine((mode) => isUnitMode(mode))),
  multiple: z.int().check(z.minimum(1), z.maximum(HIGHEST_MULTIPLE)),
  amount: money.check(z.refine((amount) => amount > 0n)),
});
export type SavedLine = z.output<typeof SavedLine>;
export const SavedLines = z.array(SavedLine).check(z.minLength(1), z.maxLength(MOST_LINES));

export const savedOf = (lines: readonly NewLine[]): SavedLine[] =>
  lines.map(({ play, content, notes, mode, multiple, amount }) => ({
    play,
    content,
    notes,
    mode,
    multiple,
    amount,
  }));

/** Saved rows as rows of now; what the game does not play, or the calendar took, is left out. */
export const linesOf = (
  saved: readonly SavedLine[],
  plays: readonly Play[],
  now: PriceNow,
): readonly NewLine[] =>
  saved.flatMap((line) => {
    const play = plays.find(({ code }) => code === line.play);
    const { content: Content, notes: Notes, mode: Mode, multiple: Multiple, amount: Amount } = line;
    const again = play && againLine({ Content, Notes, Mode, Multiple, Amount }, play, now);
    return again ? [again] : [];
  });
