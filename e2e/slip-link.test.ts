// A slip that goes to another device, as a link or as its picture. Opening one places nothing.
import { createRequire } from 'node:module';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { AA, faultsOf } from './axe.ts';
import { changeMode, closePages, joinBrowser, openPage, PHONE } from './browser.ts';
import { openDesk, pickNine } from './desk.ts';
import { GAME, moveBeforeClose } from './issues.ts';
import { openSignedIn, registerPlayer, shootOnFailure } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

type ReadCode = (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null;
const jsQR: ReadCode = createRequire(import.meta.url)('jsqr');

/** What a camera reads off the picture as it is on the screen. */
async function readCode(picture: Locator): Promise<string | undefined> {
  const png = (await picture.screenshot()).toString('base64');
  const { pixels, width, height } = await picture.page().evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return { pixels: [...(context?.getImageData(0, 0, width, height).data ?? [])], width, height };
  }, png);
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data;
}

/** A link of more characters is not drawn. */
const MOST_CODE = 600;

type Row = Readonly<Record<'play' | 'content', string>> &
  Readonly<Record<'notes' | 'mode' | 'multiple' | 'amount', number>>;

const rowOf = (digits: number, multiple: number): Row => {
  const places = Array.from({ length: 5 }, (_, place) =>
    Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => place * 10 + digit < digits),
  );
  const content = places.map((place) => place.join(',')).join('|');
  return {
    play: 'ssc.fixed',
    content,
    notes: digits,
    mode: 0,
    multiple,
    amount: 2 * digits * multiple,
  };
};

const linkOf = (rows: readonly Row[]): string =>
  `/Bet/${GAME}#slip=${Buffer.from(JSON.stringify(rows)).toString('base64url')}`;

/** Rows whose link is the longest that is drawn, after an origin of so many characters. */
function longestRows(origin: number): readonly Row[] {
  const sizes = Array.from({ length: 50 }, (_, n) => n + 1);
  const all = sizes.flatMap((second) =>
    sizes.map((third) => [rowOf(50, 1), rowOf(second, 12), rowOf(third, 123)]),
  );
  const lengthOf = (some: readonly Row[]) => origin + linkOf(some).length;
  return all
    .filter((some) => lengthOf(some) <= MOST_CODE)
    .reduce((best, some) => (lengthOf(some) > lengthOf(best) ? some : best));
}

const slipOf = (on: Page) => on.getByRole('region', { name: '号码篮' });

test('a slip link that finds nobody signed in is there after the login', async () => {
  const rows = [{ play: 'ssc.fixed', content: '||||3', notes: 1, mode: 0, multiple: 2, amount: 4 }];
  const link = `#slip=${Buffer.from(JSON.stringify(rows)).toString('base64url')}`;
  const other = await registerPlayer(world);
  const own = await openPage(browser, world.url);
  shootOnFailure(own);
  await own.goto(`/Bet/${GAME}${link}`);
  await own.waitForURL(/\/Timeout#/);
  await own.getByRole('link', { name: '重新登录' }).click();
  await own.getByLabel('账号', { exact: true }).fill(other.userName);
  await own.locator('input[type=password]').fill(other.password);
  await own.locator('button[type=submit]').click();
  const slips = own.getByRole('dialog', { name: '注单方案' });
  await slips.getByText('链接里的注单').waitFor();
  await slips.getByRole('button', { name: '放入号码篮' }).click();
  await slipOf(own).getByText('1 单 1 注').waitFor();
  expect((await other.call(betHttp.getBetRecords, { PageSize: 10 })).value.Rows).toEqual([]);
  await own.context().close();
});

test('a link that is pasted on the open page of its game is shown there, one after another and on a phone', async () => {
  const placer = await registerPlayer(world);
  const own = await openSignedIn(browser, world, placer);
  shootOnFailure(own);
  const slips = own.getByRole('dialog', { name: '注单方案' });
  const paste = (link: string) => own.evaluate((to) => location.assign(to), link);
  await openDesk(own);
  await own.evaluate(() => Object.assign(window, { isSame: true }));
  await paste(linkOf([rowOf(3, 1)]));
  await slips.getByText('链接里的注单 · 1 单').waitFor();
  // Another one while that is still open.
  await paste(linkOf([rowOf(3, 1), rowOf(4, 1)]));
  await slips.getByText('链接里的注单 · 2 单').waitFor();
  await slips.getByRole('button', { name: '放入号码篮' }).click();
  await slips.waitFor({ state: 'hidden' });
  await slipOf(own).getByText('2 单 7 注').waitFor();
  await expect.poll(() => new URL(own.url()).hash).toBe('');
  // The same one again: it left the address with its rows.
  await paste(linkOf([rowOf(3, 1), rowOf(4, 1)]));
  await slips.getByText('链接里的注单 · 2 单').waitFor();
  await own.keyboard.press('Escape');
  await slips.waitFor({ state: 'hidden' });
  // Who closed it is not shown it again by a page that is loaded again, and is by the link.
  await expect.poll(() => new URL(own.url()).hash).toBe('');
  await paste(linkOf([rowOf(3, 1), rowOf(4, 1)]));
  await slips.getByText('链接里的注单 · 2 单').waitFor();
  await own.keyboard.press('Escape');
  await slips.waitFor({ state: 'hidden' });
  await paste('#slip=cut%short');
  await slips.getByText('链接不完整').waitFor();
  await own.keyboard.press('Escape');
  await slips.waitFor({ state: 'hidden' });
  await expect.poll(() => new URL(own.url()).hash).toBe('');
  await own.setViewportSize(PHONE);
  await own.locator('[data-bet=phone]').waitFor();
  await paste(linkOf([rowOf(5, 2)]));
  await slips.getByRole('button', { name: '放入号码篮' }).click();
  // The phone shows the slip that it went into.
  await slipOf(own).getByText('3 单 12 注').waitFor();
  expect(await own.evaluate(() => 'isSame' in window)).toBe(true);
  expect((await placer.call(betHttp.getBetRecords, { PageSize: 10 })).value.Rows).toEqual([]);
  await own.context().close();
});

test('a bet that was placed is put into the slip again, and sent on as a link that fills in nothing by itself', async () => {
  const placer = await registerPlayer(world);
  const own = await openSignedIn(browser, world, placer);
  shootOnFailure(own);
  await own.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDesk(own);
  await moveBeforeClose(world, 45_000, own);
  await pickNine(own);
  await own.getByRole('button', { name: /立即投注/ }).click();
  await own.getByRole('dialog').getByRole('button', { name: '确认投注' }).click();
  await own.getByText(/^已投注 1 单/).waitFor();
  await own.getByRole('button', { name: '最近注单' }).click();
  const bets = own.getByRole('list', { name: '最近注单' });
  await bets.getByRole('button', { name: '分享' }).click();
  await own.getByText('链接已复制，打开后不会自动投注').waitFor();
  const link = await own.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(`/Bet/${GAME}`);
  await bets.getByRole('button', { name: '再来一注' }).click();
  await own.getByRole('button', { name: /^号码篮/ }).click();
  await slipOf(own).getByText('1 单 9 注').waitFor();
  await slipOf(own).getByRole('button', { name: '清空' }).click();
  await own.goto('/');
  await own.goto(link);
  const slips = own.getByRole('dialog', { name: '注单方案' });
  await slips.getByRole('button', { name: '放入号码篮' }).click();
  await slipOf(own).getByText('1 单 9 注').waitFor();
  expect((await placer.call(betHttp.getBetRecords, { PageSize: 10 })).value.Rows).toHaveLength(1);
  await own.context().close();
});

test('a slip is shown as a picture of its link, with the link as text, dark on light in both modes', async () => {
  const own = await openSignedIn(browser, world, await registerPlayer(world));
  shootOnFailure(own);
  await openDesk(own);
  await slipOf(own).getByRole('button', { name: '机选 10 注' }).click();
  await slipOf(own).getByText('10 单').first().waitFor();
  await own.getByRole('button', { name: '最近注单' }).click();
  await own.getByRole('button', { name: /重投上期 · 注单方案/ }).click();
  const slips = own.getByRole('dialog', { name: '注单方案' });
  const code = slips.getByRole('button', { name: '二维码' });
  await code.click();
  await slips.getByText('号码太多，二维码无法扫描').waitFor();
  await own.keyboard.press('Escape');
  await own.getByRole('button', { name: /^号码篮/ }).click();
  for (let rows = 10; rows > 2; rows -= 1) {
    await slipOf(own)
      .getByRole('button', { name: /^删除/ })
      .first()
      .click();
  }
  await slipOf(own).getByText('2 单').first().waitFor();
  await own.getByRole('button', { name: '最近注单' }).click();
  await own.getByRole('button', { name: /重投上期 · 注单方案/ }).click();
  await code.click();
  const picture = slips.getByRole('img', { name: '二维码：2 单的链接' });
  await picture.waitFor();
  const link = await slips.getByRole('textbox', { name: '链接' }).inputValue();
  expect(link).toContain(`/Bet/${GAME}#slip=`);
  for (const mode of ['dark', 'light'] as const) {
    await changeMode(own, mode);
    const colours = await picture.evaluate((svg) => {
      const { backgroundColor, fill } = getComputedStyle(svg);
      return [backgroundColor, fill];
    });
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    expect(await readCode(picture)).toBe(link);
    expect(await faultsOf(own, { tags: AA })).toEqual([]);
  }
  // On another device, where somebody else is signed in, it is what was sent, and nothing is placed.
  const other = await registerPlayer(world);
  const far = await openSignedIn(browser, world, other);
  await far.goto(link.slice(link.indexOf('/Bet/')));
  await far.getByRole('dialog', { name: '注单方案' }).getByText('链接里的注单 · 2 单').waitFor();
  expect((await other.call(betHttp.getBetRecords, { PageSize: 10 })).value.Rows).toEqual([]);
  await far.context().close();
  await own.context().close();
});

test('the picture of the longest link that is drawn is read as that link, on a phone too', async () => {
  const own = await openSignedIn(browser, world, await registerPlayer(world));
  shootOnFailure(own);
  const rows = longestRows(world.url.length);
  await own.goto(linkOf(rows));
  const slips = own.getByRole('dialog', { name: '注单方案' });
  await slips.getByRole('button', { name: '放入号码篮' }).click();
  await slips.waitFor({ state: 'hidden' });
  await own.getByRole('button', { name: '最近注单' }).click();
  await own.getByRole('button', { name: /重投上期 · 注单方案/ }).click();
  const expectRead = async (): Promise<void> => {
    await slips.getByRole('button', { name: '二维码' }).click();
    const picture = slips.getByRole('img', { name: `二维码：${rows.length} 单的链接` });
    await picture.waitFor();
    const link = await slips.getByRole('textbox', { name: '链接' }).inputValue();
    expect(link).toBe(world.url + linkOf(rows));
    expect(link.length).toBeGreaterThan(MOST_CODE - 4);
    for (const mode of ['dark', 'light'] as const) {
      await changeMode(own, mode);
      expect(await readCode(picture)).toBe(link);
    }
  };
  await expectRead();
  // The slip is kept; the link opens the same window on a phone.
  await own.setViewportSize(PHONE);
  // The window closes with the wide page and takes its history entry back; a navigation before that is cancelled.
  await own.waitForFunction(() => !(history.state as { modals?: number }).modals);
  await own.goto('/');
  await own.goto(linkOf(rows));
  await slips.getByText('链接里的注单').waitFor();
  await expectRead();
  await own.context().close();
});
