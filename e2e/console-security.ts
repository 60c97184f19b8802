// The page of security as operators see it, and an address that is blocked and let in again.
import type { Page } from 'playwright-core';
import { expectWhole } from './console-looks.ts';
import { toPage } from './console-navigation.ts';

const DIALOG = /^(封禁一个地址|Block an address)$/;

/** What is tried, the chain of the audit, who is blocked, and what the hub takes. */
export async function lookAtSecurity(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await toPage(page, '/Security');
  await page.locator('#chain-title + button').click();
  await page.getByText(/(完整，与副本一致|whole, and as its copy says)/).waitFor();
  const address = `203.0.113.${name.length}`;
  await page.getByRole('button', { name: DIALOG }).click();
  const dialog = page.getByRole('dialog');
  // What is no address is said at its field, and nothing changes.
  await dialog.getByRole('textbox').first().fill('nobody');
  await dialog.getByRole('textbox').last().fill('guesses passwords');
  await dialog.locator('button[type="submit"]').click();
  await dialog.getByText(/(地址格式有误|is not an address)/).waitFor();
  await expectWhole(page, `console-block-${name}`);
  await dialog.getByRole('textbox').first().fill(address);
  await dialog.locator('button[type="submit"]').click();
  const row = page.getByRole('listitem').filter({ hasText: address });
  await row.waitFor();
  await expectWhole(page, `console-security-${name}`);
  await row.getByRole('button').click();
  await dialog.getByRole('textbox').last().fill('it was a mistake');
  await dialog.locator('button[type="submit"]').click();
  await row.waitFor({ state: 'detached' });
}
