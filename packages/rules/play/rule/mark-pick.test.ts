import { describe, expect, test } from 'vitest';
import { invariant } from '../../core/invariant.ts';
import { findPlay } from '../catalogue.ts';
import { emptyTally } from './rule.ts';
import type { Play, Selection } from '../play.ts';

const at = (code: string, content: string): { play: Play; selection: Selection } => {
  const play = findPlay(`lhc.${code}`)?.on(Date.UTC(2026, 5, 1));
  invariant(play, code);
  const parsed = play.parse(content);
  invariant(parsed.ok, content);
  return { play, selection: parsed.value };
};

const upTo = (last: number): string =>
  Array.from({ length: last }, (_, i) => String(i + 1).padStart(2, '0')).join();

const DRAW = [3, 11, 19, 27, 35, 43, 7];

describe('links of many numbers', () => {
  test('forty-one make 101,270 notes of four, judged as one by one', () => {
    const { play, selection } = at('lm.e4', upTo(41));
    expect(play.count(selection)).toBe(101_270);
    const slow = emptyTally(1);
    let notes = 0;
    for (const single of play.singles(selection)) {
      notes++;
      if (single.judge(DRAW) === 0) slow.tiers[0]!++;
    }
    expect(notes).toBe(101_270);
    expect(play.hits(selection, DRAW)).toEqual(slow);
    // Five of the six are picked.
    expect(slow.tiers).toEqual([5]);
    expect(play.mostHits(selection)).toEqual({ tiers: [15], total: 15 });
  });

  test('all numbers with three bankers leave one open', () => {
    const rest = upTo(49).split(',').slice(3).join();
    const { play, selection } = at('lm.e4.drag', `01,02,03|${rest}`);
    expect(play.count(selection)).toBe(46);
    expect(play.hits(selection, [1, 2, 3, 4, 5, 6, 7]).tiers).toEqual([3]);
    expect(play.hits(selection, [1, 2, 8, 4, 5, 6, 3]).tiers).toEqual([0]);
  });

  test('of notes of five and more a bet takes twenty numbers', () => {
    const play = findPlay('lhc.bz5');
    expect(play?.parse(upTo(20)).ok).toBe(true);
    expect(play?.parse(upTo(21)).ok).toBe(false);
  });
});

describe('pairs', () => {
  test('a number that animal and last digit share is not paired with itself', () => {
    // 27 is a dragon of 2026 and ends in 7.
    const { play, selection } = at('lm.e2.zw', '龙|7');
    expect(play.count(selection)).toBe(19);
    const regular = play.hits(selection, [27, 3, 7, 40, 41, 42, 49]);
    // 27 with 7, 3 with 27, 3 with 7.
    expect(regular.tiers).toEqual([3]);
    const { play: split, selection: same } = at('lm.tc.zw', '龙|7');
    expect(split.hits(same, [3, 7, 40, 41, 42, 43, 27]).tiers).toEqual([2]);
  });

  test.each([
    ['lm.e2.zz', '马|马'],
    ['lm.e2t.ww', '5|5'],
    ['lm.tc.any', '01,02|02,03'],
  ])('%s refuses %s: both sides the same', (code, content) => {
    const parsed = findPlay(`lhc.${code}`)?.parse(content);
    expect(parsed?.ok === false && parsed.error.detail.en).toContain('two sides');
  });
});
