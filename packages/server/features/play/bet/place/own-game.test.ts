import { expect, test } from 'vitest';
import { verifyDraw } from '@fairlot/draw/verify';
import { invariant } from '@fairlot/rules/core/invariant';
import { betHttp, betHub } from '@fairlot/wire/play/bet';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { sql } from 'kysely';
import { withTestServer } from '#testing';
import { bundleOf } from '../../fair/testing/world.ts';
import { addGame, changeState } from '../../lottery/catalogue/index.ts';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { BET_FEATURES, placeOn, row } from '../testing.ts';

/** A game that operators added, from its first day to a prize, under a number that is no category's. */
const START = Date.parse('2027-03-05T04:00:02Z');
const server = withTestServer({ features: BET_FEATURES, startAt: START });

const bet = (token: string, gameId: number, serial: number) =>
  placeOn(server(), token, { id: 0, gameId, serial }, [
    row('ssc.fixed', '0,1,2,3,4,5,6,7,8,9||||'),
    row('ssc.c.total', 'big'),
  ]);

test('it is sold, drawn, checked and paid like the others, beside the game of its category', async () => {
  const { db } = server();
  const name = { zh: '夜场时时彩', en: 'Night Five' };
  const added = await addGame(db, 'command', { categoryId: 4, name, reason: 'a test' });
  invariant(added.ok, 'it is added');
  const { gameId } = added.value;
  const player = await registerPlayer(server());
  await server().runJobs();
  const infoOf = async () => {
    const ask = { GameIdList: [4, gameId], Countdown: true, State: true };
    return (await server().call(lotteryHttp.getLotteryInfo, ask)).value;
  };
  const serial = (await infoOf())[gameId]?.CurrentIssue?.SerialNumber ?? 0;
  expect((await bet(player.token, gameId, serial)).code).toBe('GAME_OFFLINE');
  const sold = await changeState(db, 'command', { gameId, sale: 'on', reason: 'a test' });
  expect(sold.ok).toBe(true);
  await server().clock.advance(2_000);
  await server().runJobs();

  const infos = await infoOf();
  const [own, first] = [infos[gameId], infos[4]];
  expect([own?.CategoryId, first?.CategoryId]).toEqual([4, 4]);
  const issue = own?.CurrentIssue;
  invariant(issue, 'an issue is on sale');
  expect(issue.SerialNumber).toBe(first?.CurrentIssue?.SerialNumber);
  expect((await bet(player.token, gameId, issue.SerialNumber)).code).toBe('OK');
  await server().clock.set(issue.CloseTimeStamp + 100);
  await server().runJobs();
  await server().clock.set(issue.DrawTimeStamp + 1_000);
  await server().runJobs();

  const { token } = player;
  const records = await server().call(
    betHttp.getBetRecords,
    { GameId: gameId, PageSize: 10 },
    { token },
  );
  const won = records.value.Rows.find(({ Play }) => Play === 'ssc.fixed');
  expect(won).toMatchObject({ State: 3, Prize: 19_560n, GameId: gameId });
  const award = betHub.betAwardNotify.target;
  const { rows } = await sql<{ payload: { LotteryName: string; GameId: number } }>`
    SELECT payload FROM event WHERE name = ${award}`.execute(db);
  expect(rows.map(({ payload }) => payload)).toMatchObject([
    { LotteryName: '夜场时时彩', GameId: gameId },
  ]);
  const verdicts = await Promise.all(
    [gameId, 4].map(async (id) => verifyDraw(await bundleOf(server(), id, issue.SerialNumber))),
  );
  expect(verdicts.map(({ ok }) => ok)).toEqual([true, true]);
  const numbers = (await infoOf())[gameId];
  expect(numbers?.CategoryId).toBe(4);
});

test('it starts with the largest prize that its category starts with', async () => {
  const name = { zh: '夜场快乐8', en: 'Night Keno' };
  const added = await addGame(server().db, 'command', { categoryId: 56, name, reason: 'a test' });
  invariant(added.ok, 'it is added');
  const limitOf = async (gameId: number) =>
    (await server().call(betHttp.getOdds, { GameId: gameId })).value.PrizeLimit;
  expect(await limitOf(added.value.gameId)).toBe(await limitOf(56));
});
