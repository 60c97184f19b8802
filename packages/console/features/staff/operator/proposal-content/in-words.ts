// Turns proposals into rows: the name of each part, its old and its new value. Pure.
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills } from '@fairlot/rules/core/money';
import type { Bilingual } from '@fairlot/rules/core/text';
import { formatMoment } from '@fairlot/ui/format';
import type { Frozen, Say } from '../../../../registry/proposal-view.ts';

/** One or several lines of text; undefined means no value. */
type Text = string | readonly string[] | undefined;
/** A part with its old and its new value. */
export type Line = {
  readonly name: string;
  readonly before?: Text;
  readonly after?: Text;
  /** The part identifies the subject of the proposal. */
  readonly isSubject?: true;
};
/** Returns undefined if a part is unknown: the proposal cannot be shown then. */
export type Teller = (proposal: Frozen, say: Say) => readonly Line[] | undefined;

/** Formats the value of a part; undefined for an unknown value. */
export type Tell = (value: unknown, say: Say) => Text;
export type Part = {
  readonly name: Bilingual;
  readonly tell?: Tell;
  /** The old part that it replaces; by default the one with the same name. */
  readonly was?: string;
  readonly isSubject?: true;
};
/** Parts by frozen name; null marks internal numbers. */
export type Parts = Readonly<Record<string, Part | null>>;

const YES = { zh: '是', en: 'Yes' };
const NO = { zh: '否', en: 'No' };

export const NONE = '–';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns true if a record has only these parts, so that none is left out. */
export const hasOnly = (
  value: unknown,
  names: readonly string[],
): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && Object.keys(value).every((name) => names.includes(name));

/** A name in both languages. */
const isBilingual = (value: unknown): value is Bilingual =>
  hasOnly(value, ['zh', 'en']) &&
  typeof value['zh'] === 'string' &&
  typeof value['en'] === 'string';

const one = (value: unknown, say: Say): string | undefined => {
  if (isBilingual(value)) return say(value) || NONE;
  if (typeof value === 'boolean') return say(value ? YES : NO);
  if (typeof value === 'string') return value || NONE;
  return typeof value === 'number' ? String(value) : undefined;
};

export const asItIs: Tell = (value, say) => {
  if (!Array.isArray(value)) return one(value, say);
  if (value.length === 0) return NONE;
  const each = value.map((item) => one(item, say));
  return each.includes(undefined) ? undefined : (each as string[]);
};

/** Formats an amount that was frozen in thousandths. */
export const asAmount: Tell = (value) =>
  typeof value === 'string' && /^-?\d{1,18}$/.test(value)
    ? formatAmount(mills(BigInt(value)))
    : undefined;

/** Formats a moment that was frozen as milliseconds UTC. */
export const asMoment: Tell = (value) =>
  typeof value === 'number' ? formatMoment(value) : undefined;

const decimals = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) ? (value / 100).toFixed(2) : undefined;

/** Formats a rate that was frozen in hundredths of a per cent. */
export const asPercent: Tell = (value) => {
  const percent = decimals(value);
  return percent === undefined ? undefined : `${percent}%`;
};

/** Formats a multiple that was frozen in hundredths. */
export const asTimes: Tell = (value) => {
  const times = decimals(value);
  return times === undefined ? undefined : `× ${times}`;
};

/** A number of something: `counted({ zh: '分钟', en: 'min' })`. */
export const counted =
  (unit: Bilingual): Tell =>
  (value, say) =>
    typeof value === 'number' ? `${value} ${say(unit)}` : undefined;

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
    const each = Array.isArray(value) ? value.map((item) => oneOf(names)(item, say)) : [undefined];
    return each.includes(undefined) ? undefined : (each as string[]);
  };

/**
 * Pairs old and new values in the order of the parts. Returns undefined if a part has no name or an unknown value.
 */
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
    const { name, tell = asItIs, was = key, isSubject } = part;
    const [is, would] = [before[was], after[key]];
    if (is === undefined && would === undefined) continue;
    const said = (value: unknown): Text => (value === null ? NONE : tell(value, say));
    const row = {
      name: say(name),
      ...(isSubject && { isSubject }),
      ...(is !== undefined && { before: said(is) }),
      ...(would !== undefined && { after: said(would) }),
    };
    if (Object.values(row).includes(undefined)) return undefined;
    rows.push(row);
  }
  return rows;
}

/** Content with the names and figures that the server adds for its readers. */
export function withAbout(content: Readonly<Record<string, unknown>>) {
  const { about, ...rest } = content;
  return about === undefined || !isRecord(about) ? content : { ...about, ...rest };
}

/** Renders frozen content by the names of its parts. */
export const tellsParts =
  (parts: Parts): Teller =>
  ({ Before, Content }, say) => {
    const before = Before ?? {};
    return isRecord(before) && isRecord(Content)
      ? rowsOf(parts, before, withAbout(Content), say)
      : undefined;
  };
