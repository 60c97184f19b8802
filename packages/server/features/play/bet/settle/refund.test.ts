import { describe, expect, it } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { balanceOf, DEMO } from '#ledger';
import { withTestServer } from '#testing';
import { claimIssue } from '../../lottery/claims/index.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { refund } from './refund.ts';
import { BET_FEATURES, cancelTestIssue, openTestIssue, placeOn, row } from '../testing.ts';

const server = withTestServer({ features: BET_FEATURES });
const JOB = 'bet.settle';

const wallet = ({ playerId }: TestPlayer): Promise<bigint> =>
  balanceOf(server().db, playerId, 'DEM');

describe('a cancelled issue', () => {
  it('gives every stake of a cancelled issue back once', async () => {
    const players = await Promise.all([1, 2, 3].map(() => registerPlayer(server())));
    const issue = await openTestIssue(server());
    for (const { token } of players) {
      await placeOn(server(), token, issue, [row('ssc.fixed', '3||||'), row('ssc.c.ball1', 'big')]);
    }
    await cancelTestIssue(server(), issue);
    await server().runJobs(JOB);
    for (const player of players) {
      const { token } = player;
      expect(await wallet(player)).toBe(10_000_000n);
      const records = await server().call(
        betHttp.getBetRecords,
        { PageSize: 10, States: [1] },
        { token },
      );
      expect(records.value.Rows).toHaveLength(2);
    }
    const claim = await claimIssue(server().db, { steps: ['refund'], owner: 'late' });
    expect(claim).toBeUndefined();
  });

  it('is refunded by whoever holds the claim now, and by nobody else', async () => {
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server());
    await placeOn(server(), player.token, issue, [row('ssc.fixed', '3||||')]);
    await cancelTestIssue(server(), issue);
    const old = await claimIssue(server().db, { steps: ['refund'], owner: 'old' });
    await server().clock.advance(11_000);
    const heir = await claimIssue(server().db, { steps: ['refund'], owner: 'heir' });
    expect(await refund(server().platform, old!, { currency: DEMO })).toBe('fenced');
    expect(await wallet(player)).toBe(9_998_000n);
    expect(await refund(server().platform, heir!, { currency: DEMO })).toBe('settled');
    expect(await refund(server().platform, heir!, { currency: DEMO })).toBe('fenced');
    expect(await wallet(player)).toBe(10_000_000n);
  });
});
