import { expect, test } from 'vitest';
import { holdAnswer } from './hold-answer.ts';

/** Answers that are made when the test says so, at a time that stands still. */
function bench() {
  const made: ((fault?: Error) => void)[] = [];
  const time = { ms: 5_000 };
  const make = () =>
    new Promise<number>((resolve, reject) => {
      const own = made.length + 1;
      made.push((fault) => (fault ? reject(fault) : resolve(own)));
    });
  const ask = holdAnswer(make, 1_000, () => time.ms);
  const end = (nth: number, fault?: Error) => made[nth - 1]?.(fault);
  return { ask, time, end, begun: () => made.length };
}

test('all who ask within a second of the beginning are given the same, and who asks later another', async () => {
  const { ask, time, end, begun } = bench();
  const first = ask();
  end(1);
  expect(await first).toBe(1);
  time.ms += 999;
  expect(await ask()).toBe(1);
  time.ms += 1;
  const second = ask();
  expect(begun()).toBe(2);
  end(2);
  expect(await second).toBe(2);
});

test('one that takes longer than it is held is given to who asked early; the others wait for one more, not for two at once', async () => {
  const { ask, time, end, begun } = bench();
  const early = ask();
  time.ms += 1_000;
  const late = [ask(), ask()];
  time.ms += 5_000;
  late.push(ask());
  expect(begun()).toBe(1);
  end(1);
  expect(await early).toBe(1);
  await expect.poll(begun).toBe(2);
  end(2);
  expect(await Promise.all(late)).toEqual([2, 2, 2]);
  // Held from where it was begun on.
  expect(await ask()).toBe(2);
});

test('who asks just as one is made waits for the one behind it', async () => {
  const { ask, time, end, begun } = bench();
  const early = ask();
  time.ms += 1_000;
  const behind = ask();
  const between = early.then(() => ask());
  end(1);
  await expect.poll(begun).toBe(2);
  end(2);
  expect(await Promise.all([behind, between])).toEqual([2, 2]);
  expect(begun()).toBe(2);
});

test('one that failed is told to those who waited for it, and made anew', async () => {
  const { ask, time, end, begun } = bench();
  const first = ask();
  time.ms += 1_000;
  const behind = ask();
  end(1, new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await expect.poll(begun).toBe(2);
  end(2);
  expect(await behind).toBe(2);
  time.ms += 1_000;
  const third = ask();
  end(3, new Error('gone again'));
  await expect(third).rejects.toThrow('gone again');
  const fourth = ask();
  end(4);
  expect(await fourth).toBe(4);
});
