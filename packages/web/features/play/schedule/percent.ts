/** A chance of one as people read it: `34.87 %`, and never `0.00 %` of what can happen. */
export function percentText(chance: number): string {
  if (chance > 0 && chance < 0.0001) return '< 0.01 %';
  if (chance < 1 && chance > 0.9999) return '> 99.99 %';
  return `${(chance * 100).toFixed(2)} %`;
}
