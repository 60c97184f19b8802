import { ok, refused, type Result } from '../core/result.ts';
import type { Draw } from './play.ts';

/** Numbers that are drawn together: `count` of `from`..`to`. */
export type DrawZone = {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  /** Whether a number may come more than once. */
  readonly repeats: boolean;
  /** Whether the order in which they are drawn counts; else they are written ascending. */
  readonly ordered: boolean;
  /** One more ball of the same pool, drawn after the others: the special number. */
  readonly special?: boolean;
};

/** What is drawn: zones one after the other, or hexadecimal digits written without commas. */
export type DrawShape =
  | { readonly kind: 'zones'; readonly zones: readonly DrawZone[] }
  | { readonly kind: 'hex'; readonly count: number };

/** Why a text is not a winning number. */
export type WinningNumberFault = 'LENGTH' | 'DIGIT' | 'RANGE' | 'REPEAT';

/** Balls of a zone, its special one included. */
const ballsOf = ({ count, special }: DrawZone): number => count + (special ? 1 : 0);

/** How many numbers are drawn. */
export const drawLength = (shape: DrawShape): number =>
  shape.kind === 'hex'
    ? shape.count
    : shape.zones.reduce((balls, zone) => balls + ballsOf(zone), 0);

/** How many characters a ball shows. */
export const ballWidth = ({ from, to }: DrawZone): 1 | 2 => (from > 0 && to > 9 ? 2 : 1);

/** The zone of the ball at a place, from the left. */
export function zoneAt(zones: readonly DrawZone[], place: number): DrawZone | undefined {
  let end = 0;
  return zones.find((zone) => {
    end += ballsOf(zone);
    return place < end;
  });
}

/** The balls as they are written: `7` of ten digits, `07` of forty-nine numbers, `f` of a hash. */
export function ballTexts(shape: DrawShape, draw: Draw): readonly string[] {
  if (shape.kind === 'hex') return draw.map((digit) => digit.toString(16));
  return draw.map((ball, place) => {
    const zone = zoneAt(shape.zones, place);
    return String(ball).padStart(zone ? ballWidth(zone) : 1, '0');
  });
}

/** The text that travels and is stored: `6,0,9,1,5`, `07,01,11`, or the digits of a hash. */
export const writeDraw = (shape: DrawShape, draw: Draw): string =>
  ballTexts(shape, draw).join(shape.kind === 'hex' ? '' : ',');

/**
 * Reads a winning number: balls parted by commas or blanks as feeds write them (`6,0,9,1,5`,
 * `0 9 9`), and not at all where each is one digit (`60915`). Never throws.
 */
export function readDraw(shape: DrawShape, text: string): Result<Draw, WinningNumberFault> {
  const trimmed = text.trim();
  if (shape.kind === 'hex') return readHex(shape.count, trimmed);
  const isClosed = /^\d+$/.test(trimmed) && shape.zones.every((zone) => ballWidth(zone) === 1);
  const parts = isClosed ? [...trimmed] : trimmed.split(/\s*,\s*|\s+/);
  if (!parts.every((part) => /^\d{1,2}$/.test(part))) return refused('DIGIT');
  const draw = parts.map(Number);
  if (draw.length !== drawLength(shape)) return refused('LENGTH');
  return faultOf(shape.zones, draw) ?? ok(sorted(shape.zones, draw));
}

function readHex(count: number, text: string): Result<Draw, WinningNumberFault> {
  if (!/^[0-9a-f]*$/i.test(text)) return refused('DIGIT');
  if (text.length !== count) return refused('LENGTH');
  return ok([...text].map((digit) => parseInt(digit, 16)));
}

/** The balls of each zone, its special one apart. */
function* parts(zones: readonly DrawZone[], draw: Draw) {
  let at = 0;
  for (const zone of zones) {
    const balls = draw.slice(at, at + ballsOf(zone));
    yield { zone, balls };
    at += balls.length;
  }
}

function faultOf(zones: readonly DrawZone[], draw: Draw) {
  for (const { zone, balls } of parts(zones, draw)) {
    if (balls.some((ball) => ball < zone.from || ball > zone.to)) return refused('RANGE' as const);
    if (!zone.repeats && new Set(balls).size < balls.length) return refused('REPEAT' as const);
  }
  return undefined;
}

/** Where the order does not count it is that of the numbers; dice keep theirs. */
function sorted(zones: readonly DrawZone[], draw: Draw): Draw {
  if (zones.every(({ ordered, repeats }) => ordered || repeats)) return draw;
  return [...parts(zones, draw)].flatMap(({ zone, balls }) =>
    zone.ordered || zone.repeats
      ? balls
      : [...balls.slice(0, zone.count).toSorted((a, b) => a - b), ...balls.slice(zone.count)],
  );
}

/** How the ball at a place of a draw looks: from `extra` on as one of another pool. */
export const lookAt = <Look extends string>(
  ball: Look,
  extra: number | undefined,
  place: number,
): Look | 'extra' => (extra !== undefined && place >= extra ? 'extra' : ball);
