import { invariant } from '@fairlot/rules/core/invariant';
import type { OperatorRole } from '@fairlot/rules/check/operator-roles';
import type { TestDatabase } from '#testing';
import { hashPassword, type HashCost } from '../../../auth/login/index.ts';
import {
  describeSecret,
  hashOperatorPassword,
  newPassword,
  newSecret,
  sealSecret,
} from '../sign-in/credentials.ts';
import { openAccount, type Credentials } from '../accounts/open-account.ts';
import { replaceCredentials } from '../sign-in/store.ts';
import { ring } from '#testing/ring';

/** An operator of a test, with a password and an authenticator. */
export type TestOperator = Credentials & { readonly operatorId: number };

/** A hash of an operator takes a tenth of a second, at the opening and at each sign-in: in the short run this one. */
const QUICK: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const REASON = 'a test';

/** Opens an operator who can sign in. */
export async function openOperator(
  { owner }: Pick<TestDatabase, 'owner'>,
  name: string,
  roles: readonly OperatorRole[] = ['owner'],
): Promise<TestOperator> {
  const [password, secret] = [newPassword(), newSecret()];
  const hash = await (ring === 'long'
    ? hashOperatorPassword(password)
    : hashPassword(password, QUICK));
  invariant(hash.ok, 'a password is hashed');
  const credentials = { passwordHash: hash.value, secret: await sealSecret('', name, secret) };
  const opened = await openAccount(owner, { name, roles }, REASON, async (tx, { operatorId }) => {
    await replaceCredentials(tx, operatorId, credentials);
    return { operatorId, name, password, ...describeSecret(name, secret) };
  });
  invariant(opened.ok, `${name} is opened`);
  return opened.value;
}
