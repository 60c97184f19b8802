// The site itself as operators see it: its state, its lines, its settings.
import type { Page } from 'playwright-core';
import { merchantActs } from '@fairlot/server/cli/commands/site/merchant';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { openSignedIn, registerPlayer } from './visit.ts';
import { toPage } from './console-navigation.ts';

const openPage = async (page: Page): Promise<void> => {
  await toPage(page, '/Site');
  await page.locator('#state-title').waitFor();
  await page.locator('#lines-title').waitFor();
};

/** Changes a setting by its form, closes the site with a player there, then all of it. */
export async function closeSite({ browser, world }: Console, page: Page): Promise<void> {
  await openPage(page);
  await page.getByRole('textbox', { name: '搜索设置' }).fill('merchantCode');
  await page.getByRole('button', { name: '修改 商户代码' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('商户代码').fill('two words');
  await dialog.getByLabel('原因').fill('换代码');
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.getByText('不能设为这个值').waitFor();
  await dialog.getByLabel('商户代码').fill('GONGYAN8');
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('row', { name: /商户代码/ })
    .getByText('GONGYAN8')
    .waitFor();
  const theirs = await openSignedIn(browser, world, await registerPlayer(world));
  await theirs.goto('/');
  await theirs.getByRole('main').waitFor();
  await page.getByRole('button', { name: '改为：前台关闭，后台开放' }).click();
  await dialog.getByText('所有玩家将立即断开').waitFor();
  await dialog.getByLabel('原因').fill('换机房');
  await dialog.getByRole('button', { name: '更改状态' }).click();
  await page.getByText('前台关闭，后台开放 · BackEndEnable').waitFor();
  // His page is told without his doing: a visit anew could begin before that and find him signed out.
  await theirs.waitForURL(/\/Offline/, { timeout: 60_000 });
  await page.getByRole('button', { name: '改为：全部关闭' }).click();
  await dialog.getByText('后台也将关闭').waitFor();
  await dialog.getByLabel('原因').fill('全部关闭');
  await dialog.getByRole('button', { name: '更改状态' }).click();
  await page.waitForURL(/\/SignIn/);
  const stage = { db: world.owner as never, dataFolder: world.data, reason: '重新开放' };
  await merchantActs.merchant.run(stage, ['Enable']);
  await theirs.waitForURL(/\/Login$/, { timeout: 60_000 });
  await theirs.context().close();
}

/** The page with its dialogs. */
export async function lookAtSite(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await openPage(page);
  await page.getByText('merchantCode').waitFor();
  await expectWhole(page, `console-site-${name}`);
  await page.locator('section[aria-labelledby="state-title"] button').last().click();
  await page.getByRole('dialog').waitFor();
  await expectWhole(page, `console-site-state-${name}`);
  await page.keyboard.press('Escape');
  await page.locator('#lines-title ~ button').last().click();
  await page.getByRole('dialog').waitFor();
  await expectWhole(page, `console-site-line-${name}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await toPage(page, '/Terms');
  await page.locator('#terms-title').waitFor();
  await page.locator('#terms-title ~ div button').first().click();
  await page.getByRole('dialog').locator('textarea').first().fill('# 新版');
  await expectWhole(page, `console-terms-${name}`);
  await page.keyboard.press('Escape');
}
