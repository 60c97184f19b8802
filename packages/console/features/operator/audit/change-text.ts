const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const one = (value: unknown): string =>
  value === null || value === undefined
    ? '–'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** What a row changed, field by field: `state: 0 → 1`. What stayed the same is left out. */
export function changeText(before: unknown, after: unknown): string {
  if (!isRecord(before) && !isRecord(after)) return `${one(before)} → ${one(after)}`;
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return fields
    .filter((field) => one(was[field]) !== one(is[field]))
    .map((field) =>
      field in was
        ? `${field}: ${one(was[field])} → ${one(is[field])}`
        : `${field}: ${one(is[field])}`,
    )
    .join('  ');
}
