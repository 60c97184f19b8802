import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output, RefusalOf } from '@fairlot/wire/core';
import type { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import type { Db } from '#platform/db';
import { isWithin } from '../../auth/credentials/guard/index.ts';
import { linkSettings, needsOf } from './settings.ts';
import { findLink, MOST_ABOVE, type FoundLink, type LinkStateName } from './store.ts';

type LookFault = RefusalOf<typeof registrationLinkHttp.getRegisterForm>;
type LinkFault = { readonly code: 'LINK_INVALID' | 'LINK_EXPIRED' | 'LINK_FULL' };

/** Links that one address looks at in a minute. */
const LOOKS = { most: 60, seconds: 60 };

/** A code as it is kept, however it was typed. */
export const linkCodeOf = (typed: string | undefined): string => typed?.trim().toUpperCase() ?? '';

const FAULTS: Readonly<Record<LinkStateName, LinkFault['code'] | undefined>> = {
  normal: undefined,
  disabled: 'LINK_INVALID',
  expired: 'LINK_EXPIRED',
  full: 'LINK_FULL',
};

/** Why nobody registers by a link; disabled, deleted, never made and too deep in the tree are one. */
export function faultOfLink(link: FoundLink | undefined): LinkFault | undefined {
  const code = link && link.above <= MOST_ABOVE ? FAULTS[link.state] : 'LINK_INVALID';
  return code && { code };
}

/** What a registration asks for, and what the link makes of who registers by it. */
export async function getRegisterForm(
  db: Db,
  typed: string | undefined,
  ip: string,
): Promise<Result<Output<typeof registrationLinkHttp.getRegisterForm>, LookFault>> {
  const set = await linkSettings.read(db);
  const asked = { Fields: needsOf(set), IsLinkNeeded: set.registerNeedsLink };
  const code = linkCodeOf(typed);
  if (code === '') return ok({ ...asked, Link: null });
  if (!(await isWithin(db, 'link', ip, LOOKS))) return refused({ code: 'IP_LIMIT' });
  const link = await findLink(db, code);
  const fault = faultOfLink(link);
  if (fault || !link) return refused(fault ?? { code: 'LINK_INVALID' });
  const facts = { Code: link.code, IsAgent: link.is_agent, PrizeGroup: link.prize_group };
  return ok({ ...asked, Link: facts });
}

/** The code that a registration without one goes by; empty where it would lead nowhere. */
export async function getDefaultCode(db: Db): Promise<string> {
  const { registerLinkCode: code } = await linkSettings.read(db);
  if (code === '') return '';
  return faultOfLink(await findLink(db, code)) ? '' : code;
}
