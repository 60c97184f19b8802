import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { OperatorRole } from '@fairlot/rules/check/operator-roles';
import type { TestDatabase } from '#testing';
import { hashPassword, type HashCost } from '../../../auth/login/index.ts';
import { act } from '../proposals/act.ts';
import { describeSecret, newPassword, newSecret, sealSecret } from '../sign-in/credentials.ts';
import type { Credentials } from '../accounts/make-credentials.ts';
import { addOperator, type AccountFault } from '../accounts/open-account.ts';
import { findOperator, insertOperator } from '../sign-in/store.ts';
import { ring } from '#testing/ring';

/** An operator of a test, with words that are his own. */
export type TestOperator = Credentials & { readonly operatorId: number };

/** A hash of an operator takes a tenth of a second, at the opening and at each sign-in: in the short run this one. */
const QUICK: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const REASON = 'a test';

type Owner = TestDatabase['owner'];
type Opened = Promise<Result<Credentials, AccountFault>>;

const addAsPeopleDo = (owner: Owner, name: string, roles: readonly OperatorRole[]): Opened =>
  addOperator(owner, '', { name, roles, words: 'own' }, REASON);

/** As `addOperator` does, but for what the hash costs; `open-account.test.ts` holds the two to the same row. */
async function addQuickly(owner: Owner, name: string, roles: readonly OperatorRole[]): Opened {
  const password = newPassword();
  const secret = newSecret();
  const hash = await hashPassword(password, QUICK);
  if (!hash.ok) return hash;
  const sealed = await sealSecret('', name, secret);
  const deed = { permission: 'operator.accounts.add', target: `operator ${name}` } as const;
  return act<Credentials, AccountFault>(
    owner,
    'command',
    { ...deed, reason: REASON },
    async (tx) => {
      const row = { name, passwordHash: hash.value, secret: sealed, words: 'own', roles } as const;
      const operatorId = await insertOperator(tx, row);
      if (operatorId === undefined) return refused('TAKEN');
      const value = { name, password, ...describeSecret(name, secret) };
      return ok({ before: null, after: { operatorId, name, roles }, value });
    },
  );
}

/** Opens one, with words that are good until he changes them. */
export async function openOperator(
  { owner }: Pick<TestDatabase, 'owner'>,
  name: string,
  roles: readonly OperatorRole[] = ['owner'],
): Promise<TestOperator> {
  const made = await (ring === 'long' ? addAsPeopleDo : addQuickly)(owner, name, roles);
  invariant(made.ok, `${name} is opened`);
  const row = await findOperator(owner, name);
  invariant(row, `${name} is there`);
  return { ...made.value, operatorId: row.operator_id };
}
