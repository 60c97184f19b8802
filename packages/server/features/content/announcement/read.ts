import {
  ANNOUNCEMENT_TYPE_NAMES,
  ANNOUNCEMENT_TYPES,
} from '@fairlot/rules/check/announcement-types';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output } from '@fairlot/wire/core';
import {
  type Announcement,
  type announcementHttp,
  type NoticeRow,
} from '@fairlot/wire/content/announcement';
import type { Db } from '#platform/db';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { isRead, type Marks } from './marks.ts';
import {
  countUnread,
  findOne,
  listShown,
  listMustRead,
  readMarks,
  readReader,
  type NoticeLine,
  type NoticeText,
} from './store.ts';

/** What a player sees: what is meant for him, for as long as it is shown. */
const typeOf = (number: number) =>
  ANNOUNCEMENT_TYPE_NAMES.find((name) => ANNOUNCEMENT_TYPES[name].number === number) ?? 'system';

const presentRow = (row: NoticeLine, marks: Marks): NoticeRow => ({
  Id: row.id,
  Seq: Number(row.seq),
  Type: typeOf(row.type),
  Title: row.title.zh,
  TitleEn: row.title.en,
  IsPinned: row.is_pinned,
  IsMustRead: row.must_read,
  IsRead: isRead(marks, { seq: row.seq, mustRead: row.must_read }),
  TimeStamp: Number(row.appeared_ms),
});

const presentText = (row: NoticeText, marks: Marks): Announcement => ({
  ...presentRow(row, marks),
  Content: row.body.zh,
  ContentEn: row.body.en,
});

async function readWho(db: Db, playerId: bigint) {
  const reader = await readReader(db, playerId);
  return { reader, marks: await readMarks(db, playerId, reader) };
}

export async function getUnread(db: Db, playerId: bigint): Promise<number> {
  const { reader, marks } = await readWho(db, playerId);
  return (await countUnread(db, reader, marks)).unread;
}

/** A page of announcements; the first begins with what is pinned. */
export async function getList(
  db: Db,
  playerId: bigint,
  { Type, IsUnread, Before: before, Count }: Input<typeof announcementHttp.getAnnouncements>,
): Promise<Output<typeof announcementHttp.getAnnouncements>> {
  const { reader, marks } = await readWho(db, playerId);
  const type = Type && ANNOUNCEMENT_TYPES[Type].number;
  const filter = { type, unreadBy: IsUnread ? marks : undefined };
  const { newest } = await countUnread(db, reader, marks);
  const pinned =
    before === undefined ? await listShown(db, reader, { ...filter, isPinned: true }, Count) : [];
  const rows = await listShown(db, reader, { ...filter, isPinned: false, before }, Count + 1);
  const shown = rows.slice(0, Count);
  return {
    Rows: [...pinned, ...shown].map((row) => presentRow(row, marks)),
    Next: rows.length > shown.length ? Number(shown.at(-1)?.seq) : null,
    Newest: Number(newest),
    DateTimeNow: await readNowMs(db),
  };
}

export async function getOne(
  db: Db,
  playerId: bigint,
  id: number,
): Promise<Result<Announcement, { readonly code: 'NO_SUCH_ANNOUNCEMENT' }>> {
  const { reader, marks } = await readWho(db, playerId);
  const row = await findOne(db, reader, id);
  return row ? ok(presentText(row, marks)) : refused({ code: 'NO_SUCH_ANNOUNCEMENT' });
}

export async function getMustRead(db: Db, playerId: bigint): Promise<readonly Announcement[]> {
  const { reader, marks } = await readWho(db, playerId);
  return (await listMustRead(db, reader, marks)).map((row) => presentText(row, marks));
}
