import { describe, expect, test } from 'vitest';
import { invariant } from '../../core/invariant.ts';
import { defaultCreditOdds } from '../../odds/credit-odds.ts';
import { findPlay } from '../catalogue.ts';
import { LOST } from '../play.ts';
import { drawsAt } from '../outcome/space.ts';
import type { Selection } from '../play.ts';

const play = findPlay('lhc.zm.parlay')?.on(0);
invariant(play, 'the play exists');

const selectionOf = (content: string): Selection => {
  const parsed = play.parse(content);
  invariant(parsed.ok, content);
  return parsed.value;
};

const OPTIONS = ['大', '小', '单', '双', '红波', '蓝波', '绿波'];

/** What each number does to each option, told the slow way by a parlay with a colour beside it. */
const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];
const wins = (option: string, number: number): boolean | undefined => {
  if ('大小单双'.includes(option) && number === 49) return undefined;
  if (option === '大') return number > 24;
  if (option === '小') return number < 25;
  if (option === '单') return number % 2 === 1;
  if (option === '双') return number % 2 === 0;
  const colour = RED.includes(number) ? '红波' : BLUE.includes(number) ? '蓝波' : '绿波';
  return option === colour;
};

/** Numbers that do the same to every option are alike: how many of each kind. */
const KINDS = [...Array(49).keys()].reduce((kinds, i) => {
  const key = OPTIONS.map((option) => String(wins(option, i + 1)));
  const kind = kinds.get(key.join()) ?? { key, count: 0 };
  kinds.set(key.join(), { key, count: kind.count + 1 });
  return kinds;
}, new Map<string, { key: string[]; count: number }>());

/** Exact ways, out of 49 x 48 x ..., by the leg that ties; undefined where none does. */
function waysOf(legs: readonly string[]): ReadonlyMap<number | undefined, bigint> {
  const left = [...KINDS.values()].map(({ count }) => count);
  const found = new Map<number | undefined, bigint>();
  const walk = (leg: number, ways: bigint, tied: number | undefined): void => {
    const option = legs[leg];
    if (option === undefined) {
      found.set(tied, (found.get(tied) ?? 0n) + ways);
      return;
    }
    [...KINDS.values()].forEach(({ key }, kind) => {
      const verdict = key[OPTIONS.indexOf(option)];
      if (verdict === 'false' || left[kind] === 0) return;
      const more = ways * BigInt(left[kind]!);
      left[kind]!--;
      walk(leg + 1, more, verdict === 'undefined' ? leg : tied);
      left[kind]!++;
    });
  };
  walk(0, 1n, undefined);
  return found;
}

const contentOf = (legs: readonly string[]): string =>
  legs.map((option, i) => `${i + 1}:${option}`).join('|');

describe('a parlay', () => {
  test('is read as it is written and as the pad has it', () => {
    expect(play.format(selectionOf('大|红波||||'))).toBe('1:大|2:红波');
    expect(play.format(selectionOf('2:红波|1:大'))).toBe('1:大|2:红波');
    for (const bad of ['1:大', '1:大|1:小', '7:大|1:小', '0:大|1:小', '1:黑|2:大', '大|||||']) {
      expect(play.parse(bad).ok, bad).toBe(false);
    }
  });

  test.each([
    ['大', '小'],
    ['单', '绿波'],
    ['红波', '大', '双'],
  ])('over all draws of its places wins as often as counted by kinds: %s', (...legs) => {
    const selection = selectionOf(contentOf(legs));
    const expected = waysOf(legs);
    const seen = new Map<number | undefined, bigint>();
    const [single] = play.singles(selection);
    const at = legs.map((_, place) => place);
    for (const draw of drawsAt(play, at)) {
      const { tiers } = play.hits(selection, draw);
      const tier = tiers.indexOf(1);
      expect(single?.judge(draw)).toBe(tier === -1 ? LOST : tier);
      if (tier === -1) continue;
      const leg = tier === 0 ? undefined : tier - 1;
      seen.set(leg, (seen.get(leg) ?? 0n) + 1n);
    }
    expect(seen).toEqual(expected);
  });

  test('multiplies the odds of its legs, a tied one as 1, rounded down once', () => {
    const quoted = [19_200n, 19_200n, 19_200n, 19_200n, 27_670n, 29_400n, 29_400n];
    expect(play.oddsOf(selectionOf('1:大|2:红波|6:双'), quoted)).toEqual([
      102_002n,
      53_126n,
      53_126n,
    ]);
  });

  test('of any legs returns less than is staked, at the odds of the house', () => {
    const quoted = defaultCreditOdds(play);
    const lists = OPTIONS.flatMap((a) => OPTIONS.map((b) => [a, b]));
    const long = [
      ['大', '小', '大', '小', '大', '小'],
      ['单', '双', '单', '双', '单', '双'],
      ['红波', '蓝波', '绿波', '红波', '蓝波', '绿波'],
      ['大', '双', '小', '单'],
    ];
    for (const legs of [...lists, ...long]) {
      const odds = play.oddsOf(selectionOf(contentOf(legs)), quoted);
      const tierOdds = new Map(
        play.tiersOf(selectionOf(contentOf(legs))).map((tier, i) => [tier, odds[i]!]),
      );
      let paid = 0n;
      for (const [tied, ways] of waysOf(legs)) {
        paid += ways * (tierOdds.get(tied === undefined ? 0 : tied + 1) ?? 0n);
      }
      const outcomes = legs.reduce((all, _, i) => all * BigInt(49 - i), 1n);
      expect(paid, legs.join()).toBeLessThan(outcomes * 10_000n);
      expect(paid * 10n, legs.join()).toBeGreaterThan(outcomes * 60_000n);
    }
  });
});
