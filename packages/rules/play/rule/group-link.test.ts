import { expect, test } from 'vitest';
import { invariant } from '../../core/invariant.ts';
import { defaultCreditOdds } from '../../odds/credit-odds.ts';
import { payoutOf } from '../../odds/prize.ts';
import { mills } from '../../core/money.ts';
import { findPlay } from '../catalogue.ts';
import type { Play, Selection } from '../play.ts';

/** In 2026 the horse has five numbers. */
const at = (code: string, content: string): { play: Play; selection: Selection } => {
  const play = findPlay(`lhc.${code}`)?.on(Date.UTC(2026, 5, 1));
  invariant(play, code);
  const parsed = play.parse(content);
  invariant(parsed.ok, content);
  return { play, selection: parsed.value };
};

test('a note of animals that are all drawn has the lowest odds of its members', () => {
  const { play, selection } = at('sx.link2', '鼠,牛,马');
  expect(play.tiers.map(({ code }) => code)).toEqual(['z4', 'z5']);
  expect(play.oddsOf(selection, [50_000n, 40_000n])).toEqual([50_000n, 40_000n]);
  expect(play.oddsOf(selection, [40_000n, 50_000n])).toEqual([40_000n, 40_000n]);
  const one = at('sx.one', '鼠,马');
  expect(one.play.oddsOf(one.selection, [18_000n, 19_000n])).toEqual([18_000n, 19_000n]);
});

test('a note of animals that are all missed has the odds of its own chance', () => {
  const { play, selection } = at('sx.linkNot2', '鼠,牛,马');
  const odds = defaultCreditOdds(play);
  expect(odds).toEqual([34_380n, 41_460n]);
  expect(play.oddsOf(selection, odds)).toEqual(odds);
});

test('what a selection can win follows from the animal of the year', () => {
  for (const [content, tiers] of [
    ['鼠,牛', [0]],
    ['鼠,马', [1]],
    ['鼠,牛,马', [0, 1]],
  ] as const) {
    const { play, selection } = at('sx.link2', content);
    expect(play.tiersOf(selection)).toEqual(tiers);
  }
  const { play, selection } = at('sx.linkDrag2', '马|鼠,牛');
  expect(play.tiersOf(selection)).toEqual([1]);
});

test.each([2, 3, 4, 5])('allows ten last digits but only eight animals for %i', (size) => {
  const tails = Array.from({ length: 10 }, (_, tail) => `${tail}尾`);
  const digits = Array.from({ length: 10 }, (_, tail) => String(tail));
  const link = findPlay(`lhc.ws.link${size}`)?.on(Date.UTC(2026, 5, 1));
  const parsed = [tails, digits].map((each) => link?.parse(each.join(',')));
  const good = parsed.find((each) => each?.ok);
  invariant(link && good?.ok, 'all ten');
  expect(link.count(good.value)).toBe([45, 120, 210, 252][size - 2]);
  const animals = ['鼠', '牛', '虎', '兔', '龙', '蛇', '马', '羊', '猴'];
  const play = findPlay(`lhc.sx.link${size}`)?.on(Date.UTC(2026, 5, 1));
  expect(play?.parse(animals.slice(0, 8).join(',')).ok).toBe(true);
  expect(play?.parse(animals.join(',')).ok).toBe(false);
});

test('正肖 pays its net win once a hit', () => {
  const { play, selection } = at('sx.zheng', '鼠,马');
  // Three numbers of the rat, two of the horse; the special one does not count.
  const { tiers, refunds } = play.hits(selection, [7, 19, 31, 1, 13, 2, 43]);
  const quoted = [19_700n, 18_500n];
  const odds = play.oddsOf(selection, quoted);
  const hits = { tiers: play.tiersOf(selection).map((tier) => tiers[tier] ?? 0), refunds };
  const { prize } = payoutOf(play, hits, odds, mills(10_000));
  expect(prize).toBe(BigInt(10_000 + 3 * 9_700 + 10_000 + 2 * 8_500));
  expect(play.mostHits(selection).total).toBe(2);
});
