import { expect, test } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { findPlay } from '@fairlot/rules/play/index';
import { planRows } from '@fairlot/rules/schedule/plan';
import { planBounds, planWins, withWin } from './plan-wins.ts';

function bet(code: string, content: string, odds = 19_800n, mostPrize?: bigint) {
  const play = findPlay(code)?.on(Date.UTC(2026, 5, 1));
  const parsed = play?.parse(content);
  invariant(play && parsed?.ok, `${code} ${content}`);
  const terms = { odds: [odds], unitStake: mills(10_000) };
  const cap = mostPrize === undefined ? {} : { mostPrize: mills(mostPrize) };
  return { play, selection: parsed.value, ...terms, ...cap };
}

const winsOf = (...args: Parameters<typeof planWins>) => {
  const steps = planWins(...args);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return [...step.value].map(([multiple, { kind, amount }]) => [multiple, kind, amount]);
};

test('one of two opposite bets wins, at each multiple', () => {
  const bets = [bet('pc28.two', 'big'), bet('pc28.two', 'small')];
  expect([...planBounds(bets, [1])]).toEqual([[1, { kind: 'bound', amount: 39_600n }]]);
  expect(winsOf(bets, [1, 2, 2, 4], 100_000)).toEqual([
    [1, 'exact', 19_800n],
    [2, 'exact', 39_600n],
    [4, 'exact', 79_200n],
  ]);
});

test('a cap and a rounded prize are not multiplied', () => {
  const bets = [bet('pc28.two', 'big', 19_801n, 30_000n), bet('pc28.two', 'odd', 12_345n)];
  const one = 19_801n + 12_345n;
  expect(winsOf(bets, [1, 2], 100_000)).toEqual([
    [1, 'exact', one],
    [2, 'exact', 30_000n + 24_690n],
  ]);
  const thirds = ['big', 'odd'].map((side) => ({
    ...bet('pc28.two', side, 19_805n),
    unitStake: mills(1),
  }));
  // A thousandth at 1.9805 pays 1, three of them 5.
  expect(winsOf(thirds, [1, 3], 100_000)).toEqual([
    [1, 'exact', 2n],
    [3, 'exact', 10n],
  ]);
});

test('a row has the profit of the win that can come', () => {
  const cost = mills(20_000);
  const planned = { cost, prizes: [{ over: 198_000_000n }, { over: 198_000_000n }] };
  const [row] = planRows(planned, [1]);
  expect(row).toMatchObject({ prize: 39_600n, profit: 19_600n });
  expect(withWin(row!, { kind: 'exact', amount: mills(19_800) })).toMatchObject({
    prize: 19_800n,
    profit: -200n,
    rate: -100,
  });
});
