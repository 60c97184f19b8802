// Slips that the player put away, and the one that he placed last, by game.
import * as z from 'zod/mini';
import { keptStore } from '@fairlot/shell';
import { formOf } from '../../board/index.ts';
import { SavedLines, type SavedLine } from './saved-line.ts';

export type SavedSlip = {
  readonly id: string;
  readonly gameId: number;
  readonly name: string;
  readonly lines: readonly SavedLine[];
};

/** Of all games together. */
export const MOST_SAVED = 20;
/** Characters of one: typed selections of a million notes are not put away. */
const MOST_CONTENT = 50_000;

const Kept = z.object({
  slips: z
    .array(z.object({ id: z.string(), gameId: z.int(), name: z.string(), lines: SavedLines }))
    .check(z.maxLength(MOST_SAVED)),
  last: z.array(z.object({ gameId: z.int(), lines: SavedLines })).check(z.maxLength(MOST_SAVED)),
});
type Kept = {
  readonly slips: readonly SavedSlip[];
  readonly last: readonly Pick<SavedSlip, 'gameId' | 'lines'>[];
};

export const savedSlips = keptStore<Kept>(
  'bet.saved',
  { slips: [], last: [] },
  { clearedAtLogout: true, form: formOf<Kept>(Kept as never) },
);

const lengthOf = (lines: readonly SavedLine[]): number =>
  lines.reduce((sum, { content }) => sum + content.length, 0);

/** Puts a slip away; false where there are too many, or it is too long. */
export function saveSlip(gameId: number, name: string, lines: readonly SavedLine[]): boolean {
  const { slips } = savedSlips.get();
  if (slips.length >= MOST_SAVED || lines.length === 0 || lengthOf(lines) > MOST_CONTENT)
    return false;
  const saved = { id: crypto.randomUUID(), gameId, name, lines };
  savedSlips.set((old) => ({ ...old, slips: [...old.slips, saved] }));
  return true;
}

export const dropSlip = (id: string): void =>
  savedSlips.set((old) => ({ ...old, slips: old.slips.filter((slip) => slip.id !== id) }));

/** Remembers what was placed: the next press may want the same. */
export function noteLast(gameId: number, lines: readonly SavedLine[]): void {
  if (lines.length === 0 || lengthOf(lines) > MOST_CONTENT) return;
  savedSlips.set((old) => {
    const others = old.last.filter((slip) => slip.gameId !== gameId);
    return { ...old, last: [...others, { gameId, lines }].slice(-MOST_SAVED) };
  });
}
