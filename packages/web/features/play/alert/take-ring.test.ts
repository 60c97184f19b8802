import { expect, onTestFinished, test, vi } from 'vitest';
import { tellOnce } from './take-ring.ts';
import { STREAKS } from './said-streaks.ts';

test('news that were told are told once, and those whose telling came to nothing by whoever is next', async () => {
  const said: string[] = [];
  const say = (what: string) => tellOnce('', 'prize 1', () => void said.push(what));
  const isCut = tellOnce('', 'prize 1', () => Promise.reject(new Error('the tab is gone')));
  await expect(isCut).rejects.toThrow('gone');
  await say('first');
  await say('second');
  expect(said).toEqual(['first']);
});

test('nothing is told of a player who has left', async () => {
  const said: string[] = [];
  await tellOnce('somebody', 'prize 2', () => void said.push('his'));
  expect(said).toEqual([]);
});

test('a long dragon is told once a run, however many others are meanwhile, and pushes out no other news', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const said: string[] = [];
  const prize = () => tellOnce('', 'prize 3', () => void said.push('prize'));
  const streak = (name: string) =>
    tellOnce('', `streak ${name}`, () => void said.push(name), STREAKS);
  const others = Array.from({ length: 300 }, (_, since) => `4 p big ${since}`);
  /** Tabs behind the one in front wait for it. */
  const waited = async (all: readonly Promise<void>[]): Promise<void> => {
    await vi.advanceTimersByTimeAsync(2_000);
    await Promise.all(all);
  };
  await waited([prize(), streak('85 lhc.c.special big 1000')]);
  await waited(others.map(streak));
  expect(said.splice(0)).toHaveLength(302);
  await waited([prize(), streak('85 lhc.c.special big 1000'), streak('4 p big 299')]);
  expect(said).toEqual([]);
  await waited([streak('85 lhc.c.special big 2000')]);
  expect(said).toEqual(['85 lhc.c.special big 2000']);
});
