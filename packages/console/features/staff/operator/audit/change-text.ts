const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const one = (value: unknown): string =>
  value === null || value === undefined
    ? '–'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

export type FieldChange = {
  readonly field: string;
  /** `–` where it was not there. */
  readonly was: string;
  readonly is: string;
  readonly isChanged: boolean;
};

/** Both sides field by field, those that changed first; undefined where either is no record. */
export function fieldsOf(before: unknown, after: unknown): readonly FieldChange[] | undefined {
  const isOne = (value: unknown) => value === null || value === undefined || isRecord(value);
  if (!isOne(before) || !isOne(after)) return undefined;
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => {
      const [then, now] = [one(was[field]), one(is[field])];
      return { field, was: then, is: now, isChanged: then !== now };
    })
    .toSorted((left, right) => Number(right.isChanged) - Number(left.isChanged));
}

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
