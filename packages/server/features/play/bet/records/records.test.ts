import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { byIntent } from '../place/by-intent.ts';
import { createIssueCache } from '../place/issue-cache.ts';
import { getRecords, getSums } from './records.ts';
import {
  BET_FEATURES,
  drawTestIssue,
  FIVE_DIGITS,
  openTestIssue,
  placeOn,
  row,
  THREE_DIGITS,
} from '../testing.ts';

const server = withTestServer({ features: BET_FEATURES });

it('lists the bets of one player, newest first, filtered, with the sums of all pages', async () => {
  const player = await registerPlayer(server());
  const other = await registerPlayer(server());
  const issue = await openTestIssue(server());
  const three = await openTestIssue(server(), THREE_DIGITS);
  const { token } = player;
  await placeOn(server(), other.token, issue, [row('ssc.fixed', '3||||')]);
  await placeOn(server(), token, issue, [
    row('ssc.fixed', '3||||'),
    row('ssc.star5.direct', '1|2|3|4|5'),
  ]);
  await placeOn(server(), token, three, [row('d3.fixed', '1,2||')]);
  await drawTestIssue(server(), issue, '3,0,9,9,1');
  await server().runJobs('bet.settle');

  const list = (more: object = {}) =>
    getRecords(server().db, player.playerId, { PageSize: 2, ...more });
  const sums = (more: object = {}) => getSums(server().db, player.playerId, more);
  const all = await list();
  expect(all.Rows.map((bet) => bet.Play)).toHaveLength(2);
  expect(all.Rows[0]).toMatchObject({ Play: 'd3.fixed', State: 0, WinningNumber: null });
  expect(await sums()).toEqual({
    Total: 3,
    SumAmount: 8000n,
    SumSettled: 4000n,
    SumPrize: 19_560n,
    SumRefund: 0n,
    SumTurnover: 4000n,
  });
  const rest = await list({ After: all.Next });
  expect(rest).toMatchObject({ Rows: [{}], Next: null });
  const ids = [...all.Rows, ...rest.Rows].map(({ Id }) => Id);
  expect(new Set(ids).size).toBe(3);
  // One at a time is the same list: two of one cart were accepted in the same microsecond.
  const one = await list({ PageSize: 1 });
  const two = await list({ PageSize: 1, After: one.Next });
  expect([one.Rows[0]?.Id, two.Rows[0]?.Id]).toEqual(ids.slice(0, 2));
  expect(await sums({ GameId: THREE_DIGITS })).toMatchObject({ Total: 1, SumAmount: 4000n });
  expect(await sums({ SerialNumber: issue.serial, States: [3] })).toMatchObject({ Total: 1 });
  expect(await sums({ Plays: ['ssc.star5.direct', 'd3.fixed'] })).toMatchObject({ Total: 2 });
  expect(await sums({ Plays: ['no.such.play'] })).toMatchObject({ Total: 0, SumAmount: 0n });
  expect(await sums({ Modes: [1] })).toMatchObject({ Total: 0 });
  expect(await sums({ Refunded: true })).toMatchObject({ Total: 0 });
  const nowMs = await server().clock.now();
  expect(await sums({ From: nowMs + 1000 })).toMatchObject({ Total: 0 });
  expect(await sums({ From: nowMs - 60_000, To: nowMs + 1000 })).toMatchObject({ Total: 3 });
  const foreign = await server().call(betHttp.getBetSums, {}, other);
  expect(foreign.value.Total).toBe(1);
  const Id = all.Rows[0]?.Id ?? '';
  const stolen = await server().call(betHttp.getBetRecords, { Id, PageSize: 9 }, other);
  expect(stolen.value.Rows).toEqual([]);
});

it('says of one bet what the wallet had before and after, and who took it back', async () => {
  const player = await registerPlayer(server());
  const issue = await openTestIssue(server());
  const placed = await placeOn(server(), player.token, issue, [
    row('ssc.fixed', '3||||'),
    row('ssc.fixed', '4||||'),
  ]);
  const [first = '', second = ''] = placed.value.BetIds;
  await server().call(betHttp.cancel, { BetId: second }, player);
  const whole = async (Id: string) =>
    (await getRecords(server().db, player.playerId, { Id, PageSize: 1 })).Rows[0];
  const [kept, back] = [await whole(first), await whole(second)];
  expect(kept).not.toHaveProperty('CancelledBy');
  expect(back).toMatchObject({ State: 1, CancelledBy: 'player' });
  for (const bet of [kept, back]) expect(bet!.BalanceBefore! - bet!.BalanceAfter!).toBe(2000n);
  const before = [kept, back].map((bet) => bet?.BalanceBefore);
  expect(before).toContain(10_000_000n);
});

it('goes back a year and no further, and refuses a cursor that nobody gave', async () => {
  const { token, playerId } = await registerPlayer(server());
  const issue = await openTestIssue(server());
  await placeOn(server(), token, issue, [row('ssc.fixed', '3||||')]);
  const count = async () => (await getSums(server().db, playerId, { From: 0 })).Total;
  expect(await count()).toBe(1);
  for (const After of ['1', '1.x', "1.' OR true --", `${'9'.repeat(17)}.${randomUUID()}`]) {
    const input = { After, PageSize: 9 };
    const reply = await server().callRaw(betHttp.getBetRecords, input, { token });
    expect([reply.status, reply.params]).toMatchObject([400, { field: 'After' }]);
  }
  await server().clock.advance(380 * 86_400_000);
  expect(await count()).toBe(0);
});

it('cuts long selections in a list and gives the whole one by its id', async () => {
  const player = await registerPlayer(server());
  const issue = await openTestIssue(server());
  const lines = Array.from({ length: 500 }, (_, i) => String(i * 7).padStart(5, '0')).join(' ');
  const typed = row('ssc.star5.directText', lines, { Mode: 3 });
  const placed = await placeOn(server(), player.token, issue, [typed]);
  expect(placed.code).toBe('OK');
  const list = await getRecords(server().db, player.playerId, { PageSize: 10 });
  expect(list.Rows[0]).toMatchObject({ IsContentCut: true, Notes: 500 });
  expect(list.Rows[0]?.Content).toHaveLength(200);
  const [Id = ''] = placed.value.BetIds;
  const whole = await getRecords(server().db, player.playerId, { Id, PageSize: 1 });
  expect(whole.Rows[0]).toMatchObject({ IsContentCut: false, Content: lines });
  // The 500 lines are longer than what is grouped by content: judged bet by bet.
  await drawTestIssue(server(), issue, '0,0,0,1,4');
  await server().runJobs('bet.settle');
  const won = await getRecords(server().db, player.playerId, { Id, PageSize: 1 });
  expect(won.Rows[0]).toMatchObject({ State: 3, Prize: 195_600n });
});

it('answers by request id to the player alone', async () => {
  const player = await registerPlayer(server());
  const issue = await openTestIssue(server());
  const intent = randomUUID();
  const placed = await placeOn(server(), player.token, issue, [row('ssc.fixed', '3||||')], intent);
  const mine = await byIntent(server().db, player.playerId, intent);
  expect(mine).toEqual({ ok: true, value: { ...placed.value, Duplicate: true } });
  const theirs = await byIntent(server().db, player.playerId + 1n, intent);
  expect(theirs).toEqual({ ok: false, error: { code: 'NOT_FOUND' } });
});

it('finds an issue by game and serial as soon as there is one', async () => {
  const book = createIssueCache(server().db);
  expect(await book.find(FIVE_DIGITS, 1)).toBeUndefined();
  const issue = await openTestIssue(server());
  expect(await book.find(FIVE_DIGITS, issue.serial)).toMatchObject({ id: issue.id });
  expect(await book.find(FIVE_DIGITS, issue.serial)).toMatchObject({ id: issue.id });
});
