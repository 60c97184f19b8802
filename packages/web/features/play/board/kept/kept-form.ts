// How picks, the slip and intents are written down on the device. Whatever lies there is read as
// something from outside: another version wrote it, or somebody by hand.
import * as z from 'zod/mini';
import { gameId } from '@fairlot/wire/core';
import type { Form } from '@fairlot/shell';
import { MOST_GAMES, type PerGame } from './kept-games.ts';

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
