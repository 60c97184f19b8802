import { expect, test } from 'vitest';
import { officialOdds } from '../../odds/official-odds.ts';
import { findPlay } from '../catalogue.ts';
import { directSums, subsets, tuples } from './counting.ts';

const play = findPlay('pc28.num3')!.on(0);
const picks = [...subsets([...directSums(3).keys()], 3)];
const selectionOf = (sums: readonly number[]) => {
  const parsed = play.parse(sums.join());
  if (!parsed.ok) throw new Error(sums.join());
  return parsed.value;
};

test('any three sums win as often as each of them together, and return the prize group, never more', () => {
  expect(picks).toHaveLength(3276);
  const ways = directSums(3);
  const quoted = officialOdds(play, 1960);
  for (const sums of picks) {
    const selection = selectionOf(sums);
    const wins = sums.reduce((all, sum) => all + ways[sum]!, 0);
    const [odds] = play.oddsOf(selection, quoted);
    const paid = Number(odds) * wins;
    // Of 1000 draws, at 0.98, in ten-thousandths.
    expect(paid).toBeLessThanOrEqual(9_800_000);
    expect(paid).toBeGreaterThan(9_800_000 - 2 * wins);
  }
});

test('a draw hits where its sum is one of the three', () => {
  for (const sums of [picks[0]!, picks[1700]!, picks.at(-1)!]) {
    const selection = selectionOf(sums);
    for (const draw of tuples(3)) {
      const isHit = sums.includes(draw.reduce((sum, digit) => sum + digit, 0));
      expect(play.hits(selection, draw).tiers).toEqual([isHit ? 1 : 0]);
    }
  }
});

test('two or four sums are no note', () => {
  expect(play.parse('1,2').ok).toBe(false);
  expect(play.parse('1,2,3,4').ok).toBe(false);
});
