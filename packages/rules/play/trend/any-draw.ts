import fc from 'fast-check';
import { readDraw, writeDraw, type DrawShape } from '../draw-shape.ts';
import type { Draw } from '../play.ts';

/** A day of a lunar year that all plays know. */
export const DRAWN_AT = Date.UTC(2026, 5, 1);

/** Any draw that a family may have, as it is kept. */
export function anyDraw(shape: DrawShape): fc.Arbitrary<Draw> {
  const balls =
    shape.kind === 'hex'
      ? fc.array(fc.integer({ min: 0, max: 15 }), {
          minLength: shape.count,
          maxLength: shape.count,
        })
      : fc
          .tuple(
            ...shape.zones.map(({ count, special, from, to, repeats }) => {
              const length = count + (special ? 1 : 0);
              const one = fc.integer({ min: from, max: to });
              const bounds = { minLength: length, maxLength: length };
              return repeats ? fc.array(one, bounds) : fc.uniqueArray(one, bounds);
            }),
          )
          .map((zones) => zones.flat());
  return balls.map((each) => {
    const read = readDraw(shape, writeDraw(shape, each));
    if (!read.ok) throw new Error(`${each.join()} is no draw: ${JSON.stringify(read)}`);
    return read.value;
  });
}
