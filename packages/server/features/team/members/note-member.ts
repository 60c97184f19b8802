import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { hasInvisible } from '@fairlot/rules/check/password-key';
import { MEMBER_BOUNDS, type membersHttp } from '@fairlot/wire/team/members';
import type { Output, RefusalOf } from '@fairlot/wire/core';
import { transaction, type Db } from '#platform/db';
import { writeNote } from './store-act.ts';

type Endpoint = typeof membersHttp.noteMember;

/** The note as it is kept; undefined where it is too long, or holds what nobody sees. */
function noteOf(typed: string): string | undefined {
  const note = typed.trim().normalize('NFC');
  return [...note].length > MEMBER_BOUNDS.note || hasInvisible(note) ? undefined : note;
}

/** Keeps what an agent notes about a member of the line. */
export function noteMember(
  db: Db,
  { viewer, memberId, typed }: { viewer: bigint; memberId: number; typed: string },
): Promise<Result<Output<Endpoint>, RefusalOf<Endpoint>>> {
  return transaction(db, async (tx) => {
    const note = noteOf(typed);
    if (note === undefined) return refused({ code: 'BAD_MEMBER_NOTE' });
    const isKept = await writeNote(tx, { viewer, memberId: BigInt(memberId), note });
    return isKept ? ok({ Note: note }) : refused({ code: 'NO_SUCH_MEMBER' });
  });
}
