import { invariant } from '@fairlot/rules/core/invariant';
import type { OperatorRole } from '@fairlot/rules/check/operator-roles';
import type { TestDatabase } from '../../../testing/index.ts';
import type { Credentials } from '../make-credentials.ts';
import { addOperator } from '../open-account.ts';
import { findOperator } from '../store.ts';

/** An operator of a test, opened the way operators are, with words that are his own. */
export type TestOperator = Credentials & { readonly operatorId: number };

export async function openOperator(
  { owner }: Pick<TestDatabase, 'owner'>,
  name: string,
  roles: readonly OperatorRole[] = ['owner'],
): Promise<TestOperator> {
  const made = await addOperator(owner, '', { name, roles, words: 'own' }, 'a test');
  invariant(made.ok, `${name} is opened`);
  const row = await findOperator(owner, name);
  invariant(row, `${name} is there`);
  return { ...made.value, operatorId: row.operator_id };
}
