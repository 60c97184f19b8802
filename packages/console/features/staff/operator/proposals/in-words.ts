// Proposals that are told part by part: what each part is called, and what it says now and then. Pure.
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills } from '@fairlot/rules/core/money';
import type { Bilingual } from '@fairlot/rules/core/text';
import { formatMoment } from '@fairlot/ui/format';
import type { Proposal } from '../../../../registry/proposal-view.ts';

export type Say = (words: Bilingual) => string;
/** Text of one line or of several; undefined: it says nothing. */
type Text = string | readonly string[] | undefined;
/** A part: as it is, and as it would be. */
export type Line = { readonly name: string; readonly before?: Text; readonly after?: Text };
type Frozen = Pick<Proposal, 'Before' | 'Content'>;
/** Undefined where it is not what this knows how to tell: then it stands there as it was frozen. */
export type Teller = (proposal: Frozen, say: Say) => readonly Line[] | undefined;

/** What a value of a part says; undefined where it is none that it knows. */
type Tell = (value: unknown, say: Say) => Text;
export type Part = {
  readonly name: Bilingual;
  readonly tell?: Tell;
  /** The part of what is there now whose place it takes; without it the one of its own name. */
  readonly was?: string;
};
/** By the names of what was frozen; null: a number that only the program needs. */
export type Parts = Readonly<Record<string, Part | null>>;

const YES = { zh: '是', en: 'yes' };
const NO = { zh: '否', en: 'no' };

const NONE = '–';

const asItIs: Tell = (value, say) => {
  if (value === '') return NONE;
  if (typeof value === 'boolean') return say(value ? YES : NO);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return undefined;
  const each = value.map((one) => (typeof one === 'object' ? undefined : String(one)));
  return each.includes(undefined) ? undefined : (each as string[]);
};

/** An amount that was frozen as thousandths. */
export const asAmount: Tell = (value) =>
  typeof value === 'string' && /^-?\d{1,18}$/.test(value)
    ? formatAmount(mills(BigInt(value)))
    : undefined;

/** A moment that was frozen as milliseconds UTC. */
export const asMoment: Tell = (value) =>
  typeof value === 'number' ? formatMoment(value) : undefined;

/** One of some words. */
export const oneOf =
  (names: Readonly<Record<string, Bilingual>>): Tell =>
  (value, say) => {
    const name = Object.hasOwn(names, String(value)) ? names[String(value)] : undefined;
    return name && say(name);
  };

/** Some of some words. */
export const someOf =
  (names: Readonly<Record<string, Bilingual>>): Tell =>
  (value, say) => {
    const each = Array.isArray(value) ? value.map((one) => oneOf(names)(one, say)) : [undefined];
    return each.includes(undefined) ? undefined : (each as string[]);
  };

/** Whether a record has these parts and no others: nothing of it is left out by who tells them. */
export const hasOnly = (
  value: unknown,
  names: readonly string[],
): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && Object.keys(value).every((name) => names.includes(name));

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows of what is there now and what would be, in the order of the parts; undefined: a part has no name or says nothing. */
export function rowsOf(
  parts: Parts,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  say: Say,
): readonly Line[] | undefined {
  const replaced = new Set(Object.values(parts).flatMap((part) => part?.was ?? []));
  const known = (name: string): boolean => Object.hasOwn(parts, name);
  const isAllKnown =
    Object.keys(before).every((name) => known(name) || replaced.has(name)) &&
    Object.keys(after).every(known);
  if (!isAllKnown) return undefined;
  const rows: Line[] = [];
  for (const [key, part] of Object.entries(parts)) {
    if (part === null) continue;
    const { name, tell = asItIs, was = key } = part;
    const [is, would] = [before[was], after[key]];
    if (is === undefined && would === undefined) continue;
    const said = (value: unknown): Text => (value === null ? NONE : tell(value, say));
    const row = {
      name: say(name),
      ...(is !== undefined && { before: said(is) }),
      ...(would !== undefined && { after: said(would) }),
    };
    if (Object.values(row).includes(undefined)) return undefined;
    rows.push(row);
  }
  return rows;
}

/** Tells what was frozen by the names of its parts. */
export const tellsParts =
  (parts: Parts): Teller =>
  ({ Before, Content }, say) => {
    const before = Before ?? {};
    return isRecord(before) && isRecord(Content) ? rowsOf(parts, before, Content, say) : undefined;
  };
