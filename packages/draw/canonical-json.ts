import { invariant } from '@fairlot/rules/core/invariant';
import { isWellFormed, sha256, textBytes, toHex } from './bytes.ts';

export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [member: string]: JsonValue };

/**
 * The one spelling of a JSON value (RFC 8785): members sorted by their UTF-16 code units, no
 * blanks, numbers and strings as ECMAScript prints them. Signatures and hashes are over this.
 */
export function canonicalJson(value: JsonValue): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    invariant(Number.isFinite(value), 'JSON has no infinity and no NaN');
    return JSON.stringify(value);
  }
  if (typeof value === 'string') {
    invariant(isWellFormed(value), 'a lone surrogate has no UTF-8');
    return JSON.stringify(value);
  }
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.keys(value)
    .toSorted((a, b) => (a < b ? -1 : Number(a > b)))
    .map((name) => member(name, value[name]));
  return `{${members.join(',')}}`;
}

/** SHA-256 of the canonical spelling, in hex. */
export const canonicalHash = (value: JsonValue): string =>
  toHex(sha256(textBytes(canonicalJson(value))));

const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);

function member(name: string, value: JsonValue | undefined): string {
  invariant(value !== undefined, 'a member that is absent is left out, not undefined');
  return `${canonicalJson(name)}:${canonicalJson(value)}`;
}
