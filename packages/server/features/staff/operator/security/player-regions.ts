import { isDeepStrictEqual } from 'node:util';
import { unknownRegion } from '@fairlot/rules/check/region';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { REGION_CODES } from '@fairlot/wire/staff/operator';
import type { Db } from '#platform/db';
import {
  compareSettings,
  setRegions,
  type SiteSettings,
} from '../../../site/settings/values/index.ts';
import { act, type Actor } from '../proposals/act.ts';

type Regions = Pick<SiteSettings, 'regionRule' | 'regions'>;
type Wanted = {
  readonly rule: Regions;
  /** What was there when the change was begun. */
  readonly seen: Regions;
  /** Whether a proxy tells regions. */
  readonly isTold: boolean;
};
type Fault = Refusal<typeof REGION_CODES>;

/**
 * Changes which regions players come from. Where nobody tells regions there is no rule to go by, and one that names
 * none, or what is none, would keep all out or nobody. Operators come in wherever they are: their door asks for no region.
 */
export async function changeRegions(
  db: Db,
  person: Exclude<Actor, 'command'>,
  { rule, seen, isTold }: Wanted,
  reason: string,
): Promise<Result<Regions, Fault>> {
  const { regionRule } = rule;
  const regions = regionRule === 'any' ? [] : [...new Set(rule.regions)].toSorted();
  if (regionRule !== 'any') {
    if (!isTold) return refused({ code: 'NO_REGION_HEADER' });
    if (regions.length === 0) return refused({ code: 'NO_REGIONS' });
    const region = unknownRegion(regions);
    if (region !== undefined) return refused({ code: 'UNKNOWN_REGION', params: { region } });
  }
  const deed = { permission: 'site.addresses.change', target: 'regions', reason } as const;
  return act<Regions, Fault>(db, person, deed, async (tx) => {
    const { before, after } = await compareSettings(tx, ['regionRule', 'regions'], () =>
      setRegions(tx, regionRule, regions),
    );
    if (!isDeepStrictEqual(before, { ...seen })) return refused({ code: 'LIST_CHANGED' });
    if (isDeepStrictEqual(before, after)) return refused({ code: 'NOTHING_NEW' });
    return ok({ before, after, value: { regionRule, regions } });
  });
}
