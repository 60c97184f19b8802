// Chains that deposits come over, as operators see them: nodes, payments and the pool.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { toPage } from './console-navigation.ts';

const ONE = 'TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH';
const OTHER = 'TKrZQVGcciEVihYzF2Yi9NBBVsz3MqkTgF';

/** A chain that stopped and one that is read on, two addresses, and a payment of each look. Nobody asks their nodes. */
export async function fillChains({ world }: Console): Promise<void> {
  const owner = world.owner as never;
  await sql`
    INSERT INTO provider (id, adapter, api_at, sealed, is_on)
    VALUES ('chain-trc20', 'node', 'https://tron.example.invalid', '\\x00', false),
      ('chain-sol', 'node', 'https://sol.example.invalid', '\\x00', true)`.execute(owner);
  await sql`
    INSERT INTO chain (code, provider, confirmations, height, hash, head, asked_at, moved_at, fault)
    VALUES ('TRC20', 'chain-trc20', 20, 68123456, 'a', 68123460, app_now(), app_now(), NULL),
      ('SOL', 'chain-sol', 32, 312000111, 'b', 312009999, app_now(), app_now() - interval '3 hours', 'FORKED')`.execute(
    owner,
  );
  await sql`
    INSERT INTO chain_address (chain, key, address, order_no, leased_at, free_at)
    VALUES ('TRC20', ${ONE}, ${ONE}, 'D5x0123456789ab', app_now(), app_now() + interval '7 days'),
      ('TRC20', ${OTHER}, ${OTHER}, NULL, NULL, NULL)`.execute(owner);
  await sql`
    INSERT INTO chain_transfer (chain, tx, log_index, key, units, height, order_no, after_at, state, taken_at, gone_at)
    SELECT 'TRC20', repeat(n::text, 64), 0, ${ONE}, 13997761 * n, 68123456 - 30 * n, 'D5x0123456789ab', app_now(), s,
      CASE WHEN s > 0 THEN app_now() END, CASE s WHEN 4 THEN app_now() END
    FROM unnest(ARRAY[0, 1, 4]) WITH ORDINALITY AS t (s, n)`.execute(owner);
}

/** All of it, and the dialogs by which a pool is filled and a chain let read on. */
export async function lookAtChains(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await toPage(page, '/Chains');
  await page.getByText(OTHER).first().waitFor();
  await page.getByText('13.997761 USDT').first().waitFor();
  await expectWhole(page, `console-chains-${name}`);
  await page.getByRole('button', { name: /^(继续读取|Read on)$/ }).click();
  await dialog.waitFor();
  await expectWhole(page, `console-chain-resume-${name}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^(导入地址|Bring in addresses)$/ }).click();
  await dialog.getByRole('textbox').first().fill('not one');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText(/第 1 行不是|Line 1 is no address/).waitFor();
  await expectWhole(page, `console-chain-bring-${name}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
