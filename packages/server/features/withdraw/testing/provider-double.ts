import type { Feature } from '../../../platform/feature.ts';
import type { PayoutAsked } from '../../provider/index.ts';
import { type PayoutAnswer, payoutProviders, type PayoutProvider } from '../ports.ts';

/** A provider of tests: it pays a number once, and says what it is told to say. */
export type ProviderDouble = {
  readonly feature: Feature;
  /** All that was ever sent, in order; the same number may stand here more than once. */
  readonly sent: PayoutAsked[];
  /** What it has paid, by number. */
  readonly paid: Map<string, bigint>;
  /** What becomes of payouts from now on; `lost`: it pays and its answer never arrives. */
  next: 'PAID' | 'PENDING' | 'FAILED' | 'UNKNOWN' | 'lost';
  /** What it answers when it is asked; without it what it knows. */
  readonly told: Map<string, PayoutAnswer['state']>;
  /** It says so where it never heard of a number. */
  isForgetful: boolean;
  /** Switched off: it is given nothing, and asked after what it was given. */
  isOff: boolean;
};

export function createProviderDouble(id = 'double'): ProviderDouble {
  const double: ProviderDouble = {
    sent: [],
    paid: new Map(),
    told: new Map(),
    next: 'PAID',
    isForgetful: false,
    isOff: false,
    feature: {
      name: `provider-${id}`,
      provide: ({ ports }) =>
        ports.fill(payoutProviders, {
          list: () => Promise.resolve([id]),
          find: (_, wanted) =>
            Promise.resolve(wanted === id && !double.isOff ? provider : undefined),
          findAny: (_, wanted) => Promise.resolve(wanted === id ? provider : undefined),
        }),
    },
  };
  const known = new Map<string, PayoutAnswer>();
  const provider: PayoutProvider = {
    id,
    number: 7,
    payout: (order) => {
      double.sent.push(order);
      const before = known.get(order.payoutNo);
      if (before) return Promise.resolve(before);
      const { next } = double;
      if (next === 'UNKNOWN') return Promise.resolve({ state: 'UNKNOWN' });
      const state = next === 'lost' ? 'PAID' : next;
      if (state === 'PAID') double.paid.set(order.payoutNo, order.amount);
      const answer: PayoutAnswer = { state, ref: `T-${order.payoutNo}`, reason: '' };
      known.set(order.payoutNo, answer);
      return next === 'lost'
        ? Promise.reject(new Error('socket hang up'))
        : Promise.resolve(answer);
    },
    queryPayout: (no) =>
      Promise.resolve(
        double.told.has(no)
          ? { state: double.told.get(no) ?? 'UNKNOWN', ref: `T-${no}` }
          : (known.get(no) ?? { state: 'UNKNOWN', isMissing: double.isForgetful }),
      ),
  };
  return double;
}
