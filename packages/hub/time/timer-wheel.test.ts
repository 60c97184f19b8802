import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TimerWheel } from './timer-wheel.ts';

test('every owner fires once, not early and at most one tick late, whatever the rounds', () => {
  const plan = fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 40 });
  fc.assert(
    fc.property(plan, (dues) => {
      const wheel = new TimerWheel(10, 0, 8);
      const fired = dues.map(() => [] as number[]);
      for (const [index, due] of dues.entries()) {
        wheel.set({ onTime: (now) => void fired[index]?.push(now) }, due);
      }
      for (let now = 0; now <= 5010; now += 10) wheel.advance(now);
      expect(wheel.size).toBe(0);
      for (const [index, due] of dues.entries()) {
        expect(fired[index]).toEqual([Math.ceil(due / 10) * 10]);
      }
    }),
  );
});

test('an owner that fails keeps no other from its deadline', () => {
  const wheel = new TimerWheel(10, 0);
  const fired: string[] = [];
  const failing = (name: string) => () => {
    throw new Error(name);
  };
  wheel.set({ onTime: failing('first') }, 5);
  wheel.set({ onTime: () => void fired.push('same slot') }, 5);
  wheel.set({ onTime: () => void fired.push('next slot') }, 15);
  const failed: unknown[] = [];
  wheel.advance(20, (error) => failed.push(error));
  expect(fired).toEqual(['same slot', 'next slot']);
  expect(failed.map(String)).toEqual(['Error: first']);
  expect(wheel.size).toBe(0);
});

test('a deadline can be moved, renewed and taken away, also from within another', () => {
  const wheel = new TimerWheel(10, 0);
  const fired: string[] = [];
  const doomed = { onTime: () => void fired.push('doomed') };
  const moved = { onTime: () => void fired.push('moved') };
  let left = 3;
  wheel.set(
    {
      onTime: (now) => {
        fired.push('again');
        wheel.delete(doomed);
        return --left > 0 ? now + 10 : undefined;
      },
    },
    20,
  );
  wheel.set(doomed, 20);
  wheel.set(moved, 20);
  wheel.set(moved, 45);
  for (const now of [10, 20, 30, 40, 50, 60]) wheel.advance(now);
  expect(fired).toEqual(['again', 'again', 'again', 'moved']);
});

test('after a long pause everything due fires, and a past deadline at the next advance', () => {
  const wheel = new TimerWheel(10, 0, 8);
  let fired = 0;
  for (let due = 0; due < 1000; due += 50) wheel.set({ onTime: () => void fired++ }, due);
  wheel.advance(100_000);
  expect(fired).toBe(20);
  wheel.set({ onTime: () => void fired++ }, 5);
  wheel.advance(100_000);
  expect(fired).toBe(21);
});

test('an infinite deadline is none, and takes away the one before', () => {
  const wheel = new TimerWheel(10, 0);
  let fired = 0;
  const owner = { onTime: () => (fired++, Infinity) };
  wheel.set(owner, 10);
  wheel.set(owner, Infinity);
  expect(wheel.size).toBe(0);
  wheel.set(owner, 20);
  wheel.advance(30);
  wheel.advance(10_000);
  expect([fired, wheel.size]).toEqual([1, 0]);
});
