import { accountKey } from '@fairlot/rules/check/account';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, RefusalOf } from '@fairlot/wire/core';
import type { membersHttp } from '@fairlot/wire/team/members';
import type { Db } from '#platform/db';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { presentLine, presentMember, presentStep } from './present.ts';
import { countMembers, listMembers, type MemberFilter, type MemberPlace } from './store.ts';
import { findMember, readLine, readPath } from './store-place.ts';

type Endpoint = typeof membersHttp.getMembers;
type Asked = Input<Endpoint>;

function placeOf(cursor: string): MemberPlace {
  const [key = '0', id = '0'] = cursor.split('.');
  return { key: BigInt(key), id: BigInt(id) };
}

function filterOf(asked: Asked, only: bigint | undefined): MemberFilter {
  const starts = asked.Starts && accountKey(asked.Starts);
  return {
    only,
    starts: starts || undefined,
    isAgent: asked.Kind && asked.Kind === 'agent',
    fromMs: asked.From,
    toMs: asked.To,
    inactiveDays: asked.InactiveDays,
    least: asked.Least,
    most: asked.Most,
    leastGroup: asked.LeastGroup,
    mostGroup: asked.MostGroup,
    isOnline: asked.IsOnline,
  };
}

/**
 * A page of the direct members of a head in the line of an agent. Members are read by the index of parents and lines
 * as they were counted, so that a line of any size costs the same.
 */
export async function getMembers(
  db: Db,
  viewer: bigint,
  asked: Asked,
): Promise<Result<Output<Endpoint>, RefusalOf<Endpoint>>> {
  const account = asked.Account && accountKey(asked.Account);
  const found = account ? await findMember(db, viewer, account) : undefined;
  if (account && !found) return refused({ code: 'NO_SUCH_MEMBER' });
  const head = found?.parent ?? (asked.Head === undefined ? viewer : BigInt(asked.Head));
  const looking = { viewer, head };
  const line = await readLine(db, looking);
  if (!line) return refused({ code: 'NO_SUCH_MEMBER' });
  const filter = filterOf(asked, found?.player_id);
  const page = {
    sort: asked.Sort ?? 'registered',
    isAscending: asked.IsAscending === true,
    after: asked.After === undefined ? undefined : placeOf(asked.After),
    // One more says whether there are more.
    count: asked.Count + 1,
  } as const;
  const rows = await listMembers(db, looking, filter, page);
  const shown = rows.slice(0, asked.Count);
  const last = shown.at(-1);
  return ok({
    Rows: shown.map(presentMember),
    Next: rows.length > shown.length && last ? `${last.key}.${last.player_id}` : null,
    Total: await countMembers(db, looking, filter),
    Path: (await readPath(db, looking)).map(presentStep),
    Line: presentLine(line),
    CountedTimeStamp: Number(line.counted_ms),
    DateTimeNow: await readNowMs(db),
  });
}
