import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { mills } from '@fairlot/rules/core/money';
import { fund, post } from '#ledger';
import { transaction } from '#platform/db';
import { startTestServer } from '#testing';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { goOffline, goOnline, setCurrency } from '../../../site/settings/values/index.ts';
import { wallet } from '../../../money/wallet/index.ts';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { BET_FEATURES, drawTestIssue, openTestIssue, placeOn, row } from '../testing.ts';

const MINTED = 'I9 only play money is minted';

it('keeps its books in the currency of the site, from the stake to the prize', async () => {
  const settings = { isDemo: false };
  const features = [...BET_FEATURES, wallet];
  const server = await startTestServer({ features, settings });
  const { db, owner } = server;
  const change = () => transaction(db, (tx) => setCurrency(tx, 'CNY'));
  try {
    expect(await change()).toEqual({ ok: false, error: 'SITE_IS_ON' });
    await goOffline(db, null);
    expect(await change()).toEqual({ ok: false, error: 'SITE_IS_ON' });
    await server.clock.advance(10_000);
    expect(await change()).toMatchObject({ ok: true });
    await goOnline(db);
    const { playerId, token } = await registerPlayer(server);
    const gift = { playerId, amount: mills(50_000), currency: 'CNY' as const, reason: 'test' };
    await transaction(db, (tx) => post(tx, fund(gift)));

    const issue = await openTestIssue(server);
    const rows = [row('ssc.fixed', '3||||'), row('ssc.fixed', '4||||')];
    const placed = await placeOn(server, token, issue, rows);
    expect(placed.value?.WalletAmount).toBe(46_000n);
    const [, other = ''] = placed.value?.BetIds ?? [];
    const back = await server.call(betHttp.cancel, { BetId: other }, { token });
    expect(back.value?.WalletAmount).toBe(48_000n);
    await drawTestIssue(server, issue, '3,0,0,0,0');
    await server.runJobs('bet.settle');
    expect((await server.call(walletHttp.getWalletAmount, null, { token })).value).toBe(67_560n);
    const now = await server.clock.now();
    const range = { From: now - 60_000, To: now + 60_000, PageSize: 10 };
    const flow = await server.call(walletHttp.getCashFlow, range, { token });
    expect(flow.value?.Rows.map(({ Type }) => Type)).toEqual([401, 302, 301, 301, 106]);
    const { rows: kept } = await sql<{ currency: string }>`
      SELECT DISTINCT currency FROM ledger_entry`.execute(owner);
    expect(kept).toEqual([{ currency: 'CNY' }]);
    // There is no deposit of money yet; the gift of this test is told, and nothing else.
    expect((await server.audit()).every((line) => line.startsWith(MINTED))).toBe(true);

    await goOffline(db, null);
    await server.clock.advance(10_000);
    expect(await change()).toEqual({ ok: false, error: 'BOOKS_HAVE_BEGUN' });
  } finally {
    await server.stop();
  }
});
