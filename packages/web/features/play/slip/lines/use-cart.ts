import * as z from 'zod/mini';
import type { Store } from '@fairlot/shell';
import { EMPTY_CART, type Cart } from './cart.ts';
import { KeptLines } from './kept-lines.ts';
import { gamesForm, keptPerGame } from '../../board/index.ts';

/** Characters of all slips; a browser keeps some five million in all. */
const MOST_KEPT = 2_000_000;

const KeptCart = z.object({ lines: KeptLines, nextId: z.int() }).check(
  z.refine(({ lines, nextId }) => lines.every(({ id }) => id < nextId)),
  z.refine(({ lines }) => new Set(lines.map(({ id }) => id)).size === lines.length),
);

/** The slip of a game: it outlives the page, and all tabs of the device share it. */
export const cartOf: (gameId: number) => Store<Cart> = keptPerGame<Cart>('bet.slips', EMPTY_CART, {
  form: gamesForm<Cart>(KeptCart),
  most: MOST_KEPT,
});
