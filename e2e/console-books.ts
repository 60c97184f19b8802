// The rate of USDT and what does not agree with providers, as operators see them.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { toPage } from './console-navigation.ts';

/** Two sources, of which one is silent, and a break of each look. */
export async function fillBooks({ world }: Console): Promise<void> {
  const owner = world.owner as never;
  await sql`
    INSERT INTO rate_source (id, sort, url, pointer, is_on, asked_at, value, told_at, heard_at, fault)
    VALUES ('otc-a', 101, 'https://rates.example.invalid/usdt.json', '/data/price', true, app_now(), 7213, app_now(), app_now(), NULL),
      ('otc-b', 102, 'https://prices.example.invalid/v2/usdt', '/price', true, app_now(), NULL, NULL, NULL, 'SILENT')`.execute(
    owner,
  );
  // It is off: nobody asks it for more.
  const { rows } = await sql<{ number: number }>`
    INSERT INTO provider (id, adapter, api_at, sealed, is_on)
    VALUES ('till', 'sandbox', 'http://127.0.0.1:9', '\\x00', false) RETURNING number`.execute(
    owner,
  );
  const till = rows[0]?.number;
  await sql`INSERT INTO statement_read (provider, read_to, ours_to) VALUES (${till}, app_now(), app_now())`.execute(
    owner,
  );
  await sql`
    INSERT INTO statement_sum (provider, currency, said, ours, odd, said_at)
    VALUES (${till}, 'ZZZ', 1234567, 1146567, 88000, app_now()), (${till}, 'ZZU', 20000, 20000, 0, app_now())`.execute(
    owner,
  );
  await sql`
    INSERT INTO money_break (provider, kind, what, no, ref, here, there, currency, found_at)
    VALUES (${till}, 1, 1, 'D5xnone', 'P-7f3a', NULL, 88000, 'ZZZ', app_now() - interval '3 hours'),
      (${till}, 3, 2, 'W7x0123456789ab-1', 'Q-19c2', 500000, 499000, 'ZZZ', app_now())`.execute(
    owner,
  );
}

/** Backups that fail, and an audit of the night that found something. */
export async function fillUpkeep({ world }: Console): Promise<void> {
  const owner = world.owner as never;
  await sql`
    INSERT INTO backup_state (watched_at, copies, first_at, last_at, last_bytes, log_at, bytes, failed_at, fault_zh, fault_en)
    VALUES (app_now(), 7, app_now() - interval '7 days', app_now() - interval '30 hours', 5368709120, app_now(),
      48318382080, app_now(), '/backups 剩余 1.02 GB，需要 5.25 GB', '/backups has 1.02 GB free, and 5.25 GB are needed')`.execute(
    owner,
  );
  // No night begins meanwhile.
  await sql`
    INSERT INTO job_turn (name, turn) VALUES ('upkeep-books', 1000000000)
    ON CONFLICT (name) DO UPDATE SET turn = excluded.turn`.execute(owner);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO books_run (is_whole, after_n, upto_n, began_at, ended_at, stage, place, steps)
    VALUES (true, 0, 1200345, app_now() - interval '2 days', app_now() - interval '47 hours', 'snapshots', 1200345, 188),
      (false, 1200345, 1204911, app_now() - interval '20 hours', app_now() - interval '1195 minutes', 'snapshots', 1204911, 41)
    RETURNING id`.execute(owner);
  await sql`
    INSERT INTO books_break (run_id, nth, stage, invariant, after_n, upto_n, line)
    VALUES (${rows.at(-1)?.id}, 1, 'journals', 'I3 a balance is the sum of its entries', 1200345, 1204911,
      'player 77 account 1 CNY: balance 120001 version 9, its newest entry 120000 version 9')`.execute(
    owner,
  );
}

/** One more source of the rate, as it is typed and as it is reviewed. */
async function lookAtSources(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /^(添加来源|Add a source)/ }).click();
  await dialog.locator('form').waitFor();
  await dialog.getByRole('textbox').first().fill('Alpha');
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await dialog.locator('[aria-invalid="true"]').first().waitFor();
  await expectWhole(page, `console-rate-source-${name}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /^(来源 \S+ 的版本|Versions of the source)/ })
    .first()
    .click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Providers: all of them, one as it is edited and reviewed, and another secret. */
async function lookAtProviders(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await toPage(page, '/Providers');
  const press = (key: string) =>
    page.locator(`section[data-index="0"] [aria-keyshortcuts="${key}"]`).click();
  await page.locator('section[data-index="0"]').waitFor();
  await expectWhole(page, `console-providers-${name}`);
  await press('E');
  await dialog.locator('form').waitFor();
  await expectWhole(page, `console-provider-edit-${name}`);
  await dialog.getByRole('checkbox').click();
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await dialog.getByRole('row').nth(1).waitFor();
  await expectWhole(page, `console-provider-review-${name}`);
  await page.keyboard.press('Escape');
  // Back to what is edited, and out of it.
  await dialog.getByRole('checkbox').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await press('S');
  await dialog.locator('form').waitFor();
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await dialog.locator('[aria-invalid="true"]').first().waitFor();
  await expectWhole(page, `console-provider-secret-${name}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** The rates with what is changed of them, and the breaks with what is done about one. */
export async function lookAtBooks(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await toPage(page, '/Rates');
  await page.getByText('otc-b').first().waitFor();
  await expectWhole(page, `console-rates-${name}`);
  await page.getByRole('button', { name: /^(调整|Change)/ }).click();
  await dialog.waitFor();
  await expectWhole(page, `console-rate-terms-${name}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await lookAtSources(page, name);
  await lookAtProviders(page, name);
  await toPage(page, '/Upkeep');
  await page.getByText('player 77 account 1').first().waitFor();
  await page.locator('#keys-title').waitFor();
  await expectWhole(page, `console-upkeep-${name}`);
  await toPage(page, '/Reconciliation');
  await page.getByText('D5xnone').first().waitFor();
  await expectWhole(page, `console-reconciliation-${name}`);
  await page
    .getByRole('button', { name: /^(接手|Take up)$/ })
    .first()
    .click();
  await dialog.waitFor();
  await expectWhole(page, `console-break-${name}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
