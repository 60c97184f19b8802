import * as z from 'zod/mini';
import {
  isOperatorName,
  isOperatorRole,
  isReservedName,
  type OperatorRole,
} from '@fairlot/rules/check/operator-roles';
import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
import type { Agreed, TwoPersonAct } from '#platform/feature';
import { makeCredentials, shown, type Made } from './make-credentials.ts';
import { propose, type ProposalRejection, type Person } from '../proposals/propose.ts';
import {
  endSessions,
  findOperator,
  findOperatorName,
  lockOperator,
  lockOperatorToChange,
  openAgreed,
  renewAgreed,
  updateDisabled,
  type AgreedCredentials,
} from '../sign-in/store.ts';
import type { ProposalRow } from '../proposals/store-proposal.ts';

/**
 * Accounts, changed by two operators: opened, given new credentials, shut out and let in. What is shown
 * of new credentials goes to the one who confirms, once; he hands it to whom it is for.
 */
const ADD = 'operator.accounts.add';
const RESET = 'operator.accounts.reset';
const DISABLE = 'operator.accounts.disable';

const Added = z.object({ name: z.string(), roles: z.array(z.string()) });
const Reset = z.object({ operatorId: z.int(), name: z.string() });
const Disabled = z.object({ operatorId: z.int(), isDisabled: z.boolean() });

function madeOf({ proposal, checker, prepared }: Agreed): AgreedCredentials & { made: Made } {
  invariant(prepared, 'credentials are made before they are kept');
  const made = prepared as Made;
  return { proposal, checker, passwordHash: made.hash, secret: made.sealed, made };
}

export const addAccount: TwoPersonAct = {
  permission: ADD,
  prepare: (content, dataFolder) => makeCredentials(dataFolder, Added.parse(content).name),
  change: async (tx, content, agreed) => {
    const { name, roles } = Added.parse(content);
    const fits = madeOf(agreed);
    const operatorId = await openAgreed(tx, fits);
    if (operatorId === undefined) return undefined;
    return { before: null, after: { operatorId, name, roles }, shown: shown(fits.made) };
  },
};

export const resetAccount: TwoPersonAct = {
  permission: RESET,
  isAbout: (content) => Reset.parse(content).operatorId,
  prepare: (content, dataFolder) => makeCredentials(dataFolder, Reset.parse(content).name),
  change: async (tx, content, agreed) => {
    const { operatorId, name } = Reset.parse(content);
    const fits = madeOf(agreed);
    if (!(await renewAgreed(tx, fits))) return undefined;
    await endSessions(tx, operatorId);
    return { before: { name }, after: { operatorId, name }, shown: shown(fits.made) };
  },
};

export const disableAccount: TwoPersonAct = {
  permission: DISABLE,
  isAbout: (content) => Disabled.parse(content).operatorId,
  change: async (tx, content) => {
    const { operatorId, isDisabled } = Disabled.parse(content);
    const operator = await lockOperatorToChange(tx, operatorId);
    if (!operator) return undefined;
    await updateDisabled(tx, operatorId, isDisabled);
    await endSessions(tx, operatorId);
    return { before: { isDisabled: operator.is_disabled }, after: { isDisabled } };
  },
};

type Proposed<E> = Promise<Result<ProposalRow, E | ProposalRejection>>;
type BadAccount = 'BAD_NAME' | 'NAME_RESERVED' | 'NAME_TAKEN' | 'NO_ROLES';

export async function proposeAccount(
  db: Db,
  maker: Person,
  wanted: { readonly name: string; readonly roles: readonly OperatorRole[] },
  reason: string,
): Proposed<BadAccount> {
  const { name } = wanted;
  const roles = [...new Set(wanted.roles)].filter(isOperatorRole).toSorted();
  if (!isOperatorName(name)) return refused('BAD_NAME');
  if (isReservedName(name)) return refused('NAME_RESERVED');
  if (roles.length === 0) return refused('NO_ROLES');
  const deed = { permission: ADD, target: `operator ${name}`, reason } as const;
  return propose<BadAccount>(db, maker, deed, async (tx) =>
    (await findOperator(tx, name))
      ? refused('NAME_TAKEN')
      : ok({ before: null, content: { name, roles } }),
  );
}

type About = 'ABOUT_YOU' | 'NO_SUCH_OPERATOR' | 'NOTHING_NEW';

export async function proposeReset(
  db: Db,
  maker: Person,
  operatorId: number,
  reason: string,
): Proposed<About> {
  const target = `operator ${(await findOperatorName(db, operatorId)) ?? operatorId}`;
  const deed = { permission: RESET, target, reason } as const;
  return propose<About>(db, maker, deed, async (tx) => {
    if (operatorId === maker.operatorId) return refused('ABOUT_YOU');
    const operator = await lockOperator(tx, operatorId);
    if (!operator) return refused('NO_SUCH_OPERATOR');
    const { name } = operator;
    return ok({ before: { name }, content: { operatorId, name } });
  });
}

export async function proposeDisabled(
  db: Db,
  maker: Person,
  wanted: { readonly operatorId: number; readonly isDisabled: boolean },
  reason: string,
): Proposed<About> {
  const { operatorId, isDisabled } = wanted;
  const target = `operator ${(await findOperatorName(db, operatorId)) ?? operatorId}`;
  const deed = { permission: DISABLE, target, reason } as const;
  return propose<About>(db, maker, deed, async (tx) => {
    if (operatorId === maker.operatorId) return refused('ABOUT_YOU');
    const operator = await lockOperator(tx, operatorId);
    if (!operator) return refused('NO_SUCH_OPERATOR');
    if (operator.is_disabled === isDisabled) return refused('NOTHING_NEW');
    return ok({
      before: { isDisabled: !isDisabled },
      content: { operatorId, isDisabled },
      about: { name: operator.name },
    });
  });
}
