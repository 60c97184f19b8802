export function cpuSeconds(): number | undefined;
export function costLine(ring: string, wallSeconds: number, cpu: number | undefined): string;
