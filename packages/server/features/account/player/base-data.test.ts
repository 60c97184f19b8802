import { expect, test } from 'vitest';
import { playerHttp } from '@fairlot/wire/account/player';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../auth/login/testing.ts';

const server = withTestServer({ shared: true, games: [4] });

test('a player is told who he is, and nobody else', async () => {
  const [one, other] = [await registerPlayer(server()), await registerPlayer(server())];
  const mine = await server().call(playerHttp.getPlayerBaseData, null, { token: one.token });
  expect(mine.value?.playerData).toMatchObject({
    UserName: one.userName,
    PrizeGroup: 1956,
    Rebate: 0,
    MerchantCode: 'FAIRLOT',
    IsAgent: false,
    IsBetDisabled: false,
  });
  const theirs = await server().call(playerHttp.getPlayerBaseData, null, { token: other.token });
  expect(theirs.value?.playerData.UserName).toBe(other.userName);
  expect((await server().call(playerHttp.getPlayerBaseData, null)).status).toBe(401);
});
