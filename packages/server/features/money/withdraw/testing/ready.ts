import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { mills, type Money } from '@fairlot/rules/core/money';
import { withdrawConsole, withdrawHttp } from '@fairlot/wire/money/withdraw';
import { fund, post } from '#ledger';
import { newId, transaction } from '#platform/db';
import type { TestServer } from '#testing';
import { passwordAnd, withoutContact } from '#testing/stand-ins';
import {
  giveFundPassword,
  TEST_FUND_PASSWORD,
} from '../../../account/authenticator/testing/proofs.ts';
import { authenticator } from '../../../account/authenticator/index.ts';
import { inbox } from '../../../messaging/inbox/index.ts';
import { operator } from '../../../staff/operator/index.ts';
import { delivery } from '../../../messaging/delivery/index.ts';
import { media } from '../../../site/media/index.ts';
import { payoutAccount } from '../../payout-account/index.ts';
import { type GivenPayee, givePayee } from '../../payout-account/testing/give-payee.ts';
import { credentials } from '../../../auth/credentials/index.ts';
import { risk } from '../../risk/index.ts';
import { login } from '../../../auth/login/index.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { changeDeclared } from '../../../site/settings/declare/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { wagering } from '../../wagering/index.ts';
import { wallet } from '../../wallet/index.ts';
import { withdraw } from '../index.ts';

/** What withdrawals stand on. */
export const WITHDRAW_FEATURES = [
  settings,
  media,
  delivery,
  credentials,
  wagering,
  login,
  operator,
  inbox,
  authenticator,
  wallet,
  payoutAccount,
  risk,
  withdraw,
  withoutContact,
  ...passwordAnd('authenticator', 'wagering'),
];

/** Noon at the site. */
export const NOON = Date.parse('2027-03-05T04:00:30Z');

export type Ready = TestPlayer & { readonly payeeId: number };

export const give = (server: TestServer, playerId: bigint, amount: Money) =>
  transaction(server.db, (tx) =>
    post(tx, fund({ playerId, amount, currency: 'DEM', reason: newId() })),
  );

/** Changes settings by name, until the test changes them again. */
export async function settle(
  server: TestServer,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const done = await transaction(server.db, (tx) => changeDeclared(tx, name, value));
    if (!done.ok) throw new Error(`${name}: ${done.error}`);
  }
}

/**
 * A player with 10,000 of play money that was deposited beside his gift, nothing to turn over, a fund password and a card
 * that is usable.
 */
export async function readyToWithdraw(server: TestServer, given: GivenPayee = {}): Promise<Ready> {
  const player = await registerPlayer(server);
  await give(server, player.playerId, mills(10_000_000));
  await sql`SELECT requirement_void(${player.playerId})`.execute(server.owner);
  await giveFundPassword(server, player.playerId);
  const id = await givePayee(server, player.playerId, given);
  return { ...player, payeeId: Number(id) };
}

type Asks = {
  readonly amount?: Money;
  readonly intent?: string;
  readonly password?: string;
  readonly code?: string;
  readonly rate?: Money;
  /** The fee that was seen. */
  readonly fee?: Money;
  readonly payeeId?: number;
};

/** Asks for 100 unless told. */
export const ask = (server: TestServer, player: Ready, asks: Asks = {}) =>
  server.call(
    withdrawHttp.request,
    {
      IntentId: asks.intent ?? randomUUID(),
      PayeeId: asks.payeeId ?? player.payeeId,
      Amount: asks.amount ?? mills(100_000),
      FundPassword: asks.password ?? TEST_FUND_PASSWORD,
      ...(asks.code !== undefined && { Code: asks.code }),
      ...(asks.rate !== undefined && { Rate: asks.rate }),
      ...(asks.fee !== undefined && { Fee: asks.fee }),
    },
    { token: player.token },
  );

/** An operator with the parts of the queue that a test calls. */
export function deskOf(
  server: TestServer,
  { token }: { readonly token: string },
  playerId: bigint,
  id: string,
) {
  const which = { PlayerId: Number(playerId), Id: id };
  const call = (endpoint: Parameters<TestServer['callConsole']>[0], input: object) =>
    server.callConsole(endpoint, { ...which, ...input }, { token });
  const look = async () =>
    (await server.callConsole(withdrawConsole.getQueued, which, { token })).value;
  const seen = async () => ({ Hash: (await look())?.Hash ?? '', Reason: 'looks good' });
  return {
    look,
    seen,
    claim: () => call(withdrawConsole.claim, {}),
    takeOver: () => call(withdrawConsole.takeOver, { Reason: 'he went home' }),
    letGo: () => call(withdrawConsole.letGo, {}),
    approve: async (input: object = {}) =>
      call(withdrawConsole.approve, { ...(await seen()), ...input }),
    reject: async (input: object = {}) =>
      call(withdrawConsole.reject, { ...(await seen()), ...input }),
    split: async (Parts: readonly number[]) =>
      call(withdrawConsole.split, { ...(await seen()), Parts }),
    pay: async (Provider = 'double') => call(withdrawConsole.pay, { ...(await seen()), Provider }),
    payByHand: async () =>
      call(withdrawConsole.payByHand, { ...(await seen()), FromBank: 'ICBC 1', Receipt: 'R-1' }),
    giveBack: async () => call(withdrawConsole.returnFailed, { ...(await seen()) }),
    askProvider: () => call(withdrawConsole.askProvider, { Reason: 'waits too long' }),
    sendAgain: () => call(withdrawConsole.sendAgain, { Reason: 'it never arrived' }),
    outcome: async (IsPaid: boolean) =>
      call(withdrawConsole.proposeOutcome, { ...(await seen()), IsPaid, Evidence: 'bank line 7' }),
  };
}
