// Every shape of draw from pad to popup: bets until one wins, the prize, the history, the proof.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import { closePages, joinBrowser, PC, PHONE } from './browser.ts';
import { confirmBet, expectWallet } from './desk.ts';
import { moveBeforeClose, moveToDraw } from './issues.ts';
import {
  listenForErrors,
  openSignedIn,
  registerPlayer,
  shootOnFailure,
  type Player,
} from './visit.ts';
import { fullIssue } from '@fairlot/ui/format';
import { betHttp } from '@fairlot/wire/bet';
import { walletHttp } from '@fairlot/wire/wallet';
import { until } from './until.ts';
import { joinWorld, type World } from './world.ts';

const ROOT = dirname(import.meta.dirname);
const run = promisify(execFile);

let world: World;
let browser: Browser;
let folder: string;

beforeAll(async () => {
  world = joinWorld();
  browser = await joinBrowser();
  folder = await mkdtemp(join(tmpdir(), 'fairlot-families-'));
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What is bet. The first of a game wins more often than not, and then more than all of them cost. */
type Likely = {
  readonly play: string;
  /** Left out where the family has plays of one style alone. */
  readonly style?: '官方' | '双面';
  readonly tab: string;
  /** Bets that are made of it; one where it is left out. */
  readonly count?: number;
  pick(page: Page): Promise<void>;
};

const cells = async (page: Page, row: string, labels: readonly string[]): Promise<void> => {
  const group = page.getByRole('group', { name: row, exact: true });
  for (const label of labels) {
    await group.getByRole('button', { name: `${row} ${label}`, exact: true }).click();
  }
};

const stakes = async (page: Page, amounts: Readonly<Record<string, number>>): Promise<void> => {
  for (const [option, amount] of Object.entries(amounts)) {
    await page.getByLabel(`${option} 金额`, { exact: true }).fill(String(amount));
  }
};

/** A play of a tab that has several. */
const choose = (page: Page, play: string): Promise<void> =>
  page
    .getByRole('group', { name: '玩法', exact: true })
    .getByRole('button', { name: play })
    .click();

/** The same, at a stake a note. */
const notes = async (page: Page, play: string, stake: string): Promise<void> => {
  await choose(page, play);
  await page.getByLabel('预设金额', { exact: true }).fill(stake);
};

type Game = {
  readonly code: string;
  readonly bets: readonly Likely[];
  /** What its screens say of where its numbers come from. */
  readonly note?: string;
};

const GAMES: readonly Game[] = [
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
        // Big, and of what is not what is odd: three times of four one of them pays for both.
        play: 'kl10.c.total',
        style: '双面',
        tab: '两面',
        count: 2,
        pick: (page) => stakes(page, { 总和大: 20, 总和尾小: 19 }),
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
          await notes(page, '三中二', '1');
          await cells(page, '选号', ['01', '17', '33', '49']);
        },
      },
      {
        play: 'lhc.lm.e2.zz',
        tab: '连码',
        pick: async (page) => {
          await notes(page, '二全中', '1');
          await cells(page, '生肖一', ['马']);
          await cells(page, '生肖二', ['羊']);
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

const MOST_ROUNDS = 12;

const IN_A_YEAR_MS = 365 * 86_400_000;

/** Ten cars in a row, and the special ball after six, on a phone too. */
async function expectWholeRow(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const isCut = await page
    .locator('li [data-balls]')
    .first()
    .evaluate((balls) => {
      const edge = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
      let clip = balls.parentElement;
      while (clip && getComputedStyle(clip).overflowX === 'visible') clip = clip.parentElement;
      return edge(balls.lastElementChild) > edge(clip);
    });
  expect(isCut).toBe(false);
  await page.setViewportSize(PC);
}

/** Twenty numbers leave room for what became of the bet, in the longer words of English too. */
async function expectWholeRecords(page: Page): Promise<void> {
  const edge = async (role: 'dialog' | 'table'): Promise<number> => {
    const box = await page.getByRole(role).first().boundingBox();
    return (box?.x ?? Infinity) + (box?.width ?? 0);
  };
  for (const [language, play] of [
    ['en', 'Pick 10'],
    ['zh', '任选十'],
  ] as const) {
    await page.evaluate(
      (spoken) => localStorage.setItem('fairlot.language', JSON.stringify(spoken)),
      language,
    );
    await page.goto('/?w=BetRecord');
    await page.getByRole('table').getByText(play).first().waitFor();
    expect(await edge('table')).toBeLessThanOrEqual(await edge('dialog'));
  }
}

/** The issues of a page come to be drawn a year later: another animal has the fifth number. */
const turnYear = (page: Page): Promise<unknown> =>
  page.route('**/api/LotteryGame/Info', async (route) => {
    const response = await route.fetch();
    const later = (key: string, value: unknown): unknown =>
      key === 'DrawTimeStamp' ? Number(value) + IN_A_YEAR_MS : value;
    await route.fulfill({ response, json: JSON.parse(await response.text(), later) });
  });

/** Two days before the year turns the odds of the next one are told as well. */
const tellNextYear = (page: Page): Promise<unknown> =>
  page.route('**/api/Bet/Odds', async (route) => {
    const response = await route.fetch();
    const told = (await response.text()).replaceAll(
      /"(lhc\.[\w.]+)@2026":(\[[^\]]*\])/g,
      '"$1@2026":$2,"$1@2027":$2',
    );
    await route.fulfill({ response, body: told });
  });

/** A pair of animals lies in the slip as the year turns, and is kept over another turn. */
async function keepOverNewYear(page: Page, game: number): Promise<void> {
  await moveBeforeClose(world, 40_000, undefined, game);
  await tellNextYear(page);
  await page.goto(`/Bet/${game}`);
  await page.getByRole('tab', { name: '连码', exact: true }).click();
  await notes(page, '二全中', '1');
  await cells(page, '生肖一', ['马']);
  await cells(page, '生肖二', ['龙']);
  await page.getByRole('button', { name: '加入号码篮' }).click();
  const slip = page.getByRole('region', { name: '号码篮' });
  await slip.getByText('1 单 20 注').waitFor();
  await slip.getByRole('button', { name: '确认投注' }).click();
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  await dialog.getByText('1 单 20 注').waitFor();
  await turnYear(page);
  // What was read a moment ago is not read again; a little later it is.
  const isTold = async (): Promise<boolean> => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    return slip.getByText('农历换年：原 20 注，现 16 注').isVisible();
  };
  await until('the issues are read again', isTold, 500);
  await slip.getByText('1 单 16 注').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.unroute('**/api/LotteryGame/Info');
  await page.reload();
  await slip.getByText('农历换年：原 16 注，现 20 注').waitFor();
  await slip.getByText('¥ 20.000').first().waitFor();
}

/** Bets and is there at the draw; the issue and its number, and whether more was won than bet. */
async function playRound(page: Page, player: Player, game: number, bets: readonly Likely[]) {
  await moveBeforeClose(world, 40_000, page, game);
  for (const { style, tab, count = 1, pick } of bets) {
    if (style) await page.getByRole('radio', { name: style }).click();
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await pick(page);
    await page.getByRole('button', { name: /立即投注/ }).click();
    await confirmBet(page, count);
  }
  const issue = await moveBeforeClose(world, 5000, page, game);
  const number = await moveToDraw(world, issue, page, game);
  const find = { SerialNumber: issue.SerialNumber, GameId: game, Page: 1, PageSize: 10 };
  const { value } = await player.call(betHttp.getBetRecords, find);
  const placed = bets.flatMap(({ play, count = 1 }) => Array.from({ length: count }, () => play));
  expect(value.Rows.map(({ Play }) => Play).toSorted()).toEqual(placed.toSorted());
  return { issue, number, isWon: value.SumPrize > value.SumAmount };
}

test.each(GAMES)(
  '$code: bets until one wins, from the pad to the proof',
  async ({ code, bets, note }) => {
    const game = categoryByCode(code)?.id ?? 0;
    const player = await registerPlayer(world);
    await moveBeforeClose(world, 45_000, undefined, game);
    const page = await openSignedIn(browser, world, player);
    const errors = listenForErrors(page);
    shootOnFailure(page);
    await page.goto(`/Bet/${game}`);
    let round = await playRound(page, player, game, bets);
    for (let rounds = 1; !round.isWon; rounds += 1) {
      if (rounds === MOST_ROUNDS) throw new Error('so many misses do not happen');
      round = await playRound(page, player, game, bets);
    }
    await page.getByText(/中奖 \+/).waitFor();
    await page.locator('[data-prize]').waitFor();
    const wallet = await player.call(walletHttp.getWalletAmount, undefined);
    await expectWallet(page, wallet.value);
    await page.getByRole('img', { name: /走势，近 \d+ 期/ }).waitFor();
    const seal = await page
      .getByRole('button', { name: /^验证 \d+ 期$/ })
      .first()
      .boundingBox();
    expect((seal?.x ?? PC.width) + (seal?.width ?? 0)).toBeLessThanOrEqual(PC.width);

    const { issue, number } = round;
    if (code === 'LHC1') await keepOverNewYear(page, game);
    if (code === 'KL81') await expectWholeRecords(page);
    await page.goto(`/DrawHistory/${game}`);
    if (code === 'PK1' || code === 'LHC1') await expectWholeRow(page);
    const row = page.getByRole('row').filter({ hasText: fullIssue(issue.SerialNumber) });
    await row.getByRole('img', { name: number.split(',').join(' ') }).waitFor();
    await row.getByRole('button', { name: /^验证/ }).click();
    const panel = page.getByRole('dialog', { name: '验证开奖' });
    await panel.getByText('第 1、3、4 步吻合').waitFor();
    if (note) await panel.getByText(note).waitFor();
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: '保存文件' }).click();
    const file = join(folder, `${code}.json`);
    await (await download).saveAs(file);
    const script = join(ROOT, 'packages/draw/offline/verify.mjs');
    const { stdout } = await run(process.execPath, [script, file]);
    // The script writes 7 where the page writes 07.
    expect(stdout).toContain(`ok     winning number ${number.replaceAll(/\b0(?=\d\b)/g, '')}`);
    expect(stdout).not.toContain('FAILED');
    expect(errors).toEqual([]);
    await page.context().close();
  },
);
