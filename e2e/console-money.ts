// Settings of money as operators see them: what holds, editing, what would change, what waits, and what held.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expectWhole } from './console-looks.ts';
import { pageShown, toPage } from './console-navigation.ts';
import type { Console } from './console-world.ts';

/** A version that was published, one that waits and failed, one that was not published then, and one that failed too often. */
export async function fillMoney({ world }: Console): Promise<void> {
  const owner = world.owner as never;
  const first = { payeeCardHours: 6, payeeCardsMost: 5, withdrawCardDayMost: 500_000 };
  const second = { ...first, payeeCardHours: 12 };
  const was = { withdrawSecondFrom: 5_000 };
  const is = { withdrawSecondFrom: 4_000 };
  await sql`
    INSERT INTO publication (subject, version, maker, checker, reason, rules)
    VALUES ('money card', 1, '', '', '', ${JSON.stringify(first)}::jsonb),
      ('money card', 2, 'clerk', 'lead', '新卡冷却时间延长，防止盗卡提款', ${JSON.stringify(second)}::jsonb)`.execute(
    owner,
  );
  await sql`INSERT INTO site_setting (name, value) VALUES ('payeeCardHours', '12') ON CONFLICT DO NOTHING`.execute(
    owner,
  );
  await sql`
    INSERT INTO publication_due (subject, version, due_at, maker, checker, reason, was, changes)
    SELECT 'money review', 2, app_now() + interval '10 hours', 'clerk', min(operator_id), 'From the night shift on',
      ${JSON.stringify(was)}::jsonb, ${JSON.stringify(is)}::jsonb FROM operator`.execute(owner);
  await sql`
    INSERT INTO publication_due (subject, version, due_at, maker, checker, reason, was, changes, state, why, ended_at)
    SELECT 'money deposit', 2, app_now() - interval '1 hour', 'clerk', min(operator_id), '节日期间提高流水要求，防止套利',
      '{"depositTimes": 100}', '{"depositTimes": 150}', 3, 2, app_now() - interval '1 hour' FROM operator`.execute(
    owner,
  );
  await sql`
    INSERT INTO publication_due (subject, version, due_at, maker, checker, reason, was, changes, state, why, ended_at, failures)
    SELECT 'money withdraw', 2, app_now() - interval '2 hours', 'clerk', min(operator_id), '周末限额收紧',
      '{"withdrawMin": 100}', '{"withdrawMin": 200}', 3, 4, app_now() - interval '1 hour', 9 FROM operator`.execute(
    owner,
  );
  await sql`
    UPDATE publication_due SET failures = 3, retry_at = app_now() + interval '10 hours 20 seconds'
    WHERE subject = 'money review'`.execute(owner);
}

/** The page, a group as it is edited, and its versions. */
export async function lookAtMoney(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await toPage(page, '/Money');
  await page.locator('#published-card').waitFor();
  await expectWhole(page, `console-money-${name}`);
  for (const [group, key, shot] of [
    ['usdt', 'E', 'edit'],
    ['card', 'V', 'versions'],
    ['review', 'V', 'due'],
    ['deposit', 'V', 'void'],
    ['withdraw', 'V', 'failed'],
  ] as const) {
    await page
      .locator(`section[aria-labelledby="published-${group}"] [aria-keyshortcuts="${key}"]`)
      .click();
    await dialog.locator('input, h3').first().waitFor();
    await expectWhole(page, `console-money-${shot}-${name}`);
    if (shot === 'failed') {
      await dialog.getByRole('button', { name: /再试发布|Try again/ }).click();
      await dialog.locator('form').waitFor();
      await expectWhole(page, `console-money-retry-${name}`);
      await page.keyboard.press('Escape');
      await dialog.locator('h3').first().waitFor();
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
}

/** One edits a setting and another publishes it; then the first version holds again. All of it by keys. */
export async function publishMoney(desk: Console): Promise<void> {
  const page = await desk.open();
  const dialog = page.getByRole('dialog');
  await page.goto('/SignIn');
  const signIn = async (who: 0 | 1) => {
    await desk.signIn(page, desk.operator(who));
    await page.getByRole('region', { name: '游戏' }).getByText('一分时时彩').waitFor();
  };
  const out = () => page.getByRole('button', { name: '退出' }).press('Enter');
  const send = async (reason: string) => {
    await dialog.getByLabel('原因').focus();
    await page.keyboard.type(reason);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
  };
  const confirm = async (change: string) => {
    await page.getByRole('link', { name: /^申请/ }).press('Enter');
    await pageShown(page, '/Proposals');
    const row = page.getByRole('row').filter({ hasText: '资金设置' });
    await row.getByRole('button', { name: /^查看申请/ }).press('Enter');
    await dialog.getByRole('row', { name: change }).waitFor();
    await dialog.getByRole('button', { name: '确认执行' }).press('Enter');
    await dialog.locator('form').getByRole('button', { name: '确认执行' }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: '资金设置' }).press('Enter');
    await pageShown(page, '/Money');
  };
  const purse = page.getByRole('region', { name: '提款到电子钱包' });

  await signIn(0);
  await page.getByRole('link', { name: '资金设置' }).press('Enter');
  await pageShown(page, '/Money');
  await purse.getByText('第 1 版').waitFor();
  await purse.getByRole('button').first().focus();
  await page.keyboard.press('e');
  const hours = dialog.getByLabel('新电子钱包的冷却时间（小时）');
  await hours.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('721');
  await page.keyboard.press('Enter');
  await dialog.locator('[aria-invalid="true"]').waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await dialog.getByRole('row', { name: '新电子钱包的冷却时间（小时） 6 → 8' }).waitFor();
  if ((await dialog.getByRole('row').count()) !== 2) throw new Error('one setting changes');
  await dialog.getByLabel('定时发布').focus();
  await page.keyboard.type('tomorrow');
  await page.keyboard.press('Enter');
  await dialog.getByText('格式如').waitFor();
  await expectWhole(page, 'console-money-review');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await send('电子钱包盗用增多');
  await purse.getByText('待另一位确认').waitFor();
  await out();

  await signIn(1);
  await confirm('新电子钱包的冷却时间（小时） 6 → 8');
  await purse.getByText('第 2 版').waitFor();
  await purse.getByRole('button').first().focus();
  await page.keyboard.press('v');
  await dialog.locator('[data-version="2"]').getByText('电子钱包盗用增多').waitFor();
  await dialog.getByRole('button', { name: '恢复到第 1 版' }).press('Enter');
  await dialog.getByRole('row', { name: '新电子钱包的冷却时间（小时） 8 → 6' }).waitFor();
  await send('盗用已处理');
  await out();

  await signIn(0);
  await confirm('新电子钱包的冷却时间（小时） 8 → 6');
  await purse.getByText('第 3 版').waitFor();
  await page.context().close();
}
