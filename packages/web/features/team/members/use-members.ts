import type { Output } from '@fairlot/wire/core';
import { membersHttp, type Member } from '@fairlot/wire/team/members';
import { refetch, serverNow, useCall } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { askFor } from './filters.ts';

/** Who is online changes by itself. */
const POLL_MS = 60_000;

/** The members of a head that the filters find, and what the answer says of the whole line. */
export function useMembers(asked: Parameters<typeof askFor>[0]) {
  const question = askFor(asked, serverNow());
  const { source, head } = useCursorList<typeof membersHttp.getMembers, Member, string>(
    membersHttp.getMembers,
    (cursor, size) => ({
      ...question,
      Count: size,
      ...(cursor !== undefined && { After: cursor }),
    }),
    { refetchInterval: POLL_MS },
  );
  const paging = source.paging && head ? { ...source.paging, total: head.Total } : source.paging;
  return { source: { ...source, paging }, head };
}

export type Detail = Output<typeof membersHttp.getMember>;

export const useMember = (PlayerId: number) => useCall(membersHttp.getMember, { PlayerId });

/** After an act on a member: lists and details show what became of it. */
export function rereadMembers(): void {
  void refetch(membersHttp.getMembers);
  void refetch(membersHttp.getMember);
}
