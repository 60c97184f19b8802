import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { playsOf } from '@fairlot/rules/play/index';
import { largestPrize } from './largest-prize.ts';

const TERMS = {
  Plays: { 'ssc.c.total': [19_900n, 19_900n] },
  ClosedPlays: [] as string[],
  PrizeLimit: mills(400_000_000),
  MinStake: mills(1000),
  MaxStake: mills(50_000_000),
  MaxMultiple: 1,
  PlayLimits: {},
};
const plays = playsOf('ssc').map((play) => play.on(Date.UTC(2026, 2, 5, 4)));
const only = (code: string) => plays.filter((play) => play.code === code);

test('odds times the largest stake, where that is below the limit', () => {
  const found = largestPrize(only('ssc.c.total'), 4, 1956, TERMS);
  expect(found).toMatchObject({ odds: 19_900n, stake: 50_000_000n, prize: 99_500_000n });
  expect(found?.isCapped).toBe(false);
});

test('an official note costs its price times the highest multiple at most', () => {
  const [direct] = plays.filter(({ code }) => code === 'ssc.star5.direct');
  const found = largestPrize([direct!], 4, 1956, TERMS);
  expect(found).toMatchObject({ stake: 2000n, isCapped: false });
  const more = largestPrize([direct!], 4, 1956, { ...TERMS, MaxMultiple: 99_999 });
  expect(more).toMatchObject({ prize: TERMS.PrizeLimit, isCapped: true });
});

test('no more than the play, the issue, or a single selection is paid', () => {
  const at = (more: object) =>
    largestPrize(only('ssc.c.total'), 4, 1956, { ...TERMS, ...more })?.prize;
  expect(at({ IssuePrize: mills(7000) })).toBe(7000n);
  const PlayLimits = (own: object) => ({ PlayLimits: { 'ssc.c.total': own } });
  expect(at(PlayLimits({ PrizeLimit: mills(9000) }))).toBe(9000n);
  expect(at(PlayLimits({ MaxStake: mills(10_000) }))).toBe(19_900n);
  expect(at(PlayLimits({ SoloNotes: 1, SoloPrize: mills(5) }))).toBe(50_000_005n);
});

test('the highest odds of those that reach the limit, and nothing that is paused', () => {
  const all = largestPrize(plays, 4, 1956, { ...TERMS, MaxMultiple: 99_999 });
  expect(all?.prize).toBe(TERMS.PrizeLimit);
  expect(all?.play.code).toMatch(/^ssc\.star5/);
  expect(
    largestPrize(plays, 4, 1956, { ...TERMS, ClosedPlays: plays.map(({ code }) => code) }),
  ).toBe(undefined);
});
