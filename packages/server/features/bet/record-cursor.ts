import type { RecordPlace } from './store-records.ts';

/** A place in a list of records as clients hand it back. */
export const cursorOf = ({ acceptedUs, id }: RecordPlace): string => `${acceptedUs}.${id}`;

/** The place that a cursor of the contract names. */
export function placeOf(cursor: string): RecordPlace {
  const dot = cursor.indexOf('.');
  return { acceptedUs: BigInt(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
}
