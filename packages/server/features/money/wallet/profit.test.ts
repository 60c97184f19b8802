import { expect, test } from 'vitest';
import { mills, ZERO } from '@fairlot/rules/core/money';
import { siteDayOf } from '@fairlot/rules/lottery/site-day';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { DEMO, fund, post } from '#ledger';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../auth/login/testing.ts';

const server = withTestServer({ shared: true, games: [4] });
const DAY = 86_400_000;

test('what is given is no gain of games, and a day has one row', async () => {
  const { token, playerId } = await registerPlayer(server());
  for (const amount of [5, 7]) {
    const gift = { playerId, amount: mills(amount), currency: DEMO, reason: `gift ${amount}` };
    await transaction(server().db, (tx) => post(tx, fund(gift)));
  }
  const now = await server().clock.now();
  const span = { From: now - DAY, To: now + DAY };
  const { value } = await server().call(walletHttp.getProfit, { ...span, By: 'day' }, { token });
  expect(value.Rows).toEqual([
    {
      Day: siteDayOf(now),
      GameId: null,
      Deposit: 12n,
      Withdraw: ZERO,
      Stake: ZERO,
      Turnover: ZERO,
      Prize: ZERO,
      Rebate: ZERO,
      Promo: 10_000_000n,
      Other: ZERO,
    },
  ]);
  const far = { From: now - 800 * DAY, To: now - 400 * DAY, By: 'game' as const };
  expect((await server().call(walletHttp.getProfit, far, { token })).value.Rows).toEqual([]);
});
