import { isWellFormed, parseHex } from './bytes.ts';

/** Whether a value from outside has an expected form. Every form here has one spelling only. */
export type Check = (value: unknown) => boolean;
export type Fields = Readonly<Record<string, Check>>;

export const isHex =
  (length: number): Check =>
  (value) =>
    typeof value === 'string' && parseHex(value, length) !== undefined;

export const isText: Check = (value) => typeof value === 'string' && isWellFormed(value);
export const isName: Check = (value) => isText(value) && value !== '';
export const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
export const isPositive: Check = (value) => isCount(value) && value !== 0;
export const isFlag: Check = (value) => typeof value === 'boolean';
/** Thousandths as decimal text. */
export const isAmount: Check = (value) =>
  typeof value === 'string' && /^(?:0|[1-9]\d*)$/.test(value);

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

export const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** An object with exactly these members; those under `optional` may be absent. */
export const record =
  (fields: Fields, optional: Fields = {}): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const fits = Object.entries(value).every(([member, item]) => {
      const check = own(fields, member) ?? own(optional, member);
      return check?.(item) ?? false;
    });
    return fits && Object.keys(fields).every((member) => Object.hasOwn(value, member));
  };

const own = (fields: Fields, member: string): Check | undefined =>
  Object.hasOwn(fields, member) ? fields[member] : undefined;
