// Moves and deletions at the console: a large move is decided, a deleted account is seen and restored.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginHttp } from '@fairlot/wire/auth/login';
import { moveHttp } from '@fairlot/wire/team/move';
import { removalHttp } from '@fairlot/wire/team/removal';
import { DEMO_PASSWORD } from '@fairlot/server/features/auth/login/register/seed';
import { callEndpoint } from '@fairlot/server/testing/call';
import { faultsOf } from './axe.ts';
import { startConsole, type Console } from './console-world.ts';
import { toPage } from './console-navigation.ts';
import { shoot } from './visit.ts';
import { FEW_GAMES } from './world.ts';

let desk: Console;
let token = '';
beforeAll(async () => {
  desk = await startConsole({ games: FEW_GAMES });
  const { value } = await callEndpoint(desk.world.url, loginHttp.login, {
    UserName: 'agent02',
    Password: DEMO_PASSWORD,
  });
  token = value.access_token;
  await sql`
    INSERT INTO player (user_name, nick_name, password_hash, is_agent, prize_group, parent)
    SELECT name, name, 'none', true, 1968, p.player_id
    FROM player p, unnest(ARRAY['agent08', 'agent09']) name WHERE p.user_name = 'agent02'`.execute(
    desk.world.owner,
  );
  await sql`
    INSERT INTO player (user_name, nick_name, password_hash, prize_group, parent)
    SELECT 'below' || n, 'below' || n, 'none', 1900, p.player_id
    FROM player p, generate_series(100, 150) n WHERE p.user_name = 'agent03'`.execute(
    desk.world.owner,
  );
});
afterAll(() => desk?.stop());

const move = (UserName: string, Target: string) =>
  callEndpoint(desk.world.url, moveHttp.moveMember, { UserName, Target }, { token });

test('an operator approves a move of a large line, and restores a member whom an agent deleted', async () => {
  expect((await move('agent03', 'agent09')).code).toBe('WAIT_APPROVAL');
  const page = await desk.open();
  await page.goto('/');
  await desk.signIn(page, desk.operator(0));
  await toPage(page, '/Dashboard');
  await page.getByRole('link', { name: /待审核移动/ }).press('Enter');
  await page.locator('#moves-page').waitFor();
  await page.getByRole('link', { name: 'agent09' }).first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'moves-waiting-pc-light-zh');
  await page.getByRole('button', { name: '通过' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('agent02 → agent09，共 53 人').waitFor();
  await dialog.getByLabel('原因').fill('both agents agreed');
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'moves-approve-pc-light-zh');
  await dialog.getByRole('button', { name: '通过' }).press('Enter');
  await page.getByText('没有待审核的移动').waitFor();
  const { value } = await callEndpoint(desk.world.url, moveHttp.getMoves, { Count: 5 }, { token });
  expect(value.Rows).toMatchObject([{ UserName: 'agent03', ToName: 'agent09', State: 'moved' }]);

  const removed = await callEndpoint(
    desk.world.url,
    removalHttp.removeMember,
    { UserName: 'agent08' },
    { token },
  );
  expect(removed.code).toBe('OK');
  const { rows } = await sql<{ id: bigint }>`
    SELECT player_id AS id FROM player WHERE user_name = 'agent08'`.execute(desk.world.owner);
  await page.goto(`/Players/${rows[0]?.id}`);
  const note = page.locator('[data-removed]');
  await note.getByText('账号 agent08 已由上级 agent02').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'removed-player-pc-light-zh');
  await note.getByRole('button', { name: '恢复账号' }).press('Enter');
  await page.getByRole('dialog').getByLabel('原因').fill('deleted by mistake');
  await shoot(page, 'removed-restore-pc-light-zh');
  await page.getByRole('dialog').getByRole('button', { name: '恢复账号' }).press('Enter');
  await note.waitFor({ state: 'detached' });
});
