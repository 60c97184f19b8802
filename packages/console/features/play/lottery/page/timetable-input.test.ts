import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import {
  drawsOf,
  initialTimes,
  isAsLooked,
  timesFaults,
  timesOf,
  wantedOf,
} from './timetable-input.ts';

const COMMON = { reason: '', at: '' };
const game = (more: Partial<Game>): Game =>
  ({
    GameId: 19,
    CategoryId: 19,
    IntervalSeconds: 1_200,
    DrawAtSeconds: null,
    Sessions: [
      { FromSeconds: 1_800, ToSeconds: 11_400, EverySeconds: 1_200 },
      { FromSeconds: 27_000, ToSeconds: 85_800, EverySeconds: 1_200 },
    ],
    CloseLeadSeconds: 90,
    ...more,
  }) as Game;
const WINDOWS = game({});
const KENO = game({ GameId: 60, CategoryId: 60 });
const DAILY = game({ GameId: 96, CategoryId: 96, DrawAtSeconds: 76_500, Sessions: null });
const STEP = game({ GameId: 8, CategoryId: 8, Sessions: null });

test('what is edited is how the game draws; windows of a running number stay', () => {
  expect([WINDOWS, KENO, DAILY, STEP].map(drawsOf)).toEqual(['windows', 'fixed', 'daily', 'step']);
});

test('only what the game may change is asked for', () => {
  const asked = (of: Game) => timesOf(of, initialTimes(of, COMMON));
  expect(asked(WINDOWS)).toEqual({
    CloseLeadSeconds: 90,
    FromDay: undefined,
    Sessions: WINDOWS.Sessions,
  });
  expect(asked(KENO)).toEqual({ CloseLeadSeconds: 90, FromDay: undefined });
  expect(asked(DAILY)).toMatchObject({ DrawAtSeconds: 76_500 });
  expect(asked(STEP)).toMatchObject({ IntervalSeconds: 1_200 });
});

test('windows that are none are a fault of theirs, and no other game has such a fault', () => {
  const bad = { sessions: [{ from: '10:00', to: '9:00', every: '600' }] };
  const faults = (of: Game) =>
    Object.keys(timesFaults(of, { ...initialTimes(of, COMMON), ...bad }));
  expect(faults(WINDOWS)).toEqual(['sessions']);
  expect([KENO, DAILY, STEP].flatMap(faults)).toEqual([]);
});

test('a look is old as soon as anything that it shows is changed, and no more when it is put back', () => {
  const values = initialTimes(WINDOWS, COMMON);
  const looked = wantedOf(WINDOWS, values);
  const isSame = (more: object) => isAsLooked(looked, wantedOf(WINDOWS, { ...values, ...more }));
  const [first, ...others] = values.sessions;
  expect(isSame({ reason: 'why' })).toBe(true);
  expect(isSame({ lead: '60' })).toBe(false);
  expect(isSame({ day: '2027-03-10' })).toBe(false);
  expect(isSame({ sessions: others })).toBe(false);
  expect(isSame({ sessions: [{ ...first!, every: '600' }, ...others] })).toBe(false);
  expect(isSame({ sessions: [...values.sessions] })).toBe(true);
});
