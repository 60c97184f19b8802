import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { publishedOdds } from '@fairlot/rules/odds/published-prizes';
import { findPlay } from '@fairlot/rules/play/index';
import { priceCart, type PriceContext } from './price.ts';
import { row } from '../testing.ts';
import { changedOdds, oddsOf, PRIZE_LIMIT, termsOf, type StoredTerms } from '../odds/terms.ts';

const contextOf = (stored: StoredTerms = {}, version = 0): PriceContext => ({
  family: 'ssc',
  drawMs: 0,
  terms: termsOf({ id: 4, family: 'ssc' }, version, stored),
  seen: () => undefined,
  acceptAnyOdds: false,
});

const priceOf = (bet: ReturnType<typeof row>, context = contextOf()) => {
  const priced = priceCart([bet], context);
  return priced.ok ? priced.value[0] : priced.error;
};

describe('the price of a bet', () => {
  it('is notes x price of a note x multiple, at the odds of the prize group', () => {
    const bet = row('ssc.front3.g6', '1,2,3,4', { Mode: 1, Multiple: 5 });
    // plays.md section 7.1: 4 notes, 角, five times.
    expect(priceOf(bet)).toMatchObject({
      notes: 4,
      unitStake: 1000n,
      stake: 4000n,
      odds: [1_630_000n],
      prizeGroup: 1956,
    });
  });

  it('is that of the play where its notes cost more, and nothing less is taken', () => {
    const context = { ...contextOf(), family: 'x5' };
    const bet = row('x5.lex5', '01,02,03,04,05,06', { Mode: 2, Multiple: 3 });
    expect(priceOf(bet, context)).toMatchObject({ notes: 6, unitStake: 420n, stake: 2520n });
    const cheap = { ...bet, Amount: mills(360) };
    expect(priceOf(cheap, context)).toMatchObject({
      code: 'AMOUNT_MISMATCH',
      params: { amount: 2.52 },
    });
  });

  it('freezes only the odds of the option that a double-sided bet holds', () => {
    const stored = { odds: { 'ssc.c.total': [11_000, 12_000, 13_000, 1, 1, 1, 1, 1, 1] } };
    const bet = row('ssc.c.total', 'odd', { OddsVersion: 3, Amount: mills(5000) });
    expect(priceOf(bet, contextOf(stored, 3))).toMatchObject({ odds: [13_000n], stake: 5000n });
  });

  it('is the same in games that share the plays of another family, and no other family has them', () => {
    const bet = row('ssc.front3.g6', '1,2,3,4', { Mode: 1, Multiple: 5 });
    const shared = { ...contextOf(), family: 'pl5' };
    expect(priceOf(bet, shared)).toMatchObject({ stake: 4000n, odds: [1_630_000n] });
    expect(priceOf(bet, { ...contextOf(), family: 'd3' })).toMatchObject({
      code: 'NUMBER_INVALID',
    });
    expect(priceOf(row('pl5.std', '1|2|3|4|5'), shared)).toMatchObject({ notes: 1 });
  });

  it('goes by the published list where the game has one, whatever the prize group', () => {
    const category = { id: 59, family: 'kl8' };
    const game = { ...category, listed: publishedOdds(category) };
    const listedAt = (version: number, stored: StoredTerms = {}): PriceContext => ({
      ...contextOf(),
      family: 'kl8',
      terms: termsOf(game, version, stored),
      seen: () => termsOf(game, 0, {}),
    });
    const bet = row('kl8.pick1', '07', { OddsVersion: 0 });
    expect(priceOf(bet, listedAt(0))).toMatchObject({ odds: [23_000n], prizeGroup: null });
    const changed = (odds: number) => listedAt(1, { odds: { 'kl8.pick1': [odds] } });
    expect(priceOf(bet, changed(22_000))).toMatchObject({ code: 'ODDS_CHANGED' });
    expect(priceOf(bet, changed(24_000))).toMatchObject({ odds: [24_000n] });
    const usual = { ...contextOf(), family: 'kl8' };
    expect(priceOf(bet, usual)).toMatchObject({ odds: [39_120n], prizeGroup: 1956 });
  });

  it('is taken above the prize limit, with what it may be paid at most', () => {
    const mostPrize = PRIZE_LIMIT;
    const direct = (Multiple: number) => row('ssc.star5.direct', '1|2|3|4|5', { Multiple });
    expect(priceOf(direct(2))).not.toHaveProperty('mostPrize');
    expect(priceOf(direct(3))).toMatchObject({ stake: 6000n, mostPrize });
    const ball = (amount: number) => row('ssc.c.ball1', '7', { Amount: mills(amount) });
    // 9.8 times: 40,816.326 is the last stake that brings no more than 400,000.
    expect(priceOf(ball(40_816_326))).not.toHaveProperty('mostPrize');
    expect(priceOf(ball(40_816_327))).toMatchObject({ stake: 40_816_327n, mostPrize });
    // No play is too dear for a limit.
    const { terms } = contextOf({ prizeLimit: '1' }, 0);
    expect(priceOf(direct(1), { ...contextOf({}, 0), terms })).toMatchObject({ mostPrize: 1n });
  });
});

describe('limits of a play', () => {
  const own = {
    plays: { 'ssc.star5.direct': { prizeLimit: '1000', maxNotes: 2, minStake: '4000' } },
  };
  const direct = (picks: string, more = {}) => row('ssc.star5.direct', picks, more);

  it('hold for it alone, and those that it has none of are those of its game', () => {
    const bet = direct('1|2|3|4|5', { Multiple: 2 });
    expect(priceOf(bet, contextOf(own))).toMatchObject({ stake: 4000n, mostPrize: 1000n });
    expect(priceOf(row('ssc.fixed', '3||||'), contextOf(own))).not.toHaveProperty('mostPrize');
    const more = contextOf({ ...own, prizeLimit: '2000', maxStake: '3000' });
    expect(priceOf(bet, more)).toMatchObject({ code: 'ABOVE_MAX', params: { max: 3 } });
    expect(priceOf(row('ssc.fixed', '3||||'), more)).toMatchObject({ mostPrize: 2000n });
  });

  it('refuse what is below, above or has more notes, with the limit', () => {
    expect(priceOf(direct('1|2|3|4|5'), contextOf(own))).toMatchObject({
      code: 'BELOW_MIN',
      params: { min: 4 },
    });
    expect(priceOf(direct('1|2|3|4|5,6,7'), contextOf(own))).toMatchObject({
      code: 'TOO_MANY_NOTES',
      params: { max: 2 },
    });
    const ball = { plays: { 'ssc.c.ball1': { minStake: '10', maxStake: '5000' } } };
    const stake = (amount: number) =>
      priceOf(row('ssc.c.ball1', '7', { Amount: mills(amount) }), contextOf(ball));
    expect(stake(9)).toMatchObject({ code: 'BELOW_MIN' });
    expect(stake(10)).toMatchObject({ stake: 10n });
    expect(stake(5001)).toMatchObject({ code: 'ABOVE_MAX' });
  });
});

describe('terms', () => {
  it('are the rules where nobody changed them, and tell what changed', () => {
    const play = findPlay('ssc.c.dt01')?.on(0);
    const before = termsOf({ id: 4, family: 'ssc' }, 0, {});
    expect(play && oddsOf(before, play)).toEqual([21_770n, 21_770n, 98_000n]);
    const after = termsOf({ id: 4, family: 'ssc' }, 1, {
      odds: { 'ssc.c.dt01': [21_770, 20_000, 98_000] },
    });
    expect(changedOdds(before, after)).toEqual([
      { Play: 'ssc.c.dt01', Option: 'tiger', Odds: 20_000n },
    ]);
  });
});
