import type { LineReportRow, LineSums } from '@fairlot/wire/team/line-report';
import type { Tx } from '#platform/db';
import { readLineCounts } from '../line/index.ts';
import { groupByKey, presentSums } from './present.ts';
import {
  type Branch,
  listBranches,
  readHead,
  type Span,
  sumBranches,
  sumByKey,
  sumHead,
  sumLine,
} from './store.ts';

export type Page = { readonly rows: LineReportRow[]; readonly next: string | null };

type PageQuery = { readonly after: string | undefined; readonly count: number };

/** The head first, on the first page, then the members directly below by id. */
export async function readMembers(tx: Tx, span: Span, { after, count }: PageQuery): Promise<Page> {
  const found = await listBranches(tx, span, { after: BigInt(after ?? 0), count: count + 1 });
  const branches = found.slice(0, count);
  const ids = branches.map(({ player_id }) => player_id);
  const sums = groupByKey(await sumBranches(tx, span, ids));
  const counts = await readLineCounts(tx, [...ids, span.headId]);
  const present = (member: Branch, kind: 'self' | 'direct' | 'former', own: LineSums) => ({
    Key: String(member.player_id),
    Kind: kind,
    UserName: member.user_name,
    NickName: member.nick_name,
    IsAgent: member.is_agent,
    Members: counts.get(member.player_id)?.members ?? 0,
    ...own,
  });
  const rows = branches.map((member): LineReportRow =>
    present(
      member,
      member.is_direct ? 'direct' : 'former',
      presentSums(sums.get(String(member.player_id)) ?? []),
    ),
  );
  const head = after === undefined ? await readHead(tx, span.headId) : undefined;
  const self = head && present(head, 'self', presentSums(await sumHead(tx, span)));
  return {
    rows: self ? [self, ...rows] : rows,
    next: found.length > count ? String(ids.at(-1)) : null,
  };
}

/** The head and all below by day or game. */
export async function readKeys(
  tx: Tx,
  span: Span,
  { by, after, count }: PageQuery & { readonly by: 'day' | 'game' },
): Promise<Page> {
  const groups = [...groupByKey(await sumByKey(tx, span, { by, after, count: count + 1 }))];
  const rows = groups.slice(0, count).map(([Key, sums]): LineReportRow => ({
    Key,
    Kind: by,
    UserName: '',
    NickName: '',
    IsAgent: false,
    Members: 0,
    ...presentSums(sums),
  }));
  return { rows, next: groups.length > count ? (rows.at(-1)?.Key ?? null) : null };
}

/** The head and all below. */
export const readTotal = async (tx: Tx, span: Span): Promise<LineSums> =>
  presentSums([...(await sumHead(tx, span)), ...(await sumLine(tx, span))]);
