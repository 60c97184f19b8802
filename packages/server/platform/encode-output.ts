import type * as z from 'zod/mini';
import { safeEncode } from 'zod/mini';
import type { Unshown } from '@fairlot/wire/core';
import type { Log } from './log.ts';

export type EncodedOutput = { readonly body: unknown; readonly unshown: readonly Unshown[] };

type Path = readonly PropertyKey[];

/**
 * Encodes an answer by its contract. A list row that does not fit is left out and named, so that its page still loads.
 * Throws if any other field does not fit.
 */
export function encodeOutput(schema: z.ZodMiniType, value: unknown): EncodedOutput {
  const whole = safeEncode(schema, value);
  if (whole.success) return { body: whole.data, unshown: [] };
  const rows = new Map<string, Path>();
  for (const { path } of whole.error.issues) {
    const at = path.findIndex((part) => typeof part === 'number');
    if (at < 0) throw whole.error;
    const row = path.slice(0, at + 1);
    rows.set(row.map(String).join('.'), row);
  }
  const paths = [...rows.values()];
  const kept = safeEncode(schema, paths.reduceRight(without, value));
  if (!kept.success) throw kept.error;
  const unshown = paths.map((row) => ({
    List: row.slice(0, -1).map(String).join('.'),
    Id: idOf(row.reduce<unknown>(memberOf, value)),
  }));
  return { body: kept.data, unshown };
}

const memberOf = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns a copy without one row; the path ends with its index. */
function without(value: unknown, [name = '', ...rest]: Path): unknown {
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((_, at) => at !== name)
      : value.map((each: unknown, at) => (at === name ? without(each, rest) : each));
  }
  return { ...(value as object), [name]: without(memberOf(value, name), rest) };
}

/** Returns the id of a row: its first plain field. */
function idOf(row: unknown): string {
  if (typeof row !== 'object' || row === null) return '';
  const plain: unknown = Object.values(row).find(
    (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint',
  );
  return plain === undefined ? '' : String(plain).slice(0, 100);
}

/** Logs the rows that an answer was sent without. */
export function noteUnshown(log: Log, where: object, unshown: readonly Unshown[] = []): void {
  if (unshown.length === 0) return;
  log.error({ ...where, unshown }, 'rows do not fit the contract and were left out');
}
