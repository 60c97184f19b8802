import type { Sandbox } from '@fairlot/sandbox';
import type { Endpoint, Input, Output } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { loginHttp } from '@fairlot/wire/auth/login';
import { withdrawConsole } from '@fairlot/wire/money/withdraw';
import type { TestServer } from '#testing';
import { codeOf } from '../../features/staff/operator/testing/sign-in.ts';
import type { Operator, Player } from './fixture.ts';

/** A running site with its payment provider and its mailbox. */
export type Site = {
  readonly server: TestServer;
  readonly sandbox: Sandbox;
  /** Every mail that was sent. */
  readonly mails: readonly string[];
};

/** A player with the token of a login. */
export type SignedInPlayer = Player & { readonly token: string };

/** Calls an endpoint as a player. Throws if it is refused. */
export const callAs = async <E extends Endpoint>(
  { server }: Site,
  { token }: { readonly token: string },
  endpoint: E,
  input: Input<E>,
): Promise<Output<E>> => (await server.call(endpoint, input, { token })).value;

/** Calls an endpoint of the console as an operator, with the input as JSON has it. Throws if it is refused. */
export const callConsole = async <E extends Endpoint>(
  { server }: Site,
  token: string,
  endpoint: E,
  input: object | null,
): Promise<Output<E>> => (await server.callConsole(endpoint, input, { token })).value;

/** Signs a player in, with a code where the authenticator is on. */
export async function signIn(site: Site, player: Player, Code?: string): Promise<SignedInPlayer> {
  const { userName: UserName, password: Password } = player;
  const claim = { UserName, Password, ...(Code !== undefined && { Code }) };
  const { value } = await site.server.call(loginHttp.login, claim);
  return { ...player, token: value.access_token };
}

/** The next code of an authenticator. Each code works once, so the clock moves on. */
export async function nextCode({ server }: Site, key: string): Promise<string> {
  await server.clock.advance(30_000);
  return codeOf(key, await server.clock.now());
}

/** Signs an operator in. Returns their token. */
export async function signInOperator(site: Site, operator: Operator): Promise<string> {
  const { name: Name, password: Password, key } = operator;
  const claim = { Name, Password, Code: await nextCode(site, key) };
  return (await site.server.callConsole(operatorHttp.signIn, claim)).value.access_token;
}

type Withdrawal = { readonly playerId: number; readonly id: string };

/** What an operator does with a withdrawal. */
export function withdrawalDesk(
  site: Site,
  token: string,
  { playerId: PlayerId, id: Id }: Withdrawal,
) {
  const which = { PlayerId, Id };
  const look = () => callConsole(site, token, withdrawConsole.getQueued, which);
  const seen = async () => ({ ...which, Hash: (await look()).Hash, Reason: 'looks good' });
  return {
    review: async () => {
      await callConsole(site, token, withdrawConsole.claim, which);
      await callConsole(site, token, withdrawConsole.approve, await seen());
    },
    pay: async () =>
      callConsole(site, token, withdrawConsole.pay, { ...(await seen()), Provider: 'sandbox' }),
  };
}
