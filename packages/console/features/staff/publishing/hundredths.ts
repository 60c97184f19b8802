// Rates in per cent and multiples as they are typed; they are kept in hundredths. Pure.

/** Parses hundredths. Returns undefined for more decimals or a value outside the bounds. */
export function readHundredths(typed: string, least: number, most: number): number | undefined {
  const text = typed.trim();
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return undefined;
  const value = Math.round(Number(text) * 100);
  return value >= least && value <= most ? value : undefined;
}

export const hundredthsText = (value: number): string => String(value / 100);
