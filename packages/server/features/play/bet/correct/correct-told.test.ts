import { afterEach, beforeAll, expect, it } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { mills } from '@fairlot/rules/core/money';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import { DEMO } from '#ledger';
import { withTestServer } from '#testing';
import { type Claim, claimIssue } from '../../lottery/claims/index.ts';
import { continueIssue, holdIssue } from '../../lottery/intervention/index.ts';
import { operator } from '../../../staff/operator/index.ts';
import { openOperator } from '../../../staff/operator/testing/accounts.ts';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { correct } from './correct.ts';
import { placeCarts } from '../place/store-place.ts';
import { BET_FEATURES, makePlayers } from '../testing.ts';
import {
  closeFedIssue,
  correctFedIssue,
  drawFedIssue,
  FC3D,
  fedCart,
  openFedIssue,
} from '../testing/fed.ts';

/** Charts that are open hear of a correction when it has ended, by the hub that players use. */
const server = withTestServer({
  features: [...BET_FEATURES.slice(0, 2), operator, ...BET_FEATURES.slice(2)],
  startAt: Date.parse('2027-03-05T04:00:30Z'),
  games: [4, FC3D],
});
const SETTLE = 'bet.settle';

let two: readonly [number, number] = [0, 0];
beforeAll(async () => {
  const [li, wu] = [await openOperator(server(), 'li'), await openOperator(server(), 'wu')];
  two = [li.operatorId, wu.operatorId];
});
const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
});

/** Numbers of the statistics that a player hears who follows games. */
async function following(gameIds: readonly number[]) {
  const { token } = await registerPlayer(server());
  const url = `${server().url}/Hub`;
  const connection = await connect({ url, transport: 'WebSockets', token: () => token });
  const heard: (readonly [number, string])[] = [];
  connection.on(lotteryHub.updateStatistic.target, (push: Heard) => {
    heard.push([push.GameId, push.WinningNumber]);
  });
  await connection.start();
  open.push(connection);
  expect(await connection.invoke(lotteryHub.joinDrawTrend.target, gameIds)).toBe(true);
  return heard;
}
type Heard = { readonly GameId: number; readonly WinningNumber: string };

it('a correction is told when it has ended, once, held in the middle too, and to no other game', async () => {
  const { db, platform } = server();
  const heard = await following([FC3D]);
  const strangers = await following([4]);
  const issue = await openFedIssue(server());
  const players = await makePlayers(server(), 2, mills(1_000_000));
  await placeCarts(
    db,
    players.map((playerId) => fedCart(playerId, issue, [1, 2, 3])),
  );
  await closeFedIssue(server(), issue);
  await drawFedIssue(server(), issue, '3,0,9');
  await expect.poll(() => heard).toEqual([[FC3D, '3,0,9']]);
  await server().runJobs(SETTLE);

  await correctFedIssue(server(), issue, '1,2,5', two);
  const lost = (await claimIssue(db, { steps: ['correct'], owner: 'lost' })) as Claim;
  const name = { gameId: issue.gameId, serialNumber: issue.serial };
  await holdIssue(db, 'command', name, 'somebody looks');
  expect(await correct(platform, lost, { currency: DEMO })).toBe('fenced');
  // Neither the end of the settlement is told, nor what is under way.
  const later = await following([FC3D]);
  expect(heard).toHaveLength(1);
  await continueIssue(db, 'command', name, 'nothing is wrong');
  await server().runJobs(SETTLE);
  await expect
    .poll(() => heard)
    .toEqual([
      [FC3D, '3,0,9'],
      [FC3D, '1,2,5'],
    ]);
  await expect.poll(() => later).toEqual([[FC3D, '1,2,5']]);

  expect(await correct(platform, lost, { currency: DEMO })).toBe('fenced');
  await server().runJobs(SETTLE);
  await correctFedIssue(server(), issue, '3,0,9', two);
  await server().runJobs(SETTLE);
  await expect
    .poll(() => heard)
    .toEqual([
      [FC3D, '3,0,9'],
      [FC3D, '1,2,5'],
      [FC3D, '3,0,9'],
    ]);
  expect(strangers).toEqual([]);
});
