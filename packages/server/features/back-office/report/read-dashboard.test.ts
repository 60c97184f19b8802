import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { reportConsole } from '@fairlot/wire/back-office/report';
import { DEMO, fund, post } from '#ledger';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { depositQueues } from '../../money/deposit/desk-figures.ts';
import { lotteryQueues } from '../../play/lottery/alarms/desk-queues.ts';
import { proposalQueue } from '../../staff/operator/proposals/desk-queues.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { countMoney } from './index.ts';

/** Half past noon at the site. */
const server = withTestServer({ startAt: Date.parse('2027-03-05T04:30:30Z'), games: [4] });
let logins = 0;
/** By a login of its own each time: a token lasts some minutes, and the clock goes on. */
const look = async () => {
  const { token } = await signInOperator(server(), `clerk${(logins += 1)}`, ['finance']);
  return (await server().callConsole(reportConsole.getDashboard, null, { token })).value;
};
const HOUR = 3_600_000;

test('tells today beside yesterday and a week, and hours that add up to the day', async () => {
  const before = await look();
  const { playerId } = await registerPlayer(server());
  const give = (amount: number, reason: string) =>
    transaction(server().db, (tx) =>
      post(tx, fund({ playerId, amount: mills(amount), currency: DEMO, reason })),
    );
  await give(70_000, 'first');
  await server().clock.advance(HOUR);
  await give(7_000, 'second');
  // Not counted yet: it tells up to when it is.
  expect((await look()).Today.Sums).toEqual(before.Today.Sums);
  await countMoney(server().db);
  const { Today, Hours, Yesterday, Health } = await look();
  const more = Today.Sums.Deposit - before.Today.Sums.Deposit;
  expect(more).toBe(77_000n);
  expect(Today.Registered - before.Today.Registered).toBe(1);
  const shown = Hours.filter((hour) => hour.Today !== null);
  expect(shown).toHaveLength(14);
  expect(shown.reduce((sum, hour) => sum + (hour.Today?.Deposit ?? 0n), 0n)).toBe(
    Today.Sums.Deposit,
  );
  expect(shown.at(-1)?.Today?.Deposit).toBe(7_000n);
  expect(Yesterday.Sums.Journals).toBe(0);
  expect(Health).toMatchObject({ Odd: 0n });
  // The next day it is yesterday, and a seventh of it the average.
  await server().clock.advance(12 * HOUR);
  const later = await look();
  expect(later.Yesterday).toEqual(Today);
  expect(later.Average.Sums.Deposit).toBe((Today.Sums.Deposit + 3n) / 7n);
  expect(later.Today).toMatchObject({ Registered: 0, Sums: { Deposit: 0n } });
});

test('names what waits and since when, and tells first deposits and channels', async () => {
  const { playerId } = await registerPlayer(server());
  const before = await look();
  await sql`
    WITH c AS (INSERT INTO deposit_channel (type, provider, zh, en, least, most)
      VALUES (7, 'none', '扫码', 'Scan', 1000, 9000000) RETURNING id)
    INSERT INTO deposit (player_id, order_no, intent, channel_id, type, provider_id, provider, currency, amount, fee_rate,
      bonus_rate, times, bonus_times, state, reason, paid, fee, bonus, is_first, created_at, expires_at, ended_at)
    SELECT ${playerId}, 'D' || n, gen_random_uuid(), c.id, 7, 'none', 1, 'DEM', 5000, 0, 0, 100, 0,
      CASE n WHEN 1 THEN 0 ELSE 2 END, CASE n WHEN 1 THEN NULL ELSE 1 END, NULL, NULL, NULL, false,
      app_now() - interval '40 minutes', app_now() + interval '1 day', CASE n WHEN 1 THEN NULL ELSE app_now() END
    FROM c, generate_series(1, 3) n`.execute(server().owner);
  const { Queues, Channels, DateTimeNow } = await look();
  const waiting = Queues.find(({ Name }) => Name === 'deposit.waiting');
  expect(waiting?.Count).toBe(1);
  expect(DateTimeNow - (waiting?.OldestTimeStamp ?? 0)).toBeGreaterThanOrEqual(40 * 60_000);
  expect(Queues.map(({ Name }) => Name).toSorted()).toEqual([
    'agent.moves',
    'deposit.chargebacks',
    'deposit.exceptions',
    'deposit.waiting',
    'lottery.alarms',
    'lottery.calendar',
    'lottery.late',
    'operator.proposals',
    'rate.sources',
    'reconcile.breaks',
    'upkeep.backup',
    'upkeep.books',
    'withdraw.queue',
  ]);
  // Each is what its feature says.
  for (const list of [depositQueues, lotteryQueues, proposalQueue]) {
    for (const { name, count, oldestMs } of await list(server().db)) {
      expect(Queues).toContainEqual({ Name: name, Count: count, OldestTimeStamp: oldestMs });
    }
  }
  expect(Queues.filter(({ Count }) => Count === 0).map((each) => each.OldestTimeStamp)).toEqual(
    Queues.filter(({ Count }) => Count === 0).map(() => null),
  );
  expect(Channels.find(({ En }) => En === 'Scan')).toMatchObject({ Ended: 2, Paid: 0 });
  expect((await look()).Today.FirstDeposits).toBe(before.Today.FirstDeposits);
  await sql`DELETE FROM deposit WHERE player_id = ${playerId}`.execute(server().owner);
});
