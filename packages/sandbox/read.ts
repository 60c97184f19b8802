import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 64 * 1024;

/** What came, at most so much of it; undefined where there is more. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = part as Buffer;
    size += bytes.length;
    if (size > MOST_BYTES) return undefined;
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}

export type Fields = Readonly<Record<string, unknown>>;

export function parseFields(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Fields)
      : undefined;
  } catch {
    return undefined;
  }
}

/** A field that says nothing. */
export class BadField extends Error {}

export function textOf(fields: Fields, name: string, most = 200): string {
  const value = fields[name];
  if (typeof value === 'string' && value.length > 0 && value.length <= most) return value;
  throw new BadField(name);
}

export function wholeOf(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new BadField(name);
}

/** Base units of a token: a whole number of any size, as text. */
export function unitsOf(fields: Fields, name: string): string {
  const text = textOf(fields, name, 40);
  if (/^[1-9]\d*$/.test(text)) return text;
  throw new BadField(name);
}

/** An address of the web that may be called or linked to. */
export function addressOf(fields: Fields, name: string): string {
  const text = textOf(fields, name, 500);
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (isWeb) return text;
  throw new BadField(name);
}
