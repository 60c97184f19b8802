// What of the deposits is shown. It stands in the address: what is of no use there is not there. Pure.
import * as z from 'zod/mini';

const some = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

export const QUEUES = ['waiting', 'unpaid', 'credited', 'cancelled'] as const;
export type Queue = (typeof QUEUES)[number];
export const VIEWS = [...QUEUES, 'exceptions', 'chargebacks', 'debts'] as const;
export type View = (typeof VIEWS)[number];

export const DepositSearch = z.object({
  view: some(z.enum(VIEWS)),
  search: some(z.string().check(z.minLength(1), z.maxLength(64))),
});
export type DepositFilter = Partial<z.output<typeof DepositSearch>>;

/** How long somebody waits before his row says so, and before it says so loudly (the design's look, 4.22). */
export const AMBER_MS = 10 * 60_000;
export const RED_MS = 30 * 60_000;

export type Wait = 'calm' | 'amber' | 'red';
export const waitOf = (sinceMs: number, nowMs: number): Wait => {
  const waited = nowMs - sinceMs;
  if (waited >= RED_MS) return 'red';
  return waited >= AMBER_MS ? 'amber' : 'calm';
};
