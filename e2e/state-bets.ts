// What the browser bets on in the lotteries of the state, and what a drawn number pays by the lists.
import type { Page } from 'playwright-core';
import { cells, stakes, type Likely } from './family-bets.ts';

type StateGame = {
  readonly code: string;
  readonly name: string;
  /** The day of March 2026 on which it draws. */
  readonly day: number;
  readonly bets: readonly Likely[];
  /** What all bets together pay for a number, in units of money, worked out by hand. */
  pays(draw: readonly number[]): number;
};

const SUNDAY = 8;
const MONDAY = 9;

const all = (page: Page, row: string): Promise<void> =>
  page.getByRole('button', { name: `${row} 全` }).click();

const count = <T>(of: readonly T[], holds: (each: T, at: number) => boolean): number =>
  of.filter(holds).length;

const RED = [1, 2, 3, 4, 5, 6];
const FRONT = [1, 8, 15, 22, 35];
const SEVEN = [2, 5, 9, 14, 18, 23, 27, 30];
const DIGITS = [0, 1, 2, 3, 4, 5];

const named = (numbers: readonly number[]): string[] =>
  numbers.map((number) => String(number).padStart(2, '0'));

export const STATE_GAMES: readonly StateGame[] = [
  {
    code: 'SSQ',
    name: '双色球',
    day: SUNDAY,
    bets: [
      {
        // Big, and five of the small ones: thirteen times of sixteen one of them pays for all.
        play: 'ssq.c.blue',
        style: '双面',
        tab: '蓝球',
        count: 6,
        pick: (page) => stakes(page, { '01': 2, '02': 2, '03': 2, '04': 2, '05': 2, 大: 18 }),
      },
      {
        play: 'ssq.std',
        style: '官方',
        tab: '普通',
        pick: async (page) => {
          await cells(page, '红球', named(RED));
          await cells(page, '蓝球', ['09']);
        },
      },
    ],
    pays(draw) {
      const blue = draw[6] ?? 0;
      const reds = count(RED, (red) => draw.slice(0, 6).includes(red));
      const list: Record<string, number> =
        blue === 9
          ? { 6: 5_000_000, 5: 3_000, 4: 200, 3: 10, 2: 5, 1: 5, 0: 5 }
          : { 6: 100_000, 5: 200, 4: 10 };
      // Odds 1.98 for a half and 15.68 for one of sixteen.
      const side = blue >= 9 ? 35.64 : blue <= 5 ? 31.36 : 0;
      return side + (list[reds] ?? 0);
    },
  },
  {
    code: 'QXC',
    name: '七星彩',
    day: SUNDAY,
    bets: [
      {
        // All last numbers: one of the fifteen notes has it.
        play: 'qxc.std',
        tab: '普通',
        pick: async (page) => {
          for (const at of DIGITS) await cells(page, `第${'一二三四五六'[at]}位`, [String(at)]);
          await all(page, '末位');
        },
      },
    ],
    pays(draw) {
      const hits = count(DIGITS, (digit, at) => draw[at] === digit);
      const withLast = [5, 5, 5, 30, 500, 3_000, 5_000_000];
      const without = [0, 0, 0, 5, 30, 500, 50_000];
      return (withLast[hits] ?? 0) + 14 * (without[hits] ?? 0);
    },
  },
  {
    code: 'PL5',
    name: '排列五',
    day: SUNDAY,
    bets: [
      {
        play: 'ssc.fixed',
        style: '官方',
        tab: '定位胆',
        pick: async (page) => {
          // Eight of ten digits.
          await all(page, '万位');
          await cells(page, '万位', ['0', '9']);
        },
      },
      {
        play: 'pl5.std',
        style: '官方',
        tab: '普通',
        pick: async (page) => {
          for (const place of ['万位', '千位', '百位', '十位', '个位']) {
            await cells(page, place, ['7']);
          }
        },
      },
    ],
    pays: (draw) =>
      (draw[0] === 0 || draw[0] === 9 ? 0 : 19.56) +
      (draw.every((digit) => digit === 7) ? 195_600 : 0),
  },
  {
    code: 'QLC',
    name: '七乐彩',
    day: MONDAY,
    bets: [
      {
        play: 'qlc.std',
        tab: '普通',
        pick: (page) => cells(page, '选号', named(SEVEN)),
      },
    ],
    pays(draw) {
      const basic = draw.slice(0, 7);
      const list = [0, 0, 0, 0, 5, 50, 1_000, 1_000_000];
      const listWithSpecial = [0, 0, 0, 0, 10, 200, 10_000, 0];
      // Eight notes, each without one of the eight numbers.
      return SEVEN.reduce((sum, without) => {
        const note = SEVEN.filter((number) => number !== without);
        const hits = count(note, (number) => basic.includes(number));
        const prizes = note.includes(draw[7] ?? 0) ? listWithSpecial : list;
        return sum + (prizes[hits] ?? 0);
      }, 0);
    },
  },
  {
    code: 'DLT',
    name: '大乐透',
    day: MONDAY,
    bets: [
      {
        // All twelve at the back: one of the 66 notes has both.
        play: 'dlt.std',
        tab: '普通',
        pick: async (page) => {
          await cells(page, '前区', named(FRONT));
          await all(page, '后区');
        },
      },
    ],
    pays(draw) {
      const hits = count(FRONT, (number) => draw.slice(0, 5).includes(number));
      const withBoth = [5, 5, 15, 200, 3_000, 10_000_000];
      const withOne = [0, 0, 5, 15, 300, 100_000];
      const without = [0, 0, 0, 5, 100, 10_000];
      return (withBoth[hits] ?? 0) + 20 * (withOne[hits] ?? 0) + 45 * (without[hits] ?? 0);
    },
  },
];
