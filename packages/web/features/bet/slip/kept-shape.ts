// How the slip, picks and intents are written down on the device. Whatever lies there is read as
// something from outside: another version wrote it, or somebody by hand.
import * as z from 'zod/mini';
import { gameId, money, version } from '@fairlot/wire/core';
import { CartRow } from '@fairlot/wire/bet';
import { HIGHEST_MULTIPLE, isUnitMode, stakeOf } from '@fairlot/rules/odds/index';
import type { Form } from '../../../session/index.ts';
import { MOST_GAMES, type PerGame } from './kept-games.ts';
import { MOST_LINES, type NewLine } from './cart.ts';

const { Play, Content, Notes } = CartRow.shape;

/** A line as it was priced. One whose amount is not what its notes cost is no line of ours. */
const KeptLine = z
  .object({
    id: z.int().check(z.minimum(1)),
    play: Play,
    content: Content,
    notes: Notes,
    mode: z.custom<NewLine['mode']>((mode) => typeof mode === 'number' && isUnitMode(mode)),
    multiple: z.int().check(z.minimum(1), z.maximum(HIGHEST_MULTIPLE)),
    amount: money,
    most: money,
    odds: z.exactOptional(z.int()),
    oddsVersion: z.exactOptional(version),
  })
  .check(
    z.refine(
      ({ notes, mode, multiple, amount, oddsVersion }) =>
        amount > 0n && (oddsVersion !== undefined || amount === stakeOf(notes, mode, multiple)),
    ),
  );

export const KeptLines = z.array(KeptLine).check(z.maxLength(MOST_LINES));

/** A shape whose values are a `T`; in memory they may be read-only. */
type ShapeOf<T> = z.ZodMiniType & { readonly _zod: { readonly output: T } };

/** Reads and writes values of a shape; what does not fit is as if nothing had been kept. */
export const formOf = <T>(shape: ShapeOf<T>): Form<T> => ({
  read: (json) => {
    const read = z.safeDecode(shape, json as never);
    return read.success ? (read.data as T) : undefined;
  },
  // Also leaves out what the shape does not name: it is of the moment.
  write: (value) => z.encode(shape, value as never),
});

/** The same for a value of each game. */
export function gamesForm<T>(value: ShapeOf<T>): Form<PerGame<T>> {
  const games = z.array(z.object({ gameId, value })).check(z.maxLength(MOST_GAMES));
  const whole = z.object({ v: z.literal(1), account: z.string(), games });
  const { read, write } = formOf<{ v: 1 } & PerGame<T>>(whole as never);
  return { read, write: (kept) => write({ v: 1, ...kept }) };
}
