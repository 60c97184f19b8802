import { beforeAll, expect, test } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { lotteryConsole, lotteryHttp } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { balanceOf, DEMO } from '#ledger';
import { withTestServer } from '#testing';
import { continueIssue, holdIssue } from './index.ts';
import { getIssueMonitor } from './monitor.ts';
import { createMostPayout } from './most-payout.ts';
import { operator } from '../../../staff/operator/index.ts';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { BET_FEATURES, placeOn, row, type TestIssue } from '../../bet/testing.ts';
import { closeFedIssue, drawFedIssue, FC3D, openFedIssue } from '../../bet/testing/fed.ts';

/** What operators do with an issue of a fed game: hold its award, let it go on, cancel it by two. */
const START = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({
  features: [...BET_FEATURES.slice(0, 2), operator, ...BET_FEATURES.slice(2)],
  startAt: START,
  games: [4, FC3D],
});
type Signed = Awaited<ReturnType<typeof signInOperator>>;
let li: Signed;
let wu: Signed;
let player: TestPlayer;
beforeAll(async () => {
  li = await signInOperator(server(), 'li', ['games']);
  wu = await signInOperator(server(), 'wu');
  player = await registerPlayer(server());
});

const SETTLE = 'bet.settle';
const BET = row('d3.fixed', '3||');
const wallet = () => balanceOf(server().db, player.playerId, DEMO);
const named = ({ gameId, serial }: TestIssue) => ({ GameId: gameId, SerialNumber: serial });
const say = (issue: TestIssue) => ({ ...named(issue), Reason: '号码有疑问' });
const ask = (endpoint: Ask, input: object, { token } = li) =>
  server().callConsole(endpoint, input, { token });
type Ask =
  | typeof lotteryConsole.holdIssue
  | typeof lotteryConsole.continueIssue
  | typeof lotteryConsole.getIssue;
const past = async ({ gameId, serial }: TestIssue) => {
  const { value } = await server().call(lotteryHttp.getDrawHistory, { GameId: gameId, Count: 20 });
  return value.Issues.find(({ SerialNumber }) => SerialNumber === serial);
};
async function sold(): Promise<TestIssue> {
  const issue = await openFedIssue(server());
  expect((await placeOn(server(), player.token, issue, [BET])).code).toBe('OK');
  return issue;
}

test('a held issue pays nobody until it goes on, and then everybody once', async () => {
  const issue = await sold();
  await closeFedIssue(server(), issue);
  expect((await ask(lotteryConsole.holdIssue, say(issue))).value).toEqual({ Step: 'draw' });
  await drawFedIssue(server(), issue, '3,1,4');
  const before = await wallet();
  await server().runJobs(SETTLE);
  expect(await wallet()).toBe(before);
  expect(await past(issue)).toMatchObject({ State: 1, Notice: '号码有疑问' });
  expect((await ask(lotteryConsole.getIssue, named(issue))).value).toMatchObject({
    IsHeld: true,
    Alarms: ['held'],
  });
  expect((await ask(lotteryConsole.continueIssue, say(issue))).value).toEqual({ Step: 'settle' });
  await server().runJobs(SETTLE);
  expect(await wallet()).toBeGreaterThan(before);
  const paid = await wallet();
  const shown = await past(issue);
  expect(shown).toMatchObject({ State: 2 });
  expect(shown).not.toHaveProperty('Notice');
  // It is over: there is nothing to hold, nothing to let go on.
  expect((await ask(lotteryConsole.holdIssue, say(issue))).code).toBe('NOTHING_TO_HOLD');
  expect((await ask(lotteryConsole.continueIssue, say(issue))).code).toBe('NOT_HELD');
  await server().runJobs(SETTLE);
  expect(await wallet()).toBe(paid);
});

test('rejects bets on a held issue, also after it is continued', async () => {
  const issue = await sold();
  const bet = async () => (await placeOn(server(), player.token, issue, [BET])).code;
  expect(await bet()).toBe('OK');
  expect((await ask(lotteryConsole.holdIssue, say(issue))).value).toEqual({ Step: 'close' });
  expect(await bet()).toBe('ISSUE_CLOSED');
  expect((await ask(lotteryConsole.continueIssue, say(issue))).value).toEqual({ Step: 'close' });
  expect(await bet()).toBe('ISSUE_CLOSED');
  await closeFedIssue(server(), issue);
  await drawFedIssue(server(), issue, '3,1,4');
  await server().runJobs(SETTLE);
  expect(await past(issue)).toMatchObject({ State: 2 });
});

test('held while its prizes are paid: whoever pays is fenced, the rest is paid later', async () => {
  const issue = await sold();
  await closeFedIssue(server(), issue);
  await drawFedIssue(server(), issue, '3,1,4');
  const before = await wallet();
  const name = { gameId: issue.gameId, serialNumber: issue.serial };
  await Promise.all([
    server().runJobs(SETTLE),
    holdIssue(server().db, 'command', name, 'in a race'),
  ]);
  await continueIssue(server().db, 'command', name, 'in a race');
  await server().runJobs(SETTLE);
  const once = await wallet();
  expect(once).toBeGreaterThan(before);
  await server().runJobs(SETTLE);
  expect(await wallet()).toBe(once);
});

test('cancelled by two: the stakes go back, and the reason stands in the history', async () => {
  const before = await wallet();
  const issue = await sold();
  await closeFedIssue(server(), issue);
  const input = { ...named(issue), Reason: '官方停开' };
  const made = await server().callConsole(lotteryConsole.proposeCancel, input, {
    token: li.token,
  });
  expect(made.value).toMatchObject({
    Permission: 'lottery.issues.cancel',
    Content: { bets: 1, stake: '2000' },
  });
  await server().runJobs(SETTLE);
  expect(await wallet()).toBeLessThan(before);
  const payout = async () => {
    const token = { token: li.token };
    const { value } = await server().callConsole(lotteryConsole.getIssue, named(issue), token);
    return [value.MostPrize > 0n, value.MostPrizeIs, value.Returned];
  };
  expect(await payout()).toEqual([true, 'exact', 0n]);
  const { Id, Hash } = made.value;
  const confirm = (token: string) =>
    server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
  // The control: not before another has confirmed it; who proposed is not another.
  expect((await past(issue))?.State).toBe(0);
  expect((await confirm(wu.token)).code).toBe('OK');
  await server().runJobs(SETTLE);
  expect(await wallet()).toBe(before);
  expect(await past(issue)).toMatchObject({ State: 3, Notice: '官方停开' });
  expect(await payout()).toEqual([false, 'exact', 2000n]);
  const records = await server().call(
    betHttp.getBetRecords,
    { PageSize: 10, GameId: FC3D, SerialNumber: issue.serial },
    { token: player.token },
  );
  expect(records.value.Rows).toMatchObject([{ State: 1 }]);
});

test('nobody cancels what is drawn, nor what is drawn here', async () => {
  const issue = await sold();
  await closeFedIssue(server(), issue);
  const propose = (input: object) =>
    server().callConsole(lotteryConsole.proposeCancel, input, { token: li.token });
  const made = await propose(say(issue));
  expect(made.code).toBe('OK');
  // Drawn between the two: what the first saw is no longer there.
  await drawFedIssue(server(), issue, '1,2,3');
  const { Id, Hash } = made.value;
  const confirmed = await server().callConsole(
    operatorHttp.confirm,
    { Id, Hash },
    { token: wu.token },
  );
  expect(confirmed.code).toBe('CHANGED_SINCE');
  expect((await propose(say(issue))).code).toBe('NOT_WAITING');
  await server().runJobs(SETTLE);
  expect((await past(issue))?.State).toBe(2);
});

test('the monitor says of an issue that nobody draws that it is late, then overdue', async () => {
  const issue = await sold();
  await closeFedIssue(server(), issue);
  const alarms = async () => {
    const { Waiting } = await getIssueMonitor(server().db, createMostPayout(server().db));
    return Waiting.find(({ SerialNumber }) => SerialNumber === issue.serial)?.Alarms;
  };
  await server().clock.advance(60_000);
  // The days off of 2027 are unconfirmed here, so the day may become one.
  expect(await alarms()).toEqual(['unconfirmed']);
  await server().clock.advance(10 * 60_000);
  expect(await alarms()).toEqual(['late', 'unconfirmed']);
  await server().clock.advance(170 * 60_000);
  expect(await alarms()).toEqual(['overdue', 'unconfirmed']);
});
