import type { Tx } from '#platform/db';
import { closeSource, listSources, writeSource } from './store.ts';

export type Source = {
  readonly id: string;
  readonly url: string;
  readonly pointer: string;
  readonly timePointer: string | undefined;
};

const MOST = 20;
const POINTER = /^(?:\/[^/\p{C}]{1,60}){1,10}$/u;

/** An address of https, or of this machine. */
export function isAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || text.length > 500 || url.username !== '' || url.password !== '') return false;
  const isHere = url.hostname === '127.0.0.1' || url.hostname === 'localhost';
  return url.protocol === 'https:' || (isHere && url.protocol === 'http:');
}

/** What cannot be a source of a rate. */
function faultOf({ id, url, pointer, timePointer }: Source): string | undefined {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(id)) return 'a name has small letters, digits and dashes';
  if (!isAddress(url)) return 'an address of https is needed';
  if (!POINTER.test(pointer)) return 'where the price stands is said as /data/price';
  return timePointer === undefined || POINTER.test(timePointer)
    ? undefined
    : 'where the time stands is said as /data/time';
}

/** Adds a source or changes it; what is wrong with it where it cannot be one. */
export async function setSource(tx: Tx, source: Source): Promise<string | undefined> {
  const fault = faultOf(source);
  if (fault !== undefined) return fault;
  const all = await listSources(tx);
  if (all.length >= MOST && !all.some(({ id }) => id === source.id)) {
    return `there are ${MOST} already`;
  }
  await writeSource(tx, source);
  return undefined;
}

/** Asks a source no more; why not where there is none. */
export const dropSource = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await closeSource(tx, id)) ? undefined : 'there is no such source';
