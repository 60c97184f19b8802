import { expect, test } from 'vitest';
import type { Streak } from '@fairlot/wire/community/streak';
import { dueStreaks } from './due-streaks.ts';

const streak = (GameId: number, Length: number, more: Partial<Streak> = {}): Streak =>
  ({
    GameId,
    Length,
    Play: 'p',
    Since: 1000,
    IsLonger: false,
    Same: { Option: 'big' },
    ...more,
  }) as Streak;
const ALERTS = [
  { GameId: 4, Length: 6 },
  { GameId: 8, Length: 4 },
] as const;
const BOTH = new Set([4, 8, 9]);
const due = (streaks: readonly Streak[], drawn: ReadonlySet<number> = BOTH) =>
  dueStreaks(ALERTS, streaks, drawn);
const nameOf = (each: Streak) => due([each])[0]?.name;

test('as long as the player asked for, of games that he asked for', () => {
  const all = [streak(9, 12), streak(4, 7), streak(4, 6), streak(8, 5), streak(4, 5), streak(8, 3)];
  const found = due(all).map((each) => `${each.streak.GameId}: ${each.streak.Length}`);
  expect(found).toEqual(['4: 7', '4: 6', '8: 5']);
  expect(dueStreaks([], all, BOTH)).toEqual([]);
});

test('of those alone that have just drawn: what was open before was told then', () => {
  expect(due([streak(4, 7), streak(8, 5)], new Set([8]))).toHaveLength(1);
  expect(due([streak(4, 7)], new Set())).toEqual([]);
});

test('a run has one name however long it gets, and another run has another', () => {
  expect(nameOf(streak(4, 7))).toBe(nameOf(streak(4, 6)));
  expect(nameOf(streak(4, 6, { Since: 2000 }))).not.toBe(nameOf(streak(4, 6)));
  expect(nameOf(streak(4, 6, { Play: 'q' }))).not.toBe(nameOf(streak(4, 6)));
  const small = { Same: { Option: 'small' } as Streak['Same'] };
  expect(nameOf(streak(4, 6, small))).not.toBe(nameOf(streak(4, 6)));
  // Where it began lies behind what was looked at, and moves on with each draw.
  const [one, next] = [1000, 2000].map((Since) => streak(4, 50, { IsLonger: true, Since }));
  expect(nameOf(one!)).toBe(nameOf(next!));
});

test('who asks for a longer one has a new name for it: he is told when it is as long', () => {
  const named = (Length: 4 | 8 | 10) =>
    dueStreaks([{ GameId: 4, Length }], [streak(4, 8)], BOTH).map(({ name }) => name);
  expect(named(8)).not.toEqual(named(4));
  expect(named(10)).toEqual([]);
});
