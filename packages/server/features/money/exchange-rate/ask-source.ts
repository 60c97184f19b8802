import { readPrice } from '@fairlot/rules/payee/rate';
import { readLimitedText } from '#platform/read-limited-text';
import type { Heard, SourceRow } from './store.ts';

const ANSWER_MS = 5_000;
const MOST_BYTES = 65_536;
/** Nothing a source says of the time before this is one in milliseconds. */
const LEAST_MS = 1_000_000_000_000;

/** What stands at a place of a document (RFC 6901); undefined where nothing does. */
export function at(document: unknown, pointer: string): unknown {
  let here = document;
  for (const token of pointer.split('/').slice(1)) {
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, name)) return undefined;
    here = (here as Readonly<Record<string, unknown>>)[name];
  }
  return here;
}

async function documentOf(url: string): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(url, { redirect: 'error', signal });
  if (!answer.ok) {
    await answer.body?.cancel();
    return undefined;
  }
  return readLimitedText(answer, MOST_BYTES);
}

/** What a source says now, in five seconds and 64 kB at the most; its price, cut off at the thousandth. */
export async function askSource(
  { url, pointer, time_pointer: timePointer }: SourceRow,
  { nowMs, staleMs }: { readonly nowMs: number; readonly staleMs: number },
): Promise<Heard> {
  const text = await documentOf(url).catch(() => undefined);
  if (typeof text !== 'string') return { fault: 'SILENT' };
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return { fault: 'UNREADABLE' };
  }
  const value = readPrice(at(document, pointer));
  const stamp = timePointer === null ? undefined : at(document, timePointer);
  const isTime = Number.isSafeInteger(stamp) && (stamp as number) >= LEAST_MS;
  if (value === undefined || (timePointer !== null && !isTime)) return { fault: 'UNREADABLE' };
  const toldMs = timePointer === null ? undefined : (stamp as number);
  // Of tomorrow it is no better than of yesterday.
  const isOld = toldMs !== undefined && Math.abs(nowMs - toldMs) > staleMs;
  return isOld ? { fault: 'OLD' } : { value, toldMs };
}
