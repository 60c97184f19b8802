const STEP = 1_024;
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes as people read them, by powers of 1,024. */
export function sizeOf(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / STEP ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power]}`;
}
