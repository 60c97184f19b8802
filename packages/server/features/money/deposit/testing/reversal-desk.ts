import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { debtHttp } from '@fairlot/wire/money/debt';
import { depositConsole, depositHttp } from '@fairlot/wire/money/deposit';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { balanceOf, clearingBalance, debt, DEMO, houseBalance } from '#ledger';
import { transaction } from '#platform/db';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { type TestPlayer } from '../../../auth/login/testing.ts';
import { adjustNow } from '../../manual-adjustment/testing/adjust-now.ts';
import { listExceptions } from '../exceptions/store-exception.ts';
import { addTestChannel, TEST_SECRET } from './channels.ts';
import type { TestServer } from '#testing';

export const START = 10_000_000n;
export const PAID = 100_000n;
/** Less 500 of fee, with 1,000 of bonus. */
export const NET = 100_500n;
export const Reason = 'paid by a stolen card';

/** Deposits of the sandbox with a fee and a bonus, and two operators who take them back; one for a file, as its server is. */
export function reversalDesk(server: () => TestServer) {
  let sandbox: Sandbox;
  let channel = 0;
  const who = { clerk: '', lead: '' };
  beforeAll(async () => {
    const now = () => server().clock.now();
    sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now });
    Object.assign(server().platform.settings, { ownAddress: server().url });
    const of = { feeRate: 50, bonusRate: 100, bonusTimes: 500 };
    channel = await addTestChannel(server(), sandbox.url, of);
    who.clerk = (await signInOperator(server(), 'clerk', ['finance'])).token;
    who.lead = (await signInOperator(server(), 'lead', ['finance-lead'])).token;
  });
  afterAll(() => sandbox.stop());
  beforeEach(() => sandbox.control('manner', { api: 'well', notify: 'once' }));

  async function order(player: TestPlayer, amount = PAID): Promise<string> {
    const asked = { IntentId: randomUUID(), ChannelId: channel, Amount: mills(amount) };
    const { value } = await server().call(depositHttp.createDeposit, asked, {
      token: player.token,
    });
    return value.OrderNo;
  }
  async function paid(player: TestPlayer, amount = PAID): Promise<string> {
    const orderNo = await order(player, amount);
    await sandbox.control('pay', { orderNo });
    return orderNo;
  }
  const control = (...asked: Parameters<Sandbox['control']>) => sandbox.control(...asked);
  const channelOf = (): number => channel;
  return { who, control, channelOf, order, paid, ...reversalLooks(server, who) };
}

/** What is asked and looked at of it. */
function reversalLooks(
  server: () => TestServer,
  who: { readonly clerk: string; readonly lead: string },
) {
  const cashOf = ({ playerId }: TestPlayer) => balanceOf(server().db, playerId, DEMO);
  const stand = async ({ token }: TestPlayer, OrderNo: string) =>
    (await server().call(depositHttp.getDeposit, { OrderNo }, { token })).value;
  const propose = (OrderNo: string, IsThere = false, token = who.clerk) =>
    server().callConsole(depositConsole.proposeReversal, { OrderNo, IsThere, Reason }, { token });
  const confirm = async (put: { readonly value: unknown }, token = who.lead) => {
    const { Id, Hash } = put.value as { Id: number; Hash: string };
    return (await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token })).code;
  };
  const owing = async ({ token }: TestPlayer) =>
    (await server().call(debtHttp.getDebt, null, { token })).value;
  const flagsOf = async ({ playerId }: TestPlayer) => {
    const { rows } = await sql<{ flags: bigint }>`
      SELECT flags FROM player WHERE player_id = ${playerId}`.execute(server().owner);
    return rows[0]?.flags ?? 0n;
  };
  const clearing = () => clearingBalance(server().db, 1n, DEMO);
  const owedToUs = async () => -(await houseBalance(server().db, debt, DEMO));
  const exceptionsOf = async (orderNo: string) =>
    (
      await listExceptions(
        server().db,
        ['open', 'refunding', 'credited', 'refunded', 'ignored'],
        999,
      )
    ).filter((row) => row.order_no === orderNo);

  return {
    cashOf,
    stand,
    propose,
    confirm,
    owing,
    flagsOf,
    clearing,
    owedToUs,
    exceptionsOf,
    leave: leaving(server, cashOf),
  };
}

/** Has a player spend or win, so that he has so much. */
function leaving(server: () => TestServer, cashOf: (player: TestPlayer) => Promise<bigint>) {
  return async function leave(player: TestPlayer, amount: bigint): Promise<void> {
    const { db } = server();
    const by = amount - (await cashOf(player));
    if (by === 0n) return;
    const kind = by > 0n ? 'adjustAdd' : 'adjustDeduct';
    const size = mills(by > 0n ? by : -by);
    await transaction(db, (tx) => adjustNow(tx, { kind, playerId: player.playerId, amount: size }));
  };
}
