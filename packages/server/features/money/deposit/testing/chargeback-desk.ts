import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { depositConsole, depositHttp } from '@fairlot/wire/money/deposit';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { unclaimed } from '#ledger/accounts';
import { balanceOf, clearingBalance, DEMO, houseBalance } from '#ledger';
import { transaction, type Tx } from '#platform/db';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { type TestPlayer } from '../../../auth/login/testing.ts';
import { handleChargeback } from '../reversals/handle-chargeback.ts';
import { takePayment } from '../payments/take-payment.ts';
import { addTestChannel, TEST_SECRET } from './channels.ts';
import type { TestServer } from '#testing';

export const START = 10_000_000n;
export const PAID = mills(100_000);
export const Reason = 'the bank says so';
export const provider = { id: 'sandbox', number: 1 };
export type One = { readonly no: string; readonly payId: string; readonly ref: string };
export const named = (no: string): One => ({
  no,
  payId: `P-${randomUUID()}`,
  ref: `B-${randomUUID()}`,
});

/** Payments of orders and what is charged back of them, with two operators; one for a file, as its server is. */
export function chargebackDesk(server: () => TestServer) {
  let sandbox: Sandbox;
  let channel = 0;
  const who = { clerk: '', lead: '' };
  beforeAll(async () => {
    const now = () => server().clock.now();
    sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now });
    Object.assign(server().platform.settings, { ownAddress: server().url });
    channel = await addTestChannel(server(), sandbox.url);
    who.clerk = (await signInOperator(server(), 'clerk', ['finance'])).token;
    who.lead = (await signInOperator(server(), 'lead', ['finance-lead'])).token;
  });
  afterAll(() => sandbox.stop());

  const hear = (one: One, amount = PAID, currency = 'DEM') =>
    transaction(server().db, (tx) =>
      handleChargeback(tx, {
        event: 'chargeback',
        provider,
        ...one,
        state: 'PAID',
        amount,
        currency,
        atMs: 0,
      }),
    );
  const payIn = (tx: Tx, { no: orderNo, payId }: One) =>
    takePayment(tx, { provider, orderNo, payId, amount: PAID, currency: 'DEM' });
  const pay = (one: One) => transaction(server().db, (tx) => payIn(tx, one));
  async function order(player: TestPlayer): Promise<string> {
    const asked = { IntentId: randomUUID(), ChannelId: channel, Amount: PAID };
    const { value } = await server().call(depositHttp.createDeposit, asked, {
      token: player.token,
    });
    return value.OrderNo;
  }
  return { who, hear, payIn, pay, order, ...chargebackLooks(server, who) };
}

/** What is asked and looked at of it. */
function chargebackLooks(
  server: () => TestServer,
  who: { readonly clerk: string; readonly lead: string },
) {
  const cashOf = ({ playerId }: TestPlayer) => balanceOf(server().db, playerId, DEMO);
  const books = async () => ({
    clearing: await clearingBalance(server().db, 1n, DEMO),
    unclaimed: await houseBalance(server().db, unclaimed, DEMO),
  });
  async function of({ ref }: One) {
    const page = async (IsOpen: boolean) =>
      (
        await server().callConsole(
          depositConsole.getChargebacks,
          { IsOpen, Count: 200 },
          { token: who.clerk },
        )
      ).value.Rows;
    return [...(await page(true)), ...(await page(false))].find(({ Ref }) => Ref === ref);
  }
  async function exceptionOf({ payId }: One) {
    const asked = { IsOpen: true, Count: 200 } as const;
    const { value } = await server().callConsole(depositConsole.getDepositExceptions, asked, {
      token: who.clerk,
    });
    return value.Rows.find(({ PayId }) => PayId === payId);
  }
  const confirm = async (put: { readonly code: string; readonly value: unknown }) => {
    expect(put.code).toBe('OK');
    const { Id, Hash } = put.value as { Id: number; Hash: string };
    return (await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token: who.lead }))
      .code;
  };
  const putEnd = async (one: One, As: 'bear' | 'ignore') =>
    server().callConsole(
      depositConsole.proposeChargeback,
      { Id: (await of(one))?.Id ?? 0, As, Reason },
      { token: who.clerk },
    );
  const putResolve = async (one: One, As: 'credit' | 'refund' | 'forfeit') =>
    server().callConsole(
      depositConsole.resolveException,
      { Id: (await exceptionOf(one))?.Id ?? 0, As, Reason },
      { token: who.clerk },
    );
  return { cashOf, books, of, exceptionOf, confirm, putEnd, putResolve };
}

/** Runs `first`, and `second` beside it before `first` is done: it has to wait, or is done too early. */
export async function atOnce(
  server: () => TestServer,
  first: (tx: Tx) => Promise<unknown>,
  second: (tx: Tx) => Promise<unknown>,
): Promise<boolean> {
  const { db, owner } = server();
  const state = { isEnded: false, hasWaited: false };
  let other: Promise<unknown> = Promise.resolve();
  await transaction(db, async (tx) => {
    await first(tx);
    other = transaction(db, second).finally(() => (state.isEnded = true));
    other.catch(() => {});
    while (!state.isEnded && !state.hasWaited) {
      const { rows } = await sql`
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(owner);
      state.hasWaited = rows.length > 0;
    }
  });
  await other;
  return state.hasWaited;
}
