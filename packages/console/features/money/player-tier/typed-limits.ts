// Limits of a layer as they are typed; empty stands for what holds anyway. Pure.
import { formatAmount, readAmountText } from '@fairlot/rules/core/amount-text';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { LayerLimits, LimitRow } from '@fairlot/wire/money/player-tier';
import { hundredthsText, readHundredths } from '../../staff/publishing/index.ts';
import { LIMIT_FAULTS } from './limits-text.ts';

/** In the order in which they are shown; named as they are frozen. */
export const LIMIT_LINES = ['min', 'max', 'dayMost', 'feeRate', 'feeCap'] as const;
export type LimitLine = (typeof LIMIT_LINES)[number];
export type TypedLimits = Readonly<Record<LimitLine, string>>;

/** Half of the amount, in hundredths of a per cent. */
const MOST_RATE = 5_000;

type Amount = LayerLimits['Min'];
/** Also as it is shown, with its thousands apart. */
const amountIn = (typed: string) => readAmountText(typed.replaceAll(',', ''));
const shown = (amount: Amount): string => (amount === null ? '' : formatAmount(amount));

export const typedOf = ({
  Min,
  Max,
  DayMost,
  FeeRate,
  FeeCap,
}: LimitRow['Limits']): TypedLimits => ({
  min: shown(Min),
  max: shown(Max),
  dayMost: shown(DayMost),
  feeRate: FeeRate === null ? '' : hundredthsText(FeeRate),
  feeCap: shown(FeeCap),
});

const amountOf = (typed: string): Amount =>
  typed.trim() === '' ? null : (amountIn(typed) ?? null);

export const limitsOf = (typed: TypedLimits): LayerLimits => ({
  Min: amountOf(typed.min),
  Max: amountOf(typed.max),
  DayMost: amountOf(typed.dayMost),
  FeeRate:
    typed.feeRate.trim() === '' ? null : (readHundredths(typed.feeRate, 0, MOST_RATE) ?? null),
  FeeCap: amountOf(typed.feeCap),
});

/** As they are frozen and kept. */
export const plainLimits = ({ Min, Max, DayMost, FeeRate, FeeCap }: LayerLimits) => ({
  min: shown(Min) || null,
  max: shown(Max) || null,
  dayMost: shown(DayMost) || null,
  feeRate: FeeRate,
  feeCap: shown(FeeCap) || null,
});

/** What is wrong with each line. */
export function faultsOf(typed: TypedLimits): Partial<Record<LimitLine, Bilingual>> {
  const faults: Partial<Record<LimitLine, Bilingual>> = {};
  for (const line of ['min', 'max', 'dayMost', 'feeCap'] as const) {
    const amount = amountIn(typed[line]);
    const isGood = amount !== undefined && (line === 'feeCap' || amount > 0n);
    if (typed[line].trim() !== '' && !isGood) faults[line] = LIMIT_FAULTS.amount;
  }
  const rate = typed.feeRate.trim();
  if (rate !== '' && readHundredths(rate, 0, MOST_RATE) === undefined) {
    faults.feeRate = LIMIT_FAULTS.rate;
  }
  const [min, max] = [amountOf(typed.min), amountOf(typed.max)];
  if (!faults.max && min !== null && max !== null && min > max) faults.max = LIMIT_FAULTS.order;
  return faults;
}
