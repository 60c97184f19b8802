import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { defaultCreditOdds } from '@fairlot/rules/odds/index';
import { findPlay } from '@fairlot/rules/play/index';
import type { Play } from '@fairlot/rules/play/play';
import { againLine } from './again-line.ts';

const at = (code: string, day: string): Play => {
  const play = findPlay(code)?.on(Date.parse(`${day}T21:30:00+08:00`));
  if (!play) throw new Error(`${code} exists`);
  return play;
};
const tableOf = (play: Play) => ({
  version: 3,
  plays: { [play.form]: defaultCreditOdds(play) },
  closed: [],
});

/** A pair of animals of which one was the animal of the year: five numbers by four. */
const PAIR = { Content: '马|龙', Notes: 20, Mode: 0, Multiple: 1, Amount: mills(20_000) };

test.each([
  ['2027-02-05', 20, 20_000n],
  ['2027-02-06', 16, 16_000n],
])('a bet again is counted for the draw that it is on: %s', (day, notes, amount) => {
  const play = at('lhc.lm.e2.zz', day);
  const line = againLine(PAIR, play, { prizeGroup: 1956, table: tableOf(play) });
  expect(line).toMatchObject({ play: play.code, notes, amount, oddsVersion: 3 });
});

test('an option, and a play of notes, are what they were', () => {
  const size = at('ssc.c.total', '2027-02-06');
  const option = { Content: 'big', Notes: 1, Mode: 0, Multiple: 1, Amount: mills(10_000) };
  const now = { prizeGroup: 1956, table: tableOf(size) };
  expect(againLine(option, size, now)).toMatchObject({ notes: 1, amount: 10_000n, content: 'big' });
  const direct = at('ssc.back3.direct', '2027-02-06');
  const notes = { Content: '2,5|0|1', Notes: 2, Mode: 1, Multiple: 3, Amount: mills(1_200) };
  expect(againLine(notes, direct, now)).toMatchObject({ notes: 2, amount: 1_200n, multiple: 3 });
  expect(againLine(option, size, { ...now, table: undefined })).toBeUndefined();
});
