import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { isOperatorRole, type OperatorRole } from '@fairlot/rules/check/operator-roles';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db, Tx } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import { propose, type ProposalRejection, type Person } from '../proposals/propose.ts';
import {
  endSessions,
  findOperatorName,
  lockOperator,
  lockOperatorToChange,
  updateRoles,
} from '../sign-in/store.ts';
import type { ProposalRow } from '../proposals/store-proposal.ts';

/** What an operator may is changed by two others. His logins end with it. */
const PERMISSION = 'operator.accounts.change';

const Content = z.object({ operatorId: z.int(), roles: z.array(z.string()) });

export const changeRoles: TwoPersonAct = {
  permission: PERMISSION,
  isAbout: (content) => Content.parse(content).operatorId,
  change: async (tx: Tx, content: unknown) => {
    const { operatorId, roles } = Content.parse(content);
    const operator = await lockOperatorToChange(tx, operatorId);
    if (!operator || !roles.every(isOperatorRole)) return undefined;
    await updateRoles(tx, operatorId, roles);
    await endSessions(tx, operatorId);
    return { before: { roles: operator.roles }, after: { roles } };
  },
};

type Fault = 'ABOUT_YOU' | 'NO_SUCH_OPERATOR' | 'NOTHING_NEW';

export const proposeRoles = async (
  db: Db,
  maker: Person,
  wanted: { readonly operatorId: number; readonly roles: readonly OperatorRole[] },
  reason: string,
): Promise<Result<ProposalRow, Fault | ProposalRejection>> => {
  const roles = [...new Set(wanted.roles)].toSorted();
  const { operatorId } = wanted;
  const target = `operator ${(await findOperatorName(db, operatorId)) ?? operatorId}`;
  const deed = { permission: PERMISSION, target, reason } as const;
  return propose<Fault>(db, maker, deed, async (tx) => {
    if (operatorId === maker.operatorId) return refused('ABOUT_YOU');
    const operator = await lockOperator(tx, operatorId);
    if (!operator) return refused('NO_SUCH_OPERATOR');
    if (isDeepStrictEqual(operator.roles.toSorted(), roles)) return refused('NOTHING_NEW');
    return ok({
      before: { roles: operator.roles },
      content: { operatorId, roles },
      about: { name: operator.name },
    });
  });
};
