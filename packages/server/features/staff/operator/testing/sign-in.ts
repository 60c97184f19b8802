import { Secret, TOTP } from 'otpauth';
import type { OperatorRole } from '@fairlot/rules/check/operator-roles';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import type { TestServer } from '#testing';
import { openOperator, type TestOperator } from './accounts.ts';

/** The code that an authenticator shows at a time. */
export const codeOf = (key: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });

export const claimOf = async ({ name, password, key }: TestOperator, server: TestServer) => ({
  Name: name,
  Password: password,
  Code: codeOf(key, await server.clock.now()),
});

/** Opens an operator and signs him in, with the first code of his authenticator. */
export async function signInOperator(
  server: TestServer,
  name: string,
  roles: readonly OperatorRole[] = ['owner'],
): Promise<TestOperator & { readonly token: string }> {
  const opened = await openOperator(server, name, roles);
  const claim = await claimOf(opened, server);
  const reply = await server.callConsole(operatorHttp.signIn, claim);
  return { ...opened, token: reply.value.access_token };
}
