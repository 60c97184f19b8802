// Cases, lists and rules of risk, as operators see and change them.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { toPage } from './console-navigation.ts';

/** A case of the rules with its notes, accounts that have to do with its player, and what is listed. */
export async function fillRisk({ world }: Console): Promise<void> {
  const owner = world.owner as never;
  const { rows } = await sql<{ player_id: bigint; user_name: string }>`
    SELECT player_id, user_name FROM player ORDER BY player_id LIMIT 5`.execute(owner);
  const [first, ...others] = rows;
  if (!first) throw new Error('the demo has players');
  await sql`INSERT INTO device_key (player_id, hash)
    SELECT p.player_id, '\\x0a1b2c3d4e5f'::bytea FROM unnest(${rows.slice(0, 3).map(({ player_id: id }) => id)}::bigint[]) p(player_id)
    ON CONFLICT DO NOTHING`.execute(owner);
  const [near, far] = others;
  if (near && far) {
    await sql`INSERT INTO session (player_id, id, ip, user_agent)
      SELECT p.player_id, gen_random_uuid(), '198.51.100.7', 'x'
      FROM unnest(${[near.player_id, ...others.slice(2).map(({ player_id: id }) => id)]}::bigint[]) p(player_id)`.execute(
      owner,
    );
  }
  const made = await sql<{ id: number }>`
    INSERT INTO risk_case (player_id, score, is_frozen, opened_at, reason)
    VALUES (${first.player_id}, 100, true, app_now(), 'W20270305AB12CD34') RETURNING id`.execute(
    owner,
  );
  await sql`INSERT INTO risk_case_note (case_id, n, at, author, note)
    VALUES (${made.rows[0]?.id}, 1, app_now(), 'operator-1', '已致电玩家，对方未接听')`.execute(
    owner,
  );
  await sql`INSERT INTO risk_entry (kind, value, colour, reason, made_by, until)
    VALUES (1, ${String(first.player_id)}, 1, '多次使用他人收款账户', 'operator-1', NULL),
      (2, '198.51.100.7', 2, '多账号共用', 'operator-1', app_now() + interval '30 days'),
      (3, '0a1b2c3d4e5f', 4, '客服平板', 'operator-2', NULL)`.execute(owner);
}

/** The cases with one opened, what is done about it, the lists, and the rules with a try of them. */
export async function lookAtRisk(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const shut = async () => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };
  await page.keyboard.press('Escape');
  await toPage(page, '/Risk');
  await page.getByText('W20270305AB12CD34').first().waitFor();
  await expectWhole(page, `console-risk-cases-${name}`);
  await page.getByRole('button', { name: '1', exact: true }).click();
  await page.getByRole('img', { name: /共用|in common/ }).waitFor();
  await expectWhole(page, `console-risk-case-${name}`);
  await page
    .getByRole('button', { name: /^(接手|Take up)$/ })
    .first()
    .click();
  await dialog.waitFor();
  await expectWhole(page, `console-risk-take-${name}`);
  await shut();
  await page.getByRole('radio', { name: /^(名单|Lists)$/ }).click();
  await page.getByText('198.51.100.7').first().waitFor();
  await expectWhole(page, `console-risk-lists-${name}`);
  await page.getByRole('button', { name: /^(加入名单|Put on a list)$/ }).click();
  await dialog.waitFor();
  await expectWhole(page, `console-risk-put-${name}`);
  await shut();
  await page.getByRole('radio', { name: /^(规则|Rules)$/ }).click();
  await page.getByRole('textbox', { name: /(大额|Big amount) · (分值|Weight)/ }).fill('60');
  await page.getByRole('button', { name: /^(用近 7 天试算|Try on 7 days)$/ }).click();
  await page
    .getByText(/^(试算|\d+ withdrawals)/)
    .first()
    .waitFor();
  await expectWhole(page, `console-risk-rules-${name}`);
}
