import {
  isOperatorName,
  isOperatorRole,
  isReservedName,
  type OperatorRole,
} from '@fairlot/rules/check/operator-roles';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db, Tx } from '#platform/db';
import { act } from '../proposals/act.ts';
import { makeCredentials, shown, type Credentials } from './make-credentials.ts';
import {
  endSessions,
  findOperator,
  insertOperator,
  replaceCredentials,
  updateDisabled,
  type OperatorRow,
  type Words,
} from '../sign-in/store.ts';

export type AccountFault = 'NAME' | 'RESERVED' | 'TAKEN' | 'UNKNOWN' | 'ROLE' | 'BUSY';

type Wanted = {
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  readonly words?: Words;
};

/**
 * Opens the account of an operator, as the owner of the database, who alone may. Whoever does it sees
 * the words, so they are good once; `own`: they stay good (the demo, which prints them at each start).
 */
export async function addOperator(
  owner: Db,
  dataFolder: string,
  { name, roles, words = 'once' }: Wanted,
  reason: string,
): Promise<Result<Credentials, AccountFault>> {
  if (!isOperatorName(name)) return refused('NAME');
  if (isReservedName(name)) return refused('RESERVED');
  if (roles.length === 0 || !roles.every(isOperatorRole)) return refused('ROLE');
  const made = await makeCredentials(dataFolder, name);
  if (!made.ok) return made;
  const { hash: passwordHash, sealed: secret } = made.value;
  const deed = { permission: 'operator.accounts.add', target: `operator ${name}`, reason } as const;
  return act<Credentials, AccountFault>(owner, 'command', deed, async (tx) => {
    const operatorId = await insertOperator(tx, { name, passwordHash, secret, words, roles });
    if (operatorId === undefined) return refused('TAKEN');
    return ok({ before: null, after: { operatorId, name, roles }, value: shown(made.value) });
  });
}

/** New credentials for an operator who lost his; the old ones and his logins are good no longer. */
export async function resetOperator(
  owner: Db,
  dataFolder: string,
  name: string,
  reason: string,
  words: Words = 'once',
): Promise<Result<Credentials, AccountFault>> {
  const known = await findOperator(owner, name);
  if (!known) return refused('UNKNOWN');
  const made = await makeCredentials(dataFolder, known.name);
  if (!made.ok) return made;
  const { hash: passwordHash, sealed: secret } = made.value;
  return onAccount(owner, name, 'operator.accounts.reset', reason, async (tx, row) => {
    await replaceCredentials(tx, row.operator_id, { passwordHash, secret, words });
    await endSessions(tx, row.operator_id);
    return { before: null, after: { operatorId: row.operator_id }, value: shown(made.value) };
  });
}

/** Shuts an operator out, or lets him in again. His logins end with it. */
export const disableOperator = (
  owner: Db,
  name: string,
  isDisabled: boolean,
  reason: string,
): Promise<Result<null, AccountFault>> =>
  onAccount(owner, name, 'operator.accounts.disable', reason, async (tx, row) => {
    await updateDisabled(tx, row.operator_id, isDisabled);
    await endSessions(tx, row.operator_id);
    return { before: { isDisabled: row.is_disabled }, after: { isDisabled }, value: null };
  });

type AccountChange<T> = (
  tx: Tx,
  row: OperatorRow,
) => Promise<{ before: unknown; after: unknown; value: T }>;

const onAccount = <T>(
  owner: Db,
  name: string,
  permission: `operator.accounts.${string}`,
  reason: string,
  change: AccountChange<T>,
): Promise<Result<T, AccountFault>> =>
  act<T, AccountFault>(
    owner,
    'command',
    { permission, target: `operator ${name}`, reason },
    async (tx) => {
      const row = await findOperator(tx, name);
      return row ? ok(await change(tx, row)) : refused('UNKNOWN');
    },
  );
