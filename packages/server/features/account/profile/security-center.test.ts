import { expect, test } from 'vitest';
import { profileHttp } from '@fairlot/wire/account/profile';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import type { Feature } from '#platform/feature';
import { credentials, securityRows } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { profile } from './index.ts';
import { listOwnRows } from './own-rows.ts';

/** A feature that has a row of its own. */
const other: Feature = {
  name: 'factor',
  provide: ({ ports }) =>
    ports.add(securityRows, async () => [
      { key: 'authenticator', isDone: true, points: 25, most: 25, at: 5, shown: '10' },
    ]),
};
const server = withTestServer({
  features: [settings, credentials, login, other, profile, ...passwordAnd('profile')],
  games: [],
});
const ask = async (token: string) =>
  (await server().call(profileHttp.getSecurityCenterData, null, { token })).value;

test('the score is what the rows give of what they can give, and each feature has its rows in it', async () => {
  const { token } = await registerPlayer(server());
  const before = await ask(token);
  expect(before).toMatchObject({ SecurityScore: 50, HasFundPassword: false, IsCodeAsked: false });
  expect(
    before?.Rows.map(({ Key, IsDone, Points, MostPoints }) => [Key, IsDone, Points, MostPoints]),
  ).toEqual([
    ['authenticator', true, 25, 25],
    ['password', true, 5, 5],
    ['fund', false, 0, 20],
    ['phrase', false, 0, 0],
    ['alert', true, 0, 0],
    ['network', false, 0, 10],
  ]);
  expect(before?.Rows[0]).toMatchObject({ TimeStamp: 5, Shown: '10' });
  const form = { Kind: 'fund', OldPassword: TEST_PASSWORD } as const;
  const NewPassword = 'maple-lantern-58';
  await server().call(
    profileHttp.changePassword,
    { ...form, NewPassword, ConfirmPassword: NewPassword },
    { token },
  );
  expect(await ask(token)).toMatchObject({ SecurityScore: 83, HasFundPassword: true });
});

test('a password of ninety days gives no points any more', async () => {
  const { playerId } = await registerPlayer(server());
  const after = async (days: number) => {
    await server().clock.advance(days * 86_400_000);
    return (await listOwnRows(server().db, playerId)).find(({ key }) => key === 'password');
  };
  expect(await after(89)).toMatchObject({ isDone: true, points: 5, most: 5 });
  expect(await after(1)).toMatchObject({ isDone: false, points: 0, most: 5 });
});
