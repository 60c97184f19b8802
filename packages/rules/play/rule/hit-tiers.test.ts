import { describe, expect, test } from 'vitest';
import { findPlay } from '../catalogue.ts';
import type { Draw } from '../play.ts';

const upTo = (last: number, from = 1): string =>
  Array.from({ length: last - from + 1 }, (_, i) => i + from)
    .map((number) => String(number).padStart(from === 0 ? 1 : 2, '0'))
    .join();

const digits = Array.from({ length: 6 }, () => upTo(9, 0)).join('|');

/** Everything on the pad, and a draw: as many notes win a tier as draws would win for one note. */
const WHOLE: readonly (readonly [code: string, everything: string, draw: Draw])[] = [
  ['ssq.std', `${upTo(33)}|${upTo(16)}`, [1, 5, 12, 19, 27, 33, 8]],
  ['dlt.std', `${upTo(35)}|${upTo(12)}`, [2, 11, 20, 30, 35, 4, 12]],
  ['qxc.std', `${digits}|${upTo(14, 0)}`, [1, 0, 3, 9, 5, 6, 14]],
  ['qlc.std', upTo(30), [1, 4, 9, 13, 20, 22, 30, 5]],
];

describe.each(WHOLE)('%s with everything picked', (code, everything, draw) => {
  const play = findPlay(code)!.on(0);
  const picked = play.parse(everything);
  if (!picked.ok) throw new Error(everything);

  test('is all notes, of which as many win as the counts say, without one being written out', () => {
    const notes = BigInt(play.allNotes);
    expect(play.count(picked.value)).toBe(play.allNotes);
    const wins = play.tiers.map((tier) => (tier.wins * notes) / play.outcomes);
    const { tiers } = play.hits(picked.value, draw);
    expect(tiers.map(BigInt)).toEqual(wins);
    expect(play.mostHits(picked.value).tiers.map(BigInt)).toEqual(wins);
  });
});

describe('bankers', () => {
  const count = (code: string, content: string): number => {
    const play = findPlay(code)!.on(0);
    const picked = play.parse(content);
    return picked.ok ? play.count(picked.value) : 0;
  };

  test('are in every note: C(drags, open places) of each pool', () => {
    expect(count('ssq.drag', '01,02|03,04,05,06,07|08,09')).toBe(10);
    expect(count('dlt.drag', '01,02,03|04,05,06,07|08|09,10,11')).toBe(6 * 3);
    expect(count('dlt.drag', '01|02,03,04,05|01|02')).toBe(1);
  });

  test('are one to one less than are drawn, and no number is both', () => {
    expect(count('ssq.drag', '|01,02,03,04,05,06|08')).toBe(0);
    expect(count('ssq.drag', '01,02,03,04,05,06|07|08')).toBe(0);
    expect(count('ssq.drag', '01|01,02,03,04,05,06|08')).toBe(0);
    expect(count('dlt.drag', '01|02,03,04,05|01|01,02')).toBe(0);
    expect(count('dlt.drag', '01|02,03,04,05|01,02|03')).toBe(0);
  });
});
