import { expect, test } from 'vitest';
import { newer, shownOf } from './in-step.ts';

const said = { GameIds: [4, 8, 93], Version: 3 };

test('what came in late is known as old, and the same is taken again', () => {
  expect(newer(undefined, said)).toBe(said);
  expect(newer(said, { GameIds: [4], Version: 2 })).toBe(said);
  const same = { ...said };
  expect(newer(said, same)).toBe(same);
  expect(newer(said, { GameIds: [], Version: 4 }).GameIds).toEqual([]);
});

test('what is done here stands on top of what the server said, and goes where that is taken back', () => {
  const untold = [
    { GameId: 9, Place: 3 },
    { GameId: 93, Place: 0 },
    { GameId: 4, Place: null },
  ];
  expect(shownOf(said, untold)).toEqual([93, 8, 9]);
  expect(shownOf(said, untold.slice(1))).toEqual([93, 8]);
  expect(shownOf(said, [])).toEqual(said.GameIds);
  // What another device did meanwhile stands beside it.
  expect(shownOf({ GameIds: [8, 7], Version: 9 }, untold)).toEqual([93, 8, 7, 9]);
});
