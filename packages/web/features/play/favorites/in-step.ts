// What a page knows of the games that its player keeps: what the server said last, and what was done here since.
// Pure.
import { placed } from '@fairlot/rules/lottery/placed';

export type Said = { readonly GameIds: readonly number[]; readonly Version: number };
export type Placing = { readonly GameId: number; readonly Place: number | null };

/** The newer of two: what was sent earlier may come in later. */
export const newer = (known: Said | undefined, said: Said): Said =>
  known && known.Version > said.Version ? known : said;

/** What is shown: what the server said, and on top of it what it has not answered yet. */
export const shownOf = ({ GameIds }: Said, untold: readonly Placing[]): readonly number[] =>
  untold.reduce((ids, { GameId, Place }) => placed(ids, GameId, Place), GameIds);
