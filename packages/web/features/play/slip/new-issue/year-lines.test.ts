import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { defaultCreditOdds } from '@fairlot/rules/odds/index';
import { findPlay } from '@fairlot/rules/play/index';
import type { Play } from '@fairlot/rules/play/play';
import { againLine } from '../lines/again-line.ts';
import { lineOfYear } from './year-lines.ts';

const playOn = (code: string, day: string): Play => {
  const play = findPlay(code)?.on(Date.parse(`${day}T21:30:00+08:00`));
  if (!play) throw new Error(`${code} exists`);
  return play;
};
const nowOf = (play: Play, version = 3) => {
  const table = { version, plays: { [play.form]: defaultCreditOdds(play) }, closed: [] };
  return { prizeGroup: 1956, table };
};
/** A row as it came into the slip on a day. */
const lineOn = (code: string, content: string, notes: number, day: string) => {
  const bet = { Content: content, Notes: notes, Mode: 0, Multiple: 1, Amount: mills(notes * 1000) };
  const play = playOn(code, day);
  const line = againLine(bet, play, nowOf(play));
  if (!line) throw new Error('it counts');
  return { ...line, id: 7 };
};

const LAST = '2027-02-05';
const FIRST = '2027-02-06';
const PAIR = 'lhc.lm.e2.zz';

test('a pair of animals is counted anew at the same stake of a note', () => {
  const old = lineOn(PAIR, '马|龙', 20, LAST);
  const play = playOn(PAIR, FIRST);
  const renewed = lineOfYear(old, play, nowOf(play));
  expect(renewed).toMatchObject({ id: 7, notes: 16, amount: 16_000n, oddsVersion: 3 });
  expect(renewed.odds).toBe(lineOn(PAIR, '马|龙', 16, FIRST).odds);
  expect(lineOfYear(renewed, play, nowOf(play))).toBe(renewed);
});

test('an animal keeps its count and takes the odds of its year', () => {
  const code = 'lhc.te.zodiac';
  const animal = playOn(code, LAST).options.findIndex(({ hits }, _, all) =>
    all.every((other) => other.hits <= hits),
  );
  const content = playOn(code, LAST).options[animal]?.code ?? '';
  const old = lineOn(code, content, 1, LAST);
  const play = playOn(code, FIRST);
  const renewed = lineOfYear(old, play, nowOf(play));
  expect(renewed).toMatchObject({ notes: 1, amount: old.amount });
  expect(renewed.odds).toBeGreaterThan(old.odds ?? 0n);
  // Odds that somebody changed are not taken without asking.
  expect(lineOfYear(old, play, nowOf(play, 4))).toBe(old);
});

test('within a year, and in plays without a calendar, a row stays the row it is', () => {
  const pair = lineOn(PAIR, '马|龙', 20, LAST);
  expect(lineOfYear(pair, playOn(PAIR, LAST), nowOf(playOn(PAIR, LAST)))).toBe(pair);
  const total = lineOn('ssc.c.total', 'big', 1, LAST);
  const play = playOn('ssc.c.total', FIRST);
  expect(lineOfYear(total, play, nowOf(play, 9))).toBe(total);
  expect(lineOfYear(pair, playOn(PAIR, FIRST), { prizeGroup: 1956, table: undefined })).toBe(pair);
});
