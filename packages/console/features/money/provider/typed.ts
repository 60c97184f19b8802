// Settings of a provider as they are typed; an empty limit is none of its own. Pure.
import { formatAmount, readAmountText } from '@fairlot/rules/core/amount-text';
import type { Bilingual } from '@fairlot/rules/core/text';
import { PROVIDER_BOUNDS, type ProviderRules } from '@fairlot/wire/money/provider';
import { FAULTS } from './text.ts';

/** Named as they are frozen. */
export type TypedProvider = {
  readonly isOn: boolean;
  readonly address: string;
  readonly payoutMost: string;
  readonly payoutDayMost: string;
};
export const LIMITS = ['payoutMost', 'payoutDayMost'] as const;

type Amount = ProviderRules['PayoutMost'];
/** Also as it is shown, with its thousands apart. */
const amountIn = (typed: string) => readAmountText(typed.replaceAll(',', ''));
const amountOf = (typed: string): Amount =>
  typed.trim() === '' ? null : (amountIn(typed) ?? null);
const shown = (amount: Amount): string => (amount === null ? '' : formatAmount(amount));

export const typedOf = (rules: ProviderRules): TypedProvider => ({
  isOn: rules.IsOn,
  address: rules.Address,
  payoutMost: shown(rules.PayoutMost),
  payoutDayMost: shown(rules.PayoutDayMost),
});

export const rulesOf = (typed: TypedProvider): ProviderRules => ({
  IsOn: typed.isOn,
  Address: typed.address.trim(),
  PayoutMost: amountOf(typed.payoutMost),
  PayoutDayMost: amountOf(typed.payoutDayMost),
});

/** An origin: no path, no name of anybody. The server knows which of them it may be. */
const isAddress = (typed: string): boolean =>
  URL.canParse(typed.trim()) && new URL(typed.trim()).origin === typed.trim();

/** What is wrong with each line. */
export function faultsOf(typed: TypedProvider): Partial<Record<keyof TypedProvider, Bilingual>> {
  const faults: Partial<Record<keyof TypedProvider, Bilingual>> = {};
  if (!isAddress(typed.address)) faults.address = FAULTS.address;
  for (const line of LIMITS) {
    if (typed[line].trim() !== '' && (amountIn(typed[line]) ?? 0n) <= 0n) {
      faults[line] = FAULTS.amount;
    }
  }
  const [most, dayMost] = [amountOf(typed.payoutMost), amountOf(typed.payoutDayMost)];
  if (
    !faults.payoutMost &&
    !faults.payoutDayMost &&
    most !== null &&
    dayMost !== null &&
    most > dayMost
  ) {
    faults.payoutMost = FAULTS.order;
  }
  return faults;
}

/** Whether a secret can be one: signs of ASCII, no spaces, of a node as few as its keys have. */
export const isSecret = (typed: string, isNode: boolean): boolean =>
  /^[\x21-\x7e]+$/.test(typed) &&
  typed.length >= (isNode ? PROVIDER_BOUNDS.leastKey : PROVIDER_BOUNDS.leastSecret) &&
  typed.length <= PROVIDER_BOUNDS.secret;
