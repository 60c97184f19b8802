// What is typed of the prices of a play, and which plays are listed. Pure.
import { oddsFromNumber, oddsToNumber } from '@fairlot/rules/odds/number';
import { formatMoney } from '@fairlot/ui';
import type { Input, Output } from '@fairlot/wire/core';
import type { betConsole } from '@fairlot/wire/play/bet';
import type { Common } from './change-form.tsx';
import { readAmount, whole } from './read-input.ts';

export type PlayRow = Output<typeof betConsole.getPrices>['Rows'][number];
export type PlayChange = Input<typeof betConsole.previewPrices>['Changes'][number];

/** Odds above nothing; undefined for anything else. */
export function readOdds(typed: string): bigint | undefined {
  const plain = typed.trim();
  if (!/^\d{1,9}(\.\d{1,4})?$/.test(plain)) return undefined;
  const odds = oddsFromNumber(Number(plain));
  return odds !== undefined && odds > 0n ? odds : undefined;
}

export const oddsText = (odds: bigint): string => String(oddsToNumber(odds));

/** `98.50%` of ten-thousandths. */
export const percent = (parts: number): string => `${(parts / 100).toFixed(2)}%`;

/** Of several: the lowest and the highest, or the one. */
export function rangeText<T extends bigint | number>(all: readonly T[], say: (one: T) => string) {
  const [first] = all;
  if (first === undefined) return '';
  const least = all.reduce((low, one) => (one < low ? one : low), first);
  const most = all.reduce((high, one) => (one > high ? one : high), first);
  return least === most ? say(least) : `${say(least)} – ${say(most)}`;
}

const MOST_NOTES = 100_000;
/** Fields of limits: what they are of the contract, and how they are typed. */
export const LIMITS = {
  prize: { of: 'PrizeLimit', as: 'amount' },
  notes: { of: 'MaxNotes', as: 'count' },
  least: { of: 'MinStake', as: 'amount' },
  most: { of: 'MaxStake', as: 'amount' },
  notesShare: { of: 'MaxNotesRatio', as: 'share' },
  soloShare: { of: 'SoloRatio', as: 'share' },
  soloPrize: { of: 'SoloPrize', as: 'amount' },
  liability: { of: 'Liability', as: 'amount' },
  step: { of: 'OddsStep', as: 'amount' },
  drop: { of: 'OddsDrop', as: 'share' },
  floor: { of: 'OddsFloor', as: 'share' },
} as const;
export type LimitField = keyof typeof LIMITS;
const FIELDS = Object.keys(LIMITS) as readonly LimitField[];

/** Hundredths of a whole with two decimals, as ten-thousandths. */
function readShare(typed: string): number | undefined {
  const plain = typed.trim();
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined;
  const parts = Math.round(Number(plain) * 100);
  return parts >= 1 && parts <= 10_000 ? parts : undefined;
}

/** What is typed in a field of limits; undefined for what is none of its kind. */
function readLimit(field: LimitField, typed: string) {
  const { as } = LIMITS[field];
  if (as === 'amount') return readAmount(typed) ?? undefined;
  return as === 'share' ? readShare(typed) : (whole(typed, 1, MOST_NOTES) ?? undefined);
}

function limitText(field: LimitField, limits: PlayRow['Limits']): string {
  const { of, as } = LIMITS[field];
  const value = limits?.[of];
  if (value === undefined) return '';
  if (typeof value === 'bigint') return formatMoney(value);
  return as === 'share' ? String(value / 100) : String(value);
}

/** What the form holds: limits as they are typed, odds by their place: `o0`, `o1`. */
export type PriceValues = Common & Readonly<Record<string, string>>;

export const initialOf = ({ Options, Limits }: PlayRow): PriceValues => ({
  reason: '',
  at: '',
  ...Object.fromEntries(FIELDS.map((field) => [field, limitText(field, Limits)])),
  ...Object.fromEntries(Options.map(({ Odds }, i) => [`o${i}`, oddsText(Odds)])),
});

/** Fields that hold nothing that could be sent. */
export const badFields = (row: PlayRow, values: PriceValues): readonly string[] => [
  ...row.Options.flatMap((_, i) => (readOdds(values[`o${i}`] ?? '') ? [] : [`o${i}`])),
  ...FIELDS.filter((field) => {
    const typed = (values[field] ?? '').trim();
    return typed !== '' && readLimit(field, typed) === undefined;
  }),
];

const limitsOf = (values: PriceValues): NonNullable<PlayChange['Limits']> =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = readLimit(field, values[field] ?? '');
      return value === undefined ? [] : [[LIMITS[field].of, value]];
    }),
  );

/** The change that the form stands for: what is as it was is left out of it. */
export function changeOf(row: PlayRow, values: PriceValues, isOpen: boolean): PlayChange {
  const before = initialOf(row);
  const isOther = (field: string) => (values[field] ?? '').trim() !== before[field];
  const odds = row.Options.map((_, i) => readOdds(values[`o${i}`] ?? '') ?? 0n);
  const limits = limitsOf(values);
  return {
    Play: row.Play,
    ...(row.Options.some((_, i) => isOther(`o${i}`)) && { Odds: odds }),
    ...(FIELDS.some(isOther) && { Limits: Object.keys(limits).length > 0 ? limits : null }),
    ...(isOpen !== row.IsOpen && { IsOpen: isOpen }),
  };
}

/** What a change makes of the limits of a play, as they are typed: now, and then; empty where there is none. */
export function changedLimits(
  row: PlayRow,
  { Limits }: PlayChange,
): readonly (readonly [field: LimitField, before: string, after: string])[] {
  if (Limits === undefined) return [];
  return FIELDS.map(
    (field) => [field, limitText(field, row.Limits), limitText(field, Limits)] as const,
  ).filter(([, before, after]) => before !== after);
}

/** Whether two changes come to the same. */
export const isSameChange = (one: PlayChange, other: PlayChange): boolean => {
  const textOf = (change: PlayChange) =>
    JSON.stringify(change, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
  return textOf(one) === textOf(other);
};

export type PriceFilter = {
  readonly typed: string;
  readonly kind: 'all' | 'official' | 'credit' | 'changed' | 'off';
};

const isChanged = ({ Options, Limits, IsOpen }: PlayRow): boolean =>
  Limits !== null || !IsOpen || Options.some(({ Odds, Standard }) => Odds !== Standard);

/** The plays that a filter leaves. */
export const filterPlays = (
  rows: readonly PlayRow[],
  { typed, kind }: PriceFilter,
): readonly PlayRow[] => {
  const wanted = typed.trim().toLowerCase();
  return rows.filter((row) => {
    if (kind === 'changed' && !isChanged(row)) return false;
    if (kind === 'off' && row.IsOpen) return false;
    if ((kind === 'official' || kind === 'credit') && row.Style !== kind) return false;
    return [row.Play, row.Name.zh, row.Name.en, row.Group.zh, row.Group.en].some((each) =>
      each.toLowerCase().includes(wanted),
    );
  });
};
