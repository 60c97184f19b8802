/** `9.750`: odds in ten-thousandths with three decimals, four where the fourth counts. */
export const oddsText = (tenThousandths: number): string =>
  (tenThousandths / 10_000).toFixed(tenThousandths % 10 === 0 ? 3 : 4);
