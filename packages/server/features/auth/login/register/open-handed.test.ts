import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ok, refused } from '@fairlot/rules/core/result';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { credentials } from '../../credentials/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { readSite } from '../../../site/settings/values/index.ts';
import { login } from '../index.ts';
import { openHanded, type HandedForm } from './open-handed.ts';

const server = withTestServer({
  features: [settings, credentials, login, ...passwordAnd()],
  games: [],
});

const FORM: HandedForm = {
  userName: 'Handed01',
  password: 'handed-over-4711',
  nickName: undefined,
};

async function open(form: Partial<HandedForm>, { isAdmitted = true, isPlaced = true } = {}) {
  const { db, platform } = server();
  const { dataFolder, isDemo } = platform.settings;
  const site = { ...(await readSite(db)), isDemo };
  const stage = { db, dataFolder, ports: platform.ports, site };
  return openHanded({ ...stage, admit: async () => isAdmitted }, { ...FORM, ...form }, async () =>
    isPlaced ? ok({ isAgent: false }) : refused({ code: 'NO_PLACE' } as const),
  );
}
const codeOf = async (...asked: Parameters<typeof open>) => {
  const opened = await open(...asked);
  return opened.ok ? 'OK' : opened.error.code;
};

it('opens an account whose password was chosen by somebody else, and signs nobody in', async () => {
  const opened = await open({});
  expect(opened.ok && opened.value.userName).toBe('Handed01');
  const { rows } = await sql`
    SELECT is_initial_password, password_changed_at IS NOT NULL AS is_dated, nick_name, last_login_at,
      EXISTS (SELECT FROM session s WHERE s.player_id = player.player_id) AS has_login
    FROM player WHERE user_name = 'Handed01'`.execute(server().owner);
  expect(rows).toEqual([
    {
      is_initial_password: true,
      is_dated: true,
      nick_name: 'Handed01',
      last_login_at: null,
      has_login: false,
    },
  ]);
  expect(await codeOf({ userName: 'handed01' })).toBe('LOGIN_ID_EXISTS');
});

it('opens nothing for who is not admitted, has no place, or writes what no registration takes', async () => {
  const other = { userName: 'Handed02' };
  expect(await codeOf(other, { isAdmitted: false })).toBe('TOO_MANY');
  expect(await codeOf(other, { isPlaced: false })).toBe('NO_PLACE');
  expect(await codeOf({ ...other, password: 'handed02' })).toBe('PASSWORD_RULE');
  expect(await codeOf({ userName: 'x' })).toBe('LENGTH');
  const { rows } = await sql`SELECT FROM player WHERE user_name = 'Handed02'`.execute(
    server().owner,
  );
  expect(rows).toEqual([]);
});
