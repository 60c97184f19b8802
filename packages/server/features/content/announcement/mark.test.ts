import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { announcementHttp, NOTICE_BOUNDS } from '@fairlot/wire/content/announcement';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { operator } from '../../staff/operator/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { announcement } from './index.ts';
import { withRead } from './marks.ts';
import { lockMarks, readMarks, readReader, writeMarks } from './store.ts';
import { publishNow } from './testing/publish.ts';
import { placeBelow } from '../../team/line/testing/place-below.ts';

/** What players have read of the announcements. */
const server = withTestServer({
  features: [settings, login, operator, announcement, ...PASSWORD_ONLY],
  games: [],
});
beforeEach(() => sql`DELETE FROM announcement`.execute(server().owner));

const count = async (one: TestPlayer) =>
  (await server().call(announcementHttp.getUnreadAnnouncementCount, null, one)).body as number;
const list = async (one: TestPlayer, wish: object = {}) =>
  (await server().call(announcementHttp.getAnnouncements, { Count: 50, ...wish }, one)).value;
const ids = async (one: TestPlayer, wish: object = {}) =>
  (await list(one, wish)).Rows.map(({ Id }) => Id);
const read = (one: TestPlayer, Id: number) =>
  server().call(announcementHttp.readAnnouncement, { Id }, one);
const readAll = (one: TestPlayer, UpTo: number) =>
  server().call(announcementHttp.readAllAnnouncements, { UpTo }, one);
const heard = async ({ playerId }: TestPlayer) => {
  const { rows } = await sql<{ unread: number }>`
    SELECT (payload->>'Unread')::int AS unread FROM event
    WHERE topic = ${`player:${playerId}`} AND name = 'AnnouncementRead' ORDER BY seq`.execute(
    server().owner,
  );
  return rows.map(({ unread }) => unread);
};

test('one is read, the others are not; all of them at once; what was there before he came is read', async () => {
  const old = await publishNow(server().db);
  await server().clock.advance(1_000);
  const one = await registerPlayer(server());
  const other = await registerPlayer(server());
  await server().clock.advance(1_000);
  const [a, b, c] = [
    await publishNow(server().db, { Type: 'game' }),
    await publishNow(server().db, { IsPinned: true }),
    await publishNow(server().db),
  ];
  expect(await count(one)).toBe(3);
  expect(await ids(one)).toEqual([b, c, a, old]);
  expect(await ids(one, { Type: 'game' })).toEqual([a]);
  expect((await read(one, c)).value).toEqual({ Unread: 2 });
  expect((await read(one, c)).value).toEqual({ Unread: 2 });
  expect(await ids(one, { IsUnread: true })).toEqual([b, a]);
  expect(await count(other)).toBe(3);
  const { Newest } = await list(one);
  expect((await readAll(one, Newest)).value).toEqual({ Unread: 0 });
  expect(await ids(one, { IsUnread: true })).toEqual([]);
  // His other pages hear of each change, and of nothing that changed nothing.
  expect(await heard(one)).toEqual([2, 0]);
  expect(
    (await server().call(announcementHttp.getAnnouncement, { Id: c }, one)).value,
  ).toMatchObject({
    Content: '今晚八点',
    ContentEn: 'At eight tonight',
    IsRead: true,
  });
  expect((await read(one, 2_000_000_000)).code).toBe('NO_SUCH_ANNOUNCEMENT');
});

test('what must be read waits for a tick of what was seen, of newcomers too', async () => {
  const must = await publishNow(server().db, { IsMustRead: true });
  await server().clock.advance(1_000);
  const one = await registerPlayer(server());
  const asked = async () =>
    (await server().call(announcementHttp.getMustRead, null, one)).value.Rows;
  const [{ Seq = 0 } = {}] = await asked();
  expect(await count(one)).toBe(1);
  await read(one, must);
  await readAll(one, Seq);
  expect(await asked()).toMatchObject([{ Id: must, IsRead: false, Content: '今晚八点' }]);
  const tick = (seq: number) =>
    server().call(announcementHttp.tickAnnouncement, { Id: must, Seq: seq }, one);
  expect((await tick(Seq + 1)).code).toBe('NO_SUCH_ANNOUNCEMENT');
  expect((await tick(Seq)).value).toEqual({ Unread: 0 });
  expect(await asked()).toEqual([]);
  expect((await list(one)).Rows).toMatchObject([{ Id: must, IsRead: true }]);
  const plain = await publishNow(server().db);
  const reply = await server().call(announcementHttp.tickAnnouncement, { Id: plain, Seq: 1 }, one);
  expect(reply.code).toBe('NO_SUCH_ANNOUNCEMENT');
});

test('it is seen by those it is meant for', async () => {
  const make = async (parent: bigint | null, isAgent: boolean) => {
    const one = await registerPlayer(server());
    await sql`
      UPDATE player SET is_agent = ${isAgent} WHERE player_id = ${one.playerId}`.execute(
      server().owner,
    );
    await placeBelow(server(), one.playerId, parent);
    return one;
  };
  const agent = await make(null, true);
  const below = await make(agent.playerId, false);
  const other = await make(null, false);
  const all = await publishNow(server().db);
  const players = await publishNow(server().db, { Audience: { Kind: 'players' } });
  const agents = await publishNow(server().db, { Audience: { Kind: 'agents' } });
  const line = await publishNow(server().db, {
    Audience: { Kind: 'below', Account: agent.userName.toUpperCase() },
  });
  expect(await ids(agent)).toEqual([line, agents, all]);
  expect(await ids(below)).toEqual([line, players, all]);
  expect(await ids(other)).toEqual([players, all]);
  expect(await Promise.all([agent, below, other].map(count))).toEqual([3, 3, 2]);
  // Nor is it read by its number.
  const get = await server().call(announcementHttp.getAnnouncement, { Id: line }, other);
  expect(get.code).toBe('NO_SUCH_ANNOUNCEMENT');
  expect((await read(other, agents)).code).toBe('NO_SUCH_ANNOUNCEMENT');
});

test('all that was seen is no more than that: what appears meanwhile stays unread', async () => {
  const one = await registerPlayer(server());
  await server().clock.advance(1_000);
  await publishNow(server().db);
  const { Newest } = await list(one);
  const unseen = await publishNow(server().db);
  expect((await readAll(one, Newest)).value).toEqual({ Unread: 1 });
  expect(await ids(one, { IsUnread: true })).toEqual([unseen]);
  // Nobody reads what is still to come.
  await readAll(one, Number.MAX_SAFE_INTEGER);
  const next = await publishNow(server().db);
  expect(await ids(one, { IsUnread: true })).toEqual([next]);
});

/** Appears while its transaction is open, with the lock that gives numbers or without it. */
async function readBesideOpen(isLocked: boolean): Promise<number> {
  const one = await registerPlayer(server());
  await server().clock.advance(1_000);
  let end = (): void => {};
  const ended = new Promise<void>((done) => (end = done));
  let begun = (): void => {};
  const isBegun = new Promise<void>((done) => (begun = done));
  const first = await publishNow(server().db, { From: 4e12 });
  const open = transaction(server().owner, async (tx) => {
    if (isLocked) await sql`SELECT pg_advisory_xact_lock(20048, 1)`.execute(tx);
    await sql`UPDATE announcement SET seq = nextval('announcement_seq'), is_up = true,
      appeared_at = app_now() WHERE id = ${first}`.execute(tx);
    begun();
    await ended;
  });
  await isBegun;
  // Another one is published beside it: it waits for the first, where that holds the lock.
  const second = publishNow(server().db);
  const isWaiting = async () => {
    const { rows } = await sql`SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
      WHERE locktype = 'advisory' AND NOT granted AND d.datname = current_database()`.execute(
      server().owner,
    );
    return rows.length > 0;
  };
  if (isLocked) await expect.poll(isWaiting).toBe(true);
  else await second;
  await readAll(one, (await list(one)).Newest);
  end();
  await open;
  await second;
  return count(one);
}

test('of two that appear at once none is marked by who has seen only the other', async () => {
  expect(await readBesideOpen(true)).toBe(2);
  // Without the lock the second has a greater number and is there first: the first would be lost.
  await sql`DELETE FROM announcement`.execute(server().owner);
  expect(await readBesideOpen(false)).toBe(0);
});

test('two pages that mark at once lose nothing of each other', async () => {
  const one = await registerPlayer(server());
  await server().clock.advance(1_000);
  const made: number[] = [];
  for (let n = 0; n < 6; n += 1) made.push(await publishNow(server().db));
  await Promise.all(made.slice(1).map((id) => read(one, id)));
  expect(await ids(one, { IsUnread: true })).toEqual([made[0]]);

  // Without holding the row, the second writes over what the first has written.
  const lost = await registerPlayer(server());
  const { db } = server();
  const reader = await readReader(db, lost.playerId);
  await transaction(db, (tx) => lockMarks(tx, lost.playerId, reader));
  const both = [1_000_001n, 1_000_002n];
  const looked = await Promise.all(both.map(() => readMarks(db, lost.playerId, reader)));
  for (const [n, marks] of looked.entries()) {
    await transaction(db, (tx) => writeMarks(tx, lost.playerId, withRead(marks, both[n]!)));
  }
  expect((await readMarks(db, lost.playerId, reader)).beyond).toEqual([1_000_002n]);
});

test('among ten thousand a player counts and lists by what he is shown, and has one row', async () => {
  const one = await registerPlayer(server());
  await server().clock.advance(1_000);
  await sql`
    INSERT INTO announcement (draft, author_name, shown, shown_version, type, audience, published_at, from_at, seq,
      appeared_at, is_up)
    SELECT d, 'li', d, 1, 1 + n % 5, CASE WHEN n % 2 = 0 THEN 0 ELSE 900000 + n % 50 END, app_now(), app_now(),
      nextval('announcement_seq'), app_now(), true
    FROM generate_series(1, 10000) n, (SELECT jsonb_build_object('Title', '{"zh":"一","en":"one"}'::jsonb,
      'Body', jsonb_build_object('zh', repeat('长', 1000), 'en', 'x')) d) c`.execute(
    server().owner,
  );
  await sql`ANALYZE announcement`.execute(server().owner);
  expect(await count(one)).toBe(NOTICE_BOUNDS.counted);
  const reader = await readReader(server().db, one.playerId);
  const marks = await readMarks(server().db, one.playerId, reader);
  const pages = async (upto: bigint): Promise<number> => {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
      EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)
      SELECT count(*) FROM (SELECT FROM announcement WHERE is_up
        AND (until_at IS NULL OR until_at > (SELECT app_now()))
        AND audience = ANY (${reader.audiences}::bigint[]) AND seq > ${upto} AND NOT must_read
        AND seq <> ALL ('{}'::bigint[]) LIMIT ${NOTICE_BOUNDS.counted}) p`.execute(server().owner);
    const { Plan } = rows[0]!['QUERY PLAN'][0];
    return (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0);
  };
  const { Newest } = await list(one);
  // Whoever never looked meets his hundred soon; whoever has read them all reads the tips of a few ranges.
  expect(await pages(marks.upto)).toBeLessThan(200);
  expect(await pages(BigInt(Newest))).toBeLessThan(40);
  await readAll(one, Newest);
  expect(await count(one)).toBe(0);
  const { rows } =
    await sql`SELECT FROM announcement_read WHERE player_id = ${one.playerId}`.execute(
      server().owner,
    );
  expect(rows).toHaveLength(1);
  const paged: number[] = [];
  for (let Before: number | undefined; ;) {
    const page = await list(one, { Count: 100, ...(Before !== undefined && { Before }) });
    paged.push(...page.Rows.map(({ Seq }) => Seq));
    if (page.Next === null) break;
    Before = page.Next;
  }
  expect(paged).toHaveLength(5_000);
  expect(paged).toEqual(paged.toSorted((a, b) => b - a));
});
