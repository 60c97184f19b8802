import { expect, it } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { officialOdds } from '@fairlot/rules/odds/index';
import { findPlay } from '@fairlot/rules/play/index';
import { MOST_UNIT } from './most-unit.ts';
import { reportOf, tidied, type TextJob } from './text-report.ts';

const playOf = (code: string) => {
  const play = findPlay(code)?.on(0);
  invariant(play, `${code} is in the catalogue`);
  return play;
};

const job = (play: string, raw: string, kind: TextJob['kind'] = 'report'): TextJob => ({
  id: 1,
  kind,
  play,
  raw,
  positions: undefined,
  odds: officialOdds(playOf(play), 1950).map(String),
});

it('counts valid, repeated and wrong notes, and prices the most that they win', () => {
  const play = playOf('ssc.front3.directText');
  const answer = reportOf(play, job(play.code, '123,456\n123;12x 78'));
  expect(answer).toMatchObject({
    kind: 'report',
    notes: 2,
    report: { valid: 2, duplicate: 1, invalid: 2 },
    mostTimes: (MOST_UNIT * 9_750_000n) / 10_000n,
  });
});

it('says nothing of nothing', () => {
  const play = playOf('ssc.front3.directText');
  expect(reportOf(play, job(play.code, ' , '))).toMatchObject({ notes: 0, mostTimes: 0n });
});

it('drops repeats that stand for the same note, and keeps what is wrong for the eye', () => {
  const play = playOf('ssc.front2.g2Text');
  const raw = '12 21 34 x9 x9';
  expect(tidied(play, job(play.code, raw, 'dedupe'))).toMatchObject({ raw: '12\n34\nx9' });
  expect(tidied(play, job(play.code, raw, 'dropWrong'))).toMatchObject({ raw: '12\n21\n34' });
});

it('keeps the numbers of a note together', () => {
  const play = playOf('pk10.front3.directText');
  const raw = '01,02,03 030201;01 02 03\n01 02\n11,02,03；03，02，01';
  expect(reportOf(play, job(play.code, raw))).toMatchObject({
    notes: 2,
    report: {
      duplicate: 2,
      invalid: 2,
      invalidLines: ['01 02', '11,02,03'],
      invalidAt: [2, 3],
      content: '01,02,03 03,02,01',
    },
  });
  const kept = tidied(play, job(play.code, raw, 'dropWrong'));
  expect(kept).toMatchObject({ raw: '01,02,03\n030201\n01 02 03\n03，02，01' });
  const once = tidied(play, job(play.code, raw, 'dedupe'));
  expect(once).toMatchObject({ raw: '01,02,03\n030201\n01 02\n11,02,03' });
});

it('counts ticked positions', () => {
  const play = playOf('ssc.ren2.directText');
  const answer = reportOf(play, { ...job(play.code, '12 34'), positions: [0, 1, 4] });
  expect(answer).toMatchObject({
    notes: 6,
    report: { content: expect.stringContaining('@0,1,4:') },
  });
});
