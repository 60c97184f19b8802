import { expect, it } from 'vitest';
import { selectionHash } from '@fairlot/draw/ticket';
import { betHttp } from '@fairlot/wire/play/bet';
import { fairHttp } from '@fairlot/wire/play/fair';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { balanceOf } from '#ledger';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../auth/login/testing.ts';
import { BET_FEATURES, FIVE_DIGITS, openTestIssue, placeOn, row } from './testing.ts';
import { padsOf } from '../fair/commitment/leaf.ts';
import type { TicketBlock } from '../fair/commitment/index.ts';
import { tickets } from './settle/tickets.ts';

const DAY_MS = 86_400_000;
const server = withTestServer({ features: BET_FEATURES });

/** From sale to prize by the jobs alone, the way an issue really goes. */
it('an issue opens, takes bets, closes, is drawn and pays, and its manifests say the same', async () => {
  // Issues from before the first start are not made: this is the morning after.
  const today = Math.floor((await server().clock.now()) / DAY_MS) * DAY_MS;
  await server().clock.set(today + DAY_MS + 5_000);
  await server().runJobs();
  await server().clock.advance(60_000);
  await server().runJobs();
  const player = await registerPlayer(server());
  const ask = { GameIdList: [FIVE_DIGITS], Countdown: true, OldIssues: true };
  const info = await server().call(lotteryHttp.getLotteryInfo, ask);
  const current = info.value[FIVE_DIGITS]?.CurrentIssue;
  const serial = current?.SerialNumber ?? 0;
  const issue = { id: 0, gameId: FIVE_DIGITS, serial };
  // All ten digits at one place: one of them wins.
  const placed = await placeOn(server(), player.token, issue, [
    row('ssc.fixed', '0,1,2,3,4,5,6,7,8,9||||'),
  ]);
  expect(placed.code).toBe('OK');
  await server().clock.set((current?.CloseTimeStamp ?? 0) + 100);
  await server().runJobs();
  await server().clock.set((current?.DrawTimeStamp ?? 0) + 1000);
  await server().runJobs();

  const { token } = player;
  const records = await server().call(betHttp.getBetRecords, { PageSize: 1 }, { token });
  expect(records.value.Rows[0]).toMatchObject({ State: 3, Prize: 19_560n, SerialNumber: serial });
  expect(await balanceOf(server().db, player.playerId, 'DEM')).toBe(
    10_000_000n - 20_000n + 19_560n,
  );
  const manifests = await server().call(fairHttp.getManifests, {
    GameId: FIVE_DIGITS,
    SerialNumber: serial,
  });
  const bodies = manifests.value.Manifests.map(({ Kind, Body }): [string, unknown] => [
    Kind,
    JSON.parse(Body),
  ]);
  expect(Object.fromEntries(bodies)).toMatchObject({
    close: { betCount: 1, stakeSum: '20000' },
    settlement: { winners: 1, payoutSum: '19560' },
  });
});

it('tickets are the bets in force, with what each holds', async () => {
  const player = await registerPlayer(server());
  const issue = await openTestIssue(server());
  const placed = await placeOn(server(), player.token, issue, [
    row('ssc.fixed', '3||||'),
    row('ssc.fixed', '4||||'),
  ]);
  const [BetId = '', left = ''] = placed.value.BetIds;
  await server().call(betHttp.cancel, { BetId }, { token: player.token });
  const pads = padsOf(new Uint8Array(32));
  const about = { id: issue.id, version: 2, rulesHash: 'ab'.repeat(32), pads } as const;
  const { tickets: own, hasMore } = await tickets.own(
    server().db,
    about,
    player.playerId,
    undefined,
  );
  expect([own.length, hasMore]).toEqual([1, false]);
  expect(own[0]).toMatchObject({
    selection: 'ssc.fixed 4||||',
    leaf: {
      bet: left,
      v: 2,
      selectionHash: selectionHash('ssc.fixed 4||||'),
      odds: ['9.78'],
      stake: '2000',
      acceptedAt: placed.value.AcceptedTimeStamp,
    },
  });
  const blocks: TicketBlock[] = [];
  await tickets.each(server().db, about, async (some) => void blocks.push(...some));
  expect(blocks).toMatchObject([{ n: 0, firstBet: left, stake: 2000n }]);
  expect(blocks[0]?.hashes).toHaveLength(32);
  const none = await tickets.own(server().db, about, player.playerId, left);
  expect(none).toEqual({ tickets: [], hasMore: false });
});
