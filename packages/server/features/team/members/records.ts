import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { longRead, type Db, type Tx } from '#platform/db';
import { isBelow } from '../line/index.ts';

type NoMember = { readonly code: 'NO_SUCH_MEMBER' };

/**
 * Reads something of one member of the line. Whether the member stands below and what is read are one look at the
 * database: nobody who has just been moved away is read.
 */
export const readOfMember = <T>(
  db: Db,
  { viewer, memberId }: { readonly viewer: bigint; readonly memberId: number },
  read: (tx: Tx, playerId: bigint) => Promise<T>,
): Promise<Result<T, NoMember>> =>
  longRead(db, 1, async (tx) => {
    const playerId = BigInt(memberId);
    if (!(await isBelow(tx, playerId, viewer))) return refused({ code: 'NO_SUCH_MEMBER' });
    return ok(await read(tx, playerId));
  });

/** A bet as an agent above sees it: whom the member follows is the member's own affair. */
export const withoutFollowed = ({ Follows: _, ...bet }: BetRecord): BetRecord => bet;
