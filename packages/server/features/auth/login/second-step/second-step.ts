import type { LoginType } from '@fairlot/rules/check/login-types';
import type { Refusal } from '@fairlot/wire/core';
import type { LOGIN_CODES } from '@fairlot/wire/auth/login';
import type { Tx } from '#platform/db';
import { port, type Ports } from '#platform/port';
import type { Origin } from '../sessions/open.ts';

/** Who has proven who he is, and what he showed beside that. */
export type Entry = {
  readonly playerId: bigint;
  readonly flags: bigint;
  /** How he did: a passkey is what he has and what he knows or is, so no code is asked beside it. */
  readonly by: LoginType;
  readonly origin: Origin;
  /** A code of his authenticator, or one of those for when it is lost. */
  readonly code?: string | undefined;
  /** The version of the terms that he accepts. */
  readonly terms?: number | undefined;
};

type LoginRefusal = Refusal<typeof LOGIN_CODES>;
/**
 * What is asked after the password: undefined lets him pass, a code of the contract asks for more or refuses, and a
 * login type lets him pass who has shown more than what he came with.
 */
export type SecondStep = (tx: Tx, entry: Entry) => Promise<LoginRefusal | LoginType | undefined>;

/**
 * Checks of features, asked in this order in the transaction that opens the login, while the row of the player is held.
 * What a check writes stays where it refuses, so that it may count.
 */
export const secondSteps = {
  code: port<SecondStep>('session.second-step.code'),
  terms: port<SecondStep>('session.second-step.terms'),
  networks: port<SecondStep>('session.second-step.networks'),
} as const;

/** The first refusal, or how he has proven in the end who he is. */
export async function askSecondSteps(
  { tx, ports }: { readonly tx: Tx; readonly ports: Ports },
  entry: Entry,
): Promise<LoginRefusal | LoginType> {
  let { by } = entry;
  for (const step of Object.values(secondSteps)) {
    const answer = await ports.read(step)(tx, entry);
    if (typeof answer === 'object') return answer;
    by = answer ?? by;
  }
  return by;
}
