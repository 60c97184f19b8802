// 瓷纹: a porcelain plate drawn from a 64-hex hash, a pure function of it. The
// outer dial shows the 64 nibbles themselves, the inner bands are chosen by the bytes. One colour
// in tints, so it works in every skin.
import { mainBand, medallion } from './plate-bands.ts';
import { TURN, point, ring, type Stroke } from './plate-pen.ts';

function dialTick(nibble: number, place: number): Stroke {
  const angle = (place / 64) * TURN;
  const from = 79.5;
  const to = from + 1.2 + (nibble / 15) * 11;
  const isQuarter = place % 16 === 0;
  return {
    d: `M${point(from, angle).join(' ')}L${point(to, angle).join(' ')}`,
    line: isQuarter ? 1 : 0.35 + (nibble / 15) * 0.65,
    width: isQuarter ? 2.6 : 1.9,
    round: true,
  };
}

/** The strokes of the plate of a hash, back to front. `dial` false leaves the nibbles out. */
export function plate(hash: string, dial = true): Stroke[] {
  const nibbles = [...hash].map((digit) => Number.parseInt(digit, 16));
  const bytes = Array.from({ length: 32 }, (_, i) =>
    Number.parseInt(hash.slice(i * 2, i * 2 + 2), 16),
  );
  const [, , count = 0, panel = 0, ...rest] = bytes;
  return [
    ring(98, 2.2),
    ring(94.4, 0.8),
    ...(dial ? nibbles.map(dialTick) : []),
    ring(76.4, 0.8),
    ring(74.4, 1.5),
    ...mainBand(count, panel),
    ring(44, 1.5),
    ring(42, 0.8),
    ...medallion(rest.slice(0, 5)),
  ];
}
