import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { mills, sumMoney, ZERO, type Money } from '@fairlot/rules/core/money';
import { betHttp } from '@fairlot/wire/play/bet';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { walletHttp, type ProfitRow } from '@fairlot/wire/money/wallet';
import { balanceOf, DEMO } from '#ledger';
import { withTestServer } from '#testing';
import { drawTestIssue, FIVE_DIGITS, openTestIssue, row } from '../bet/testing.ts';
import { openFedIssue } from '../bet/testing/fed.ts';
import { correctFed, CQSSC, placeRows, settleFed } from '../bet/testing/settled.ts';
import { operator } from '../../staff/operator/index.ts';
import { openOperator } from '../../staff/operator/testing/accounts.ts';
import { schedule } from '../schedule/index.ts';
import { askedOn, placerOn } from '../schedule/testing/placer.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { wallet } from '../../money/wallet/index.ts';
import { countMoney } from '../../back-office/report/index.ts';
import { INSTANT_FEATURES, INSTANT_GAMES, playRound } from './testing.ts';

/** Every total equals the ledger: bets, ties, rebates, corrections, schedules and rounds of one player. */
const [site, session, ...rest] = INSTANT_FEATURES;
const server = withTestServer({
  features: [site!, session!, operator, ...rest, wallet, schedule],
  startAt: Date.parse('2027-03-05T04:00:30Z'),
  games: [...INSTANT_GAMES, FIVE_DIGITS, CQSSC],
});
let two: readonly [number, number] = [0, 0];
beforeAll(async () => {
  const [li, wu] = [await openOperator(server(), 'li'), await openOperator(server(), 'wu')];
  two = [li.operatorId, wu.operatorId];
});

/** Two digits, below the own prize group, a side and its opposite, and one that can end in a tie. */
const BETS = [
  row('ssc.fixed', '3||||'),
  row('ssc.fixed', '||||1,2', { PrizeGroup: 1900 }),
  row('ssc.c.total', 'big'),
  row('ssc.c.total', 'small', { Amount: mills(3_000) }),
  row('ssc.dt01.two', '龙'),
] as const;
const anyBets = fc.subarray([...BETS], { minLength: 1 });
const anyNumber = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 })
  .map((digits) => digits.join());
const anyTurn = fc.record({
  fed: anyBets,
  first: anyNumber,
  corrected: anyNumber,
  planned: anyBets,
  drawn: anyNumber,
  round: anyBets,
});

const COLUMNS = [
  'Deposit',
  'Withdraw',
  'Stake',
  'Turnover',
  'Prize',
  'Rebate',
  'Promo',
  'Other',
] as const;
const sum = (rows: readonly ProfitRow[], of: (typeof COLUMNS)[number]): Money =>
  sumMoney(rows.map((each) => each[of]));

it('says of everything that a player may bet what the ledger says', async () => {
  const player = await registerPlayer(server());
  const { token, playerId } = player;
  await sql`INSERT INTO schedule_agreement (player_id, version) VALUES (${playerId}, 1)`.execute(
    server().owner,
  );
  const place = placerOn(server().platform);
  const start = await balanceOf(server().db, playerId, DEMO);
  const turns = fc.sample(anyTurn, { numRuns: 3, seed: 98 });
  for (const { fed, first, corrected, planned, drawn, round } of turns) {
    const told = await openFedIssue(server(), CQSSC);
    await placeRows(server(), playerId, told, fed);
    await settleFed(server(), told, first);
    if (corrected !== first) await correctFed(server(), told, corrected, two);
    const issue = await openTestIssue(server());
    const placed = await place(playerId, askedOn([issue], { Bets: [...planned] }));
    expect(placed).toMatchObject({ ok: true });
    await server().runJobs('schedule.convert');
    await drawTestIssue(server(), issue, drawn);
    await server().runJobs('bet.settle');
    await server().runJobs('schedule.judge');
    // A round is taken at the own prize group alone.
    const rows = round.map((bet) => ({ ...bet, ...(bet.PrizeGroup && { PrizeGroup: 1956 }) }));
    expect((await playRound(server(), player, { rows })).code).toBe('OK');
  }
  const now = await server().clock.now();
  const span = { From: now - 86_400_000 * 3, To: now + 86_400_000 };
  await countMoney(server().db);
  const report = async (By: 'day' | 'game') =>
    (await server().call(walletHttp.getProfit, { ...span, By }, { token })).value.Rows;
  const [days, games] = [await report('day'), await report('game')];
  for (const column of COLUMNS) expect(sum(days, column)).toBe(sum(games, column));

  const end = await balanceOf(server().db, playerId, DEMO);
  const result = mills(sum(days, 'Stake') + sum(days, 'Prize') + sum(days, 'Rebate'));
  expect(result).toBe(end - start);
  const { rows } = await sql<{ class: number; amount: bigint }>`
    SELECT k.class, sum(e.amount)::bigint AS amount
    FROM ledger_entry e JOIN ledger_journal j ON j.player_id = e.player_id AND j.id = e.journal_id
    JOIN ledger_kind k ON k.kind = j.kind
    WHERE e.player_id = ${playerId} AND e.account < 10 GROUP BY 1`.execute(server().db);
  const byClass = new Map(rows.map((each) => [each.class, each.amount]));
  for (const [column, kind] of [
    ['Stake', 3],
    ['Prize', 4],
    ['Rebate', 5],
  ] as const) {
    expect(sum(days, column), column).toBe(byClass.get(kind) ?? ZERO);
  }
  expect(sum(days, 'Rebate')).toBeGreaterThan(0n);

  const { value: records } = await server().call(betHttp.getBetSums, span, { token });
  expect(records.SumPrize).toBe(sum(days, 'Prize'));
  expect(records.SumRefund - records.SumSettled).toBe(sum(days, 'Stake'));
  const flow = await server().call(walletHttp.getCashFlowSums, span, { token });
  expect(flow.value.SumIn - flow.value.SumOut).toBe(end);

  // What schedules say is what their bets say, and what counts is what the counting of lines says.
  const { value: plans } = await server().call(scheduleHttp.getScheduleSums, span, { token });
  const { rows: said } = await sql<{ stake: bigint; prize: bigint; refund: bigint }>`
    SELECT sum(stake)::bigint AS stake, sum(prize)::bigint AS prize, sum(refund)::bigint AS refund FROM bet
    WHERE player_id = ${playerId} AND issue_id IN (SELECT id FROM issue WHERE game_id = ${FIVE_DIGITS})`.execute(
    server().db,
  );
  expect(plans).toMatchObject({
    Total: turns.length,
    SumDone: said[0]!.stake,
    SumPrize: said[0]!.prize,
    SumRefund: said[0]!.refund,
  });
  const { rows: counted } = await sql<{ counted: bigint }>`
    SELECT sum(c)::bigint AS counted FROM (
      SELECT t.stake - t.wide - t.opposed AS c
      FROM (SELECT DISTINCT b.issue_id FROM bet b JOIN issue i ON i.id = b.issue_id AND i.serial_number > 0
        WHERE b.player_id = ${playerId}) i, turnover_of(i.issue_id, ARRAY[${playerId}::bigint]) t
      UNION ALL SELECT t.stake - t.wide - t.opposed
      FROM instant_round r, instant_turnover_of(r.player_id, r.intent) t
      WHERE r.player_id = ${playerId}) all_of`.execute(server().db);
  expect(records.SumTurnover).toBe(counted[0]!.counted);
  expect(sum(days, 'Turnover')).toBeLessThanOrEqual(records.SumTurnover);
  expect(sum(days, 'Turnover')).toBeGreaterThan(0n);
});
