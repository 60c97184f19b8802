import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type PlayerFlag, withFlags } from '@fairlot/rules/check/access';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Input } from '@fairlot/wire/core';
import { loginHttp } from '@fairlot/wire/auth/login';
import { transferHttp } from '@fairlot/wire/team/transfer';
import { balanceOf, DEMO, fund, post } from '#ledger';
import { newId, transaction } from '#platform/db';
import type { TestServer } from '#testing';
import {
  giveFundPassword,
  TEST_FUND_PASSWORD,
} from '../../../account/authenticator/testing/proofs.ts';
import { hashPlayerPassword } from '../../../auth/credentials/passwords/index.ts';
import { insertPlayer } from '../../../auth/login/sessions/store.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../../auth/login/testing.ts';
import { WITHDRAW_FEATURES } from '../../../money/withdraw/testing/ready.ts';
import { debt } from '../../../money/debt/index.ts';
import { responsibleGaming } from '../../../play/responsible-gaming/index.ts';
import { line } from '../../line/index.ts';
import { transfer } from '../index.ts';

/** What transfers stand on. */
export const TRANSFER_FEATURES = [...WITHDRAW_FEATURES, debt, responsibleGaming, line, transfer];

/** Gives a player exactly these flags. */
export const setFlags = (server: TestServer, playerId: bigint, ...flags: PlayerFlag[]) =>
  sql`UPDATE player SET flags = ${withFlags(flags)} WHERE player_id = ${playerId}`.execute(
    server.owner,
  );

/** A player with 10,000 of play money and nothing to turn over, who may transfer to direct members. */
export async function makeSender(server: TestServer): Promise<TestPlayer> {
  const sender = await registerPlayer(server);
  const { playerId } = sender;
  await sql`UPDATE player SET is_agent = true WHERE player_id = ${playerId}`.execute(server.owner);
  await sql`SELECT requirement_void(${playerId})`.execute(server.owner);
  await giveFundPassword(server, playerId);
  await setFlags(server, playerId, 'ALLOW_TRANSFER');
  return sender;
}

/** A member without money, right below somebody. */
export type Member = Omit<TestPlayer, 'token'>;
let made = 0;

export async function makeMember(
  server: TestServer,
  { userName: parent }: Member,
): Promise<Member> {
  made += 1;
  const userName = `member${String(made).padStart(4, '0')}`;
  const hash = await hashPlayerPassword(server.platform.settings.dataFolder, TEST_PASSWORD);
  invariant(hash.ok, 'there is time for a hash');
  const account = { userName, nickName: `Nick ${made}`, isAgent: true, parent };
  const playerId = await transaction(server.db, (tx) =>
    insertPlayer(tx, { ...account, passwordHash: hash.value }),
  );
  invariant(playerId, 'nobody has this name');
  return { userName, playerId };
}

export async function signedIn(server: TestServer, { userName, playerId }: Member) {
  const { value } = await server.call(loginHttp.login, {
    UserName: userName,
    Password: TEST_PASSWORD,
  });
  return { userName, playerId, token: value.access_token };
}

export const cashOf = (server: TestServer, { playerId }: Member): Promise<Money> =>
  balanceOf(server.db, playerId, DEMO);

export const give = (server: TestServer, { playerId }: Member, amount: bigint) =>
  transaction(server.db, (tx) =>
    post(tx, fund({ playerId, amount: mills(amount), currency: DEMO, reason: newId() })),
  );

type Asks = Partial<Omit<Input<typeof transferHttp.transfer>, 'Amount'>> & {
  readonly Amount?: bigint;
};

/** Transfers 100 as a deposit, unless told. */
export const send = (server: TestServer, sender: TestPlayer, to: Member, asks: Asks = {}) =>
  server.call(
    transferHttp.transfer,
    {
      IntentId: randomUUID(),
      UserName: to.userName,
      Type: 'DEPOSIT',
      Note: '',
      FundPassword: TEST_FUND_PASSWORD,
      ...asks,
      Amount: mills(asks.Amount ?? 100_000n),
    },
    { token: sender.token },
  );
