import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ballTexts,
  drawLength,
  readDraw,
  writeDraw,
  zoneAt,
  type DrawShape,
  type DrawZone,
} from './draw-shape.ts';
import { anyDraw, provenPlays } from './proof/sample.ts';
import { FAMILIES } from './registry.ts';
import type { FamilyFace } from './family.ts';

const zone = (count: number, from: number, to: number, more: Partial<DrawZone> = {}): DrawZone => ({
  count,
  from,
  to,
  repeats: false,
  ordered: false,
  ...more,
});
const zones = (...all: DrawZone[]): DrawShape => ({ kind: 'zones', zones: all });

const DIGITS = zones(zone(5, 0, 9, { repeats: true, ordered: true }));
const DICE = zones(zone(3, 1, 6, { repeats: true }));
const RACE = zones(zone(10, 1, 10, { ordered: true }));
const MARK_SIX = zones(zone(6, 1, 49, { ordered: true, special: true }));
const DOUBLE_COLOUR = zones(zone(6, 1, 33), zone(1, 1, 16));
const SEVEN_STAR = zones(
  zone(6, 0, 9, { repeats: true, ordered: true }),
  zone(1, 0, 14, { repeats: true, ordered: true }),
);
const HASH: DrawShape = { kind: 'hex', count: 64 };

describe('a winning number', () => {
  test.each([
    ['digits', DIGITS, '60915', [6, 0, 9, 1, 5], '6,0,9,1,5'],
    ['dice, as they fell', DICE, '6 1 4', [6, 1, 4], '6,1,4'],
    [
      'a race',
      RACE,
      '07,01,02,03,04,05,06,08,09,10',
      [7, 1, 2, 3, 4, 5, 6, 8, 9, 10],
      '07,01,02,03,04,05,06,08,09,10',
    ],
    [
      'six and a special',
      MARK_SIX,
      '49,3,17,8,21,5,33',
      [49, 3, 17, 8, 21, 5, 33],
      '49,03,17,08,21,05,33',
    ],
    [
      'two zones, ascending',
      DOUBLE_COLOUR,
      '33 05 12 01 27 19 08',
      [1, 5, 12, 19, 27, 33, 8],
      '01,05,12,19,27,33,08',
    ],
    [
      'a last number of its own',
      SEVEN_STAR,
      '1,2,3,4,5,6,14',
      [1, 2, 3, 4, 5, 6, 14],
      '1,2,3,4,5,6,14',
    ],
  ])('%s', (_, shape, text, draw, written) => {
    expect(readDraw(shape, text)).toEqual({ ok: true, value: draw });
    expect(writeDraw(shape, draw)).toBe(written);
  });

  test('a hash has no commas', () => {
    const text = '0123456789abcdef'.repeat(4);
    const read = readDraw(HASH, text.toUpperCase());
    expect(read.ok && writeDraw(HASH, read.value)).toBe(text);
  });

  test.each([
    ['too few', RACE, '1,2,3', 'LENGTH'],
    ['one twice', RACE, '1,1,2,3,4,5,6,7,8,9', 'REPEAT'],
    ['the special among the six', MARK_SIX, '1,2,3,4,5,6,6', 'REPEAT'],
    ['a face of seven', DICE, '1,2,7', 'RANGE'],
    ['a blue ball beyond', DOUBLE_COLOUR, '1,2,3,4,5,6,17', 'RANGE'],
    ['numbers without commas', RACE, '12345678910', 'DIGIT'],
    ['a letter', HASH, 'g'.repeat(64), 'DIGIT'],
    ['a short hash', HASH, 'ab', 'LENGTH'],
    ['nothing', DIGITS, '', 'DIGIT'],
  ])('refuses %s', (_, shape, text, error) => {
    expect(readDraw(shape, text)).toEqual({ ok: false, error });
  });

  test('whatever the text, reading never throws, and what it reads it writes as it was', () => {
    const shapes = [DIGITS, DICE, RACE, MARK_SIX, DOUBLE_COLOUR, SEVEN_STAR, HASH];
    const symbols = fc.constantFrom(...'0123456789abcf, ，-');
    const text = fc.array(symbols, { maxLength: 70 }).map((all) => all.join(''));
    fc.assert(
      fc.property(fc.constantFrom(...shapes), text, (shape, any) => {
        const read = readDraw(shape, any);
        if (!read.ok) return;
        expect(read.value).toHaveLength(drawLength(shape));
        expect(readDraw(shape, writeDraw(shape, read.value))).toEqual(read);
      }),
    );
  });
});

/** A draw of a family as its feed writes it, balls parted by commas; digits of a hash stand alone. */
const written = (face: FamilyFace) =>
  anyDraw(findPlayOf(face)).map((draw) => [...ballTexts(face.draw, draw)]);

const findPlayOf = ({ code }: FamilyFace) => provenPlays().find(({ family }) => family === code)!;

describe.each(FAMILIES)('an impossible draw of $code', (face) => {
  const shape = face.draw;
  const glue = shape.kind === 'hex' ? '' : ',';
  const read = (balls: readonly string[]) => readDraw(shape, balls.join(glue));
  const check = (spoil: (balls: string[], at: number) => string[], error: string): void =>
    fc.assert(
      fc.property(written(face), fc.nat(), (balls, somewhere) => {
        expect(read(balls).ok).toBe(true);
        expect(read(spoil(balls, somewhere % balls.length))).toEqual({ ok: false, error });
      }),
      { numRuns: 50, seed: 1 },
    );

  test('is refused where a ball lacks, or is one too many', () => {
    check((balls, at) => balls.toSpliced(at, 1), 'LENGTH');
    check((balls, at) => balls.toSpliced(at, 0, balls[at]!), 'LENGTH');
  });

  test('is refused where a ball is none of its pool', () => {
    if (shape.kind === 'hex') return check((balls, at) => balls.with(at, 'g'), 'DIGIT');
    check((balls, at) => balls.with(at, '99'), 'RANGE');
    check((balls, at) => balls.with(at, '-1'), 'DIGIT');
    check((balls, at) => balls.with(at, '100'), 'DIGIT');
    check((balls, at) => balls.with(at, String(zoneAt(shape.zones, at)!.to + 1)), 'RANGE');
    return undefined;
  });

  test('is refused where a ball comes twice in a pool that has each once', () => {
    if (shape.kind === 'hex') return;
    const { zones } = shape;
    const again = (balls: string[], at: number): string[] => {
      const zone = zoneAt(zones, at)!;
      const other = balls.findIndex((_, place) => place !== at && zoneAt(zones, place) === zone);
      return other < 0 ? balls.with(0, balls[1]!) : balls.with(at, balls[other]!);
    };
    if (zones.every(({ repeats }) => repeats)) return;
    check(again, 'REPEAT');
  });
});
