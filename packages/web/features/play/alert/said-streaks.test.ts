import { expect, onTestFinished, test, vi } from 'vitest';
import { notifyOnce } from '../../messaging/single-tab/index.ts';
import { STREAKS } from './said-streaks.ts';

test('notifies of a long dragon once a run and keeps the names of other news', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const said: string[] = [];
  const prize = () => notifyOnce('', 'prize 3', () => void said.push('prize'));
  const streak = (name: string) =>
    notifyOnce('', `streak ${name}`, () => void said.push(name), STREAKS);
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
