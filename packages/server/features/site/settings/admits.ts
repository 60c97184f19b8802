import type { Whence } from '#platform/access';
import { isListed } from './values/address.ts';
import type { SiteSettings } from './values/settings.ts';

/** What decides from where players come. */
export type PlayersFrom = Pick<
  SiteSettings,
  'blockedAddresses' | 'allowedAddresses' | 'regionRule' | 'regions'
>;

/**
 * Whether the site lets players in from there (product 3.15): an address that is let in whatever else holds, then those
 * that are kept out, then the rule of regions. Where nobody tells the region, a rule that names those it keeps out lets
 * in, and one that names those it lets in keeps out.
 */
export function admitsPlayers(
  { blockedAddresses, allowedAddresses, regionRule, regions }: PlayersFrom,
  { ip, region }: Whence,
): boolean {
  if (isListed(ip, allowedAddresses)) return true;
  if (isListed(ip, blockedAddresses)) return false;
  if (regionRule === 'any') return true;
  const isNamed = region !== undefined && regions.includes(region);
  return regionRule === 'only' ? isNamed : !isNamed;
}

/** What decides from where operators come. */
export type StaffFrom = Pick<SiteSettings, 'staffAddresses'>;

/** Whether operators come in from an address; where no list is kept, from every one. */
export const admitsStaff = ({ staffAddresses }: StaffFrom, ip: string): boolean =>
  staffAddresses.length === 0 || isListed(ip, staffAddresses);
