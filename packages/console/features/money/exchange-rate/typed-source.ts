// A source of the rate as it is typed. Pure.
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Source, SourceRules } from '@fairlot/wire/money/exchange-rate';
import { SOURCE_TYPED_FAULTS as FAULTS } from './source-text.ts';

/** In the order in which they are shown; named as they are frozen. */
export const LINES = ['name', 'address', 'price', 'time', 'sort'] as const;
export type TypedSource = Readonly<Record<(typeof LINES)[number], string>> & {
  readonly isOn: boolean;
};

export const typedOf = (source: Source | undefined): TypedSource => ({
  name: source?.Id ?? '',
  isOn: source?.Rules.IsOn ?? true,
  address: source?.Rules.Address ?? '',
  price: source?.Rules.Price ?? '',
  time: source?.Rules.Time ?? '',
  sort: String(source?.Rules.Sort ?? 0),
});

export const rulesOf = ({ isOn, address, price, time, sort }: TypedSource): SourceRules => ({
  IsOn: isOn,
  Address: address.trim(),
  Price: price.trim(),
  Time: time.trim() === '' ? null : time.trim(),
  Sort: Number(sort),
});

const isPointer = (typed: string): boolean =>
  typed.trim().length <= 200 && /^(?:\/[^/]{1,60}){1,10}$/.test(typed.trim());
/** The server knows which addresses it may be; this one is told at once. */
const isAddress = (typed: string): boolean =>
  URL.canParse(typed.trim()) && /^https?:$/.test(new URL(typed.trim()).protocol);

/** What is wrong with each line. */
export function faultsOf(typed: TypedSource): Partial<Record<keyof TypedSource, Bilingual>> {
  const { name, address, price, time, sort } = typed;
  const isSort = /^\d{1,4}$/.test(sort) && Number(sort) <= 1_000;
  return {
    ...(!/^[a-z][a-z0-9-]{0,31}$/.test(name) && { name: FAULTS.name }),
    ...(!isAddress(address) && { address: FAULTS.address }),
    ...(!isPointer(price) && { price: FAULTS.pointer }),
    ...(time.trim() !== '' && !isPointer(time) && { time: FAULTS.pointer }),
    ...(!isSort && { sort: FAULTS.sort }),
  };
}
