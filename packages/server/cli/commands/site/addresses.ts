import {
  MOST_REGIONS,
  REGION_FORM,
  type RegionRule,
  unknownRegion,
} from '@fairlot/rules/check/region';
import { ok, refused } from '@fairlot/rules/core/result';
import { act } from '../../../features/staff/operator/proposals/index.ts';
import {
  compareSettings,
  dropAddress,
  putAddress,
  setRegions,
  type SiteSettings,
} from '../../../features/site/settings/values/index.ts';
import type { Tx } from '#platform/db';
import type { GameStage } from './games.ts';

/** What `npm run site` does with where players may come from, by actor `command`. */
export const ADDRESSES_USAGE = `npm run site -- allow ADDRESS[/BITS]     npm run site -- disallow ADDRESS[/BITS]     let in whatever else is kept out
npm run site -- regions any                      players come from any region
npm run site -- regions except|only CN,T1,...    from any but these, or from these alone: where REGION_HEADER names a header`;

type Names = readonly (keyof SiteSettings)[];
/** What was done, or in a line why not; nothing: it was not understood. */
type Said = string | { readonly why: string } | undefined;

async function change(
  { db, reason }: GameStage,
  { target, names }: { readonly target: string; readonly names: Names },
  work: (tx: Tx) => Promise<Said>,
): Promise<Said> {
  const deed = { permission: 'site.addresses.change', target, reason } as const;
  const done = await act<string, Said>(db, 'command', deed, async (tx) => {
    const { before, after, value } = await compareSettings(tx, names, () => work(tx));
    return typeof value === 'string' ? ok({ before, after, value }) : refused(value);
  });
  return done.ok ? done.value : done.error;
}

const onAllowed = (stage: GameStage, address: string, work: (tx: Tx) => Promise<Said>) =>
  change(stage, { target: `address ${address}`, names: ['allowedAddresses'] }, work);

/** Regions as they are typed, with commas between; undefined where one of them has another form. */
function readRegions(typed: string): readonly string[] | undefined {
  const list = [...new Set(typed.split(',').map((each) => each.trim().toUpperCase()))];
  const isGood = list.length <= MOST_REGIONS && list.every((each) => REGION_FORM.test(each));
  return isGood ? list.toSorted() : undefined;
}

const ruled = (stage: GameStage, rule: RegionRule, list: readonly string[]): Promise<Said> =>
  change(stage, { target: 'regions', names: ['regionRule', 'regions'] }, async (tx) => {
    await setRegions(tx, rule, list);
    if (rule === 'any') return 'players come from any region';
    return rule === 'except'
      ? `players come from any region but ${list.join(' ')}`
      : `players come from ${list.join(' ')} alone, as soon as REGION_HEADER names the header that tells their region`;
  });

async function named(stage: GameStage, rule: RegionRule, typed: string): Promise<Said> {
  const list = readRegions(typed);
  const none = list && unknownRegion(list);
  if (none !== undefined) return { why: `${none} is no code of a region (ISO 3166-1 alpha-2)` };
  return list && ruled(stage, rule, list);
}

export const addressActs = {
  allow: {
    words: 1,
    run: (stage: GameStage, [address = '']: readonly string[]): Promise<Said> =>
      onAllowed(stage, address, async (tx) => {
        const put = await putAddress(tx, 'allowedAddresses', address);
        return put.ok ? `let in ${put.value}` : { why: `${address} is not an address` };
      }),
  },
  disallow: {
    words: 1,
    run: (stage: GameStage, [address = '']: readonly string[]): Promise<Said> =>
      onAllowed(stage, address, async (tx) => {
        const gone = await dropAddress(tx, 'allowedAddresses', address);
        return gone.ok
          ? `${address} is let in as others are`
          : { why: `${address} was not among them` };
      }),
  },
  'regions any': { words: 0, run: (stage: GameStage): Promise<Said> => ruled(stage, 'any', []) },
  'regions except': {
    words: 1,
    run: (stage: GameStage, [typed = '']: readonly string[]) => named(stage, 'except', typed),
  },
  'regions only': {
    words: 1,
    run: (stage: GameStage, [typed = '']: readonly string[]) => named(stage, 'only', typed),
  },
} as const;
