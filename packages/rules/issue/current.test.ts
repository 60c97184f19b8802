import { describe, expect, test } from 'vitest';
import { currentIssue, type TimedIssue } from './current.ts';

/** Issue n is open from 100(n-1) to 100n; the state defaults to WAITING. */
const issue = (n: number, over: Partial<TimedIssue> = {}): TimedIssue => ({
  SerialNumber: n,
  StartTimeStamp: 100 * (n - 1),
  CloseTimeStamp: 100 * n,
  State: 0,
  ...over,
});
const run = (count: number, from = 1) => Array.from({ length: count }, (_, k) => issue(from + k));
/** Issue 3 starts 50 after issue 2 closed. */
const GAP = [issue(1), issue(2), issue(3, { StartTimeStamp: 250 })];

type Case = {
  name: string;
  issues: readonly TimedIssue[];
  nowMs: number;
  closedSerial?: number;
  oldLimit?: number;
  current?: number;
  waiting?: number;
  countdownMs: number;
  totalMs: number;
  old: readonly number[];
};

const CASES: readonly Case[] = [
  { name: 'no issues', issues: [], nowMs: 5, countdownMs: 0, totalMs: 0, old: [] },
  {
    name: 'the first one, just started',
    issues: run(3),
    nowMs: 0,
    current: 1,
    countdownMs: 100,
    totalMs: 100,
    old: [],
  },
  {
    name: 'a millisecond before its close',
    issues: run(3),
    nowMs: 99,
    current: 1,
    countdownMs: 1,
    totalMs: 100,
    old: [],
  },
  {
    name: 'at its close time it is over: that time is not in the future',
    issues: run(3),
    nowMs: 100,
    current: 2,
    countdownMs: 100,
    totalMs: 100,
    old: [1],
  },
  {
    name: 'a millisecond before the first start',
    issues: run(2, 2),
    nowMs: 99,
    waiting: 2,
    countdownMs: 1,
    totalMs: 1,
    old: [],
  },
  {
    name: 'waiting between two issues counts from the last close to the next start',
    issues: GAP,
    nowMs: 210,
    waiting: 3,
    countdownMs: 40,
    totalMs: 50,
    old: [1, 2],
  },
  {
    name: 'at its start time it is current',
    issues: GAP,
    nowMs: 250,
    current: 3,
    countdownMs: 50,
    totalMs: 50,
    old: [1, 2],
  },
  {
    name: 'an issue that is drawn is passed over although its close is in the future',
    issues: [issue(1, { State: 1 }), issue(2, { State: 2 }), issue(3, { State: 3 }), issue(4)],
    nowMs: 50,
    waiting: 4,
    countdownMs: 250,
    totalMs: 250,
    old: [1, 2, 3],
  },
  {
    name: 'an issue known to be closed is passed over by its serial',
    issues: run(3),
    nowMs: 50,
    closedSerial: 1,
    waiting: 2,
    countdownMs: 50,
    totalMs: 50,
    old: [1],
  },
  {
    name: 'above means above, not equal; a closed serial below changes nothing',
    issues: run(3, 5),
    nowMs: 450,
    closedSerial: 4,
    current: 5,
    countdownMs: 50,
    totalMs: 100,
    old: [],
  },
  {
    name: 'all are over: no issue, all are old',
    issues: run(3),
    nowMs: 1_000,
    countdownMs: 0,
    totalMs: 0,
    old: [1, 2, 3],
  },
  {
    name: 'a waiting issue whose close passed is old, its number still to come',
    issues: [issue(1), issue(2, { State: 1 }), issue(3)],
    nowMs: 220,
    current: 3,
    countdownMs: 80,
    totalMs: 100,
    old: [1, 2],
  },
  {
    name: 'old issues are capped at the setting, the newest stay',
    issues: run(5),
    nowMs: 450,
    oldLimit: 2,
    current: 5,
    countdownMs: 50,
    totalMs: 100,
    old: [3, 4],
  },
  {
    name: 'old issues are capped at 20 by default',
    issues: run(30),
    nowMs: 2_450,
    current: 25,
    countdownMs: 50,
    totalMs: 100,
    old: Array.from({ length: 20 }, (_, k) => 5 + k),
  },
  {
    name: 'a cap of nothing keeps nothing',
    issues: run(3),
    nowMs: 250,
    oldLimit: 0,
    current: 3,
    countdownMs: 50,
    totalMs: 100,
    old: [],
  },
  {
    name: 'the first that fits wins where two are open at once',
    issues: [issue(1, { CloseTimeStamp: 300 }), issue(2)],
    nowMs: 150,
    current: 1,
    countdownMs: 150,
    totalMs: 300,
    old: [],
  },
];

describe('current-issue selection (spec section 4)', () => {
  test.each(CASES)('$name', ({ name: _, issues, current, waiting, old, ...rest }) => {
    const { countdownMs, totalMs, ...options } = rest;
    const got = currentIssue(issues, options);
    expect({
      current: got.current?.SerialNumber,
      waiting: got.waiting?.SerialNumber,
      countdownMs: got.countdownMs,
      totalMs: got.totalMs,
      old: got.old.map((each) => each.SerialNumber),
    }).toEqual({ current, waiting, countdownMs, totalMs, old });
  });
});
