import type { Input, Output } from '@fairlot/wire/core';
import type { registrationLinkConsole } from '@fairlot/wire/account/registration-link';
import type { Db } from '#platform/db';
import { contactSettings } from '../contact/index.ts';
import { listLinks, type LinkLine } from './store-list.ts';

/** Where a link leads, as it is handed on. */
export const pathOf = (code: string): string => `/Register/${code}`;

const numberOrNull = (ms: bigint | null): number | null => (ms === null ? null : Number(ms));

export type LinkStage = { readonly db: Db; readonly ownAddress?: string | undefined };

/** What stands before the path of a link; empty where the site has not said how it is reached. */
export const siteOf = async ({ db, ownAddress = '' }: LinkStage): Promise<string> =>
  (await contactSettings.read(db)).siteAddress || ownAddress;

/** What everybody is told of a link who may look at it. */
export const present = (row: LinkLine, site: string) => ({
  Id: row.id,
  Code: row.code,
  Address: `${site}${pathOf(row.code)}`,
  IsAgent: row.is_agent,
  PrizeGroup: row.prize_group,
  ExpireTimeStamp: numberOrNull(row.expires_ms),
  Registered: row.used,
  Quota: row.quota,
  Note: row.note,
  State: row.state,
  IsHeld: row.is_held,
  MadeTimeStamp: Number(row.made_ms),
});

/** A page of links by what was asked for, the newest first. */
export async function getLinks(
  stage: LinkStage,
  { Search = '', State, Kind, Before, Count }: Input<typeof registrationLinkConsole.getLinks>,
): Promise<Output<typeof registrationLinkConsole.getLinks>> {
  const filter = {
    search: Search.trim() || undefined,
    state: State,
    isAgent: Kind && Kind === 'agent',
    before: Before,
  };
  const { db } = stage;
  const rows = await listLinks(db, filter, Count + 1);
  const shown = rows.slice(0, Count);
  const site = await siteOf(stage);
  return {
    Rows: shown.map((row) => ({
      ...present(row, site),
      MakerId: numberOrNull(row.maker),
      MakerName: row.maker_name,
      IsMakerDisabled: row.is_maker_disabled,
    })),
    Next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}
