// Layers of players, as operators see them.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { toPage } from './console-navigation.ts';

/** One layer of each kind; of the first, limits that leave nothing. */
export async function fillLayers({ world }: Console): Promise<void> {
  const owner = world.owner as never;
  await sql`
    INSERT INTO layer (zh, en, is_read_only, is_reviewed, sort)
    VALUES ('贵宾一层', 'VIP, first layer', false, false, 1),
      ('只读层', 'Looks only, and makes no deposits', true, false, 2), ('人工审核层', 'Reviewed by hand', false, true, 3)`.execute(
    owner,
  );
  await sql`
    INSERT INTO layer_limit (about, layer_id, least)
    SELECT 'card', min(id), 60000000 FROM layer`.execute(owner);
}

/** The list, a layer as it is edited, and accounts that are to be put into one. */
export async function lookAtLayers(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await toPage(page, '/Layers');
  await page
    .getByText(/贵宾一层|VIP, first layer/)
    .first()
    .waitFor();
  await expectWhole(page, `console-layers-${name}`);
  await page.locator('main [aria-keyshortcuts="L"]').first().click();
  await dialog.locator('li').first().waitFor();
  await expectWhole(page, `console-layer-limits-${name}`);
  const card = dialog.locator('li').filter({ hasText: /银行卡|bank cards/ });
  await card.locator('button').first().click();
  await dialog.getByRole('textbox').first().waitFor();
  await dialog.locator('[data-leaves-nothing="1"]').waitFor();
  await expectWhole(page, `console-layer-limit-${name}`);
  await page.keyboard.press('Escape');
  await dialog.locator('li').first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  for (const [button, shot] of [
    [1, 'assign'],
    [2, 'edit'],
  ] as const) {
    await page.locator('#layers-title ~ button').nth(button).click();
    await dialog.waitFor();
    await expectWhole(page, `console-layer-${shot}-${name}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
}
