import { invariant } from '@fairlot/rules/core/invariant';
import type { OperatorRole } from '@fairlot/rules/check/operator-roles';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import type { TestServer } from '#testing';
import { codeOf } from './sign-in.ts';

/** Both halves of an invitation. */
export type Invitation = { readonly Token: string; readonly Code: string };
type Signed = { readonly token: string };
type Options = Parameters<TestServer['callConsole']>[2];

/** Two operators invite a new one, where no mail is set: each gives their half. */
export async function inviteByTwo(
  server: TestServer,
  [maker, checker]: readonly [Signed, Signed],
  Name: string,
  Roles: readonly OperatorRole[] = ['games'],
): Promise<Invitation> {
  const wanted = { Name, Roles: [...Roles], Reason: 'a test' };
  const made = await server.callConsole(operatorHttp.proposeOperator, wanted, maker);
  return confirmInvitation(server, checker, made.value);
}

/** Confirms an invitation by the second operator; `Token` is the link of the first. */
export async function confirmInvitation(
  server: TestServer,
  checker: Signed,
  {
    Id,
    Hash,
    Token,
  }: { readonly Id: number; readonly Hash: string; readonly Token: string | null },
): Promise<Invitation> {
  const done = await server.callConsole(operatorHttp.confirm, { Id, Hash }, checker);
  const { Invitation: shown } = done.value;
  invariant(shown, 'the code is shown');
  return { Token: Token ?? '', Code: shown.Code };
}

/** The first sign-in, with the code of the moment. */
export async function takeUp(
  server: TestServer,
  invitation: Invitation,
  Password = 'a-word-of-my-own-7',
  options: Options = {},
) {
  const opened = await server.callConsole(operatorHttp.openInvitation, invitation, options);
  const Totp = codeOf(opened.value.Key, await server.clock.now());
  const enrolled = await server.callConsole(
    operatorHttp.enrol,
    { ...invitation, Password, Totp },
    options,
  );
  return { key: opened.value.Key, reply: enrolled };
}
