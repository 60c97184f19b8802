import { type Money, subtractMoney, ZERO } from '../core/money.ts';
import type { TargetKind, WithdrawTerms } from './withdraw.ts';

/** What a player has otherwise by his layer (product 3.9, 5.6); null: as it is anyway. Amounts are thousandths. */
export type LayerLimits = {
  readonly least: Money | null;
  readonly most: Money | null;
  readonly dayMost: Money | null;
  /** Hundredths of a per cent. */
  readonly feeRate: number | null;
  readonly feeCap: Money | null;
};

/**
 * What a withdrawal by a method is held to: of each limit what is said of the player's layer, then of the method, then of the
 * site. The sum of a day by all methods is the site's alone.
 */
export const withdrawTermsFor = (
  terms: WithdrawTerms,
  kind: TargetKind,
  limits: LayerLimits | undefined,
): WithdrawTerms => ({
  ...terms,
  least: limits?.least ?? terms.least,
  most: limits?.most ?? terms.most,
  methodDayMost: {
    ...terms.methodDayMost,
    [kind]: limits?.dayMost ?? terms.methodDayMost[kind],
  },
  feeRate: limits?.feeRate ?? terms.feeRate,
  feeCap: limits?.feeCap ?? terms.feeCap,
});

/** The most that can ever be asked for at once by a method: of one request, of a day by it, and of a day by all. */
export const mostEver = (terms: WithdrawTerms, kind: TargetKind): Money =>
  [terms.methodDayMost[kind], terms.dayMost].reduce(
    (most, each) => (each < most ? each : most),
    terms.most,
  );

/** Whether nobody can ask for anything by a method: its least is above the most. */
export const leavesNothing = (terms: WithdrawTerms, kind: TargetKind): boolean =>
  terms.least > mostEver(terms, kind);

export type ChannelBounds = {
  readonly least: Money;
  readonly most: Money;
  readonly step: Money;
  /** Empty where any amount goes. */
  readonly fixed: readonly Money[];
  readonly feeRate: number;
};

export type Bounded = Omit<ChannelBounds, 'step'> & {
  /** Why nothing can be paid: his day is full, or his layer leaves nothing of what the channel takes. */
  readonly shut: 'CHANNEL_FULL' | 'CHANNEL_LAYER' | null;
};

/**
 * What a player may deposit by a channel. Its own bounds are those of whoever is paid: a layer narrows them and never
 * widens them. A fee of the layer is in place of the channel's.
 */
export function depositBoundsFor(
  { least, most, step, fixed, feeRate }: ChannelBounds,
  limits: LayerLimits | undefined,
  askedToday: Money,
): Bounded {
  const low = limits?.least && limits.least > least ? limits.least : least;
  const high = limits?.most && limits.most < most ? limits.most : most;
  const isPayable = (to: Money): boolean =>
    fixed.length > 0
      ? fixed.some((each) => each >= low && each <= to)
      : to >= low && to - (to % step) >= low;
  const dayLeft = limits?.dayMost ? subtractMoney(limits.dayMost, askedToday) : high;
  const to = dayLeft < high ? dayLeft : high;
  // What a day has room for before anything is asked for: none is no day that is full.
  const ofDay = limits?.dayMost && limits.dayMost < high ? limits.dayMost : high;
  const shut = isPayable(ofDay) ? (isPayable(to) ? null : 'CHANNEL_FULL') : 'CHANNEL_LAYER';
  return {
    least: low,
    // What is shown of a full day are its bounds, not what is left of it.
    most: shut === null && to > ZERO ? to : high,
    fixed: fixed.filter((each) => each >= low && each <= (shut === null ? to : high)),
    feeRate: limits?.feeRate ?? feeRate,
    shut,
  };
}
