import {
  isOperatorName,
  isOperatorRole,
  isReservedName,
  type OperatorRole,
} from '@fairlot/rules/check/operator-roles';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db, Tx } from '#platform/db';
import { act } from '../proposals/act.ts';
import {
  describeSecret,
  hashOperatorPassword,
  newPassword,
  newSecret,
  sealSecret,
} from '../sign-in/credentials.ts';
import {
  endSessions,
  findOperator,
  insertOperator,
  replaceCredentials,
  updateDisabled,
  type OperatorRow,
} from '../sign-in/store.ts';
import { hashCode, hashLink, keptOf, newCode, newLink } from './make-invitation.ts';
import { inviteByCommand } from './store-invitation.ts';

/** Accounts as the owner of the database changes them, by command or at the start of a demo. */
export type AccountFault = 'NAME' | 'RESERVED' | 'TAKEN' | 'UNKNOWN' | 'ROLE' | 'BUSY';

/** Both halves of an invitation, for the owner of the machine. */
export type PrintedInvitation = {
  readonly name: string;
  readonly link: string;
  readonly code: string;
};
/** The credentials of a demo operator. */
export type Credentials = {
  readonly name: string;
  readonly password: string;
  /** Of the authenticator, as it is typed in, and as an address for its picture. */
  readonly key: string;
  readonly url: string;
};
type Wanted = { readonly name: string; readonly roles: readonly OperatorRole[] };
/** Gives an account that was opened or emptied a way in, and answers with what is printed of it. */
type GiveWay<T> = (
  tx: Tx,
  row: { readonly operatorId: number; readonly name: string },
) => Promise<T>;

const invite: GiveWay<PrintedInvitation> = async (tx, { operatorId, name }) => {
  const [link, code] = [newLink(), newCode()];
  const kept = { link: keptOf(hashLink(link)), code: keptOf(hashCode(code)) };
  await inviteByCommand(tx, operatorId, kept);
  return { name, link, code };
};

/** Opens the account of an operator and invites them. */
export const addOperator = (
  owner: Db,
  wanted: Wanted,
  reason: string,
): Promise<Result<PrintedInvitation, AccountFault>> => openAccount(owner, wanted, reason, invite);

/** Ends the credentials of an operator and invites them again. */
export const resetOperator = (
  owner: Db,
  name: string,
  reason: string,
): Promise<Result<PrintedInvitation, AccountFault>> => emptyAccount(owner, name, reason, invite);

/**
 * The same for a demo, which prints password and authenticator at each start. `isThere`: the account is open already.
 */
export async function openDemoOperator(
  owner: Db,
  dataFolder: string,
  { isThere, ...wanted }: Wanted & { readonly isThere: boolean },
  reason: string,
): Promise<Result<Credentials, AccountFault>> {
  const { name } = wanted;
  const [password, secret] = [newPassword(), newSecret()];
  const hash = await hashOperatorPassword(password);
  if (!hash.ok) return hash;
  const credentials = {
    passwordHash: hash.value,
    secret: await sealSecret(dataFolder, name, secret),
  };
  const give: GiveWay<Credentials> = async (tx, { operatorId }) => {
    await replaceCredentials(tx, operatorId, credentials);
    return { name, password, ...describeSecret(name, secret) };
  };
  return isThere
    ? emptyAccount(owner, name, reason, give)
    : openAccount(owner, wanted, reason, give);
}

export async function openAccount<T>(
  owner: Db,
  { name, roles }: Wanted,
  reason: string,
  give: GiveWay<T>,
): Promise<Result<T, AccountFault>> {
  if (!isOperatorName(name)) return refused('NAME');
  if (isReservedName(name)) return refused('RESERVED');
  if (roles.length === 0 || !roles.every(isOperatorRole)) return refused('ROLE');
  const deed = { permission: 'operator.accounts.add', target: `operator ${name}`, reason } as const;
  return act<T, AccountFault>(owner, 'command', deed, async (tx) => {
    const operatorId = await insertOperator(tx, { name, roles });
    if (operatorId === undefined) return refused('TAKEN');
    const value = await give(tx, { operatorId, name });
    return ok({ before: null, after: { operatorId, name, roles }, value });
  });
}

const emptyAccount = <T>(
  owner: Db,
  name: string,
  reason: string,
  give: GiveWay<T>,
): Promise<Result<T, AccountFault>> =>
  onAccount(owner, name, 'operator.accounts.reset', reason, async (tx, row) => {
    const { operator_id: operatorId } = row;
    await replaceCredentials(tx, operatorId, null);
    await endSessions(tx, operatorId);
    const value = await give(tx, { operatorId, name: row.name });
    return { before: null, after: { operatorId }, value };
  });

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
