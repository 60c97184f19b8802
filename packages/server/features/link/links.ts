import type { Input, Output } from '@fairlot/wire/core';
import type { linkConsole } from '@fairlot/wire/link';
import type { Db } from '../../platform/db.ts';
import { contactSettings } from '../contact/index.ts';
import { listLinks } from './store-list.ts';

/** Where a link leads, as it is handed on. */
export const pathOf = (code: string): string => `/Register/${code}`;

const msOrNull = (ms: bigint | null): number | null => (ms === null ? null : Number(ms));

/** A page of links by what was asked for, the newest first. */
export async function getLinks(
  { db, ownAddress = '' }: { readonly db: Db; readonly ownAddress?: string | undefined },
  { Search = '', State, Kind, Before, Count }: Input<typeof linkConsole.getLinks>,
): Promise<Output<typeof linkConsole.getLinks>> {
  const filter = {
    search: Search.trim() || undefined,
    state: State,
    isAgent: Kind && Kind === 'agent',
    before: Before,
  };
  const rows = await listLinks(db, filter, Count + 1);
  const shown = rows.slice(0, Count);
  const site = (await contactSettings.read(db)).siteAddress || ownAddress;
  return {
    Rows: shown.map((row) => ({
      Id: row.id,
      Code: row.code,
      Address: `${site}${pathOf(row.code)}`,
      MakerId: msOrNull(row.maker),
      MakerName: row.maker_name,
      IsAgent: row.is_agent,
      PrizeGroup: row.prize_group,
      ExpireTimeStamp: msOrNull(row.expires_ms),
      Registered: row.used,
      Quota: row.quota,
      Note: row.note,
      State: row.state,
      IsMakerDisabled: row.is_maker_disabled,
      MadeTimeStamp: Number(row.made_ms),
    })),
    Next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}
