import { hasFlag, type PlayerFlag } from '@fairlot/rules/check/access';
import type { Account } from './store.ts';

const FROZEN: readonly PlayerFlag[] = ['DISABLE_ACCOUNT', 'FUNDS_FREEZE', 'DEBT'];

export const isFrozen = ({ flags }: Pick<Account, 'flags'>): boolean =>
  FROZEN.some((flag) => hasFlag(flags, flag));

export const isEnabled = ({ flags }: Pick<Account, 'flags'>): boolean =>
  hasFlag(flags, 'ALLOW_DEPOSIT_FROM_WALLET');

/**
 * Whether an agent pays deposits of a member now: a direct one, and no money goes between accounts that count in reports and
 * those that do not.
 */
export const offersTo = (agent: Account | undefined, member: Account): boolean =>
  agent !== undefined &&
  member.parent === agent.player_id &&
  agent.is_agent &&
  isEnabled(agent) &&
  !isFrozen(agent) &&
  !agent.is_demo &&
  !member.is_demo &&
  hasFlag(agent.flags, 'TEST_ACCOUNT') === hasFlag(member.flags, 'TEST_ACCOUNT');
