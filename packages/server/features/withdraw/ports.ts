import { type Money, ZERO } from '@fairlot/rules/core/money';
import type { Executor } from '../../platform/db.ts';
import type { Platform } from '../../platform/feature.ts';
import { port } from '../../platform/port.ts';
import {
  allProviders,
  anyProviderOf,
  type PayoutAsked,
  type Provider,
  providerOf,
  type ProviderState,
} from '../provider/index.ts';
import { isQuoted, withdrawRate } from '../rate/index.ts';

/** What a player owes those below him, and so cannot withdraw. Contracts and daily pay fill it. */
export type Owed = { readonly dividends: Money; readonly pay: Money };
export const owed = port<(db: Executor, playerId: bigint) => Promise<Owed>>(
  'what a player owes',
  () => Promise.resolve({ dividends: ZERO, pay: ZERO }),
);

export type UsdtRate = {
  /** What one USDT costs at a withdrawal now; undefined: no rate is to be had. */
  readonly now: (db: Executor) => ReturnType<typeof withdrawRate>;
  /** Whether a rate that was seen may be asked for. */
  readonly isGood: (db: Executor, seen: Money) => Promise<boolean>;
};
/** The rate of USDT: that of the site, unless a test says otherwise. */
export const usdtRate = port<UsdtRate>('the rate of a withdrawal', {
  now: withdrawRate,
  isGood: isQuoted,
});

/** What a provider says of a payout. Whatever is not told for certain is UNKNOWN, and never guessed. */
export type PayoutAnswer = {
  readonly state: ProviderState;
  /** What the provider calls it; of a transfer of USDT its hash. */
  readonly ref?: string | undefined;
  readonly reason?: string | undefined;
  /** It never heard of the number, or not yet: to send it again asks for the same thing. */
  readonly isMissing?: boolean;
};

export type PayoutProvider = Pick<Provider, 'id' | 'number'> & {
  readonly payout: (payout: PayoutAsked) => Promise<PayoutAnswer>;
  readonly queryPayout: (no: string) => Promise<PayoutAnswer>;
};

type Stage = Pick<Platform, 'db' | 'settings'>;
export type PayoutProviders = {
  readonly list: (stage: Stage) => Promise<readonly string[]>;
  /** One that is on, to be given something to pay. */
  readonly find: (stage: Stage, id: string) => Promise<PayoutProvider | undefined>;
  /** One that was given something, on or off, to be asked after it. */
  readonly findAny: (stage: Stage, id: string) => Promise<PayoutProvider | undefined>;
};

/** Who pays out: the providers of the site, unless a test says otherwise. */
export const payoutProviders = port<PayoutProviders>('who pays out', {
  list: async (stage) => (await allProviders(stage)).map(({ id }) => id),
  find: providerOf,
  findAny: anyProviderOf,
});
