/**
 * Values on their way into a protocol. What has no form of its own there is replaced before the
 * serialiser sees it; the walk is bounded, so a value that contains itself is an error.
 */
const maxDepth = 64;

/** What a protocol makes of the kinds of values that protocols treat differently. */
export interface Forms {
  readonly name: string;
  readonly date: (value: Date) => unknown;
  readonly bytes: (value: Uint8Array) => unknown;
  readonly unknown: (value: unknown) => unknown;
}

/** The same value in the forms of a protocol; parts that need no change are not copied. */
export function formed(value: unknown, forms: Forms, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'bigint') throw new TypeError(`A BigInt has no form in ${forms.name}.`);
    const isPlain = typeof value !== 'function' && typeof value !== 'symbol';
    return isPlain ? value : forms.unknown(value);
  }
  if (depth >= maxDepth) throw new TypeError(`A value is nested deeper than ${maxDepth}.`);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : forms.date(value);
  if (value instanceof Uint8Array) return forms.bytes(value);
  if (value instanceof ArrayBuffer) return forms.bytes(new Uint8Array(value));
  if (Array.isArray(value)) return mapped(value, forms, depth);
  if ('toJSON' in value && typeof value.toJSON === 'function') {
    return formed(value.toJSON(), forms, depth + 1);
  }
  return entriesMapped(value, forms, depth);
}

function mapped(items: readonly unknown[], forms: Forms, depth: number): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let i = 0; i < items.length; i++) {
    const plain = formed(items[i], forms, depth + 1);
    if (plain !== items[i]) (copy ??= [...items])[i] = plain;
  }
  return copy ?? items;
}

function entriesMapped(object: object, forms: Forms, depth: number): object {
  let copy: Record<string, unknown> | undefined;
  for (const [key, item] of Object.entries(object)) {
    const plain = formed(item, forms, depth + 1);
    // The copy has no prototype, so that a key named __proto__ stays an ordinary key.
    if (plain !== item) (copy ??= Object.assign(Object.create(null), object))[key] = plain;
  }
  return copy ?? object;
}
