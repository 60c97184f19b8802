import { expect, test } from 'vitest';
import { findPlay } from '../play/index.ts';
import { turnoverSide, WIDE } from './turnover.ts';

function sideOf(code: string, content: string) {
  const play = findPlay(code)?.on(Date.UTC(2026, 5, 1));
  if (!play) throw new Error(`${code} exists`);
  const parsed = play.parse(content);
  if (!parsed.ok) throw new Error(`${content}: ${parsed.error.detail.en}`);
  return turnoverSide(play, play.format(parsed.value), play.count(parsed.value));
}

const digits = (count: number) => Array.from({ length: count }, (_, digit) => digit).join(',');

test.each([
  // Seven digits of ten in one position, whatever stands at the others.
  ['ssc.fixed', `${digits(7)}||||`, WIDE],
  ['ssc.fixed', `${digits(6)}|${digits(6)}|||`, null],
  // 70 of 100 and 700 of 1000.
  ['ssc.front2.direct', `${digits(7)}|${digits(10)}`, WIDE],
  ['ssc.front2.direct', `${digits(8)}|${digits(8)}`, null],
  ['ssc.front3.direct', `${digits(7)}|${digits(10)}|${digits(10)}`, WIDE],
  ['ssc.front3.direct', `${digits(8)}|${digits(8)}|${digits(10)}`, null],
  // Both sides at every place leave nothing over.
  ['ssc.front2.bsoe', '大,小|单,双', WIDE],
  ['ssc.front2.bsoe', '大,小|单', null],
  ['ssc.front3.special', '豹子,顺子,对子', null],
  ['k3.form', '对子,三不同', WIDE],
  ['ssc.dt01.three', '龙,虎', WIDE],
  ['k3.sumBsoe', '大,单', null],
] as const)('%s %s counts as %s', (code, content, side) => {
  expect(sideOf(code, content)).toBe(side);
});

test('opposite options have opposite signs and one number, others none', () => {
  const big = sideOf('ssc.c.total', 'big');
  const odd = sideOf('ssc.c.total', 'odd');
  expect(sideOf('ssc.c.total', 'small')).toBe(-Number(big));
  expect(sideOf('ssc.c.total', 'even')).toBe(-Number(odd));
  expect(Math.abs(Number(big))).not.toBe(Math.abs(Number(odd)));
  expect(sideOf('ssc.dt01.two', '龙')).toBe(-Number(sideOf('ssc.dt01.two', '虎')));
  expect(sideOf('ssc.c.total', 'tie')).toBeNull();
  expect(sideOf('ssc.c.ball1', '7')).toBeNull();
});
