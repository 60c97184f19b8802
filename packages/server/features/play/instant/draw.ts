import { drawNumbers } from '@fairlot/draw/mapping';
import { deriveInstantSeed } from '@fairlot/draw/seed';
import type { Draw } from '@fairlot/rules/play/index';
import { formatWinningNumber } from '@fairlot/rules/lottery/winning-number';
import { programOf } from '../fair/draw/index.ts';
import type { Table } from './table.ts';

export type RoundSeed = {
  readonly serverSeed: Uint8Array;
  readonly clientSeed: Uint8Array;
  /** Counts the rounds of the pair, from 1. */
  readonly nonce: number;
};

/** What a round draws: the program of the game on the stream of its seeds, and the text that is stored. */
export function drawRound(
  { code, category }: Pick<Table, 'code' | 'category'>,
  { serverSeed, clientSeed, nonce }: RoundSeed,
): { readonly draw: Draw; readonly number: string } {
  const seed = deriveInstantSeed({ game: code, serverSeed, clientSeed, nonce });
  const { winning } = drawNumbers(seed, programOf(category));
  return { draw: winning, number: formatWinningNumber(category, winning) };
}
