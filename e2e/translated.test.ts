// The page under a translator, which puts <font> elements in the place of text nodes, and under whatever else
// moves what React drew.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { closePages, joinBrowser, openPage } from './browser.ts';
import { openDesk, pickNine } from './desk.ts';
import { GAME, moveBeforeClose } from './issues.ts';
import {
  listenForErrors,
  openSignedIn,
  registerPlayer,
  shoot,
  shootOnFailure,
  type Player,
} from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

/** Translates as Chrome does: each text node gives its place to a <font> with another text node in it. */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const ours = '[translate=no], font, script, style, title, svg, textarea';
    const wrap = (node: Node): void => {
      if (!(node instanceof Text) || node.data.trim() === '') return;
      if (!node.parentElement || node.parentElement.closest(ours)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(node.data);
      outer.append(inner);
      node.replaceWith(outer);
    };
    const wrapAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) wrap(text);
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of addedNodes) wrapAll(node);
        if (target.isConnected) wrap(target);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

const fontsIn = (page: Page, place: string) => page.locator(`${place} font`).count();
const BROKEN = '页面没有打开';

test('a translated page signs in, places a bet, says that it did and shows it in the record', async () => {
  const page = await openPage(browser, world.url);
  shootOnFailure(page);
  const errors = listenForErrors(page);
  await translate(page);
  await page.goto('/Login');
  await page.getByLabel('账号', { exact: true }).fill(player.userName);
  await page.locator('input[type=password]').fill(player.password);
  expect(await fontsIn(page, 'main')).toBeGreaterThan(5);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator(`a[href="/Bet/${GAME}"]`).first().waitFor();
  expect(await fontsIn(page, 'main')).toBeGreaterThan(10);

  await openDesk(page);
  await moveBeforeClose(world, 45_000, page);
  await pickNine(page);
  // The page shows the new text, not the translation of the old one.
  await page.getByRole('button', { name: '个位 0' }).click();
  await page.getByText('10 注 × 1 倍 × 2 元 =').waitFor();
  await page.getByRole('button', { name: '加入号码篮' }).click();
  const slip = page.getByRole('region', { name: '号码篮' });
  await slip.getByText('1 单 10 注').waitFor();
  await slip.getByRole('button', { name: '清空' }).click();
  await slip.getByText('¥ 0.000').waitFor();

  await pickNine(page);
  await page.getByRole('button', { name: /立即投注/ }).click();
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  await dialog.waitFor();
  expect(await fontsIn(page, 'dialog')).toBeGreaterThan(3);
  await dialog.getByRole('button', { name: '确认投注' }).click();
  await page
    .getByText(/^已投注 1 单/)
    .first()
    .waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByText(BROKEN).count()).toBe(0);
  await shoot(page, 'translated-bet');

  await page.getByRole('button', { name: /^账户菜单/ }).click();
  await page.getByRole('menuitem', { name: '账变记录' }).click();
  const record = page.getByRole('dialog');
  await record.getByText('18.000').first().waitFor();
  expect(await fontsIn(page, '[role=dialog]')).toBeGreaterThan(5);
  await record.getByRole('tab', { name: '投注记录' }).click();
  await record.getByText('定位胆').first().waitFor();
  await page.keyboard.press('Escape');
  await record.waitFor({ state: 'hidden' });
  const { value } = await player.call(betHttp.getBetRecords, { PageSize: 10 });
  expect(value.Rows.map(({ Notes }) => Notes)).toEqual([9]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('draws itself again when something else took a part of the page away, and keeps the slip', async () => {
  const page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
  await openDesk(page);
  await pickNine(page);
  await page.getByRole('button', { name: '加入号码篮' }).click();
  const slip = page.getByRole('region', { name: '号码篮' });
  await slip.getByText('1 单 9 注').waitFor();
  await page.evaluate(() => document.querySelector('[data-bet]')?.remove());
  await page.locator('header').getByRole('link', { name: '大厅' }).click();
  const game = page.locator(`main a[href="/Bet/${GAME}"]`).first();
  await game.click();
  await slip.getByText('1 单 9 注').waitFor();
  expect(await page.getByText(BROKEN).count()).toBe(0);
  await page.context().close();
});
