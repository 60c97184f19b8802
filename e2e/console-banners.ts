// Banners of the lobby as operators edit and publish them, and players see them.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { bannerConsole } from '@fairlot/wire/content/banner';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { callEndpoint } from '@fairlot/server/testing/call';
import { faultsOf } from './axe.ts';
import { nameOf } from './browser.ts';
import { looksOf } from './looks.ts';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { toPage } from './console-navigation.ts';
import { openSignedIn, registerPlayer, shoot } from './visit.ts';

const draw = (colours: readonly [string, string], words: string): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="350">
      <defs><linearGradient id="g"><stop stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></linearGradient></defs>
      <rect width="1400" height="350" fill="url(#g)"/><circle cx="1150" cy="175" r="110" fill="#fff" opacity=".25"/>
      <text x="80" y="200" font-size="72" font-family="sans-serif" fill="#fff">${words}</text></svg>`),
  )
    .png()
    .toBuffer();

const ofDraws = () => draw(['#123a9e', '#0b7a75'], 'Check every draw');
const ofLimits = () => draw(['#5b2a86', '#9e2a5b'], 'Set your limits');

/** A banner that two operators have published, without their pages. */
export async function fillBanners(desk: Console): Promise<void> {
  const { consoleUrl } = desk.world;
  const [one, two] = [await desk.enter(desk.operator(0)), await desk.enter(desk.operator(1))];
  const Picture = (await ofDraws()).toString('base64');
  const made = await callEndpoint(
    consoleUrl,
    bannerConsole.uploadBanner,
    { Picture },
    { token: one },
  );
  const Rules = {
    Picture: made.value.Picture,
    Title: '每一期都可以自己验证',
    TitleEn: 'Check every draw yourself',
    Link: '/?w=Help',
    Languages: ['zh' as const, 'en' as const],
    From: null,
    Until: null,
    Sort: 1,
    IsShown: true,
  };
  const asked = { Banner: null, Rules, Reason: '新的横幅' };
  const { value } = await callEndpoint(consoleUrl, bannerConsole.proposeBanner, asked, {
    token: one,
  });
  const seen = { Id: value.Id, Hash: value.Hash };
  const done = await callEndpoint(consoleUrl, operatorHttp.confirm, seen, { token: two });
  expect(done.code).toBe('OK');
}

/** One uploads a picture and asks; the other looks at it and confirms; a player sees it in the lobby and follows it. */
export async function publishBanner(desk: Console, page: Page): Promise<void> {
  await page.goto('/');
  await desk.signIn(page, desk.operator(0));
  await toPage(page, '/Banners');
  await page.getByRole('button', { name: '新增横幅' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '核对改动' }).click();
  // What is wrong is said at its field.
  await dialog.getByText('请选择图片').waitFor();
  const choice = dialog.locator('input[type=file]');
  const broken = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('nothing') };
  await choice.setInputFiles(broken);
  await dialog.getByText('请上传 PNG、JPEG、WebP 或 GIF 图片').waitFor();
  await choice.setInputFiles({ ...broken, buffer: await ofLimits() });
  const picture = dialog.locator('img');
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1400);
  await dialog.getByLabel('标题（中文）').fill('设置您的限额');
  await dialog.getByLabel('标题（英文）').fill('Set your limits');
  await dialog.getByLabel('链接（本站路径）').fill('https://elsewhere.example/');
  await dialog.getByRole('button', { name: '核对改动' }).click();
  await dialog.getByText('须为本站路径').waitFor();
  await dialog.getByLabel('链接（本站路径）').fill('/?w=PersonalLimits');
  await dialog.getByRole('button', { name: '核对改动' }).click();
  await dialog.getByText('/?w=PersonalLimits').waitFor();
  await dialog.getByLabel('原因').fill('负责任博彩月');
  await dialog.getByRole('button', { name: '提交发布' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '退出' }).click();

  await desk.signIn(page, desk.operator(1));
  await toPage(page, '/Proposals');
  await page
    .getByRole('row', { name: /首页横幅/ })
    .getByRole('button')
    .click();
  await dialog.getByRole('img', { name: '变更后的图片' }).waitFor();
  await dialog.getByRole('button', { name: '确认执行' }).click();
  await dialog.locator('form').getByRole('button', { name: '确认执行' }).click();
  await dialog.waitFor({ state: 'detached' });

  const theirs = await openSignedIn(desk.browser, desk.world, await registerPlayer(desk.world));
  await theirs.goto('/');
  await theirs.getByRole('link', { name: '设置您的限额' }).click();
  await theirs.getByRole('dialog').getByText('每日亏损限额').first().waitFor();
  await theirs.context().close();
}

/** The list with its picture, a banner as it is edited, and the lobby with it. */
export async function lookAtBanners(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await toPage(page, '/Banners');
  await page.locator('main img').first().waitFor();
  await expectWhole(page, `console-banners-${name}`);
  await page.locator('main [aria-keyshortcuts="E"]').first().click();
  await dialog.locator('img').waitFor();
  await expectWhole(page, `console-banner-edit-${name}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** The lobby with banners, in the looks that differ in everything: axe has nothing to say, and nothing is wider than the page. */
export async function lookAtLobby(desk: Console): Promise<void> {
  const player = await registerPlayer(desk.world);
  for (const look of looksOf(0)) {
    const page = await openSignedIn(desk.browser, desk.world, player, { look });
    await page.goto('/');
    const first = page.locator('[data-banners] img').first();
    await first.waitFor();
    await expect
      .poll(() => first.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBe(1400);
    await shoot(page, `home-banners-${nameOf(look)}`);
    expect(await faultsOf(page)).toEqual([]);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
    await page.context().close();
  }
}
