import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { flagBit, type PlayerFlag } from '@fairlot/rules/check/access';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { agentDepositHttp } from '@fairlot/wire/team/agent-deposit';
import { balanceOf, DEMO } from '#ledger';
import type { TestServer } from '#testing';
import {
  giveFundPassword,
  TEST_FUND_PASSWORD,
} from '../../../account/authenticator/testing/proofs.ts';
import {
  registerBy,
  signedAgent,
  type SignedAgent,
} from '../../../account/registration-link/testing/links.ts';
import { forgetLogins } from '../../../auth/login/sessions/authenticate.ts';

export type Pair = {
  readonly agent: SignedAgent;
  readonly member: { readonly token: string; readonly playerId: bigint };
};

export async function setFlags(
  server: TestServer,
  playerId: bigint,
  ...flags: readonly PlayerFlag[]
): Promise<void> {
  await sql`UPDATE player SET flags = ${flags.reduce((sum, flag) => sum | flagBit(flag), 0n)}
    WHERE player_id = ${playerId}`.execute(server.owner);
  forgetLogins(server.platform.db);
}

/** Anything that a player begins with may be used at once. */
const free = (server: TestServer, playerId: bigint) =>
  sql`SELECT requirement_void(${playerId})`.execute(server.owner);

/** An agent who may pay deposits, with a fund password, and a member right below; both have the gift of a demo. */
export async function makePair(server: TestServer): Promise<Pair> {
  const agent = await signedAgent(server, 1980);
  await setFlags(server, agent.playerId, 'ALLOW_DEPOSIT_FROM_WALLET');
  await giveFundPassword(server, agent.playerId);
  const terms = { Kind: 'player', PrizeGroup: 1900, Days: 0, Quota: null, Note: '' } as const;
  const { token } = agent;
  const link = await server.call(registrationLinkHttp.makeOwnLink, terms, { token });
  const { value } = await registerBy(server, link.value.Code);
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM player WHERE parent = ${agent.playerId}`.execute(server.owner);
  invariant(rows[0], 'somebody came by the link');
  const member = { token: value.access_token, playerId: rows[0].player_id };
  for (const { playerId } of [agent, member]) await free(server, playerId);
  return { agent, member };
}

/** What both sides of a pair do. */
export function actsOf(server: TestServer, { agent, member }: Pair) {
  const asAgent = { token: agent.token };
  const asMember = { token: member.token };
  const cash = (playerId: bigint) => balanceOf(server.db, playerId, DEMO);
  return {
    offer: async () => (await server.call(agentDepositHttp.getAgentOffer, null, asMember)).value,
    ask: (units: number, IntentId: string = randomUUID()) =>
      server.call(
        agentDepositHttp.askAgent,
        { IntentId, Amount: mills(BigInt(units) * 1_000n) },
        asMember,
      ),
    list: async (IsOpen = true) =>
      (await server.call(agentDepositHttp.getAgentRequests, { IsOpen, Count: 50 }, asAgent)).value,
    accept: (OrderNo: string, proof: { FundPassword?: string; Code?: string } = {}) =>
      server.call(
        agentDepositHttp.acceptAgentOrder,
        { OrderNo, FundPassword: TEST_FUND_PASSWORD, ...proof },
        asAgent,
      ),
    refuse: (OrderNo: string, Reason = 'busy today') =>
      server.call(agentDepositHttp.refuseAgentOrder, { OrderNo, Reason }, asAgent),
    confirm: (OrderNo: string) =>
      server.call(agentDepositHttp.confirmAgentOrder, { OrderNo }, asAgent),
    paid: (OrderNo: string) =>
      server.call(agentDepositHttp.declareAgentPaid, { OrderNo }, asMember),
    cancel: (OrderNo: string) =>
      server.call(agentDepositHttp.cancelAgentOrder, { OrderNo }, asMember),
    cash: async () => [await cash(agent.playerId), await cash(member.playerId)] as const,
  };
}
