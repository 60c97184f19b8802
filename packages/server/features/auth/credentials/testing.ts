import { hash } from 'node:crypto';
import { invariant } from '@fairlot/rules/core/invariant';
import { credentialsHttp } from '@fairlot/wire/auth/credentials';
import type { TestServer } from '#testing';

/** Asks for a puzzle as whoever sends these headers, and solves it: what a sign-in shows. */
export async function doWork(
  server: Pick<TestServer, 'call'>,
  headers: Record<string, string> = {},
): Promise<string> {
  const { value } = await server.call(credentialsHttp.getWork, null, { headers });
  invariant(value, 'a puzzle');
  const { Algorithm: algorithm, Challenge: challenge, Salt: salt, Signature: signature } = value;
  let number = 0;
  while (hash('sha256', `${salt}${number}`) !== challenge) number += 1;
  return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString(
    'base64',
  );
}
