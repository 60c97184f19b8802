// Rules that can be shown part by part: every part has a name, and is one value or a row of them. Pure.
import { FIELDS } from './field-text.ts';

type One = string | number | boolean | null;
export type Plain = Readonly<Record<string, One | readonly One[]>>;

const isOne = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Returns true if frozen content consists of such rules. */
export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([name, part]) =>
      Object.hasOwn(FIELDS, name) && (Array.isArray(part) ? part.every(isOne) : isOne(part)),
  );
