import * as z from 'zod/mini';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills } from '@fairlot/rules/core/money';
import { money } from '../../core/index.ts';
import { waits } from '../../staff/publishing/shapes.ts';

/**
 * Signs of an address, of a secret by which a provider and this site know each other, and at least of the key of a node, which
 * whoever runs that node gives out.
 */
export const PROVIDER_BOUNDS = { address: 200, leastSecret: 16, leastKey: 8, secret: 256 } as const;

/** The name of a provider, as ways to deposit have it. */
export const providerId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/));
const limit = z.nullable(
  money.check(z.refine((value) => value > 0n && value <= 1_000_000_000_000n)),
);

/** What two operators set of a provider; a node of a chain pays nothing out, and has no limits. */
export const ProviderRules = z.strictObject({
  IsOn: z.boolean(),
  /** Where it is spoken to: an origin of https, or of this machine. */
  Address: z.string().check(z.minLength(1), z.maxLength(PROVIDER_BOUNDS.address)),
  /** The most that it pays at once, and on a day of the site; null: as the settings of withdrawals say. */
  PayoutMost: limit,
  PayoutDayMost: limit,
});
export type ProviderRules = z.output<typeof ProviderRules>;

export const ProviderRow = z.object({
  Id: z.string(),
  Adapter: z.string(),
  /** Whether it is a node of a chain, which is listened to alone. */
  IsNode: z.boolean(),
  Version: z.int(),
  ...waits,
  /** Whether another secret waits for a second operator. */
  IsSecretAsked: z.boolean(),
  /** What it was sent to pay out since midnight of the site, what failed left out. */
  PaidToday: money,
  Rules: ProviderRules,
});
export type ProviderRow = z.output<typeof ProviderRow>;

const shown = (amount: bigint | null): string | null =>
  amount === null ? null : formatAmount(mills(amount));

/** Settings of a provider as people read them: what is shown before they are sent is what is frozen and kept. */
export const plainProvider = (rules: ProviderRules) => ({
  isOn: rules.IsOn,
  address: rules.Address.trim(),
  payoutMost: shown(rules.PayoutMost),
  payoutDayMost: shown(rules.PayoutDayMost),
});
