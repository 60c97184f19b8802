import { expect, test } from 'vitest';
import { takeRecord } from '../protocol/record.ts';
import { defaultLimits } from '../setting/limits.ts';
import { Turns } from '../time/turns.ts';
import { absentTransport } from './absent.ts';
import { Intake } from './receiver.ts';

const framing = { name: 'raw', wrap: (payload: Buffer) => payload };
const transport = absentTransport({
  ...({} as Parameters<typeof absentTransport>[0]),
  name: 'WebSockets',
  formats: ['Text'],
  needsPings: false,
  framing,
});

function intake(): Intake {
  const ignore = () => {};
  const handle = () => undefined;
  const ends = { fail: ignore, end: ignore, rearm: ignore, excuse: ignore };
  const reader = { transport, step: () => false, handle, ...ends };
  const clock = { now: () => 0 };
  return new Intake(reader, { limits: defaultLimits, detailed: false, clock, turns: new Turns() });
}

/** Takes as the hub does after each piece, and writes down what was looked at and where it lies. */
function feed(pieces: Iterable<Buffer>) {
  const input = intake();
  const places = new Set<string>();
  const taken: string[] = [];
  let searched = 0;
  for (const piece of pieces) {
    input.add(piece);
    const take: typeof takeRecord = (bytes, max, looked = 0) => {
      searched += bytes.length - looked;
      const { buffer, byteOffset } = bytes;
      if (!known.has(buffer)) known.set(buffer, known.size);
      places.add(`${known.get(buffer)} ${byteOffset}`);
      return takeRecord(bytes, max, looked);
    };
    for (;;) {
      const record = input.isEmpty ? undefined : input.take(take, defaultLimits.maxMessageBytes);
      if (!record) break;
      taken.push(String(record));
    }
  }
  return { taken, places, searched };
}
const known = new Map<ArrayBufferLike, number>();

test('a record in one-byte pieces is searched once and moved a few times', () => {
  const text = 'x'.repeat(32_000);
  const { taken, places, searched } = feed(
    Array.from(Buffer.from(`${text}\u001e`), (byte) => Buffer.from([byte])),
  );
  expect(taken).toEqual([text]);
  expect(searched).toBe(32_001);
  expect(places.size).toBeLessThan(20);
});

test('records come out as they went in, however they are cut', () => {
  const said = Array.from({ length: 300 }, (_, index) => 'r'.repeat((index * 37) % 500) + index);
  const bytes = Buffer.from(said.map((text) => `${text}\u001e`).join(''));
  for (const size of [1, 7, 64, 1_000, 5_000, bytes.length]) {
    const pieces: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
    expect(feed(pieces).taken).toEqual(said);
  }
});
