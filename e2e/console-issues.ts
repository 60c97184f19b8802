// Issues of a game that a feed tells, on pages of the console that are open.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import type { World } from './world.ts';
import { toPage } from './console-navigation.ts';

/** The three digits of the state: no feed is in reach, so people have to draw it. */
const FC3D = 96;
export const WAITING = 2026063;
const AWARDED = 2026062;

/** Two issues that were sold: one past its draw that nobody has told, one that was awarded and corrected. */
export async function makeFedIssues({ owner }: World): Promise<void> {
  await sql`UPDATE game SET kind = 'official' WHERE id = ${FC3D}`.execute(owner);
  await sql`
    INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at, opened_at, closed_at, sealed_at)
    SELECT ${FC3D}, ${AWARDED} + n, '2026-03-03'::date + n, 1, t - interval '2 days', t - interval '20 min',
      t - interval '15 min', t - interval '2 days', t - interval '20 min', t - interval '19 min'
    FROM generate_series(0, 1) n, (SELECT app_now() AS t) now`.execute(owner);
  await sql`
    INSERT INTO issue_job (issue_id, kind, step, due_at)
    SELECT id, 'official', CASE serial_number WHEN ${WAITING} THEN 'draw' ELSE 'done' END, 'infinity'
    FROM issue WHERE game_id = ${FC3D} AND serial_number IN (${WAITING}, ${AWARDED})`.execute(
    owner,
  );
  const one = sql`game_id = ${FC3D} AND serial_number = ${AWARDED}`;
  await sql`UPDATE issue SET state = 1, drawn_at = app_now(), original_number = '3,1,4',
    winning_number = '3,1,4' WHERE ${one}`.execute(owner);
  await sql`UPDATE issue SET state = 2, finished_at = app_now() WHERE ${one}`.execute(owner);
  await sql`
    INSERT INTO issue_correction (issue_id, run, before_number, number, evidence, reason, maker, checker)
    SELECT id, 2, '3,1,4', '7,1,4', 'https://www.cwl.gov.cn/fcpl/3d/2026062', '数据源报错', a, b
    FROM issue, (SELECT min(operator_id) AS a, max(operator_id) AS b FROM operator) o WHERE ${one}`.execute(
    owner,
  );
  await sql`UPDATE issue SET winning_number = '7,1,4', original_number = '7,1,4', first_number = '3,1,4',
    notice = '数据源报错' WHERE ${one}`.execute(owner);
  await sql`UPDATE issue_correction SET finished_at = app_now()`.execute(owner);
  await sql`
    INSERT INTO feed_told (issue_id, source, number)
    SELECT id, 1, '5,5,5' FROM issue WHERE game_id = ${FC3D} AND serial_number = ${WAITING}`.execute(
    owner,
  );
  await sql`
    INSERT INTO feed_source (game_id, source, asked_at, answered_at, latency_ms, serial_number)
    VALUES (${FC3D}, 1, app_now(), app_now(), 84, ${WAITING}), (${FC3D}, 2, app_now(), NULL, NULL, NULL)`.execute(
    owner,
  );
}

const toIssues = (page: Page) => toPage(page, '/Issues');

/** The list of issues, one that waits, one that was corrected, and what is asked there. */
export async function lookAtIssues(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await toIssues(page);
  await page.locator(`a[href="/Issues/${FC3D}/${WAITING}"]`).first().waitFor();
  await expectWhole(page, `console-issues-${name}`);
  await page.locator(`a[href="/Issues/${FC3D}/${WAITING}"]`).first().click();
  await page.locator('#issue-claims').waitFor();
  await expectWhole(page, `console-issue-${name}`);
  await page.getByRole('button', { name: /^(录入号码|Enter the number)$/ }).click();
  await page.getByRole('dialog').waitFor();
  await expectWhole(page, `console-issue-enter-${name}`);
  await page.keyboard.press('Escape');
  await toIssues(page);
  await page.locator(`a[href="/Issues/${FC3D}/${AWARDED}"]`).first().click();
  await page.locator('#issue-corrections').waitFor();
  await page.getByRole('button', { name: /^(更正号码|Correct the number)$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input').first().fill('1 2 3');
  await dialog.getByRole('button', { name: /^(计算影响|Count what changes)$/ }).click();
  await dialog.locator('dl').waitFor();
  await expectWhole(page, `console-issue-correct-${name}`);
  await page.keyboard.press('Escape');
  await expectWhole(page, `console-issue-corrected-${name}`);
}

/** Two people draw the issue that waits; the second is not shown what the first entered. */
export async function drawByHand(desk: Console, page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const enter = async (number: string) => {
    await toIssues(page);
    await page.locator(`a[href="/Issues/${FC3D}/${WAITING}"]`).first().click();
    await page.getByRole('button', { name: '录入号码' }).click();
    await dialog.getByLabel('开奖号码').fill(number);
    await dialog.getByLabel('凭据').fill('福彩公报第 63 期');
    await page.keyboard.press('Enter');
  };
  await desk.signIn(page, desk.operator(0));
  await enter('5 5');
  await dialog.getByText('号码个数不对').waitFor();
  await dialog.getByLabel('开奖号码').fill('5 5 5');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: '人工录入' }).getByText('等待第二人').first().waitFor();
  expect(await page.getByText('5,5,5').count()).toBe(0);
  await page.getByRole('button', { name: '退出' }).click();
  await desk.signIn(page, desk.operator(1));
  await enter('555');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: '概况' }).getByText('5,5,5').waitFor();
}
