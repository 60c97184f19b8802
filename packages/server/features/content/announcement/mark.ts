import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { announcementHub } from '@fairlot/wire/content/announcement';
import { announcer, eventFor } from '#platform/announce';
import { transaction, type Db, type Tx } from '#platform/db';
import { withAllRead, withRead, withTick, type Marks } from './marks.ts';
import {
  countUnread,
  findOne,
  listAsked,
  lockMarks,
  readReader,
  writeMarks,
  type Reader,
} from './store.ts';

/** Read marks, which follow a player to his other pages. */
type NoSuch = { readonly code: 'NO_SUCH_ANNOUNCEMENT' };
type Done = { readonly Unread: number };

/**
 * Changes the marks of a player that are held, and tells his other pages how many wait now. Once nothing waits, all
 * there is counts as read, in one mark: what appears while this runs has a greater number.
 */
async function change(
  tx: Tx,
  playerId: bigint,
  reader: Reader,
  how: (marks: Marks) => Marks,
): Promise<Done> {
  const before = await lockMarks(tx, playerId, reader);
  const changed = how(before);
  const { unread, plain, newest } = await countUnread(tx, reader, changed);
  const after = plain === 0 ? withAllRead(changed, newest) : changed;
  if (after !== before) {
    await writeMarks(tx, playerId, after);
    const said = { Unread: unread };
    await announcer.write(tx, [eventFor(announcementHub.announcementRead, playerId, said)]);
  }
  return { Unread: unread };
}

/** Marks one as read. What must be ticked stays as it is. */
export const readOne = (db: Db, playerId: bigint, id: number): Promise<Result<Done, NoSuch>> =>
  transaction(db, async (tx) => {
    const reader = await readReader(tx, playerId);
    const row = await findOne(tx, reader, id);
    if (!row) return refused({ code: 'NO_SUCH_ANNOUNCEMENT' });
    const how = (marks: Marks) => (row.must_read ? marks : withRead(marks, row.seq));
    return ok(await change(tx, playerId, reader, how));
  });

/** Marks what was seen as read: up to its newest, and never what is still to come. */
export const readAll = (db: Db, playerId: bigint, upTo: number): Promise<Done> =>
  transaction(db, async (tx) => {
    const reader = await readReader(tx, playerId);
    const marks = await lockMarks(tx, playerId, reader);
    const { newest } = await countUnread(tx, reader, marks);
    const seen = BigInt(upTo);
    const last = seen < newest ? seen : newest;
    return change(tx, playerId, reader, (held) => withAllRead(held, last));
  });

/** Says that one was read that must be; one that was changed since it was seen is not ticked by that. */
export const tick = (
  db: Db,
  playerId: bigint,
  seen: { readonly id: number; readonly seq: number },
): Promise<Result<Done, NoSuch>> =>
  transaction(db, async (tx) => {
    const reader = await readReader(tx, playerId);
    const row = await findOne(tx, reader, seen.id);
    if (!row?.must_read || Number(row.seq) !== seen.seq) {
      return refused({ code: 'NO_SUCH_ANNOUNCEMENT' });
    }
    const asked = await listAsked(tx);
    return ok(await change(tx, playerId, reader, (marks) => withTick(marks, row.seq, asked)));
  });
