import { hasAny } from '@fairlot/rules/check/access';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Input, Output } from '@fairlot/wire/core';
import type { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { present, siteOf, type LinkStage } from './links.ts';
import { listLinks } from './store-list.ts';
import { countLive, readMaker } from './store.ts';

type Endpoint = typeof registrationLinkHttp.getOwnLinks;

/** A page of the links of an agent, the newest first, and what new ones are bound by. */
export async function getOwnLinks(
  stage: LinkStage,
  playerId: bigint,
  { State: state, Before: before, Count }: Input<Endpoint>,
): Promise<Output<Endpoint>> {
  const { db } = stage;
  const filter = { search: undefined, isAgent: undefined, state, before, maker: playerId };
  const rows = await listLinks(db, filter, Count + 1);
  const maker = await readMaker(db, playerId);
  invariant(maker, 'who asks has an account');
  const shown = rows.slice(0, Count);
  const site = await siteOf(stage);
  return {
    Rows: shown.map((row) => present(row, site)),
    Next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    PrizeGroup: maker.prize_group,
    HighestGroup: maker.highest,
    QuotaLeft: maker.quota_left,
    IsLimited: hasAny(maker.flags, ['REGISTER_LINK_LIMIT']),
    IsStopped: maker.is_stopped,
    Live: await countLive(db, playerId),
    DateTimeNow: await readNowMs(db),
  };
}
