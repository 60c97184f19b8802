import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { playsOf } from '@fairlot/rules/play/index';
import { officialOdds } from '@fairlot/rules/odds/index';
import { awardOf, foundPlays, type Terms } from './award-rows.ts';

const NOON = Date.UTC(2026, 2, 5, 4);
const plays = (family: string) => playsOf(family).map((play) => play.on(NOON));
const [fixed] = foundPlays(plays('ssc'), 'official:fixed', '');

const TERMS: Terms = {
  Plays: { 'ssq.std': [1n, 2n], 'lhc.te.zodiac@2026': [3n] },
  ClosedPlays: ['ssc.fixed'],
  PrizeLimit: mills(400),
  MinStake: mills(5),
  MaxStake: mills(100),
  PlayLimits: { 'ssc.fixed': { PrizeLimit: mills(7), MaxNotes: 20 } },
};

describe('the list of prizes', () => {
  it('finds plays by tab and by a text in any of their names', () => {
    const all = plays('ssc');
    expect(foundPlays(all, '', '')).toEqual(all);
    expect(foundPlays(all, '', ' FIXED pos ').map(({ code }) => code)).toEqual(['ssc.fixed']);
    expect(foundPlays(all, 'official:fixed', '').map(({ code }) => code)).toEqual(['ssc.fixed']);
    expect(foundPlays(all, 'credit:fixed', '')).toEqual([]);
  });

  it('prices by the prize group, by the list of the game, and by the odds of the year', () => {
    const ofGroup = awardOf(fixed!, 4, 1956, TERMS);
    expect(ofGroup).toMatchObject({ isListed: false, isClosed: true });
    expect(ofGroup.odds).toEqual(officialOdds(fixed!, 1956));
    const [standard] = foundPlays(plays('ssq'), 'official:std', '');
    expect(awardOf(standard!, 101, 1956, TERMS)).toMatchObject({ isListed: true, odds: [1n, 2n] });
    const zodiac = plays('lhc').find(({ code }) => code === 'lhc.te.zodiac');
    expect(awardOf(zodiac!, 85, 1956, TERMS)).toMatchObject({ isListed: false, odds: [3n] });
  });

  it('has the limits of a play before those of its game', () => {
    const { limits } = awardOf(fixed!, 4, 1956, TERMS);
    expect(limits).toEqual({ PrizeLimit: 7n, MinStake: 0n, MaxStake: 100n, MaxNotes: 20 });
  });
});
