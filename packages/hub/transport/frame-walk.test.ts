import { expect, test } from 'vitest';
import { frame, opening } from '../conformance/frame-client.ts';
import { FrameWalk } from './frame-walk.ts';

const { text, more, rest, ping } = opening;

/** Frames of all widths, whole messages and parts; what is unfinished after each. */
const stream = [
  [frame(text, ''), false],
  [frame(text, 'a'.repeat(125)), false],
  [frame(text, 'b'.repeat(126)), false],
  [frame(text, 'c'.repeat(70_000)), false],
  [frame(more, 'part'), true],
  [frame(ping, 'between'), true],
  [frame(0x00, ''), true],
  [frame(rest, 'end'), false],
  [frame(ping, ''), false],
] as const;
const bytes = Buffer.concat(stream.map(([each]) => each));

test('counts frames and knows the end of each, whole or cut anywhere', () => {
  for (const size of [1, 2, 3, 5, 1_000, bytes.length]) {
    const walk = new FrameWalk();
    let begun = 0;
    for (let at = 0; at < bytes.length; at += size) {
      begun += walk.walk(bytes.subarray(at, at + size));
    }
    expect([begun, walk.isUnfinished, walk.payloadLeft]).toEqual([stream.length, false, 0]);
    // Four messages in one frame, one in three, and the last ping.
    expect(walk.ended).toBe(6);
  }
  const walk = new FrameWalk();
  for (const [each, isUnfinished] of stream) {
    walk.walk(each.subarray(0, 1));
    expect(walk.isUnfinished).toBe(true);
    walk.walk(each.subarray(1));
    expect(walk.isUnfinished).toBe(isUnfinished);
  }
});

test('tells what is left of a payload', () => {
  const walk = new FrameWalk();
  walk.walk(frame(text, 'x'.repeat(1_000)).subarray(0, 108));
  expect(walk.payloadLeft).toBe(900);
});
