import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { profileHttp } from '@fairlot/wire/account/profile';
import { playerHttp } from '@fairlot/wire/account/player';
import { loginHttp } from '@fairlot/wire/auth/login';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { contact } from '../contact/index.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { player } from '../player/index.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { profile as profileFeature } from './index.ts';
import { getProfile } from './profile.ts';

const server = withTestServer({
  features: [
    settings,
    delivery,
    credentials,
    login,
    player,
    contact,
    profileFeature,
    ...passwordAnd('profile'),
  ],
  games: [],
});
const profile = async (token: string) =>
  (await server().call(profileHttp.getProfile, null, { token })).value;
const base = async (token: string) =>
  (await server().call(playerHttp.getPlayerBaseData, null, { token })).value?.playerData;
const rename = (token: string, NickName: string) =>
  server().call(profileHttp.changeNickname, { NickName }, { token });
const phrase = (token: string, Phrase: string, Password = TEST_PASSWORD) =>
  server().call(profileHttp.setPhrase, { Phrase, Password }, { token });

test('who chose nothing has the first picture, no phrase and a nickname that he may change', async () => {
  const { token } = await registerPlayer(server());
  expect(await profile(token)).toEqual({
    HeadImage: 0,
    Avatar: { FilePath: '', IsWaiting: false, RefusedReason: '', IsTaken: true },
    Phrase: '',
    NickFromTimeStamp: null,
    Referrer: '',
  });
});

test('who stands below somebody is told by whom he came, masked', async () => {
  const { db, settings, mediaOrigin } = server().platform;
  const add = async (name: string, parent: bigint | null): Promise<bigint> => {
    const { rows } = await sql<{ id: bigint }>`
      INSERT INTO player (user_name, nick_name, password_hash, is_agent, prize_group, parent)
      VALUES (${name}, 'Agent', 'none', true, 1956, ${parent}) RETURNING player_id AS id`.execute(
      server().owner,
    );
    return rows[0]?.id ?? 0n;
  };
  const below = await add('below1234', await add('above1234', null));
  const seen = await getProfile({ db, dataFolder: settings.dataFolder, mediaOrigin }, below);
  expect(seen.Referrer).toBe('a***4');
});

test('a nickname is changed once in thirty days, and not by what is none', async () => {
  const { token, userName } = await registerPlayer(server());
  for (const bad of ['x', '<b>me</b>', 'far too long a name']) {
    expect((await rename(token, bad)).code).toBe('NICK_LENGTH');
  }
  expect((await rename(token, ' 江上客 ')).value).toEqual({ NickName: '江上客' });
  expect(await base(token)).toMatchObject({ NickName: '江上客', UserName: userName });
  const at = (await profile(token))?.NickFromTimeStamp ?? 0;
  const days = (at - (await server().clock.now())) / 86_400_000;
  expect(days).toBeGreaterThan(29.99);
  expect(days).toBeLessThanOrEqual(30);
  expect(await rename(token, 'another')).toMatchObject({
    code: 'NICK_TOO_SOON',
    body: { Message: '昵称每 30 天可修改一次，还需等待 30 天' },
  });
  await server().clock.advance(30 * 86_400_000 - 600_000);
  const form = { UserName: userName, Password: TEST_PASSWORD };
  const fresh = (await server().call(loginHttp.login, form)).value?.access_token ?? '';
  expect((await rename(fresh, 'another')).code).toBe('NICK_TOO_SOON');
  await server().clock.advance(600_000);
  expect((await rename(fresh, 'another')).code).toBe('OK');
});

test('of two changes at once one is made', async () => {
  const { token } = await registerPlayer(server());
  const both = await Promise.all([rename(token, 'first'), rename(token, 'second')]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['NICK_TOO_SOON', 'OK']);
  // The control: where nothing of the month is taken, both are.
  const forget = () =>
    sql`UPDATE player_profile SET nick_changed_at = NULL`.execute(server().owner);
  await forget();
  expect((await rename(token, 'third')).code).toBe('OK');
  await forget();
  expect((await rename(token, 'fourth')).code).toBe('OK');
});

test('a picture is one of those that are built in, and is in the base data', async () => {
  const { token } = await registerPlayer(server());
  const choose = (HeadImage: number) =>
    server().callRaw(profileHttp.chooseHeadImage, { HeadImage }, { token });
  expect((await choose(7)).status).toBe(200);
  expect((await base(token))?.HeadImage).toBe(7);
  expect((await profile(token))?.HeadImage).toBe(7);
  for (const none of [12, -1, 1.5]) expect((await choose(none)).status).toBe(400);
});

test('a phrase takes the password, is sealed in the table, and goes away again', async () => {
  const me = await registerPlayer(server());
  const other = await registerPlayer(server());
  expect((await phrase(me.token, '春江花月夜', 'not-the-right-one')).code).toBe('PASSWORD_WRONG');
  expect((await phrase(me.token, 'x')).code).toBe('PHRASE_FORM');
  expect((await phrase(me.token, '春江花月夜')).value).toEqual({ Phrase: '春江花月夜' });
  expect((await profile(me.token))?.Phrase).toBe('春江花月夜');
  expect((await profile(other.token))?.Phrase).toBe('');
  const { rows } = await sql<{ phrase: Buffer }>`
    SELECT phrase FROM player_profile WHERE player_id = ${me.playerId}`.execute(server().owner);
  expect(rows[0]?.phrase.toString()).not.toContain('春江');
  // Put at another player's it does not open.
  await sql`INSERT INTO player_profile (player_id, phrase) VALUES (${other.playerId}, ${rows[0]?.phrase})`.execute(
    server().owner,
  );
  expect(
    (await server().callRaw(profileHttp.getProfile, null, { token: other.token })).status,
  ).toBe(500);
  expect((await phrase(me.token, '  ')).value).toEqual({ Phrase: '' });
  expect((await profile(me.token))?.Phrase).toBe('');
});
