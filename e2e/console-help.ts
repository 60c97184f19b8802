// Articles of the help as operators write and publish them, and players read them.
import type { Page } from 'playwright-core';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { toPage } from './console-navigation.ts';
import { openSignedIn, registerPlayer } from './visit.ts';

const openHelp = async (page: Page): Promise<void> => {
  await toPage(page, '/HelpArticles');
  await page.locator('main [aria-keyshortcuts="E"]').first().waitFor();
};

/** One writes an article and asks for a second; the other confirms; a player reads it and says that it was useful. */
export async function publishArticle(desk: Console, page: Page): Promise<void> {
  await page.goto('/');
  await desk.signIn(page, desk.operator(0));
  await openHelp(page);
  await page.getByRole('button', { name: '新增文章' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '核对改动' }).click();
  // What is wrong is said at its field.
  await dialog.getByText('1 至 80 个可见字符').first().waitFor();
  await dialog.getByLabel('标题（中文）').fill('怎样登录');
  await dialog.getByLabel('标题（英文）').fill('How to sign in');
  await dialog.getByLabel('正文（中文）').fill('# 步骤\n\n输入 **账号** 与密码');
  await dialog.getByLabel('正文（英文）').fill('# Steps\n\nYour **account** and password');
  await dialog.getByRole('button', { name: '核对改动' }).click();
  await dialog.getByRole('region', { name: '英文' }).getByText('Steps').waitFor();
  await dialog.getByLabel('原因').fill('玩家常问');
  await dialog.getByRole('button', { name: '提交发布' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '退出' }).click();

  await desk.signIn(page, desk.operator(1));
  await toPage(page, '/Proposals');
  await page
    .getByRole('row', { name: /帮助文章/ })
    .getByRole('button')
    .click();
  await dialog.getByRole('region', { name: '英文' }).getByText('account').waitFor();
  await dialog.getByRole('button', { name: '确认执行' }).click();
  await dialog.locator('form').getByRole('button', { name: '确认执行' }).click();
  await dialog.waitFor({ state: 'detached' });

  const player = await registerPlayer(desk.world);
  const theirs = await openSignedIn(desk.browser, desk.world, player);
  await theirs.goto('/?w=Help');
  // By a word of its text, which a part of the answer then shows.
  await theirs.getByRole('textbox', { name: '搜索标题与正文' }).fill('账号');
  await theirs
    .getByRole('button', { name: /^怎样登录.*输入 账号 与密码/ })
    .first()
    .click();
  await theirs.getByRole('heading', { name: '步骤' }).waitFor();
  await theirs.getByRole('button', { name: '有用', exact: true }).click();
  await theirs.locator('[aria-pressed="true"]').getByText('有用').waitFor();
  await theirs.context().close();
  await openHelp(page);
  await page
    .getByRole('row', { name: /怎样登录/ })
    .getByRole('cell', { name: '1' })
    .first()
    .waitFor();
}

/** The list, an article as it is edited, what would change of it, and its versions. */
export async function lookAtHelp(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await openHelp(page);
  await expectWhole(page, `console-help-${name}`);
  await page.locator('main [aria-keyshortcuts="E"]').first().click();
  await dialog.locator('textarea').nth(1).waitFor();
  await expectWhole(page, `console-help-edit-${name}`);
  await dialog.locator('textarea').nth(1).fill('# Anew\n\n- One\n- Two');
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await dialog.locator('ins').first().waitFor();
  await expectWhole(page, `console-help-review-${name}`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('main [aria-keyshortcuts="V"]').first().click();
  await dialog.getByRole('heading').first().waitFor();
  await expectWhole(page, `console-help-versions-${name}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
