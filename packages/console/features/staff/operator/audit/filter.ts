// What the audit is narrowed to. It stands in the address: what is of no use there is not there. Pure.
import * as z from 'zod/mini';
import { siteDay, type Input } from '@fairlot/wire/core';
import type { operatorHttp } from '@fairlot/wire/staff/operator';
import { momentsOf, type DayRange } from '@fairlot/ui/date-range';

export const KINDS = ['act', 'propose', 'confirm', 'withdraw', 'sign-in', 'denied'] as const;

const some = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const word = some(z.string().check(z.minLength(1), z.maxLength(64)));

export const AuditSearch = z.object({
  target: word,
  actor: word,
  kind: some(z.enum(KINDS)),
  act: some(z.string().check(z.regex(/^[a-z-]+(\.[a-z-]+){0,2}$/), z.maxLength(64))),
  from: some(siteDay),
  to: some(siteDay),
});
export type AuditFilter = Partial<z.output<typeof AuditSearch>>;

/** The days of a filter; none is all times. */
export const daysOf = ({ from, to }: AuditFilter): DayRange | undefined =>
  from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;

export function askFor(
  filter: AuditFilter,
  before: number | undefined,
  count: number,
): Input<typeof operatorHttp.getAudit> {
  const days = daysOf(filter);
  return {
    Target: filter.target,
    Actor: filter.actor,
    Kind: filter.kind,
    Permission: filter.act,
    ...(days && momentsOf(days)),
    Before: before,
    Count: count,
  };
}
