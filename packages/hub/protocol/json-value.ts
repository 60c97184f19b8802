import { formed } from './value.ts';

/** Values as the JSON protocol carries them. */
const maxDepth = 64;

const forms = {
  name: 'JSON',
  // ISO text without a zero fraction.
  date: (value: Date): string => value.toISOString().replace('.000Z', 'Z'),
  bytes: (value: Uint8Array): string =>
    Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64'),
  // `JSON.stringify` leaves out functions and symbols, or makes them null in a list.
  unknown: (value: unknown): unknown => value,
};

/** The same value ready for `JSON.stringify`, which must not meet dates and bytes itself. */
export function toJsonValue(value: unknown): unknown {
  return formed(value, forms);
}

/** Refuses text nested too deep before anything that recurses meets it. */
export function isTooDeep(json: Buffer): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < json.length; i++) {
    const byte = json[i];
    if (inText) {
      if (byte === 0x5c) i++;
      else if (byte === 0x22) inText = false;
    } else if (byte === 0x22) inText = true;
    else if (byte === 0x7b || byte === 0x5b) {
      if (++depth > maxDepth) return true;
    } else if (byte === 0x7d || byte === 0x5d) depth--;
  }
  return false;
}
