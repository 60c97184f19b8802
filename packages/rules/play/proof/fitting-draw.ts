import fc from 'fast-check';
import { drawLength, zoneAt } from '../draw-shape.ts';
import { zonesOf } from '../outcome/space.ts';
import { anyDraw } from './sample.ts';
import type { DrawZone } from '../draw-shape.ts';
import type { Draw, Play } from '../play.ts';

/**
 * Draws made of what a selection names, so that selections win more often than by chance: five digits in
 * their order come once in 100,000 draws, ten of eighty numbers once in nine million. That they win is
 * not sure; a draw of the family they are in any case.
 */
export function fittingDraw(play: Play, content: string): fc.Arbitrary<Draw> {
  const zones = zonesOf(play);
  const shape = { kind: 'zones', zones } as const;
  const balls = Array.from({ length: drawLength(shape) }, (_, place) => zoneAt(zones, place)!);
  const { rows, extra } = numbersIn(play, content);
  const choice = fc.nat({ max: 1 << 20 });
  return fc
    .record({
      base: anyDraw(play),
      /** Which of the typed lines, and where it or the first row stands. */
      line: choice,
      first: fc.nat({ max: Math.max(0, balls.length - rows.length) }),
      inOrder: fc.boolean(),
      /** How many quarters of the places are made to fit. */
      quarters: fc.integer({ min: 1, max: 4 }),
      choices: fc.array(choice, { minLength: balls.length, maxLength: balls.length }),
    })
    .map(({ base, line, first, inOrder, quarters, choices }) => {
      const draw = [...base];
      const own = play.layout.text ? lineOf(rows, line) : rows;
      const shift = own.length === rows.length ? first : line % (balls.length - own.length + 1);
      balls.forEach((zone, place) => {
        const chosen = choices[place]!;
        if (chosen % 4 >= quarters) return;
        const isExtra = zone !== balls[0];
        const pool = isExtra && extra.length > 0 ? extra : own.flat();
        const numbers = inOrder && !(isExtra && extra.length > 0) ? own[place - shift] : pool;
        const number = numbers?.[(chosen >> 2) % numbers.length];
        if (number !== undefined) put(draw, balls, place, number);
      });
      return draw;
    });
}

/** A line of typed notes, a row a number. */
const lineOf = (
  lines: readonly (readonly number[])[],
  at: number,
): readonly (readonly number[])[] => (lines[at % lines.length] ?? []).map((number) => [number]);

/** The numbers that a selection names, by row or typed line; those of a second pool apart. Words are none. */
function numbersIn(play: Play, content: string) {
  const text = content.replace(/^@[\d,]*:/, '');
  const { text: typed, rows: pads } = play.layout;
  const lists = typed
    ? text.split(' ').map((line) => (typed.symbols ? line.split(',') : [...line]))
    : text.split('|').map((row) => row.split(','));
  const rows = lists.map((list) => list.filter((one) => /^\d+$/.test(one)).map(Number));
  const isExtra = (row: number): boolean => pads[row]?.isExtra ?? false;
  return {
    rows: rows.filter((_, row) => !isExtra(row)),
    extra: rows.filter((_, row) => isExtra(row)).flat(),
  };
}

/** Puts a number at a place, where it may stand there; where none comes twice the two change places. */
function put(draw: number[], balls: readonly DrawZone[], place: number, number: number): void {
  const zone = balls[place]!;
  if (number < zone.from || number > zone.to) return;
  const other = zone.repeats ? -1 : draw.findIndex((n, at) => n === number && balls[at] === zone);
  if (other >= 0) draw[other] = draw[place]!;
  draw[place] = number;
}
