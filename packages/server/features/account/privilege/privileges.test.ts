import { afterEach, expect, it } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import type { PlayerFlag } from '@fairlot/rules/check/access';
import { FLAG_EFFECTS } from '@fairlot/rules/check/flag-effects';
import { privilegeHttp, privilegeHub } from '@fairlot/wire/account/privilege';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY, withoutBonus } from '#testing/stand-ins';
import { domainEvents } from '#platform/domain-events';
import { lottery } from '../../play/lottery/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { wallet } from '../../money/wallet/index.ts';
import { privilege } from './index.ts';
import { setFlag } from './set-flag.ts';

const server = withTestServer({
  features: [
    settings,
    login,
    operator,
    privilege,
    wallet,
    domainEvents,
    lottery,
    withoutBonus,
    ...PASSWORD_ONLY,
  ],
  games: [4],
});

const set = ({ userName }: TestPlayer, flag: PlayerFlag, isSet: boolean) =>
  setFlag(server().db, 'command', { userName, flag, isSet }, 'a test');
const ask = async ({ token }: TestPlayer) =>
  (await server().call(privilegeHttp.getPrivileges, null, { token })).body as Record<
    string,
    unknown
  >;
const given = async (player: TestPlayer) =>
  Object.entries(await ask(player)).flatMap(([name, value]) => (value === true ? [name] : []));

const GIVING = (Object.keys(FLAG_EFFECTS) as PlayerFlag[]).flatMap((flag) => {
  const { gives } = FLAG_EFFECTS[flag];
  return gives === undefined ? [] : [[flag, gives] as const];
});

it('a player has none until he is given some, and is paid nothing daily', async () => {
  const me = await registerPlayer(server());
  expect(await given(me)).toEqual([]);
  expect(await ask(me)).toMatchObject({ dailyPayPermission: [] });
  const bonus = await server().call(privilegeHttp.getBonusPrivileges, null, { token: me.token });
  expect(bonus.body).toEqual({ haveBonusWallet: false });
  expect(GIVING).toHaveLength(3);
});

it.each(GIVING)('%s gives %s, to this player alone and at once', async (flag, privilegeName) => {
  const [me, other] = [await registerPlayer(server()), await registerPlayer(server())];
  await set(me, flag, true);
  expect(await given(me)).toEqual([privilegeName]);
  expect(await given(other)).toEqual([]);
  await set(me, flag, false);
  expect(await given(me)).toEqual([]);
});

const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
});

/** What is said of privileges to a connection of this player. */
async function heardBy({ token }: TestPlayer): Promise<unknown[]> {
  const url = `${server().url}/Hub`;
  const connection = await connect({ url, transport: 'WebSockets', token: () => token });
  const heard: unknown[] = [];
  connection.on(privilegeHub.userInfoPrivileges.target, (payload: unknown) => heard.push(payload));
  await connection.start();
  open.push(connection);
  return heard;
}

it('whose flag changes is told, with nothing to go by but the answer of the server; nobody else is', async () => {
  const [me, other] = [await registerPlayer(server()), await registerPlayer(server())];
  const [mine, theirs] = [await heardBy(me), await heardBy(other)];
  await set(me, 'ALLOW_TRANSFER', true);
  await expect.poll(() => mine).toEqual([{}]);
  // It was so before: nothing changed, and nothing is said.
  await set(me, 'ALLOW_TRANSFER', true);
  await set(other, 'DISABLE_BET', true);
  await expect.poll(() => theirs).toEqual([{}]);
  expect(mine).toEqual([{}]);
});
