/** Days that were typed, 1 to 3650; empty: for good. */
export function readDays(typed: string): number | undefined | 'bad' {
  const text = typed.trim();
  if (text === '') return undefined;
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= 3_650 ? days : 'bad';
}
