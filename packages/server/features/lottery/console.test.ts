import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { lotteryConsole, lotteryHttp } from '@fairlot/wire/lottery';
import { operatorHttp } from '@fairlot/wire/operator';
import { withTestServer } from '../../testing/index.ts';
import { operator } from '../operator/index.ts';
import { signInOperator } from '../operator/testing/sign-in.ts';
import { session } from '../session/index.ts';
import { site } from '../site/index.ts';
import { lottery } from './index.ts';

/** Games at the console: what operators see of them, and how they stop them and sell them again. */
const server = withTestServer({ features: [site, session, operator, lottery] });
const GAME = 4;
let token = '';
beforeAll(async () => {
  token = (await signInOperator(server(), 'wang', ['games', 'auditor'])).token;
});

const change = (Sale: string, more: object = {}) =>
  server().callConsole(
    lotteryConsole.changeGameState,
    { GameId: GAME, Sale, Reason: 'a test of it', ...more },
    { token },
  );
const stateAtConsole = async () => {
  const { value } = await server().callConsole(lotteryConsole.getGames, null, { token });
  return value.Rows.find(({ GameId }) => GameId === GAME);
};
const stateForPlayers = async () => {
  const wish = { GameIdList: [GAME], State: true };
  return (await server().call(lotteryHttp.getLotteryInfo, wish)).value[GAME]?.State;
};

test('a game is stopped and sold again with a reason, and both are in the audit', async () => {
  expect(await stateAtConsole()).toMatchObject({ Code: 'FFC', State: 0, StateReason: '' });
  expect((await change('off')).value).toEqual({ State: 1, StateReason: 'operator' });
  expect(await stateForPlayers()).toBe(1);
  expect(await stateAtConsole()).toMatchObject({ State: 1, StateReason: 'operator' });
  expect((await change('off')).code).toBe('SAME_STATE');
  expect((await change('on')).value).toEqual({ State: 0, StateReason: '' });
  expect(await stateForPlayers()).toBe(0);
  expect((await change('on')).code).toBe('SAME_STATE');
  expect((await change('off', { GameId: 5 })).code).toBe('NO_SUCH_GAME');
  const { value } = await server().callConsole(
    operatorHttp.getAudit,
    { Target: `game ${GAME}`, Count: 9 },
    { token },
  );
  expect(value.Rows).toMatchObject([
    { Kind: 'act', Before: { state: 1 }, After: { state: 0 }, Permission: 'lottery.games.change' },
    { Kind: 'act', Before: { state: 0 }, After: { state: 1 }, Reason: 'a test of it' },
  ]);
});

test.each([{ Reason: '' }, { Reason: '  .  ' }, { Reason: 'x'.repeat(501) }, { Sale: 'maybe' }])(
  '%j is answered with 400',
  async (more) => {
    expect((await change('off', more)).status).toBe(400);
  },
);

test('who watches the audit hears of an act', async () => {
  const url = `${server().consoleUrl}/Hub`;
  const connection = await connect({ url, transport: 'WebSockets', token: () => token });
  const heard = new Promise<unknown>((done) => connection.on('AuditWritten', done));
  await connection.start();
  await connection.invoke('WatchAudit');
  await change('off');
  expect(await Promise.race([heard, delay(5_000, 'nothing')])).toEqual({ Target: `game ${GAME}` });
  await connection.stop();
  await change('on');
});
