import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import type { MerchantState } from '@fairlot/rules/check/merchant-state';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { siteStateConsole, siteStateHttp } from '@fairlot/wire/content/site-state';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { loginHttp } from '@fairlot/wire/auth/login';
import { settingsHttp } from '@fairlot/wire/site/settings';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { describeSiteState, merchantActs } from '../../../cli/commands/site/merchant.ts';
import { withTestServer } from '#testing';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { writeMerchantState } from './testing/state.ts';

const server = withTestServer({ games: [4] });
const owner = () => server().owner as never;
const command = (state: string) =>
  merchantActs.merchant.run({ db: owner(), dataFolder: '', reason: 'a test of it' }, [state]);

const tokens = { player: '', operator: '' };
beforeAll(async () => {
  tokens.player = (await registerPlayer(server())).token;
  tokens.operator = (await signInOperator(server(), 'wang')).token;
});
afterEach(async () => {
  await writeMerchantState(server(), 'Enable');
  await expect.poll(() => playersAre()).toBe('in');
  await expect.poll(() => operatorsAre()).toBe('in');
});

const doorOf = ({ status, body }: { status: number; body: unknown }): string => {
  if (status !== 503) return status === 200 ? 'in' : String(status);
  return JSON.stringify({ ...(body as object), RequestId: undefined });
};
const OFF = '{"OfflineEndTime":null}';
const playersAre = async () => doorOf(await server().call(settingsHttp.getWebSiteInfo, null));
const operatorsAre = async () =>
  doorOf(await server().callConsole(operatorHttp.getMe, null, { token: tokens.operator }));

/** Everything that a player may call while he has a login, the calls that keep their page too. */
const asked = async () => {
  const { token } = { token: tokens.player };
  const answers = [
    await server().call(siteStateHttp.getMerchantCode, null),
    await server().call(loginHttp.login, { UserName: 'player1', Password: 'x' }),
    await server().call(loginHttp.refresh, {}, { token }),
    await server().call(walletHttp.getWalletAmount, null, { token }),
    await server().call(lotteryHttp.getLotteryInfo, { GameIdList: [4] }),
  ];
  return answers.map(doorOf);
};

async function hubOf(base: string, token: string) {
  const connection = await connect({
    url: `${base}/Hub`,
    transport: 'WebSockets',
    token: () => token,
  });
  let isOpen = true;
  connection.onclose(() => (isOpen = false));
  return { connection, isOpen: () => isOpen };
}

const LETS_IN: readonly (readonly [MerchantState, boolean, boolean])[] = [
  ['Enable', true, true],
  ['Initial', false, true],
  ['BackEndEnable', false, true],
  ['Disable', false, false],
];

describe('whom a state lets in', () => {
  test.each(LETS_IN)('%s: players %s, operators %s', async (state, players, operators) => {
    const theirs = await hubOf(server().url, tokens.player);
    const ours = await hubOf(server().consoleUrl, tokens.operator);
    await Promise.all([theirs.connection.start(), ours.connection.start()]);
    await writeMerchantState(server(), state);
    await expect.poll(playersAre).toBe(players ? 'in' : OFF);
    await expect.poll(operatorsAre).toBe(operators ? 'in' : OFF);
    // 503 is the answer of every call; what keeps its page at it is the client's (spec section 8).
    const answers = await asked();
    if (!players) expect(new Set(answers)).toEqual(new Set([OFF]));
    else expect(answers).not.toContain(OFF);
    // Whoever was there is hung up on, and asked at the door when he comes back.
    const open = async () => {
      await server().runJobs('site.closed');
      return [theirs.isOpen(), ours.isOpen()];
    };
    await expect.poll(open).toEqual([players, operators]);
    for (const [base, token, isIn] of [
      [server().url, tokens.player, players],
      [server().consoleUrl, tokens.operator, operators],
    ] as const) {
      const again = await hubOf(base, token);
      if (isIn) await again.connection.start();
      else await expect(again.connection.start()).rejects.toThrow(/503/);
      await again.connection.stop();
    }
    // Machines that watch the process are answered, and so are pages.
    expect((await fetch(`${server().url}/healthz`)).status).toBe(200);
    await Promise.all([theirs.connection.stop(), ours.connection.stop()]);
  });
});

const change = (State: MerchantState, Seen: MerchantState) =>
  server().callConsole(
    siteStateConsole.changeMerchant,
    { State, Seen, Reason: 'a test of it' },
    { token: tokens.operator },
  );
const look = async () =>
  (await server().callConsole(siteStateConsole.getMerchant, null, { token: tokens.operator }))
    .value;

test('operators close and open it as they saw it, and a command opens what is closed to them too', async () => {
  expect(await look()).toMatchObject({ State: 'Enable', Next: ['BackEndEnable', 'Disable'] });
  expect((await change('Enable', 'Enable')).code).toBe('NO_CHANGE');
  expect((await change('Initial', 'Enable')).code).toBe('BOOKS_HAVE_BEGUN');
  expect((await change('Disable', 'BackEndEnable')).code).toBe('STATE_CHANGED');
  expect((await change('BackEndEnable', 'Enable')).code).toBe('OK');
  expect((await change('Disable', 'BackEndEnable')).code).toBe('OK');
  await expect.poll(operatorsAre).toBe(OFF);
  expect(await describeSiteState(owner())).toBe('Disable: all closed');
  expect(await command('Initial')).toMatch(/books have begun/);
  expect(await command('Open')).toBeUndefined();
  expect(await command('BackEndEnable')).toBe('BackEndEnable: closed to players, console open');
  await expect.poll(operatorsAre).toBe('in');
  const audit = await server().callConsole(
    operatorHttp.getAudit,
    { Count: 9 },
    { token: tokens.operator },
  );
  const rows = audit.value.Rows.filter(({ Permission }) => Permission === 'site.state.change');
  expect(rows.map(({ ActorName, Before, After }) => [ActorName, Before, After])).toEqual([
    ['command', { merchantState: 'Disable' }, { merchantState: 'BackEndEnable' }],
    ['wang', { merchantState: 'BackEndEnable' }, { merchantState: 'Disable' }],
    ['wang', { merchantState: 'Enable' }, { merchantState: 'BackEndEnable' }],
  ]);
});

test('it takes a code of the authenticator where the last is old', async () => {
  await server().clock.advance(6 * 60_000);
  expect((await change('BackEndEnable', 'Enable')).code).toBe('CODE_NEEDED');
});
