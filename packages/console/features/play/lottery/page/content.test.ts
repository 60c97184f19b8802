import { expect, test } from 'vitest';
import { contentLine, type ContentWords } from './content.ts';

const words: ContentWords = {
  states: ['on', 'maintenance'],
  seconds: (n) => `${n} s`,
  every: (seconds) => `every ${seconds}`,
  daily: (time) => `daily at ${time}`,
  lead: 'ends before',
  order: 'order',
  hot: 'hot',
  prize: 'prize',
  stake: 'stake',
  multiple: 'multiple',
  until: 'until',
};

test.each([
  ['names', { zh: 'A', en: 'B' }, 'A · B'],
  ['state', { state: 1, reason: 'operator' }, 'maintenance · operator'],
  ['state', { state: 0, reason: '' }, 'on'],
  ['display', { sort: 3, isHot: true }, 'order 3 · hot'],
  [
    'timetable',
    { schedule: { kind: 'allDay', intervalSeconds: 60 }, closeLeadSeconds: 10 },
    'every 60 s · ends before 10 s',
  ],
  [
    'timetable',
    {
      schedule: {
        kind: 'sessions',
        sessions: [
          { toSeconds: 11_400, fromSeconds: 1_800, everySeconds: 1_200 },
          { toSeconds: 93_600, fromSeconds: 27_000, everySeconds: 600 },
        ],
      },
      closeLeadSeconds: 90,
    },
    '00:30–03:10 every 1200 s · 07:30–26:00 every 600 s · ends before 90 s',
  ],
  [
    'timetable',
    { schedule: { kind: 'daily', drawAtSeconds: 76_500 }, closeLeadSeconds: 900 },
    'daily at 21:15 · ends before 900 s',
  ],
  [
    'state',
    { state: 1, reason: 'operator', note: { message: { zh: '检修', en: 'Works' }, until: 0 } },
    'maintenance · operator · 检修 / Works · until 1970-01-01 08:00:00',
  ],
  [
    'limits',
    { prizeLimit: '400000000', minStake: '1000', maxStake: '200000000', maxMultiple: 99_999 },
    'prize 400,000.000 · stake 1.000 – 200,000.000 · multiple 99999',
  ],
  ['limits', { prizeLimit: 'much' }, '{"prizeLimit":"much"}'],
] as const)('%s %j reads %j', (part, content, line) => {
  expect(contentLine(part, content, words)).toBe(line);
});
