import { beforeAll, expect, test } from 'vitest';
import { playerRecordsConsole } from '@fairlot/wire/back-office/player-records';
import { inboxHttp } from '@fairlot/wire/messaging/inbox';
import { wageringHttp } from '@fairlot/wire/money/wagering';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { betHttp } from '@fairlot/wire/play/bet';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { inbox, postMessages } from '../../messaging/inbox/index.ts';
import { wallet } from '../../money/wallet/index.ts';
import { BET_FEATURES, openTestIssue, placeOn, row } from '../../play/bet/testing.ts';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { playerRecords } from './index.ts';

const server = withTestServer({
  features: [
    ...BET_FEATURES.slice(0, 2),
    operator,
    ...BET_FEATURES.slice(2),
    wallet,
    inbox,
    playerRecords,
  ],
  games: [4],
});

let token = '';
let one: TestPlayer;
let other: TestPlayer;
let betId = '';
const span = () => ({ From: Date.parse('2020-01-01'), To: Date.parse('2035-01-01') });
const idOf = ({ playerId }: TestPlayer) => ({ PlayerId: Number(playerId) });

beforeAll(async () => {
  token = (await signInOperator(server(), 'service', ['service'])).token;
  one = await registerPlayer(server());
  other = await registerPlayer(server());
  const issue = await openTestIssue(server());
  expect((await placeOn(server(), one.token, issue, [row('ssc.fixed', '1||||')])).code).toBe('OK');
  const mine = await server().call(betHttp.getBetRecords, { PageSize: 5 }, one);
  betId = mine.value.Rows[0]?.Id ?? '';
});

test('shows an operator the bets, movements and requirement lines that the player sees', async () => {
  const bets = await server().call(betHttp.getBetRecords, { PageSize: 5 }, one);
  const shown = await server().callConsole(
    playerRecordsConsole.getPlayerBets,
    { ...idOf(one), PageSize: 5 },
    { token },
  );
  expect(shown.value.Rows).toEqual(bets.value.Rows);
  expect(shown.value.Rows).toHaveLength(1);

  const flow = await server().call(walletHttp.getCashFlow, { ...span(), PageSize: 50 }, one);
  const seen = await server().callConsole(
    playerRecordsConsole.getPlayerCashFlow,
    { ...idOf(one), ...span(), PageSize: 50 },
    { token },
  );
  expect(seen.value.Rows).toEqual(flow.value.Rows);
  expect(seen.value.Rows.length).toBeGreaterThan(0);

  const lines = await server().call(wageringHttp.getRequirement, null, one);
  const read = await server().callConsole(playerRecordsConsole.getPlayerRequirement, idOf(one), {
    token,
  });
  expect(read.value).toEqual(lines.value);
});

test('shows nothing of another player', async () => {
  const bets = await server().callConsole(
    playerRecordsConsole.getPlayerBets,
    { ...idOf(other), Id: betId, PageSize: 5 },
    { token },
  );
  expect(bets.value.Rows).toEqual([]);
});

test('finds a bet by its number alone', async () => {
  const found = await server().callConsole(playerRecordsConsole.findBet, { Id: betId }, { token });
  expect(found.value).toMatchObject({ ...idOf(one), UserName: one.userName, Bet: { Id: betId } });
  const missing = betId.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  const none = await server().callConsole(playerRecordsConsole.findBet, { Id: missing }, { token });
  expect(none.code).toBe('NO_SUCH_BET');
});

test('marks no message as read', async () => {
  await transaction(server().db, (tx) =>
    postMessages(tx, [
      {
        playerId: one.playerId,
        key: 'records',
        tab: 'system',
        title: { zh: '您好', en: 'Hello' },
        content: { zh: '内容', en: 'Words' },
      },
    ]),
  );
  const seen = await server().callConsole(
    playerRecordsConsole.getPlayerMessages,
    { ...idOf(one), Count: 10 },
    { token },
  );
  expect(seen.value.Rows).toMatchObject([{ Title: '您好', IsRead: false }]);
  const own = await server().call(inboxHttp.getMessages, { Count: 10 }, one);
  expect(own.value.Rows).toMatchObject([{ Title: '您好', IsRead: false }]);
});

test('refuses an operator who may only look up accounts', async () => {
  const agents = await signInOperator(server(), 'agents', ['agents']);
  const refused = await server().callConsole(
    playerRecordsConsole.getPlayerBets,
    { ...idOf(one), PageSize: 5 },
    { token: agents.token },
  );
  expect(refused.status).toBe(403);
});
