import { crc32, deflateSync } from 'node:zlib';

// Draws the picture of a demo banner: balls on a gradient, as PNG.

type Colour = readonly [red: number, green: number, blue: number];
export type Look = { readonly from: Colour; readonly to: Colour; readonly balls: number };

const [WIDTH, HEIGHT] = [1400, 350];
const WHITE: Colour = [255, 255, 255];

const mix = (a: Colour, b: Colour, part: number): Colour => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];
const between = (value: number): number => Math.min(1, Math.max(0, value));

type Ball = { readonly x: number; readonly y: number; readonly radius: number };

/** In a row at the right, each a little lower or higher than the one before. */
const ballsOf = ({ balls }: Look): readonly Ball[] =>
  Array.from({ length: balls }, (_, n) => ({
    x: WIDTH - 140 - n * 190,
    y: HEIGHT / 2 + (n % 2 === 0 ? -32 : 32),
    radius: 84 - n * 6,
  }));

function colourAt(look: Look, balls: readonly Ball[], x: number, y: number): Colour {
  let colour = mix(look.from, look.to, between((x + y) / (WIDTH + HEIGHT)));
  for (const { x: cx, y: cy, radius } of balls) {
    const distance = Math.hypot(x - cx, y - cy);
    // A soft edge of two points, and light from the upper left.
    const cover = between((radius - distance) / 2);
    if (cover === 0) continue;
    const light = between(
      1 - Math.hypot(x - cx + radius / 3, y - cy + radius / 3) / (radius * 1.5),
    );
    colour = mix(colour, mix(look.to, WHITE, 0.35 + 0.6 * light), cover);
  }
  return colour;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export function drawPicture(look: Look): Buffer {
  const balls = ballsOf(look);
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  let at = 0;
  for (let y = 0; y < HEIGHT; y += 1) {
    at += 1;
    for (let x = 0; x < WIDTH; x += 1) {
      for (const part of colourAt(look, balls, x, y)) at = rows.writeUInt8(Math.round(part), at);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits each of red, green and blue.
  header.writeUInt8(8, 8);
  header.writeUInt8(2, 9);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
