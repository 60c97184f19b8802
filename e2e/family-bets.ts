// What the browser bets on in each family: the first of a game wins more often than not.
import type { Page } from 'playwright-core';
import { confirmBet } from './desk.ts';

/** What is bet. The first of a game wins more often than not, and then more than all of them cost. */
export type Likely = {
  readonly play: string;
  /** Left out where the family has plays of one style alone. */
  readonly style?: '官方' | '双面';
  readonly tab: string;
  /** Bets that are made of it; one where it is left out. */
  readonly count?: number;
  pick(page: Page): Promise<void>;
};

/** Picks and places it on the bet page that is open. */
export async function placeLikely(
  page: Page,
  { style, tab, count, pick }: Omit<Likely, 'play'>,
): Promise<void> {
  if (style) await page.getByRole('radio', { name: style }).click();
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await pick(page);
  await page.getByRole('button', { name: /立即投注/ }).click();
  await confirmBet(page, count);
}

export const cells = async (page: Page, row: string, labels: readonly string[]): Promise<void> => {
  const group = page.getByRole('group', { name: row, exact: true });
  for (const label of labels) {
    await group.getByRole('button', { name: `${row} ${label}`, exact: true }).click();
  }
};

export const stakes = async (
  page: Page,
  amounts: Readonly<Record<string, number>>,
): Promise<void> => {
  for (const [option, amount] of Object.entries(amounts)) {
    await page.getByLabel(`${option} 金额`, { exact: true }).fill(String(amount));
  }
};

/** A play of a tab that has several; `nth` of those that have the name under different headings. */
const choose = (page: Page, play: string, nth?: number): Promise<void> => {
  const plays = page.getByRole('group', { name: '玩法', exact: true });
  const button = plays.getByRole('button', { name: play, exact: nth !== undefined });
  return (nth === undefined ? button : button.nth(nth)).click();
};

/** The same, at a stake a note. */
export const notes = async (
  page: Page,
  play: string,
  stake: string,
  nth?: number,
): Promise<void> => {
  await choose(page, play, nth);
  await page.getByLabel('预设金额', { exact: true }).fill(stake);
};

type Game = {
  readonly code: string;
  readonly bets: readonly Likely[];
  /** What its screens say of where its numbers come from. */
  readonly note?: string;
};

export const GAMES: readonly Game[] = [
  {
    code: 'K31',
    bets: [
      {
        play: 'k3.sum',
        style: '官方',
        tab: '和值',
        pick: (page) => cells(page, '和值', ['7', '8', '9', '12', '13', '14']),
      },
      {
        play: 'k3.diff3DT',
        style: '官方',
        tab: '三不同号',
        pick: async (page) => {
          await choose(page, '三不同号胆拖');
          await cells(page, '胆码', ['1']);
          await cells(page, '拖码', ['2', '3']);
        },
      },
      {
        play: 'k3.c.sanjun',
        style: '双面',
        tab: '三军',
        pick: (page) => stakes(page, { 1: 1 }),
      },
    ],
  },
  {
    code: 'PK1',
    bets: [
      {
        play: 'pk10.front2.direct',
        style: '官方',
        tab: '前二',
        pick: async (page) => {
          // Nine cars for each of two places: eight times of ten neither is the tenth.
          for (const rank of ['冠军', '亚军']) {
            await page.getByRole('button', { name: `${rank} 全` }).click();
            await cells(page, rank, ['10']);
          }
        },
      },
      {
        play: 'pk10.sum.gy',
        style: '官方',
        tab: '和值',
        pick: (page) => cells(page, '和值', ['3', '11', '19']),
      },
      {
        play: 'pk10.front6.directText',
        style: '官方',
        tab: '前六',
        pick: async (page) => {
          await page
            .getByRole('group', { name: '玩法', exact: true })
            .getByRole('button', { name: '单式' })
            .click();
          await page.getByLabel('号码', { exact: true }).fill('01,02,03,04,05,06\n010203040507');
          await page.getByText('2 注 × 1 倍').waitFor();
        },
      },
      {
        play: 'pk10.c.gy',
        style: '双面',
        tab: '冠亚军和',
        pick: (page) => stakes(page, { 冠亚大: 1 }),
      },
    ],
  },
  {
    code: 'X51',
    bets: [
      {
        play: 'x5.front2.direct',
        style: '官方',
        tab: '前二',
        pick: async (page) => {
          // Ten numbers for each of two places: eight times of ten neither is the eleventh.
          for (const place of ['第一位', '第二位']) {
            await page.getByRole('button', { name: `${place} 全` }).click();
            await cells(page, place, ['11']);
          }
        },
      },
      {
        // A note of 14.
        play: 'x5.lex5',
        style: '官方',
        tab: '乐选',
        pick: async (page) => {
          await page
            .getByRole('group', { name: '玩法', exact: true })
            .getByRole('button', { name: '乐选五' })
            .click();
          await cells(page, '选号', ['01', '03', '05', '07', '11']);
          await page.getByText('¥ 14.000').first().waitFor();
        },
      },
      {
        play: 'x5.any2DT',
        style: '官方',
        tab: '任选胆拖',
        pick: async (page) => {
          await cells(page, '胆码', ['01']);
          await cells(page, '拖码', ['02', '03']);
        },
      },
      {
        play: 'x5.c.total',
        style: '双面',
        tab: '两面',
        pick: (page) => stakes(page, { 总和大: 1 }),
      },
    ],
  },
  {
    code: 'KL81',
    bets: [
      {
        // Big, and of small what is odd: three times of four one of them pays for all.
        play: 'kl8.c.total',
        style: '双面',
        tab: '总和',
        count: 2,
        pick: (page) => stakes(page, { 总和大: 20, 总小单: 11 }),
      },
      {
        play: 'kl8.pick10',
        style: '官方',
        tab: '任选',
        pick: async (page) => {
          await choose(page, '任选十');
          const spread = ['01', '09', '17', '25', '33', '41', '49', '57', '65', '80'];
          await cells(page, '选号', spread);
          await page.getByText('1 注 × 1 倍').waitFor();
        },
      },
      {
        play: 'kl8.pick3DT',
        style: '官方',
        tab: '任选胆拖',
        pick: async (page) => {
          await choose(page, '任选三胆拖');
          await cells(page, '胆码', ['33']);
          await cells(page, '拖码', ['01', '65']);
        },
      },
    ],
  },
  {
    code: 'PC1',
    bets: [
      {
        // A sum with a colour, 848 of 1000, pays for all.
        play: 'pc28.wave',
        style: '双面',
        tab: '波色',
        count: 3,
        pick: (page) => stakes(page, { 红波: 22, 绿波: 18, 蓝波: 18 }),
      },
      {
        play: 'pc28.num3',
        style: '官方',
        tab: '特码包三',
        pick: (page) => cells(page, '和值', ['12', '13', '14']),
      },
    ],
  },
  {
    code: 'KT1',
    bets: [
      {
        // Fourteen of twenty numbers for the first ball: seven times of ten one pays for all.
        play: 'kl10.c.ball1',
        style: '双面',
        tab: '第一球~第八球',
        count: 2,
        pick: (page) => stakes(page, { 中: 10, 发: 10 }),
      },
      {
        play: 'kl10.adj2g',
        style: '官方',
        tab: '官方玩法',
        pick: async (page) => {
          await choose(page, '连组');
          await cells(page, '选号', ['01', '20']);
        },
      },
    ],
  },
  {
    code: 'LHC1',
    bets: [
      {
        // Eight animals of twelve: the special number is one of 32 of 48.
        play: 'lhc.te.hexiao',
        tab: '特码',
        pick: async (page) => {
          await notes(page, '合肖(中)', '100');
          await cells(page, '生肖', ['鼠', '牛', '虎', '兔', '龙', '蛇', '羊', '猴']);
        },
      },
      {
        play: 'lhc.te.zodiac',
        tab: '特码',
        pick: async (page) => {
          await choose(page, '特肖');
          await stakes(page, { 马: 1 });
        },
      },
      {
        play: 'lhc.lm.e32',
        tab: '连码',
        pick: async (page) => {
          // Under its heading, behind 四全中 and 三全中.
          await notes(page, '复式', '1', 2);
          await cells(page, '选号', ['01', '17', '33', '49']);
        },
      },
      {
        play: 'lhc.lm.e2.zz',
        tab: '连码',
        pick: async (page) => {
          await notes(page, '生肖对碰', '1', 0);
          await cells(page, '生肖一', ['马']);
          await cells(page, '生肖二', ['羊']);
        },
      },
      {
        play: 'lhc.lm.tc.zw',
        tab: '连码',
        pick: async (page) => {
          await notes(page, '生尾对碰', '1', 2);
          await cells(page, '生肖', ['龙']);
          await cells(page, '尾数', ['7尾']);
          await page.getByText('19 注').waitFor();
        },
      },
      {
        play: 'lhc.sx.linkDrag2',
        tab: '生肖(平特)',
        pick: async (page) => {
          await notes(page, '二肖连中', '1', 0);
          await cells(page, '胆码', ['马']);
          await cells(page, '拖码', ['鼠', '牛']);
        },
      },
      {
        play: 'lhc.zm.parlay',
        tab: '正码',
        pick: async (page) => {
          await notes(page, '正码过关', '1');
          await cells(page, '正一', ['大']);
          await cells(page, '正二', ['红波']);
        },
      },
    ],
  },
  {
    code: 'D31',
    bets: [
      {
        play: 'd3.fixed',
        style: '官方',
        tab: '定位胆',
        pick: async (page) => {
          await page.getByRole('button', { name: '百位 全' }).click();
          await cells(page, '百位', ['7']);
        },
      },
      {
        play: 'd3.c.sum',
        style: '双面',
        tab: '两面',
        pick: (page) => stakes(page, { 和大: 1 }),
      },
    ],
  },
  {
    code: 'HXDS1',
    note: '号码暂由承诺链生成，尚未接入区块链',
    bets: [
      {
        // Ten digits of sixteen.
        play: 'hash.hex',
        tab: '尾字符',
        pick: (page) => stakes(page, { 数字: 10 }),
      },
      {
        play: 'hash.zx',
        tab: '哈希庄闲',
        pick: (page) => stakes(page, { 庄: 1 }),
      },
    ],
  },
];
