import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { invariant } from '@fairlot/rules/core/invariant';
import type { CartRow } from '@fairlot/wire/play/bet';
import { DEMO } from '#ledger';
import { withTestServer } from '#testing';
import { cancel } from '../../play/bet/place/cancel.ts';
import { getRecords } from '../../play/bet/records/records.ts';
import { refund } from '../../play/bet/settle/refund.ts';
import {
  BET_FEATURES,
  cancelling,
  cancelTestIssue,
  FIVE_DIGITS,
  openTestIssue,
  row,
} from '../../play/bet/testing.ts';
import { openFedIssue } from '../../play/bet/testing/fed.ts';
import {
  correctFed,
  CQSSC,
  placeRows,
  settleFed,
  tryRows,
} from '../../play/bet/testing/settled.ts';
import { claimIssue } from '../../play/lottery/claims/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { openOperator } from '../../staff/operator/testing/accounts.ts';
import { settle as change } from '../withdraw/testing/ready.ts';
import { transaction } from '#platform/db';
import { correctBonus } from './correct.ts';
import { endTaken } from './end.ts';
import { forfeitOwn } from './forfeit-bonus.ts';
import { getBonusWallet } from './get-player-bonus.ts';
import { bonus } from './index.ts';
import { releaseOwn } from './release-bonus.ts';
import { lockGrant } from './store.ts';
import {
  betAlone,
  bothOf,
  fixed,
  flowOf,
  giveBonus,
  isWaiting,
  LOST,
  newestGrant,
  playerWithBonus,
  WON,
} from './testing/with-bonus.ts';

/** Bets that take of a bonus, and what they bring; the audit judges too. */
const server = withTestServer({
  features: [...BET_FEATURES.slice(0, 2), operator, ...BET_FEATURES.slice(2), bonus],
  startAt: Date.parse('2027-03-05T04:00:30Z'),
  games: [FIVE_DIGITS, CQSSC],
});
let two: readonly [number, number] = [0, 0];
beforeAll(async () => {
  const [li, wu] = [await openOperator(server(), 'li'), await openOperator(server(), 'wu')];
  two = [li.operatorId, wu.operatorId];
});
beforeEach(() => server().clock.set(Date.parse('2027-03-05T04:00:30Z')));

const PRIZE = 19_560n;
const has = (playerId: bigint) => bothOf(server(), playerId);
const player = (cash: bigint, amount: bigint, times?: number) =>
  playerWithBonus(server(), { cash, bonus: amount }, times === undefined ? {} : { times });
const flow = async (playerId: bigint) => (await flowOf(server(), playerId)).slice(1);
const grantOf = (playerId: bigint) => newestGrant(server(), playerId);
const bet = (playerId: bigint, rows: readonly CartRow[], number: string) =>
  betAlone(server(), playerId, rows, number);

describe('a bet', () => {
  it('takes cash first and the rest of the bonus, bet by bet, and its prize goes back in that proportion', async () => {
    const me = await player(5_000n, 100_000n);
    const issue = await openFedIssue(server(), CQSSC);
    await placeRows(server(), me, issue, [fixed('9||||', 1), fixed('4||||', 3)]);
    expect(await has(me)).toEqual([0n, 97_000n]);
    expect(await flow(me)).toEqual([
      [1302, 3_000n],
      [301, -2_000n],
      [301, -6_000n],
    ]);
    const found = await getRecords(server().db, me, { PageSize: 10 });
    // Both are of one instant, and their ids say nothing of which came first.
    expect(new Map(found.Rows.map(({ Amount, Bonus }) => [Amount, Bonus]))).toEqual(
      new Map([
        [6_000n, 3_000n],
        [2_000n, undefined],
      ]),
    );
    await settleFed(server(), issue, WON, 3);
    expect(await has(me)).toEqual([(3n * PRIZE) / 2n, 97_000n + (3n * PRIZE) / 2n]);
    expect((await flow(me)).slice(3)).toEqual([
      [401, 3n * PRIZE],
      [1303, (-3n * PRIZE) / 2n],
    ]);
  });

  it('gives the odd thousandth to the cash: the bonus has less than one too little', async () => {
    const me = await player(1n, 10_000n);
    await bet(me, [fixed('4||||', 1)], WON);
    // 1.999 of 2.000: 19,550.22 thousandths.
    expect(await has(me)).toEqual([10n, 8_001n + 19_550n]);
  });

  it('that is taken back, tied, or of a cancelled issue, gives each its own again', async () => {
    const me = await player(5_000n, 100_000n);
    const issue = await openFedIssue(server(), CQSSC);
    const [id] = await placeRows(server(), me, issue, [fixed('4||||', 4)]);
    const back = await cancel(cancelling(server().db), me, id ?? '');
    expect(back).toMatchObject({ ok: true, value: { WalletAmount: 5_000n } });
    expect(await has(me)).toEqual([5_000n, 100_000n]);
    await placeRows(server(), me, issue, [row('ssc.dt01.two', '龙', { Multiple: 10 })]);
    expect(await has(me)).toEqual([0n, 85_000n]);
    await settleFed(server(), issue, '3,3,9,9,1', 3);
    expect(await has(me)).toEqual([5_000n, 100_000n]);
    const called = await openTestIssue(server(), FIVE_DIGITS);
    await placeRows(server(), me, called, [fixed('4||||', 2), fixed('5||||', 2)]);
    expect(await has(me)).toEqual([0n, 97_000n]);
    await cancelTestIssue(server(), called);
    const claim = await claimIssue(server().db, { steps: ['refund'], owner: 'test' });
    invariant(claim, 'it is due');
    expect(await refund(server().platform, claim, { currency: DEMO, chunk: 1 })).toBe('settled');
    expect(await has(me)).toEqual([5_000n, 100_000n]);
  });

  it('takes none of it where its terms say so, and says by how much cash it is short then', async () => {
    const me = await player(5_000n, 500_000n);
    const issue = await openFedIssue(server(), CQSSC);
    const tried = (rows: readonly CartRow[]) => tryRows(server(), me, issue, rows);
    expect(await tried([fixed('4||||', 51)])).toMatchObject({
      verdict: 'NOT_ENOUGH',
      detail: 97_000n,
    });
    expect(await tried([fixed('4||||', 2), fixed('5||||', 51)])).toMatchObject({
      verdict: 'NOT_ENOUGH',
      detail: 101_000n,
    });
    expect(await tried([fixed('4||||', 50)])).toMatchObject({ verdict: 'OK' });
    expect(await has(me)).toEqual([0n, 405_000n]);
    const rows = Array.from({ length: 5 }, () => fixed('4||||', 50));
    expect(await tried(rows)).toMatchObject({ verdict: 'NOT_ENOUGH', detail: 95_000n });
    expect(await has(me)).toEqual([0n, 405_000n]);
    await change(server(), { bonusGames: [String(CQSSC)] });
    const other = await player(1_000n, 100_000n);
    await change(server(), { bonusGames: [] });
    const none = await tryRows(server(), other, issue, [fixed('4||||', 1)]);
    expect(none).toMatchObject({ verdict: 'NOT_ENOUGH', detail: 1_000n });
    const paid = await openTestIssue(server(), FIVE_DIGITS);
    await placeRows(server(), other, paid, [fixed('4||||', 1)]);
    expect(await has(other)).toEqual([0n, 99_000n]);
  });

  it('takes none that is over, and it ends when what it was bet on is drawn', async () => {
    const me = await player(0n, 10_000n);
    const { id } = await grantOf(me);
    const issue = await openFedIssue(server(), CQSSC);
    await placeRows(server(), me, issue, [fixed('4||||', 1)]);
    const key = { playerId: me, id };
    expect(await forfeitOwn(server().db, key)).toMatchObject({
      error: { code: 'BONUS_OPEN_BETS' },
    });
    await sql`ALTER TABLE bonus_grant DISABLE TRIGGER goes_forward`.execute(server().owner);
    await sql`UPDATE bonus_grant SET expires_at = app_now() WHERE player_id = ${me}`.execute(
      server().owner,
    );
    await sql`ALTER TABLE bonus_grant ENABLE TRIGGER goes_forward`.execute(server().owner);
    await server().runJobs('bonus.expire');
    expect((await grantOf(me)).state).toBe(1);
    expect(await tryRows(server(), me, issue, [fixed('4||||', 1)])).toMatchObject({
      verdict: 'NOT_ENOUGH',
      detail: 2_000n,
    });
    await settleFed(server(), issue, WON);
    expect(await has(me)).toEqual([0n, 8_000n + PRIZE]);
    await server().runJobs('bonus.expire');
    expect(await grantOf(me)).toMatchObject({ state: 3, taken: 8_000n + PRIZE });
    expect(await has(me)).toEqual([0n, 0n]);
  });

  it('of many at once takes no more than there is, and no bonus ends below it', async () => {
    const me = await player(3_000n, 20_000n);
    const { id } = await grantOf(me);
    const issue = await openFedIssue(server(), CQSSC);
    const all = await Promise.all([
      ...Array.from({ length: 12 }, () => tryRows(server(), me, issue, [fixed('9||||', 2)])),
      forfeitOwn(server().db, { playerId: me, id }),
    ]);
    const verdicts = all.flatMap((each) => ('verdict' in each ? [each.verdict] : []));
    const taken = verdicts.filter((verdict) => verdict === 'OK').length;
    const [cash, left] = await has(me);
    const { taken: gone } = await grantOf(me);
    expect(cash + left + (gone ?? 0n)).toBe(23_000n - 4_000n * BigInt(taken));
    // With a bet that is open it was not given up; without one there was nothing left to bet with.
    expect(gone === null ? left + cash < 4_000n || verdicts.includes('BUSY') : taken === 0).toBe(
      true,
    );
    const { rows } = await sql`
      SELECT FROM bonus_stake s JOIN bet b ON b.player_id = s.player_id AND b.id = s.bet_id
      JOIN bonus_grant g ON g.player_id = s.player_id AND g.id = s.grant_id
      WHERE s.player_id = ${me} AND b.state = 0 AND g.state <> 1`.execute(server().owner);
    expect(rows).toEqual([]);
  });

  it('waits for a bonus that ends, and takes none of it then', async () => {
    const issue = await openFedIssue(server(), CQSSC);
    const ending = async (meets: boolean) => {
      const me = await player(0n, 20_000n);
      const key = { playerId: me, id: (await grantOf(me)).id };
      let bet: ReturnType<typeof tryRows> | undefined;
      const ended = transaction(server().db, async (tx) => {
        const grant = await lockGrant(tx, key);
        invariant(grant, 'it is there');
        let isDone = false;
        bet = tryRows(server(), me, issue, [fixed('9||||', 2)]).finally(() => (isDone = true));
        await vi.waitUntil(
          async () => isDone || (!meets && (await isWaiting(server(), 'bet_place'))),
        );
        return endTaken(tx, key, grant, 'forfeited');
      });
      const [end] = await Promise.allSettled([ended]);
      return { end: end.status, verdict: (await bet)?.verdict, has: await has(me) };
    };
    const held = await ending(false);
    expect(held).toMatchObject({ end: 'fulfilled', has: [0n, 0n] });
    expect(held.verdict).not.toBe('OK');
    // The control: one that ends without a lock on the accounts ends with money that a bet has by now.
    const { owner } = server();
    const { rows } = await sql<{ def: string }>`
      SELECT pg_get_functiondef('bonus_lock'::regproc) AS def`.execute(owner);
    const whole = rows[0]?.def ?? '';
    const bare = whole.replace(/PERFORM FROM ledger_account[^;]*;/, '');
    expect(bare).not.toBe(whole);
    await sql.raw(bare).execute(owner);
    const met = await ending(true).finally(() => sql.raw(whole).execute(owner));
    expect(met).toEqual({ end: 'rejected', verdict: 'OK', has: [0n, 16_000n] });
  });

  it('keeps a bonus from its end while another of its issue is open, and its player reads that', async () => {
    const me = await player(2_000n, 8_000n, 0);
    const key = { playerId: me, id: (await grantOf(me)).id };
    const issue = await openFedIssue(server(), CQSSC);
    await placeRows(server(), me, issue, [fixed('9||||', 1)]);
    const [id = ''] = await placeRows(server(), me, issue, [fixed('9||||', 1)]);
    expect(await cancel(cancelling(server().db), me, id)).toMatchObject({ ok: true });
    // What he turned over with it is counted with the last of his bets: that in cash.
    expect(await forfeitOwn(server().db, key)).toMatchObject({
      error: { code: 'BONUS_OPEN_BETS' },
    });
    await server().runJobs('bonus.release');
    const wallet = () => getBonusWallet(server().db, me);
    expect(await wallet()).toMatchObject({ Amount: 8_000n, Releasable: 0n, HasOpenBets: true });
    await settleFed(server(), issue, LOST);
    expect(await wallet()).toMatchObject({ Releasable: 8_000n, HasOpenBets: false });
    expect(await releaseOwn(server().db, key)).toMatchObject({ ok: true });
  });
});

describe('a correction', () => {
  it('takes the part of a prize out of the bonus, and gives it back there', async () => {
    const me = await player(1_000n, 9_000n);
    const issue = await bet(me, [fixed('4||||', 1)], WON);
    expect(await has(me)).toEqual([PRIZE / 2n, 8_000n + PRIZE / 2n]);
    await correctFed(server(), issue, LOST, two);
    expect(await has(me)).toEqual([0n, 8_000n]);
    await correctFed(server(), issue, WON, two);
    expect(await has(me)).toEqual([PRIZE / 2n, 8_000n + PRIZE / 2n]);
  });

  it('of bets in cash alone moves nothing more', async () => {
    const me = await player(9_000n, 9_000n);
    const issue = await openFedIssue(server(), CQSSC);
    const [id = ''] = await placeRows(server(), me, issue, [fixed('4||||', 1)]);
    await settleFed(server(), issue, WON);
    const was = { playerId: me, id, prize: mills(PRIZE), refund: mills(0n) };
    const about = { id: issue.id, gameId: CQSSC, serialNumber: issue.serial, run: 2 };
    const found = await transaction(server().db, (tx) => correctBonus(tx, about, DEMO, [was], []));
    expect([found.shares.size, found.before.size]).toEqual([0, 0]);
    expect(await has(me)).toEqual([7_000n + PRIZE, 9_000n]);
  });

  it('takes no cash for what was bonus and is lost: the house makes it good', async () => {
    const me = await player(0n, 2_000n);
    const issue = await bet(me, [fixed('4||||', 1)], WON);
    await bet(me, [fixed('9||||', 9)], LOST);
    expect(await has(me)).toEqual([0n, PRIZE - 18_000n]);
    await correctFed(server(), issue, LOST, two);
    expect(await has(me)).toEqual([0n, 0n]);
    expect((await flow(me)).slice(-2)).toEqual([
      [1309, PRIZE],
      [402, -PRIZE],
    ]);
  });

  it('takes back as cash what was released, and nothing of what went back to the house', async () => {
    const [released, given] = [await player(0n, 2_000n, 0), await player(0n, 2_000n)];
    const issue = await openFedIssue(server(), CQSSC);
    for (const each of [released, given])
      await placeRows(server(), each, issue, [fixed('4||||', 1)]);
    await settleFed(server(), issue, WON);
    const keyOf = async (playerId: bigint) => ({ playerId, id: (await grantOf(playerId)).id });
    expect(await releaseOwn(server().db, await keyOf(released))).toMatchObject({ ok: true });
    expect(await forfeitOwn(server().db, await keyOf(given))).toMatchObject({ ok: true });
    expect(await has(released)).toEqual([PRIZE, 0n]);
    // The next bonus of him is not what the one before it owes.
    await giveBonus(server(), given, mills(7_000n));
    await correctFed(server(), issue, LOST, two);
    expect(await has(released)).toEqual([0n, 0n]);
    expect(await has(given)).toEqual([0n, 7_000n]);
    await correctFed(server(), issue, WON, two);
    expect(await has(released)).toEqual([PRIZE, 0n]);
  });
});

describe('turnover', () => {
  const doneOf = async (playerId: bigint) => {
    const { rows } = await sql<{ kind: number; done: bigint; state: number }>`
      SELECT kind, done, state FROM requirement WHERE player_id = ${playerId} ORDER BY id`.execute(
      server().owner,
    );
    return rows.map(({ kind, done, state }) => [kind, done, state]);
  };
  const line = (playerId: bigint, amount: bigint) =>
    sql`SELECT requirement_open(${playerId}, 106::smallint, 'test', ${amount}, 100)`.execute(
      server().owner,
    );

  it('of a bonus counts for its own line alone, of cash for all in their order', async () => {
    const me = await player(20_000n, 0n);
    await line(me, 5_000n);
    await giveBonus(server(), me, mills(50_000n));
    const issue = await bet(me, [fixed('9||||', 10), fixed('8||||', 5)], WON);
    // 20.000 of cash: 5.000 and 15.000; 10.000 of the bonus.
    expect(await doneOf(me)).toEqual([
      [106, 5_000n, 1],
      [1301, 25_000n, 0],
    ]);
    await bet(me, [fixed('9||||', 5)], WON);
    expect(await doneOf(me)).toEqual([
      [106, 5_000n, 1],
      [1301, 35_000n, 0],
    ]);
    // Won or lost it is turned over: a correction counts the same again.
    await correctFed(server(), issue, '9,3,9,9,1', two);
    expect((await doneOf(me))[1]).toEqual([1301, 35_000n, 0]);
  });

  it('of a bonus fills no line of another source, and what covers too much fills none', async () => {
    const me = await player(0n, 0n);
    await line(me, 500_000n);
    await giveBonus(server(), me, mills(50_000n));
    await bet(me, [fixed('9||||', 5), fixed('0,1,2,3,4,5,6||||', 1)], LOST);
    expect(await doneOf(me)).toEqual([
      [106, 0n, 0],
      [1301, 10_000n, 0],
    ]);
  });

  it('of amounts that multiplied are more than a bigint holds is counted', async () => {
    await change(server(), { bonusMostStake: 0 });
    const me = await player(0n, 12_000_000_000n);
    await change(server(), { bonusMostStake: 100 });
    const issue = await openFedIssue(server(), CQSSC);
    const all = '0,1,2,3,4,5,6,7,8,9';
    const high = row('ssc.front3.direct', `0,1,2,3|${all}|${all}`, { Multiple: 9_999 });
    const taken = await tryRows(server(), me, issue, [high], { maxStake: '10000000000' });
    expect(taken.verdict).toBe('OK');
    await settleFed(server(), issue, LOST);
    expect(await doneOf(me)).toEqual([[1301, 7_999_200_000n, 0]]);
  });

  it('that is done makes the bonus cash by itself, once', async () => {
    const me = await player(0n, 20_000n, 100);
    await bet(me, [fixed('4||||', 10)], WON);
    expect(await has(me)).toEqual([0n, 10n * PRIZE]);
    await Promise.all([server().runJobs('bonus.release'), server().runJobs('bonus.release')]);
    expect(await has(me)).toEqual([10n * PRIZE, 0n]);
    expect(await grantOf(me)).toMatchObject({ state: 2, released: 10n * PRIZE, done: 20_000n });
  });
});
