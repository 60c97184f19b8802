import type { RecordPlace } from './store-records.ts';

/** How far back records may be asked for: a year, and the day that it began on. */
export const MOST_BACK_MS = 367 * 86_400_000;

/** A place in a list of records as clients hand it back. */
export const cursorOf = ({ acceptedUs, id }: RecordPlace): string => `${acceptedUs}.${id}`;

/** The place that a cursor of the contract names. */
export function placeOf(cursor: string): RecordPlace {
  const dot = cursor.indexOf('.');
  return { acceptedUs: BigInt(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
}
