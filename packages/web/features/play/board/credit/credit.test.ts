import { describe, expect, it } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { findPlay } from '@fairlot/rules/play/index';
import {
  creditLines,
  hasBadStake,
  isBadStake,
  stakeOfText,
  withOdds,
  withStake,
  type OddsTable,
} from './credit.ts';

const play = findPlay('ssc.c.dt01')?.on(0);
invariant(play, 'the play is in the catalogue');
const [dragon, tiger] = play.options.map(({ code }) => code);
invariant(dragon && tiger, 'it has two options');

const table: OddsTable = {
  version: 3,
  plays: { [play.code]: [19_800n, 19_700n, 98_000n] },
  closed: [],
};

describe('the pad with odds', () => {
  it.each([
    ['10', 10_000n],
    ['0.5', 500n],
    ['1.', 1000n],
    ['1.2345', undefined],
    ['', undefined],
    ['0', undefined],
    ['-3', undefined],
    ['1e3', undefined],
    ['.', undefined],
    ['.5', 500n],
    [' 10\u3000', 10_000n],
    ['１０．５', 10_500n],
    ['1 0', undefined],
    ['1,000', undefined],
  ])('reads the stake %j as %s', (text, amount) => {
    expect(stakeOfText(text)).toBe(amount);
  });

  it('knows what is no amount from what is none', () => {
    expect(['', ' ', '0', '5.', '１'].some(isBadStake)).toBe(false);
    expect(['.', '1e3', '1 0', '1.2345', '-1', '123456789'].every(isBadStake)).toBe(true);
    expect(hasBadStake(withStake({}, play.code, tiger, '1e3'))).toBe(true);
    expect(hasBadStake(withStake({}, play.code, tiger, '13'))).toBe(false);
  });

  it('makes a line of every stake, with the odds and version that are shown', () => {
    const stakes = withStake(withStake({}, play.code, tiger, '2'), play.code, dragon, '');
    expect(creditLines(stakes, [play], table)).toEqual([
      {
        play: play.code,
        content: tiger,
        notes: 1,
        mode: 0,
        multiple: 1,
        amount: 2000n,
        most: 3940n,
        odds: 19_700n,
        oddsVersion: 3,
      },
    ]);
    expect(creditLines(stakes, [play], { ...table, closed: [play.code] })).toEqual([]);
  });

  it('takes newer odds only', () => {
    const push = { Version: 4, Odds: [{ Play: play.code, Option: tiger, Odds: 19_500n }] };
    const newer = withOdds(table, [play], push);
    expect(newer).toEqual({
      ...table,
      version: 4,
      plays: { [play.code]: [19_800n, 19_500n, 98_000n] },
    });
    expect(withOdds(newer, [play], { ...push, Version: 4 })).toBe(newer);
  });

  it('takes what moved in the issue on sale, and has no line on a sealed option', () => {
    const sealed = { Play: play.code, Option: dragon, Odds: 0n };
    const moved = withOdds(table, [play], { Version: 1, SerialNumber: 7, Odds: [sealed] });
    expect(moved).toEqual({ ...table, plays: { [play.code]: [0n, 19_700n, 98_000n] } });
    const stakes = { [play.code]: { [dragon]: '10', [tiger]: '10' } };
    const lines = creditLines(stakes, [play], moved);
    expect(lines.map(({ content }) => content)).toEqual([tiger]);
  });
});
