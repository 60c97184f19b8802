/**
 * Values as the JSON protocol carries them: dates as ISO text without a zero fraction, bytes as
 * base64. This must happen before `JSON.stringify`, which lets Date and Buffer turn themselves
 * into something else first. The walk is bounded, so a value that contains itself is an error.
 */
const maxDepth = 64;

/** The same value ready for `JSON.stringify`; parts that need no change are not copied. */
export function toJsonValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'bigint') throw new TypeError('A BigInt has no form in JSON.');
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) throw new TypeError(`A value is nested deeper than ${maxDepth}.`);
  if (value instanceof Date) return isoText(value);
  if (value instanceof Uint8Array) return base64(value);
  if (value instanceof ArrayBuffer) return base64(new Uint8Array(value));
  if (Array.isArray(value)) return mapped(value, depth);
  if ('toJSON' in value && typeof value.toJSON === 'function') {
    return toJsonValue(value.toJSON(), depth + 1);
  }
  return entriesMapped(value, depth);
}

function isoText(date: Date): string | null {
  if (Number.isNaN(date.getTime())) return null;
  return date.toISOString().replace('.000Z', 'Z');
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

function mapped(items: readonly unknown[], depth: number): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let i = 0; i < items.length; i++) {
    const plain = toJsonValue(items[i], depth + 1);
    if (plain !== items[i]) (copy ??= [...items])[i] = plain;
  }
  return copy ?? items;
}

function entriesMapped(object: object, depth: number): object {
  let copy: Record<string, unknown> | undefined;
  for (const [key, item] of Object.entries(object)) {
    const plain = toJsonValue(item, depth + 1);
    // The copy has no prototype, so that a key named __proto__ stays an ordinary key.
    if (plain !== item) (copy ??= Object.assign(Object.create(null), object))[key] = plain;
  }
  return copy ?? object;
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
