import { formatAmount } from '../core/amount-text.ts';
import { ZERO } from '../core/money.ts';
import {
  beyondOwed,
  mostWithFee,
  outOfHours,
  tooSoon,
  type WithdrawFacts,
  type WithdrawFault,
  type WithdrawTerms,
} from './withdraw.ts';

/** Whether what is owed leaves enough for one withdrawal; a wallet that is too small by itself is told by the form. */
const isOwedLeft = (terms: WithdrawTerms, facts: WithdrawFacts): boolean => {
  const left = beyondOwed(facts);
  return left === facts.balance || mostWithFee(terms, facts.countToday, left) >= terms.least;
};

/** What is told before the form, as ticks (product 2.5): those that hold whatever is asked for. */
export function checkList(
  terms: WithdrawTerms,
  facts: WithdrawFacts,
  own: {
    readonly hasFundPassword: boolean;
    readonly hasTarget: boolean;
    readonly isCooling: boolean;
  },
): readonly { readonly check: string; readonly isGood: boolean; readonly fault?: WithdrawFault }[] {
  const by = (check: string, fault: WithdrawFault | undefined | false) =>
    fault ? { check, isGood: false, fault } : { check, isGood: true };
  return [
    by(
      'account',
      facts.isDisabled ? { code: 'WITHDRAW_DISABLED' } : facts.isFrozen && { code: 'FUNDS_FROZEN' },
    ),
    { check: 'fund-password', isGood: own.hasFundPassword },
    by('target', !own.hasTarget && { code: 'NO_CARD' }),
    { check: 'cooling', isGood: own.hasTarget && !own.isCooling },
    by(
      'requirement',
      facts.gap > ZERO && { code: 'BET_REQUIREMENT', params: { gap: formatAmount(facts.gap) } },
    ),
    by('hours', outOfHours(terms, facts.minute)),
    by(
      'count',
      facts.countToday >= terms.perDay && { code: 'COUNT_REACHED', params: { n: terms.perDay } },
    ),
    by('interval', tooSoon(terms, facts)),
    by('pending', facts.pending >= terms.pendingMost && { code: 'PENDING_EXISTS' }),
    { check: 'owed', isGood: isOwedLeft(terms, facts) },
  ];
}
