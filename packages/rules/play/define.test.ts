import { describe, expect, test } from 'vitest';
import { definePlay, defineDatedPlay } from './define.ts';
import { SSC } from './ssc/face.ts';
import { above, below, equals, type Value } from './rule/condition.ts';
import { option, optionRule } from './rule/option-rule.ts';
import type { Draw } from './play.ts';

const PLACE = {
  family: SSC,
  style: 'credit',
  group: { code: 'test', name: { zh: '试', en: 'Test' } },
} as const;
const ROW = {
  id: 29_999,
  code: 'test.threshold',
  section: { zh: '试', en: 'Test' },
  name: { zh: '试', en: 'Test' },
  rule: { zh: '试', en: 'Test' },
  example: 'big',
};

const first: Value = (draw: Draw) => draw[0] ?? 0;

/** Big is above 4 in the years to come, above 6 in the year 0. */
const ruleOf = (year: number) =>
  optionRule(10, [
    option('big', '大', 'Big', year === 0 ? 3 : 5, above(first, year === 0 ? 6 : 4)),
    option('zero', '零', 'Zero', 1, equals(first, 0)),
    option('low', '小', 'Low', 1, below(first, 1)),
  ]);

const TURN = 1_000;
const CALENDAR = { parts: [0, 1], partOf: (drawMs: number) => (drawMs < TURN ? 0 : 1) } as const;

describe('a play that the calendar decides', () => {
  const play = defineDatedPlay(PLACE, ROW, CALENDAR, ruleOf);
  const hitsAt = (drawMs: number): number | undefined => {
    const parsed = play.parse('big');
    return parsed.ok ? play.on(drawMs).hits(parsed.value, [5, 0, 0, 0, 0]).tiers[0] : undefined;
  };

  test('is counted, judged and priced as on the day of the draw, to the millisecond', () => {
    expect([hitsAt(TURN - 1), hitsAt(TURN)]).toEqual([0, 1]);
    expect(play.on(TURN - 1).options[0]?.wins).toBe(3n);
    expect(play.on(TURN).options[0]?.wins).toBe(5n);
  });

  test('has one form for all times that are alike, each with its own name for prices', () => {
    expect(play.on(TURN)).toBe(play.on(TURN + 5));
    expect(play.forms().map(({ form }) => form)).toEqual([
      'ssc.test.threshold@0',
      'ssc.test.threshold@1',
    ]);
    expect(play.on(0).on(TURN)).toBe(play.on(TURN));
  });
});

test('a play that does not care is its own and only form', () => {
  const play = definePlay(PLACE, ROW, ruleOf(1));
  expect(play.on(0)).toBe(play);
  expect(play.forms()).toEqual([play]);
  expect(play.form).toBe(play.code);
});
