import { expect, it } from 'vitest';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import { creditFairOdds, defaultCreditOdds } from '@fairlot/rules/odds/credit-odds';
import { findForm, type Play } from '@fairlot/rules/play/index';
import { withTestServer } from '#testing';
import { changeTerms, newestTerms, oddsByForm } from './odds.ts';
import { oddsOfYears } from './odds-of-years.ts';
import { BET_FEATURES } from '../testing.ts';

const server = withTestServer({ features: BET_FEATURES });

const formOf = (form: string): Play => {
  const play = findForm(form);
  if (!play) throw new Error(`${form} is a form`);
  return play;
};
const ZODIAC = 'lhc.te.zodiac';
const old = formOf(`${ZODIAC}@2026`);
const next = formOf(`${ZODIAC}@2027`);
const last = formOf(`${ZODIAC}@2035`);
/** All animals a tenth lower, but for the first, which stays as it is. */
const own = defaultCreditOdds(old).map((odds, i) => (i === 0 ? odds : (odds * 9n) / 10n));

it('keeps in later lunar years what people set, at the same share where the numbers are others', () => {
  const kept = oddsOfYears({ [old.form]: own, 'ssc.c.total': [19_000n] });
  expect(kept['ssc.c.total']).toEqual([19_000n]);
  expect(kept[old.form]).toBe(own);
  for (const form of [next, last]) {
    const odds = kept[form.form] ?? [];
    const [fair, fairNow] = [creditFairOdds(old), creditFairOdds(form)];
    const others = form.quotes.map((_, i) => fair[i] !== fairNow[i]);
    expect(others.filter(Boolean).length).toBeGreaterThan(0);
    for (const [i, value] of odds.entries()) {
      if (i === 0) expect(value).toBe(defaultCreditOdds(form)[0]);
      else if (!others[i]) expect(value).toBe(own[i]);
      else expect(value).toBe(((own[i] ?? 0n) * (fairNow[i] ?? 0n)) / (fair[i] ?? 1n));
    }
  }
  expect(kept[`${ZODIAC}@2025`]).toBeUndefined();
  expect(oddsOfYears({ [old.form]: own, [next.form]: [1n] })[next.form]).toEqual([1n]);
});

it('stops before a year that people set odds for, whichever of the two was set first', async () => {
  const lower = defaultCreditOdds(next).map((odds) => (odds * 8n) / 10n);
  const carried = oddsOfYears({ [next.form]: lower })[last.form];
  const both = oddsOfYears({ [next.form]: lower, [old.form]: own });
  expect([both[next.form], both[last.form]]).toEqual([lower, carried]);
  const game = categoryByCode('LHC1')?.id ?? 0;
  const { platform } = server();
  await changeTerms(platform, game, { odds: { [old.form]: own } });
  await changeTerms(platform, game, { odds: { [next.form]: lower } });
  const after = await changeTerms(platform, game, { odds: { [old.form]: defaultCreditOdds(old) } });
  expect(after.odds.get(next.form)).toEqual(lower);
  expect(after.odds.get(last.form)).toEqual(carried);
  // What was only carried along follows what it was carried from.
  const higher = lower.map((odds) => odds + 1n);
  const then = await changeTerms(platform, game, { odds: { [next.form]: higher } });
  expect(then.odds.get(last.form)).toEqual(oddsOfYears({ [next.form]: higher })[last.form]);
  await changeTerms(platform, game, { odds: { [next.form]: defaultCreditOdds(next) } });
});

it('bets of the new year are told and priced at them', async () => {
  const game = categoryByCode('LHC1')?.id ?? 0;
  await changeTerms(server().platform, game, { odds: { [old.form]: own } });
  const terms = await newestTerms(server().platform.db, game);
  const told = oddsByForm(terms, Date.parse('2027-02-06T12:00:00+08:00'));
  expect(told[next.form]).toEqual(oddsOfYears({ [old.form]: own })[next.form]);
  expect(told[next.form]).not.toEqual(defaultCreditOdds(next));
});
