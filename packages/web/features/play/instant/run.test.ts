import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { nextRun, READY, tallyOf, type Played, type Run, type RunEvent } from './run.ts';

const PLAN = { count: 3, stopOnWin: false };
const round = (prize = 0n, refund = 0n): Played =>
  ({ Amount: mills(2_000n), Prize: mills(prize), Refund: mills(refund) }) as Played;
const after = (...events: readonly RunEvent[]): Run => events.reduce(nextRun, READY);
const start = (plan = PLAN): RunEvent => ({ kind: 'start', plan });
const drawn = (prize = 0n): RunEvent => ({ kind: 'drawn', round: round(prize) });

test('a run draws as many rounds as were wanted, and ends', () => {
  expect(after(start(), drawn(), drawn()).step).toBe('drawing');
  expect(after(start(), drawn(), drawn(), drawn())).toMatchObject({ step: 'ended', how: 'done' });
});

test('it stops on a win where that is wanted, and else goes on', () => {
  const plan = { count: 3, stopOnWin: true };
  expect(after(start(plan), drawn(19_560n))).toMatchObject({ step: 'ended', how: 'win' });
  expect(after(start(), drawn(19_560n)).step).toBe('drawing');
});

test('a stop lets the round on its way be the last, also while its answer is asked for', () => {
  expect(after(start(), { kind: 'stop' }).step).toBe('stopping');
  expect(after(start(), { kind: 'stop' }, drawn())).toMatchObject({ how: 'stopped' });
  const lost: RunEvent = { kind: 'lost' };
  expect(after(start(), lost, { kind: 'stop' }).step).toBe('asking');
  expect(after(start(), lost, { kind: 'stop' }, drawn())).toMatchObject({ how: 'stopped' });
  expect(after(start(), lost, drawn()).step).toBe('drawing');
});

test('a round that nobody can tell of ends it, and may be asked for again', () => {
  const unknown: RunEvent = { kind: 'unknown', isSaid: true };
  const none = after(start(), { kind: 'lost' }, unknown);
  expect(none).toMatchObject({ step: 'unknown', isSaid: true });
  expect(nextRun(none, start())).toBe(none);
  expect(nextRun(nextRun(none, { kind: 'ask' }), drawn())).toMatchObject({ how: 'stopped' });
});

test('a refusal ends it; what fits no state changes nothing', () => {
  expect(after(start(), { kind: 'refused' })).toMatchObject({ step: 'ended', how: 'refused' });
  // Stopped before the next one was on its way: nothing was refused.
  expect(after(start(), { kind: 'stop' }, { kind: 'refused' })).toMatchObject({ how: 'stopped' });
  const twice = after(start(), start());
  expect(twice).toEqual(after(start()));
  for (const event of [drawn(), { kind: 'stop' }, { kind: 'lost' }] as const) {
    expect(after(event)).toBe(READY);
  }
});

test('the tally leaves out what a tie gave back', () => {
  const rounds = [round(), round(19_560n), round(0n, 2_000n)];
  expect(tallyOf(rounds)).toEqual({ drawn: 3, staked: 4_000n, won: 19_560n, net: 15_560n });
});
