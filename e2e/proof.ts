import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fullIssue } from '@fairlot/ui/format';
import type { IssueInfo } from '@fairlot/wire/play/lottery';

const SCRIPT = join(dirname(import.meta.dirname), 'packages/draw/offline/verify.mjs');
const run = promisify(execFile);

type Drawn = {
  readonly game: number;
  readonly issue: IssueInfo;
  readonly number: string;
  /** Where the file of the issue is kept. */
  readonly folder: string;
  /** What its screens say of where its numbers come from. */
  readonly note?: string | undefined;
};

/** The history of a game shows the number, the panel derives it again, and so does the script. */
export async function proveDraw(
  page: Page,
  { game, issue, number, folder, note }: Drawn,
  look?: () => Promise<void>,
): Promise<void> {
  await page.goto(`/DrawHistory/${game}`);
  await look?.();
  const row = page.getByRole('row').filter({ hasText: fullIssue(issue.SerialNumber) });
  await row.getByRole('img', { name: number.split(',').join(' ') }).waitFor();
  await row.getByRole('button', { name: /^验证/ }).click();
  const panel = page.getByRole('dialog', { name: '验证开奖' });
  await panel.getByText('第 1、3、4 步吻合').waitFor();
  if (note) await panel.getByText(note).waitFor();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: '保存文件' }).click();
  const file = join(folder, `${game}.json`);
  await (await download).saveAs(file);
  const { stdout } = await run(process.execPath, [SCRIPT, file]);
  // The script writes 7 where the page writes 07.
  expect(stdout).toContain(`ok     winning number ${number.replaceAll(/\b0(?=\d\b)/g, '')}`);
  expect(stdout).not.toContain('FAILED');
}
