import { describe, expect, it } from 'vitest';
import { FollowMode } from '@fairlot/rules/follow/scale';
import { FIRST_FORM, MOST_DAYS, readForm, untilOf, type FollowForm } from './follow-form.ts';

const read = (more: Partial<FollowForm>) => readForm({ ...FIRST_FORM, loss: '50', ...more });

describe('the form of a follow plan', () => {
  it('asks for a stop of loss before anything', () => {
    expect(readForm(FIRST_FORM)).toEqual({ faults: { loss: 'needed' } });
  });

  it('reads amounts as thousandths, and leaves out what is not typed', () => {
    expect(read({ value: '2.5', games: [4, 93], earn: '7' })).toEqual({
      faults: {},
      days: 7,
      asked: {
        Mode: FollowMode.FIXED,
        Value: 2500,
        BetCap: 100_000n,
        DayCap: 500_000n,
        StopIfLoss: 50_000n,
        StopIfEarn: 7000n,
        GameIds: [4, 93],
      },
    });
  });

  it.each([
    [{ value: '' }, { value: 'needed' }],
    [{ value: '-1' }, { value: 'amount' }],
    [{ mode: FollowMode.MULTIPLE, value: '101' }, { value: 'times' }],
    [{ mode: FollowMode.RATIO, value: '0' }, { value: 'percent' }],
    [{ betCap: '9', dayCap: '8' }, { dayCap: 'order' }],
    [
      { win: 'a', days: '91' },
      { win: 'amount', days: 'days' },
    ],
  ] as const)('says of %j what is wrong', (more, faults) => {
    expect(read(more)).toEqual({ faults });
  });
});

it('the longest plan is taken by a server whose clock is a little behind the page', () => {
  const server = Date.parse('2026-11-23T12:00:00+08:00');
  const most = server + MOST_DAYS * 86_400_000;
  expect(untilOf(MOST_DAYS, server + 2000)).toBeLessThanOrEqual(most);
  expect(untilOf(1, server)).toBeGreaterThan(server);
});
