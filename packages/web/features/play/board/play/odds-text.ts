/** `9.750`: odds in ten-thousandths with three decimals, four where the fourth counts. */
export function oddsText(tenThousandths: bigint): string {
  const digits = tenThousandths.toString().padStart(5, '0');
  const decimals = digits.slice(-4);
  return `${digits.slice(0, -4)}.${decimals.endsWith('0') ? decimals.slice(0, 3) : decimals}`;
}
