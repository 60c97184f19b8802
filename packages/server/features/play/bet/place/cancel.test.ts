import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { betHttp, CANCEL_CODES } from '@fairlot/wire/play/bet';
import { balanceOf, DEMO } from '#ledger';
import { withTestServer } from '#testing';
import { claimIssue } from '../../lottery/claims/index.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { CANCELS_A_DAY } from './cancel.ts';
import { settle } from '../settle/settle.ts';
import {
  BET_FEATURES,
  closeTestIssue,
  drawTestIssue,
  openTestIssue,
  placeOn,
  row,
  type TestIssue,
} from '../testing.ts';

const server = withTestServer({ features: BET_FEATURES });
const FIXED = row('ssc.fixed', '3||||');
const reached = new Set<string>();

const wallet = ({ playerId }: TestPlayer): Promise<bigint> =>
  balanceOf(server().db, playerId, 'DEM');

async function cancel({ token }: TestPlayer, BetId: string) {
  const reply = await server().call(betHttp.cancel, { BetId }, { token });
  reached.add(reply.code);
  return reply;
}

async function placeOne(player: TestPlayer, issue: TestIssue, bet = FIXED): Promise<string> {
  const placed = await placeOn(server(), player.token, issue, [bet]);
  return placed.value.BetIds[0] ?? '';
}

/** Bets of a day cannot be sent in a second: the rate limit is about something else. */
async function placeMany(player: TestPlayer, issue: TestIssue, count: number): Promise<string[]> {
  const placed = await placeOn(
    server(),
    player.token,
    issue,
    Array.from({ length: count }, () => FIXED),
  );
  return placed.value.BetIds;
}

describe('cancelling', () => {
  it('gives the stake back once, and answers a repeat as the first time', async () => {
    const player = await registerPlayer(server());
    const id = await placeOne(player, await openTestIssue(server()));
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => cancel(player, id)));
    for (const { value } of replies)
      expect(value).toEqual({ BetId: id, WalletAmount: 10_000_000n });
    const { token } = player;
    const found = await server().call(betHttp.getBetRecords, { Id: id, PageSize: 1 }, { token });
    expect(found.value.Rows[0]).toMatchObject({ State: 1 });
  });

  it('refuses after the close, after the settlement, for others and for double-sided plays', async () => {
    const player = await registerPlayer(server());
    const stranger = await registerPlayer(server());
    const issue = await openTestIssue(server());
    const id = await placeOne(player, issue);
    const credit = await placeOne(player, issue, row('ssc.c.ball1', 'big'));
    expect((await cancel(stranger, id)).code).toBe('NOT_FOUND');
    expect((await cancel(player, randomUUID())).code).toBe('NOT_FOUND');
    expect((await cancel(player, credit)).code).toBe('CANCEL_CREDIT');
    await closeTestIssue(server(), issue);
    expect((await cancel(player, id)).code).toBe('CANCEL_CLOSED');
    await sql`UPDATE issue_job SET step = 'close', lease_until = '-infinity'`.execute(
      server().owner,
    );
    await drawTestIssue(server(), issue, '1,2,3,4,5');
    await server().runJobs('bet.settle');
    expect((await cancel(player, id)).code).toBe('ALREADY_SETTLED');
    expect(await wallet(player)).toBe(10_000_000n - 3000n);
  });

  it('allows so many a day, also when they come at once, and anew on the next day', async () => {
    await server().clock.set(Date.UTC(2026, 10, 21, 15, 50));
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server(), undefined, 2 * 3_600_000);
    const ids = await placeMany(player, issue, CANCELS_A_DAY + 5);
    const replies = await Promise.all(ids.map((id) => cancel(player, id)));
    const codes = replies.map((reply) => reply.code);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(CANCELS_A_DAY);
    expect(codes.filter((code) => code === 'CANCEL_LIMIT')).toHaveLength(5);
    // Midnight of the site is 16:00 UTC.
    await server().clock.set(Date.UTC(2026, 10, 21, 16, 0));
    const left = ids[codes.indexOf('CANCEL_LIMIT')] ?? '';
    expect((await cancel(player, left)).code).toBe('OK');
    await server().clock.run();
  });

  it('and settling never both move the money of a bet', async () => {
    const player = await registerPlayer(server());
    for (let round = 0; round < 5; round += 1) {
      const issue = await openTestIssue(server());
      const ids = await placeMany(player, issue, 8);
      const draw = drawTestIssue(server(), issue, '3,2,3,4,5');
      const cancels = ids.map((id) => cancel(player, id));
      await Promise.all([...cancels, draw]);
      const claim = await claimIssue(server().db, { steps: ['settle'], owner: 'test' });
      expect(await settle(server().platform, claim!, { currency: DEMO })).toBe('settled');
    }
  });

  it('has reached every refusal of the contract', () => {
    expect(Object.keys(CANCEL_CODES).filter((code) => !reached.has(code))).toEqual([]);
  });
});
