// A player uploads a picture of himself, which an operator looks at; operators put a mark of the house in place of
// ours. What is uploaded is seen where it has to be, and comes from an origin of its own.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileHttp } from '@fairlot/wire/account/profile';
import { logoHttp } from '@fairlot/wire/content/logo';
import { callEndpoint } from '@fairlot/server/testing/call';
import { AA, faultsOf } from './axe.ts';
import { nameOf, openPage, PC, PHONE, type Look } from './browser.ts';
import { expectInBothModes, expectWhole } from './console-looks.ts';
import { startConsole, type Console } from './console-world.ts';
import { looksOf } from './looks.ts';
import {
  listenForErrors,
  openSignedIn,
  type Player,
  registerPlayer,
  shoot,
  shootOnFailure,
} from './visit.ts';
import { toPage } from './console-navigation.ts';
import { FEW_GAMES } from './world.ts';

let desk: Console;
let player: Player;
let photo: Buffer;
beforeAll(async () => {
  desk = await startConsole({ games: FEW_GAMES });
  player = await registerPlayer(desk.world);
  const raw = { width: 320, height: 200, channels: 3 } as const;
  const bytes = Uint8Array.from({ length: 320 * 200 * 3 }, (_, n) =>
    Math.floor(n / 3) % 320 < 160 ? 200 : 40 + (n % 3) * 60,
  );
  photo = await sharp(bytes, { raw }).jpeg().toBuffer();
});
afterAll(() => desk?.stop());

const file = () => ({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
const avatar = async () => (await player.call(profileHttp.getProfile, undefined)).value.Avatar;
/** Whether a picture was painted: one that is broken has no size of its own. */
const isPainted = (page: Page, of: string) =>
  page
    .locator(of)
    .first()
    .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);

test('a picture is chosen, cut and sent by the keyboard, accepted at the console, and seen', async () => {
  const { world, browser } = desk;
  const page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
  const errors = listenForErrors(page);
  await page.goto('/?w=AccountInfo');
  await page.getByRole('button', { name: '上传头像' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '上传头像' });
  const choice = dialog.locator('input[type=file]');
  await choice.setInputFiles({
    name: 'x.png',
    mimeType: 'image/png',
    buffer: Buffer.from('nothing'),
  });
  await dialog.getByText('无法打开这个文件').waitFor();
  await choice.setInputFiles(file());
  const area = dialog.getByRole('application');
  const pixels = () => area.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await area.focus();
  const before = await pixels();
  await page.keyboard.press('ArrowRight');
  await expect.poll(pixels).not.toBe(before);
  await dialog.getByRole('slider', { name: '缩放' }).press('ArrowRight');
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await dialog.getByRole('button', { name: '使用这张头像' }).press('Enter');
  await page.getByText('审核中，目前只有您能看到').waitFor();
  const { FilePath, IsWaiting } = await avatar();
  expect(IsWaiting).toBe(true);
  expect(new URL(FilePath).origin).not.toBe(new URL(world.url).origin);
  await expect.poll(() => isPainted(page, `img[src="${FilePath}"]`)).toBe(true);

  const console = await desk.open();
  await console.goto('/SignIn');
  await desk.signIn(console, desk.operator(0));
  await toPage(console, '/Avatars');
  const card = console.getByRole('listitem').filter({ hasText: player.userName });
  await expect.poll(() => isPainted(console, `img[src="${FilePath}"]`)).toBe(true);
  await expectWhole(console, 'console-avatars-pc-light-zh');
  await card.getByRole('button', { name: `拒绝 ${player.userName} 的头像` }).press('Enter');
  const refusal = console.getByRole('dialog');
  await refusal.getByLabel('原因').fill('照片里有电话号码');
  await refusal.getByRole('button', { name: '拒绝', exact: true }).press('Enter');
  await console.getByText('没有待审的头像').waitFor();
  await page.reload();
  await page.getByText('上一张未通过：照片里有电话号码').waitFor();

  await page.getByRole('button', { name: '上传头像' }).press('Enter');
  await choice.setInputFiles(file());
  await dialog.getByRole('button', { name: '使用这张头像' }).press('Enter');
  // The page of the operator hears of it.
  await card.getByRole('button', { name: `通过 ${player.userName} 的头像` }).press('Enter');
  await console
    .getByRole('dialog')
    .getByRole('button', { name: '通过', exact: true })
    .press('Enter');
  await expect.poll(async () => (await avatar()).IsWaiting).toBe(false);
  await page.reload();
  await page.getByRole('radio', { name: '您上传的头像' }).waitFor();
  expect(await page.getByText('审核中').count()).toBe(0);
  // One that cannot be had leaves what is built in, and its place.
  await page.route(`${new URL(FilePath).origin}/**`, (route) => route.abort());
  await page.reload();
  await page.getByRole('radio', { name: '您上传的头像' }).waitFor();
  await expect.poll(() => page.locator(`img[src^="${new URL(FilePath).origin}"]`).count()).toBe(0);
  expect(errors.filter((line) => !/ERR_FAILED/.test(line))).toEqual([]);
  await page.context().close();
  await console.context().close();
});

/** Where the parts of the bar stand. */
const placesOf = (page: Page) =>
  page.getByRole('banner').evaluate((bar) =>
    [...bar.children].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );
const brandOf = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: 'Fairlot' })
    .evaluate((brand) => getComputedStyle(brand).backgroundImage);

test('a mark of the house is put up with a look at both modes, and moves nothing where it is shown', async () => {
  const { world, browser } = desk;
  const console = await desk.open();
  await console.goto('/SignIn');
  await desk.signIn(console, desk.operator(0));
  await toPage(console, '/Logos');
  const set = async (name: string, buffer: Buffer, type = 'image/png') => {
    await console.getByRole('button', { name: `更换: ${name}` }).press('Enter');
    const dialog = console.getByRole('dialog');
    await dialog.getByLabel('选择图片').setInputFiles({ name: 'logo', mimeType: type, buffer });
    await dialog.getByLabel('原因').fill('换上新的标志');
    await dialog.getByRole('button', { name: '更换', exact: true }).press('Enter');
    return dialog;
  };
  const wide = await sharp({
    create: { width: 560, height: 128, channels: 4, background: '#b71a51' },
  })
    .png()
    .toBuffer();
  const refused = await set('电脑端标志', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await refused.getByText('请上传 PNG、JPEG、WebP 或 GIF 图片').waitFor();
  await console.keyboard.press('Escape');
  for (const name of ['电脑端标志', '浏览器图标']) {
    const dialog = await set(name, wide);
    await dialog.waitFor({ state: 'detached' });
  }
  const logos = async () => (await callEndpoint(world.url, logoHttp.getAllLogo, null)).value;
  await expect.poll(async () => (await logos()).Favicon.PCLogo.FilePath).not.toBe('');
  const { Logo, Favicon } = await logos();
  await expect.poll(() => isPainted(console, `img[src="${Logo.PCLogo.FilePath}"]`)).toBe(true);

  for (const size of [PC, PHONE]) {
    const look: Look = { size, mode: 'light', language: 'zh' };
    // Broken first: ours stays, and everything where it is.
    const page = await openSignedIn(browser, world, player, { look });
    await page.route(Logo.PCLogo.FilePath, (route) => route.abort());
    await page.goto('/');
    const icon = page.locator('link[rel=icon]');
    await expect.poll(() => icon.getAttribute('href')).toBe(Favicon.PCLogo.FilePath);
    expect(await brandOf(page)).toBe('none');
    await page.waitForLoadState('networkidle');
    const places = await placesOf(page);
    await page.unroute(Logo.PCLogo.FilePath);
    await page.reload();
    await expect.poll(() => brandOf(page)).toContain(Logo.PCLogo.FilePath);
    await expect.poll(() => placesOf(page)).toEqual(places);
    await shoot(page, `logo-${nameOf(look)}`);
    await page.context().close();
  }
  const stranger = await openPage(browser, world.url);
  await stranger.goto('/Login');
  await expect
    .poll(() => stranger.locator('link[rel=icon]').getAttribute('href'))
    .toBe(Favicon.PCLogo.FilePath);
  await shoot(stranger, 'logo-login');

  await console.getByRole('button', { name: '恢复内置: 电脑端标志' }).press('Enter');
  const dialog = console.getByRole('dialog');
  await dialog.getByLabel('原因').fill('用回原来的');
  await dialog.getByRole('button', { name: '恢复内置', exact: true }).press('Enter');
  await expect.poll(async () => (await logos()).Logo.PCLogo.FilePath).toBe('');
});

test.each(looksOf(1))('the screens hold in $mode $language $size.width', async (look) => {
  const { world, browser } = desk;
  const isZh = look.language === 'zh';
  const page = await openSignedIn(browser, world, player, { look });
  shootOnFailure(page);
  await page.goto('/?w=AccountInfo');
  await page.getByRole('button', { name: isZh ? '上传头像' : 'Upload a picture' }).click();
  const dialog = page.getByRole('dialog', { name: isZh ? '上传头像' : 'Upload a picture' });
  await dialog.locator('input[type=file]').waitFor({ state: 'attached' });
  await expectWhole(page, `avatar-blank-${nameOf(look)}`);
  await dialog.locator('input[type=file]').setInputFiles(file());
  await dialog.getByRole('application').waitFor();
  await expectWhole(page, `avatar-crop-${nameOf(look)}`);
  await page.keyboard.press('Escape');
  await expectWhole(page, `avatar-info-${nameOf(look)}`);
  await page.context().close();

  const console = await desk.open(look);
  await console.goto('/SignIn');
  await desk.signIn(console, desk.operator(1));
  await toPage(console, '/Avatars');
  await console.locator('#avatars-page').waitFor();
  await expectInBothModes(console, 'avatars', look);
  await toPage(console, '/Logos');
  await console.locator('section[aria-label] figure').first().waitFor();
  await expectInBothModes(console, 'logos', look);
  await console.locator('section[aria-label] button').first().click();
  await console.getByRole('dialog').locator('form').waitFor();
  await expectWhole(console, `console-logo-${nameOf(look)}`);
  await console.context().close();
});
