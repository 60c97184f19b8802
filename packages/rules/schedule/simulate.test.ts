import { describe, expect, test } from 'vitest';
import { invariant } from '../core/invariant.ts';
import { mills } from '../core/money.ts';
import { defaultCreditOdds } from '../odds/credit-odds.ts';
import { officialOdds } from '../odds/official-odds.ts';
import { familyOf, findPlay } from '../play/index.ts';
import { chancesOf, type ChanceBet, type Chances } from './chances.ts';
import { allDraws, drawsIn, randomDraw } from './draws.ts';
import { randomOf } from './random.ts';
import { allLose, courseOf, forecast, simulate } from './simulate.ts';
import type { Stops } from './stops.ts';

const NEVER: Stops = { win: false, earn: null, loss: null };

function betOn(code: string, content: string): ChanceBet {
  const play = findPlay(code)?.on(Date.UTC(2026, 5, 1));
  invariant(play, `${code} is a play`);
  const parsed = play.parse(content);
  invariant(parsed.ok, `${content} is a selection of ${code}`);
  const selection = parsed.value;
  const quoted = play.style === 'official' ? officialOdds(play, 1956) : defaultCreditOdds(play);
  const odds = play.oddsOf(selection, quoted);
  return { play, selection, odds, unitStake: mills(2000) };
}

const chancesOn = (code: string, content: string): Chances =>
  chancesOf([betOn(code, content)], familyOf(code.split('.')[0]!).draw);

const chanceToWin = ({ outcomes }: Chances): number =>
  outcomes.reduce((sum, { chance, back }) => (back(1).prize > 0n ? sum + chance : sum), 0);

describe('chances', () => {
  test('of one note are those of the catalogue, of several those of all draws', () => {
    expect(chanceToWin(chancesOn('ssc.fixed', '3||||'))).toBeCloseTo(0.1, 12);
    expect(chanceToWin(chancesOn('ssc.fixed', '1,2,3||||'))).toBeCloseTo(0.3, 12);
    const two = chancesOn('ssc.fixed', '1|2|||');
    expect(chanceToWin(two)).toBeCloseTo(0.19, 12);
    expect(two.isExact).toBe(true);
    expect(two.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test('of two bets on the same draw are not those of two draws', () => {
    const bets = [betOn('ssc.c.total', 'big'), betOn('ssc.c.total', 'small')];
    const both = chancesOf(bets, familyOf('ssc').draw);
    expect(chanceToWin(both)).toBeCloseTo(1, 12);
  });

  test('of a space too large to be counted are drawn by lot, and said to be', () => {
    const race = chancesOn('pk10.fixed15', '01,02,03,04,05||||');
    expect(race.isExact).toBe(false);
    expect(chanceToWin(race)).toBeCloseTo(0.5, 2);
  });

  test.each(['ssc', 'd3', 'k3'])(
    'every draw of %s comes once, and those by lot are among them',
    (code) => {
      const shape = familyOf(code).draw;
      const all = new Set(Array.from(allDraws(shape), String));
      const random = randomOf(1);
      if (code !== 'k3') expect(BigInt(all.size)).toBe(drawsIn(shape));
      const draw: number[] = [];
      for (let times = 0; times < 200; times += 1) {
        expect(all.has(String(randomDraw(shape, random, draw)))).toBe(true);
      }
    },
  );
});

describe('the simulator', () => {
  const FIXED = chancesOn('ssc.fixed', '3||||');
  const doubling = Array.from({ length: 10 }, (_, at) => 2 ** at);
  const course = (multiples: readonly number[], stops: Stops, chances = FIXED) =>
    courseOf(2000n, multiples, chances.outcomes, stops);

  test('ten doublings from 2 cost 2,046 and miss ten times with a chance of 34.9 %', () => {
    const played = course(doubling, { ...NEVER, win: true });
    expect(played.costs.reduce((sum, cost) => sum + cost, 0)).toBe(2_046_000);
    expect(allLose(FIXED.outcomes, 10)).toBeCloseTo(0.3487, 4);
    const exact = forecast(played)!;
    expect(exact.ruin).toBeCloseTo(0.9 ** 10, 12);
    expect(exact.ahead).toBeCloseTo(1 - 0.9 ** 10, 12);
    expect(exact.worstLoss).toBe(2_046_000);
  });

  test.each([
    ['the same, to its end', [3, 3, 3, 3, 3, 3, 3, 3], NEVER],
    ['doubling until it wins', doubling, { ...NEVER, win: true }],
    ['with a stop of loss', doubling, { win: true, earn: null, loss: mills(100_000) }],
    ['with a stop of earning', [1, 1, 2, 2, 4, 4], { win: false, earn: mills(30_000), loss: null }],
    ['with both', [1, 2, 1, 2, 1, 2], { win: false, earn: mills(20_000), loss: mills(12_000) }],
  ] as const)('comes to what a sum over all courses comes to: %s', (_, multiples, stops) => {
    const played = course(multiples, stops);
    const exact = forecast(played)!;
    const paths = 40_000;
    const found = simulate(played, 20_261_122, paths);
    // Five standard deviations of a share.
    const near = (share: number) => 5 * Math.sqrt((share * (1 - share)) / paths) + 1e-9;
    expect(Math.abs(found.ahead - exact.ahead)).toBeLessThan(near(exact.ahead));
    expect(Math.abs(found.ruin - exact.ruin)).toBeLessThan(near(exact.ruin));
    const spread = Math.max(...found.bins.map(({ to }) => Math.abs(to)), exact.worstLoss);
    expect(Math.abs(found.mean - exact.mean)).toBeLessThan((5 * spread) / Math.sqrt(paths));
    expect(found.worstLoss).toBeLessThanOrEqual(exact.worstLoss);
    expect(found.bins.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  test('is the same for the same seed, and another for another', () => {
    const played = course([1, 2, 3], NEVER);
    expect(simulate(played, 7)).toEqual(simulate(played, 7));
    expect(simulate(played, 7).bins).not.toEqual(simulate(played, 8).bins);
  });

  test('what the plan loses on average is what it stakes times the edge', () => {
    const exact = forecast(course([1, 1, 1, 1], NEVER))!;
    const [win] = FIXED.outcomes;
    const edge = 2000 - Number(win!.back(1).prize) * win!.chance;
    expect(exact.mean).toBeCloseTo(-4 * edge, 6);
  });
});
