import { expect, it } from 'vitest';
import { chainsOf, continuedBy, joined, LAST_ID, rangesOf, type BetKey } from './range.ts';

const ID = '01990000-0000-7000-8000-000000000000';
const behind = (playerId: bigint): BetKey => ({ playerId, id: LAST_ID });
const inside = (playerId: bigint): BetKey => ({ playerId, id: ID });

it('covers all bets, and none twice', () => {
  const ends = [behind(10n), inside(25n)];
  const ranges = rangesOf(ends);
  expect(ranges.map(({ to }) => to)).toEqual([...ends, behind(2n ** 63n - 1n)]);
  expect(ranges.slice(1).map(({ after }) => after)).toEqual(ends);
  expect(ranges[0]?.after.playerId).toBe(0n);
  expect(rangesOf([])).toHaveLength(1);
});

it('puts the chunks of one player into one chain, and others side by side', () => {
  const ranges = rangesOf([behind(1n), inside(5n), inside(5n), behind(9n), inside(12n)]);
  expect(ranges.map(continuedBy)).toEqual([undefined, undefined, 5n, 5n, undefined, 12n]);
  expect(chainsOf(ranges).map((chain) => chain.map((range) => ranges.indexOf(range)))).toEqual([
    [0],
    [1, 2, 3],
    [4, 5],
  ]);
});

it('joins neighbours, each whole range once and the last ones however few they are', () => {
  const ranges = rangesOf([behind(1n), inside(5n), inside(7n), behind(9n)]);
  for (const size of [1, 2, 3, 5, 7]) {
    const pieces = joined(ranges, size);
    expect(pieces).toHaveLength(Math.ceil(ranges.length / size));
    expect(pieces[0]?.after).toEqual(ranges[0]?.after);
    expect(pieces.at(-1)?.to).toEqual(ranges.at(-1)?.to);
    expect(pieces.slice(1).map(({ after }) => after)).toEqual(
      pieces.slice(0, -1).map(({ to }) => to),
    );
  }
});
