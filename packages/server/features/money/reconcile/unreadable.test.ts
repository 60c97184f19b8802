import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Unshown } from '@fairlot/wire/core';
import { depositConsole } from '@fairlot/wire/money/deposit';
import { reconcileConsole } from '@fairlot/wire/money/reconcile';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../auth/login/testing.ts';
import { TEST_SECRET } from '../deposit/testing/channels.ts';
import { noticeBody, NOTIFY_PATH, signedHeaders } from '../provider/testing/signed-notice.ts';
import { BREAK_KINDS } from './kinds.ts';
import { statementDesk } from './testing/desk.ts';

/** Amounts beyond every bound: they are refused and shown, and a row of before costs itself, never its page. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const { control, signIn, order, deposited, reconciled, breaks } = statementDesk(server);
const BEYOND = 9_000_000_000_000_000;

const tell = async (change: object): Promise<number> => {
  const body = noticeBody({ Amount: 1_000, ...change });
  const headers = signedHeaders(body, { secret: TEST_SECRET, timeMs: await server().clock.now() });
  return (await fetch(server().url + NOTIFY_PATH, { method: 'POST', body, headers })).status;
};

const pages = async () => {
  const { token } = await signIn('anna', ['auditor']);
  const call = server().callConsole;
  return {
    exceptions: await call(
      depositConsole.getDepositExceptions,
      { IsOpen: true, Count: 50 },
      { token },
    ),
    chargebacks: await call(depositConsole.getChargebacks, { IsOpen: true, Count: 50 }, { token }),
    breaks: await call(reconcileConsole.getBreaks, { IsOpen: true, Count: 50 }, { token }),
    balances: await call(reconcileConsole.getReconciliation, null, { token }),
  };
};
const unshownOf = ({ body }: { readonly body: unknown }) =>
  (body as { readonly Unshown?: readonly Unshown[] }).Unshown;

test('rejects a signed notice beyond the bounds and shows it to operators', async () => {
  expect(await tell({ No: 'D1x1', PayId: 'P-beyond', Amount: BEYOND })).toBe(400);
  expect(await tell({ No: 'D1x1', PayId: 'P-beyond', Amount: BEYOND })).toBe(400);
  expect(await tell({ Event: 'chargeback', No: 'D1x2', PayId: 'P-charge', Amount: BEYOND })).toBe(
    400,
  );
  expect(await tell({ Event: 'payout', No: 'W1', Amount: 1e300 })).toBe(400);
  expect(await tell({ No: 'D1x3', Currency: 'money' })).toBe(400);
  // The control: the largest payment that may be is taken.
  expect(await tell({ No: 'D1x4', Amount: 1_000_000_000_000 })).toBe(200);
  expect(await tell({ No: 'D1x5', Amount: 1_000_000_000_001 })).toBe(400);
  const all = await pages();
  for (const page of Object.values(all))
    expect([page.code, unshownOf(page)]).toEqual(['OK', undefined]);
  const shown = all.breaks.value.Rows.filter(({ Kind }) => Kind === 'unreadable');
  expect(shown.map(({ What, No, Ref, Note }) => [What, No, Ref, Note])).toEqual([
    ['deposit', 'D1x5', expect.any(String), '1000000000001'],
    ['deposit', 'D1x3', expect.any(String), '1000'],
    ['payout', 'W1', expect.any(String), '1e+300'],
    ['chargeback', 'D1x2', 'P-charge', String(BEYOND)],
    ['deposit', 'D1x1', 'P-beyond', String(BEYOND)],
  ]);
  expect(all.exceptions.value.Rows.map(({ OrderNo }) => OrderNo)).toEqual(['D1x4']);
});

test('shows a payment beyond the bounds without crediting or cancelling', async () => {
  await control('manner', { notify: 'never' });
  const no = await order(await registerPlayer(server()));
  await control('pay', { orderNo: no, amount: BEYOND });
  const good = await deposited();
  await server().clock.advance(60_000);
  await server().runJobs('deposit.follow-up');
  const kindsOf = async (of: string) => (await breaks(of)).map(({ kind }) => kind);
  // Shown by the answer about the order, before any statement of its provider is read.
  expect(await kindsOf(no)).toEqual([BREAK_KINDS.unreadable]);
  await reconciled(20);
  expect(new Set(await kindsOf(no))).toEqual(new Set([BREAK_KINDS.unreadable]));
  // The lines beside it are read as ever, and neither is its order said to be unpaid.
  expect(await kindsOf(good)).not.toContain(BREAK_KINDS.unreadable);
  const { rows } = await sql<{ no: string; state: number }>`
    SELECT order_no AS no, state FROM deposit WHERE order_no IN (${no}, ${good})`.execute(
    server().owner,
  );
  const states = Object.fromEntries(rows.map((row) => [row.no, row.state]));
  expect(states).toEqual({ [no]: 3, [good]: 1 });
  const { balances } = await pages();
  expect(balances.value.Providers[0]?.FailedTimeStamp).toBeNull();
});

test('leaves out a row that cannot be shown and keeps its page', async () => {
  const { owner } = server();
  const { rows } = await sql<{ id: number }>`
    INSERT INTO deposit_exception (provider_id, provider, pay_id, order_no, kind, amount, currency, is_booked, found_at)
    VALUES ('sandbox', 1, 'old', 'D9', 1, ${BEYOND}, 'DEM', false, app_now()) RETURNING id`.execute(
    owner,
  );
  await sql`
    INSERT INTO money_break (provider, kind, what, no, ref, here, there, currency, found_at)
    VALUES (1, 3, 1, 'D9', 'old', ${BEYOND}, 1, 'DEM', app_now())`.execute(owner);
  const all = await pages();
  expect(unshownOf(all.exceptions)).toEqual([{ List: 'Rows', Id: String(rows[0]?.id) }]);
  expect(all.exceptions.value.Rows.length).toBeGreaterThan(0);
  expect(unshownOf(all.breaks)).toEqual([{ List: 'Rows', Id: expect.stringMatching(/^\d+$/) }]);
  expect(all.breaks.value.Rows.length).toBeGreaterThan(0);
  await sql`DELETE FROM deposit_exception WHERE pay_id = 'old'`.execute(owner);
  await sql`DELETE FROM money_break WHERE ref = 'old'`.execute(owner);
});
