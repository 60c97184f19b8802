import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { cutAt, payoutOf } from '@fairlot/rules/odds/prize';
import { playsOf } from '@fairlot/rules/play/index';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { DEMO, payout, postAll, refundTie } from '#ledger';
import { claimIssue } from '../../lottery/claims/index.ts';
import { FIRST, LAST_ID } from './range.ts';
import { getRecords } from '../records/records.ts';
import { settle } from './settle.ts';
import { placeCarts } from '../place/store-place.ts';
import { readRecount } from './store-recount.ts';
import { settleRange } from './store-settle.ts';
import { BET_FEATURES, drawTestIssue, makePlayers, openTestIssue, smallCart } from '../testing.ts';
import type { Win } from './winners.ts';

/** The database counts each prize again (F12): `bet_prize` in SQL, and `bet_settle` that asks it. */
const server = withTestServer({ shared: true, features: BET_FEATURES });

const PLAYS = playsOf('ssc');
const byNote = PLAYS.find((play) => play.style === 'official' && !play.paysPerHit)!;
const byHit = PLAYS.find((play) => play.paysPerHit)!;

async function bySql(
  unit: bigint,
  odds: bigint[],
  hits: number[] | null,
  perHit: boolean,
  most: bigint | null = null,
) {
  const { rows } = await sql<{ prize: bigint }>`
    SELECT bet_prize(${unit}, ${odds}::bigint[], ${hits}::bigint[], ${perHit}, ${most}::bigint) AS prize`.execute(
    server().owner,
  );
  return rows[0]?.prize;
}

describe('bet_prize', () => {
  it('counts nothing where there are no hits, whatever a bet may be paid at most', async () => {
    for (const perHit of [false, true]) {
      expect(await bySql(2_000n, [19_560n], null, perHit, 5_000n)).toBeNull();
    }
  });

  const unit = fc.bigInt({ min: 1n, max: 200_000_000n });
  const high = fc.bigInt({ min: 2_000_000_000n, max: 90_000_000_000n });
  const low = fc.bigInt({ min: 10_001n, max: 2_000_000_000n });
  const odds = fc.oneof(low, high);
  const tier = fc.oneof(
    fc.record({ odds: low, hits: fc.nat(100_000) }),
    fc.record({ odds: high, hits: fc.nat(100) }),
  );
  const prizeOf = (
    play: typeof byNote,
    of: bigint,
    all: readonly { odds: bigint; hits: number }[],
  ) =>
    payoutOf(
      play,
      { tiers: all.map(({ hits }) => hits), refunds: 0 },
      all.map((one) => one.odds),
      mills(of),
    ).prize;

  it('counts what the rules count, tier by tier, rounded once a bet', async () => {
    const property = fc.asyncProperty(
      unit,
      fc.array(tier, { minLength: 1, maxLength: 4 }),
      async (of, all) => {
        const counted = await bySql(
          of,
          all.map((one) => one.odds),
          all.map(({ hits }) => hits),
          false,
        );
        expect(counted).toBe(prizeOf(byNote, of, all));
      },
    );
    await fc.assert(property, { numRuns: 100 });
  });

  it('cuts at what a bet may be paid at most, as the rules do', async () => {
    const most = fc.bigInt({ min: 1n, max: 400_000_000n });
    const property = fc.asyncProperty(unit, low, fc.nat(100), most, async (of, at, hits, cap) => {
      const prize = prizeOf(byNote, of, [{ odds: at, hits }]);
      const cut = cutAt({ prize, refund: mills(0) }, cap).prize;
      expect(await bySql(of, [at], [hits], false, cap)).toBe(cut);
      expect(await bySql(of, [at], [hits], true, cap)).toBe(
        cutAt({ prize: prizeOf(byHit, of, [{ odds: at, hits }]), refund: mills(0) }, cap).prize,
      );
    });
    await fc.assert(property, { numRuns: 100 });
  });

  it('counts what the rules count where a play pays for each hit', async () => {
    const property = fc.asyncProperty(unit, odds, fc.nat(5), async (of, at, hits) => {
      expect(await bySql(of, [at], [hits], true)).toBe(prizeOf(byHit, of, [{ odds: at, hits }]));
    });
    await fc.assert(property, { numRuns: 100 });
  });
});

describe('bet_settle', () => {
  const PRIZE = 19_560n;

  /** Settles an issue of two bets, of which one won, by what the caller says that it won. */
  async function settleAs(wrong: Partial<Win>) {
    const issue = await openTestIssue(server());
    const [playerId = 0n] = await makePlayers(server(), 1, mills(10_000));
    const cart = smallCart(playerId, issue, [3, 4]);
    await placeCarts(server().db, [cart]);
    await drawTestIssue(server(), issue, '3,0,9,9,1');
    const claim = await claimIssue(server().db, { steps: ['settle'], owner: 'test' });
    const right: Win = {
      playerId,
      id: cart.bets[0]?.id ?? '',
      hits: [1],
      refunds: 0,
      paysPerHit: false,
      prize: mills(PRIZE),
      refund: mills(0),
    };
    const range = { after: FIRST, to: { playerId, id: LAST_ID } };
    const wrongly = () =>
      transaction(server().db, (tx) => settleRange(tx, claim!, range, [{ ...right, ...wrong }]));
    const rightly = () => settle(server().platform, claim!, { currency: DEMO });
    const states = async () => {
      const { rows } = await sql<{ state: number; prize: bigint }>`
        SELECT state, prize FROM bet WHERE issue_id = ${issue.id} ORDER BY prize DESC`.execute(
        server().db,
      );
      return rows.map(({ state, prize }) => [state, prize]);
    };
    return { wrongly, rightly, states };
  }

  it.each<[string, Partial<Win>]>([
    ['a thousandth too much', { prize: mills(PRIZE + 1n) }],
    ['a thousandth too little', { prize: mills(PRIZE - 1n) }],
    ['the prize of more hits', { hits: [2] }],
    ['a refund of no tie', { refund: mills(2000) }],
    ['a tie without its refund', { refunds: 1 }],
  ])('refuses %s, and ends no bet by it', async (_, wrong) => {
    const { wrongly, rightly, states } = await settleAs(wrong);
    await expect(wrongly()).rejects.toThrow('0 of 1 wins agree with the recount');
    expect((await states()).map(([state]) => state)).toEqual([0, 0]);
    expect(await rightly()).toBe('settled');
    expect(await states()).toEqual([
      [3, PRIZE],
      [2, 0n],
    ]);
  });

  it('counts more notes and hits of a bet than 32 bits do', async () => {
    const notes = 3_176_716_400; // Seven of eighty numbers.
    const issue = await openTestIssue(server());
    const [playerId = 0n] = await makePlayers(server(), 1, mills(notes));
    const cart = smallCart(playerId, issue, [3]);
    const bets = cart.bets.map((bet) => {
      return { ...bet, notes, odds: [10_000n], unitStake: mills(1), stake: mills(notes) };
    });
    const [placed] = await placeCarts(server().db, [{ ...cart, bets }]);
    expect(placed?.verdict).toBe('OK');
    await drawTestIssue(server(), issue, '3,0,9,9,1');
    const claim = await claimIssue(server().db, { steps: ['settle'], owner: 'test' });
    const [id, playId] = [bets[0]?.id ?? '', bets[0]?.play.id ?? 0];
    const verdict = { hits: [3_000_000_000], refunds: 2_500_000_000 };
    const received = { prize: mills(3_000_000_000), refund: mills(2_500_000_000) };
    const win: Win = { playerId, id, ...verdict, paysPerHit: false, ...received };
    const range = { after: FIRST, to: { playerId, id: LAST_ID } };
    const about = { playerId, betId: id, issueId: BigInt(issue.id), currency: DEMO, run: 1 };
    const of = { ...about, gameId: issue.gameId, serialNumber: issue.serial };
    await transaction(server().db, async (tx) => {
      await settleRange(tx, claim!, range, [win]);
      const paid = payout({ ...of, amount: received.prize });
      await postAll(tx, [[paid, refundTie({ ...of, amount: received.refund })]]);
    });
    const listed = await getRecords(server().db, playerId, { PageSize: 1 });
    const told = { Notes: notes, Prize: received.prize, Refund: received.refund };
    expect(listed.Rows[0]).toMatchObject(told);
    const { rows } = await sql`SELECT hits FROM bet WHERE id = ${id}`.execute(server().db);
    expect(rows).toEqual([{ hits: [3_000_000_000n] }]);
    const winning = { short: new Map(), long: new Map([[id, { playId, content: '', verdict }]]) };
    const recounted = createHash('sha256').update(`${id}:3000000000:2500000000\n`).digest('hex');
    expect(await readRecount(server().db, issue.id, winning)).toMatchObject({ hash: recounted });
  });
});
