import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mills, sumMoney, ZERO, type Money } from '@fairlot/rules/core/money';
import { betHttp } from '@fairlot/wire/play/bet';
import { walletHttp, type ProfitRow } from '@fairlot/wire/money/wallet';
import { balanceOf, DEMO } from '#ledger';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../auth/login/testing.ts';
import { wallet } from '../../money/wallet/index.ts';
import { countMoney } from '../../back-office/report/index.ts';
import { BET_FEATURES, drawTestIssue, openTestIssue, placeOn, row } from './testing.ts';

const server = withTestServer({ features: [...BET_FEATURES, wallet] });

/** One of four things that a player bets on: two digits, a side, and one that can end in a tie. */
const anyBet = fc.constantFrom(
  row('ssc.fixed', '3||||'),
  row('ssc.fixed', '||||1,2'),
  row('ssc.c.total', 'big'),
  row('ssc.c.dt12', 'dragon'),
);
const anyRound = fc.record({
  bets: fc.array(fc.record({ bet: anyBet, isTakenBack: fc.boolean() }), {
    minLength: 1,
    maxLength: 5,
  }),
  digits: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 }),
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

it('says of any bets, cancels, wins and ties what the ledger says, and the records too', async () => {
  const player = await registerPlayer(server());
  const { token, playerId } = player;
  const start = await balanceOf(server().db, playerId, DEMO);
  for (const { bets, digits } of fc.sample(anyRound, { numRuns: 6, seed: 7 })) {
    const issue = await openTestIssue(server());
    const placed = await placeOn(
      server(),
      token,
      issue,
      bets.map(({ bet }) => bet),
    );
    for (const [at, { isTakenBack }] of bets.entries()) {
      const BetId = placed.value.BetIds[at];
      if (isTakenBack && BetId) await server().call(betHttp.cancel, { BetId }, { token });
    }
    await drawTestIssue(server(), issue, digits.join());
    await server().runJobs('bet.settle');
  }
  const now = await server().clock.now();
  const span = { From: now - 86_400_000 * 3, To: now + 86_400_000 };
  await countMoney(server().db);
  const report = async (By: 'day' | 'game') =>
    (await server().call(walletHttp.getProfit, { ...span, By }, { token })).value.Rows;
  const [days, games] = [await report('day'), await report('game')];
  for (const column of COLUMNS) expect(sum(days, column)).toBe(sum(games, column));

  const end = await balanceOf(server().db, playerId, DEMO);
  const game = mills(sum(days, 'Stake') + sum(days, 'Prize') + sum(days, 'Rebate'));
  expect(game).toBe(end - start);
  const { rows } = await sql<{ class: number; amount: bigint }>`
    SELECT k.class, sum(e.amount)::bigint AS amount
    FROM ledger_entry e JOIN ledger_journal j ON j.player_id = e.player_id AND j.id = e.journal_id
    JOIN ledger_kind k ON k.kind = j.kind
    WHERE e.player_id = ${playerId} AND e.account < 10 GROUP BY 1`.execute(server().db);
  const byClass = new Map(rows.map((each) => [each.class, each.amount]));
  expect(sum(days, 'Stake')).toBe(byClass.get(3) ?? ZERO);
  expect(sum(days, 'Prize')).toBe(byClass.get(4) ?? ZERO);

  const { value: records } = await server().call(betHttp.getBetSums, span, { token });
  expect(records.SumPrize).toBe(sum(days, 'Prize'));
  expect(records.SumRefund - records.SumSettled).toBe(sum(days, 'Stake'));
  const flow = await server().call(walletHttp.getCashFlowSums, span, { token });
  expect(flow.value.SumIn - flow.value.SumOut).toBe(end);
});
