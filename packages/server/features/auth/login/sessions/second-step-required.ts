import { refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { LOGIN_CODES } from '@fairlot/wire/auth/login';
import { transaction, type Db, type Tx } from '#platform/db';

type LoginRefusal = Refusal<typeof LOGIN_CODES>;

/** Takes back a sign-in that wants something of him first: what was right so far is not used up by that. */
export class SecondStepRequired extends Error {
  readonly refusal: LoginRefusal;
  constructor(refusal: LoginRefusal) {
    super('not yet');
    this.refusal = refusal;
  }
}

/**
 * The transaction that opens a login. One that ends in `SecondStepRequired` leaves nothing behind: the same call comes again, with
 * what was asked for, and shows the same password, passkey, code or state.
 */
export const entering = <T, F>(
  db: Db,
  work: (tx: Tx) => Promise<Result<T, F | LoginRefusal>>,
): Promise<Result<T, F | LoginRefusal>> =>
  transaction(db, work).catch((error: unknown): Result<T, F | LoginRefusal> => {
    if (error instanceof SecondStepRequired) return refused(error.refusal);
    throw error;
  });
