import { OPERATOR_ROLES, type OperatorRole } from '@fairlot/rules/check/operator-roles';
import type { Output } from '@fairlot/wire/core';
import type { operatorHttp } from '@fairlot/wire/staff/operator';

export type Account = Output<typeof operatorHttp.getOperators>['Rows'][number];

/** A proposal with its invitation link, if the proposer may see it. */
export type Inviting = Output<typeof operatorHttp.proposeOperator>;

/** Roles in the order that the rules have them. */
export const ROLES = Object.keys(OPERATOR_ROLES) as readonly OperatorRole[];

/** What may be done to an account, or that one is opened. */
export type AccountAct =
  | { readonly kind: 'add' }
  | { readonly kind: 'roles' | 'reset' | 'disable' | 'end'; readonly account: Account };
