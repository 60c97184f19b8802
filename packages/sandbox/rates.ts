import type { Said } from './state.ts';

/** What one USDT costs, as three companies would say it: near each other, and never quite still. */
export const RATE_NAMES = ['alpha', 'beta', 'gamma'];

const MIDDLE = 7.2;
const SWING = 0.02;
const ROUND_MS = 3_600_000;

/** The document of one of them; null where it hangs up, undefined where there is none of the name. */
export function rateOf(
  rates: ReadonlyMap<string, Said>,
  name: string,
  nowMs: number,
): string | null | undefined {
  const at = RATE_NAMES.indexOf(name);
  if (at < 0) return undefined;
  const said = rates.get(name) ?? {};
  if (said.isSilent === true) return null;
  if (said.raw !== undefined) return said.raw;
  const swing = SWING * Math.sin((nowMs / ROUND_MS) * 2 * Math.PI);
  const price = said.price ?? (MIDDLE + swing + (at - 1) * 0.003).toFixed(4);
  return JSON.stringify({ data: { price, time: said.timeMs ?? nowMs } });
}
