import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { CHAINS, type Chain } from '@fairlot/rules/payee/chains';
import { USDT_DECIMALS } from '@fairlot/rules/payee/usdt';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { depositHttp, type Order } from '@fairlot/wire/money/deposit';
import { balanceOf, DEMO } from '#ledger';
import { type TestPlayer } from '../../../auth/login/testing.ts';
import { listExceptions } from '../exceptions/index.ts';
import { addTestChain } from './chain.ts';
import type { TestServer } from '#testing';

export const MINUTE = 60_000;
export const secret = 'canary0secret0of0chain0000000000';
export const start = 10_000_000n;
export type Usdt = Order & { readonly Usdt: NonNullable<Order['Usdt']> };

/** Base units of what was asked for, times so many hundredths of a per cent. */
export function unitsOf({ Usdt }: Usdt, parts = 10_000n): string {
  const decimals = USDT_DECIMALS[Usdt.Chain];
  const [whole = '', rest = ''] = Usdt.Amount.split('.');
  return String((BigInt(whole + rest.padEnd(decimals, '0')) * parts) / 10_000n);
}

/** Orders over every chain of the sandbox, and what is paid on them; one for a file, as its server is. */
export function onChainDesk(server: () => TestServer) {
  let sandbox: Sandbox;
  const channels = new Map<Chain, number>();
  beforeAll(async () => {
    const now = () => server().clock.now();
    sandbox = await startSandbox({ secret, controlToken: 'c', now });
    for (const code of CHAINS) {
      channels.set(code, await addTestChain(server(), sandbox.url, { code, secret }));
    }
    // Nobody pays over a chain of which one block alone was read.
    await look();
  });
  afterAll(() => sandbox.stop());

  /** The sources say what one USDT costs: one that comes in is worth half a per cent less. */
  const say = (mid = 7_200) =>
    sql`INSERT INTO rate_mid (mid, at, seen_at) VALUES (${mid}, app_now(), app_now())`.execute(
      server().owner,
    );
  const on = (chain: Chain, act: string, fields: object = {}) =>
    sandbox.control('chain', { chain, act, ...fields });
  /** Reads every chain to its end. */
  async function look(): Promise<void> {
    await server().clock.advance(5_000);
    await server().runJobs('chain.watch');
  }
  beforeEach(async () => {
    await say();
    for (const code of CHAINS) {
      await on(code, 'manner', { word: 'well' });
      await on(code, 'mine');
    }
    await look();
  });

  /** Pays an order, into the next block. */
  async function pay(made: Usdt, parts?: bigint): Promise<string> {
    const { Chain: chain, Address: to } = made.Usdt;
    const { tx } = await on(chain, 'send', { to, units: unitsOf(made, parts) });
    await on(chain, 'mine');
    return String(tx);
  }
  /** So many blocks more, and what is found in them. */
  async function mine(chain: Chain, count = 2): Promise<void> {
    await on(chain, 'mine', { count });
    await look();
  }
  /** Pays, and lets it be confirmed. */
  async function paid(made: Usdt, parts?: bigint): Promise<string> {
    const tx = await pay(made, parts);
    await mine(made.Usdt.Chain);
    return tx;
  }

  const control = (...asked: Parameters<Sandbox['control']>) => sandbox.control(...asked);
  return { control, channels, say, on, look, pay, mine, paid, ...onChainOrders(server, channels) };
}

/** What players ask for, and how it stands with it. */
function onChainOrders(server: () => TestServer, channels: ReadonlyMap<Chain, number>) {
  const ask = (player: TestPlayer, chain: Chain = 'TRC20', amount = 100_000) =>
    server().call(
      depositHttp.createDeposit,
      { IntentId: randomUUID(), ChannelId: channels.get(chain) ?? 0, Amount: mills(amount) },
      { token: player.token },
    );
  async function order(
    player: TestPlayer,
    chain: Chain = 'TRC20',
    amount = 100_000,
  ): Promise<Usdt> {
    const { value } = await ask(player, chain, amount);
    if (!value?.Usdt) throw new Error('it is paid over a chain');
    return value as Usdt;
  }
  const stand = async ({ token }: TestPlayer, { OrderNo }: Order) =>
    (await server().call(depositHttp.getDeposit, { OrderNo }, { token })).value;
  const cashOf = ({ playerId }: TestPlayer) => balanceOf(server().db, playerId, DEMO);
  const exceptions = async (no: string) =>
    (await listExceptions(server().db, ['open', 'refunding', 'credited', 'ignored'], 1_000)).filter(
      (row) => row.order_no === no,
    );

  return { ask, order, stand, cashOf, exceptions };
}
