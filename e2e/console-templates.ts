// What letters say, as operators edit and publish it.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { toPage } from './console-navigation.ts';

const openLetters = async (page: Page): Promise<void> => {
  await toPage(page, '/Templates');
  await page.locator('main [aria-keyshortcuts="E"]').first().waitFor();
};

/** A letter that was published before there was a bound. */
export async function fillTemplates({ world }: Console): Promise<void> {
  await sql`
    INSERT INTO courier_template (name, subject_zh, subject_en, body_zh, body_en)
    VALUES ('password-changed', '密码已修改', 'Password changed', ${'长'.repeat(151)}, 'short')
    ON CONFLICT DO NOTHING`.execute(world.owner as never);
}

/** One writes the letter with codes anew, corrected where it says too little; the other confirms; it holds. */
export async function publishTemplate(desk: Console, page: Page): Promise<void> {
  await page.goto('/');
  await desk.signIn(page, desk.operator(0));
  await openLetters(page);
  await page.locator('main [aria-keyshortcuts="E"]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('正文（中文）').fill('您的验证码已生成');
  await dialog.getByRole('button', { name: '核对改动' }).click();
  await dialog.getByText('第一段须写明必写的变量').waitFor();
  await dialog.getByLabel('正文（中文）').fill('{code} 是您的验证码');
  // As players would read it, at once.
  await dialog.getByText('482913 是您的验证码').first().waitFor();
  await dialog.getByRole('button', { name: '核对改动' }).click();
  await dialog.locator('ins').first().waitFor();
  await dialog.getByLabel('原因').fill('短信写得更短');
  await dialog.getByRole('button', { name: '提交发布' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '退出' }).click();

  await desk.signIn(page, desk.operator(1));
  await toPage(page, '/Proposals');
  await page
    .getByRole('row', { name: /通知模板/ })
    .getByRole('button')
    .click();
  await dialog.getByText('482913 是您的验证码').waitFor();
  await dialog.getByRole('button', { name: '确认执行' }).click();
  await dialog.locator('form').getByRole('button', { name: '确认执行' }).click();
  await dialog.waitFor({ state: 'detached' });
  await openLetters(page);
  // The first letter after the head of the list: others may have been published before.
  await page.getByRole('row').nth(1).getByRole('cell', { name: '已改写' }).waitFor();
  await fillTemplates(desk);
  await page.reload();
  await page.getByText('过长：发送内置文字').waitFor();
}

/** The list, and a letter as it is edited with what it would look like. */
export async function lookAtTemplates(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await openLetters(page);
  await expectWhole(page, `console-templates-${name}`);
  await page.locator('main [aria-keyshortcuts="E"]').first().click();
  await dialog.locator('textarea').nth(1).waitFor();
  await expectWhole(page, `console-template-edit-${name}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
