import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  announcementConsole,
  announcementHttp,
  NOTICE_BOUNDS,
} from '@fairlot/wire/content/announcement';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { announcement } from './index.ts';
import { lockDraft } from './store-draft.ts';
import { PLAIN, publishNow } from './testing/publish.ts';
import { turnAndTell } from './turn.ts';

/** Announcements as operators write, publish and take them back. */
const server = withTestServer({
  features: [settings, login, operator, announcement, ...PASSWORD_ONLY],
  games: [],
});
const tokens = { editor: '', approver: '', auditor: '', player: '' };
beforeAll(async () => {
  tokens.editor = (await signInOperator(server(), 'li', ['editor'])).token;
  tokens.approver = (await signInOperator(server(), 'wang', ['approver'])).token;
  tokens.auditor = (await signInOperator(server(), 'zhao', ['auditor'])).token;
  tokens.player = (await registerPlayer(server())).token;
});
beforeEach(() => sql`DELETE FROM announcement`.execute(server().owner));

const Reason = 'a test of it';
const as = (token: string) => ({ token });
const save = (wish: object = {}, token = tokens.editor) =>
  server().callConsole(announcementConsole.saveDraft, { ...PLAIN, Reason, ...wish }, as(token));
const put = (Id: number, Version: number, wish: object = {}, token = tokens.editor) =>
  server().callConsole(
    announcementConsole.proposePublication,
    { Id, Version, IsNew: false, Reason, ...wish },
    as(token),
  );
const takeBack = (Id: number, token = tokens.editor) =>
  server().callConsole(announcementConsole.proposeWithdrawal, { Id, Reason }, as(token));
const confirm = ({ Id, Hash }: { Id: number; Hash: string }, token = tokens.approver) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash }, as(token));
const drafts = async (wish: object = {}) =>
  (
    await server().callConsole(
      announcementConsole.getDrafts,
      { Count: 50, ...wish },
      as(tokens.auditor),
    )
  ).value;
const seen = async () =>
  (await server().call(announcementHttp.getAnnouncements, { Count: 50 }, as(tokens.player))).value
    .Rows;
const changes = async () => {
  const { rows } = await sql<{ ids: number[] }>`
    SELECT payload->'Ids' AS ids FROM event WHERE name = 'AnnouncementChanged' ORDER BY seq`.execute(
    server().owner,
  );
  return rows.map(({ ids }) => ids);
};

test('written by one and published by another, changed and taken back the same way', async () => {
  const { Id, Version } = (await save()).value;
  expect(await seen()).toEqual([]);
  expect((await drafts()).Rows).toMatchObject([{ Id, State: 'draft', AuthorName: 'li' }]);
  const put1 = (await put(Id, Version)).value;
  // Whoever writes does not publish, and nobody publishes what he put himself.
  expect((await confirm(put1, tokens.editor)).status).toBe(403);
  expect((await put(Id, Version)).code).toBe('ALREADY_WAITS');
  expect(await seen()).toEqual([]);
  const before = (await changes()).length;
  expect((await confirm(put1)).code).toBe('OK');
  expect(await seen()).toMatchObject([
    { Id, Title: '维护通知', TitleEn: 'Maintenance', IsRead: false },
  ]);
  expect((await changes()).slice(before)).toEqual([[Id]]);

  // What is edited is seen by operators alone until two have published it.
  const edited = { Title: { zh: '改期', en: 'Put off' }, Seen: { Id, Version } };
  const next = (await save(edited)).value;
  expect(next).toEqual({ Id, Version: 2 });
  expect((await save(edited)).code).toBe('DRAFT_CHANGED');
  expect(await seen()).toMatchObject([{ Title: '维护通知' }]);
  expect((await drafts()).Rows).toMatchObject([
    { Title: { zh: '改期' }, State: 'shown', IsEdited: true, Shown: { Title: { zh: '维护通知' } } },
  ]);
  const put2 = (await put(Id, 2)).value;
  // Edited again meanwhile: what the second saw is not what stands there.
  await save({ Title: { zh: '再改', en: 'Again' }, Seen: next });
  expect((await confirm(put2)).code).toBe('CHANGED_SINCE');
  await server().callConsole(operatorHttp.withdraw, { Id: put2.Id, Reason }, as(tokens.approver));
  expect((await put(Id, 2)).code).toBe('DRAFT_CHANGED');
  expect((await confirm((await put(Id, 3)).value)).code).toBe('OK');
  expect(await seen()).toMatchObject([{ Id, Title: '再改' }]);
  expect((await put(Id, 3)).code).toBe('NO_CHANGE');

  const back = (await takeBack(Id)).value;
  expect(await seen()).toHaveLength(1);
  expect((await confirm(back)).code).toBe('OK');
  expect(await seen()).toEqual([]);
  expect((await changes()).at(-1)).toEqual([Id]);
  expect((await takeBack(Id)).code).toBe('NOT_PUBLISHED');
  expect((await drafts({ State: 'withdrawn' })).Rows).toMatchObject([{ Id }]);
  const wish = { Target: `announcement ${Id}`, Count: 20 };
  const audit = await server().callConsole(operatorHttp.getAudit, wish, as(tokens.auditor));
  expect(
    audit.value.Rows.filter(({ Kind }) => Kind === 'confirm').map((row) => row.Permission),
  ).toEqual([
    'announcement.notices.withdraw',
    'announcement.notices.publish',
    'announcement.notices.publish',
  ]);
});

test('a small change keeps who has read it, a new one is read anew', async () => {
  const Id = await publishNow(server().db);
  await server().call(announcementHttp.readAnnouncement, { Id }, as(tokens.player));
  expect(await seen()).toMatchObject([{ Id, IsRead: true }]);
  await save({ Title: { zh: '错字改正', en: 'Put right' }, Seen: { Id, Version: 1 } });
  await confirm((await put(Id, 2)).value);
  expect(await seen()).toMatchObject([{ Title: '错字改正', IsRead: true }]);
  await confirm((await put(Id, 2, { IsNew: true })).value);
  expect(await seen()).toMatchObject([{ Title: '错字改正', IsRead: false }]);
  // Whom it was not meant for before has not read it.
  await server().call(announcementHttp.readAnnouncement, { Id }, as(tokens.player));
  await save({ Audience: { Kind: 'players' }, Seen: { Id, Version: 2 } });
  await confirm((await put(Id, 3)).value);
  expect(await seen()).toMatchObject([{ Id, IsRead: false }]);
});

test('it comes and goes by the clock of the database', async () => {
  const now = await server().clock.now();
  await server().clock.set(now);
  const times = { From: now + 60_000, Until: now + 180_000 };
  const { Id } = (await save(times)).value;
  await confirm((await put(Id, 1)).value);
  await server().runJobs('announcement.turn');
  expect(await seen()).toEqual([]);
  expect((await drafts()).Rows).toMatchObject([{ State: 'waiting' }]);
  await server().clock.set(now + 61_000);
  await server().runJobs('announcement.turn');
  expect(await seen()).toMatchObject([{ Id, TimeStamp: now + 61_000 }]);
  const before = (await changes()).length;
  await server().clock.set(now + 180_000);
  // Gone at its moment, whether the job has run or not.
  expect(await seen()).toEqual([]);
  await server().runJobs('announcement.turn');
  expect((await changes()).slice(before)).toEqual([[Id]]);
  expect((await drafts()).Rows).toMatchObject([{ State: 'ended' }]);
  expect((await put(Id, 1)).code).toBe('BAD_TIMES');
  await server().clock.run();
});

test.each([
  ['no words', { Title: { zh: '', en: 'x' } }, 'BAD_WORDS'],
  ['a title in two lines', { Title: { zh: 'a\nb', en: 'x' } }, 'BAD_WORDS'],
  ['a text that nobody sees', { Body: { zh: '\u200b', en: 'x' } }, 'BAD_WORDS'],
  ['an end that was', { Until: 1 }, 'BAD_TIMES'],
  ['an end before its beginning', { From: 4e12, Until: 3.9e12 }, 'BAD_TIMES'],
  [
    'an agent whom nobody knows',
    { Audience: { Kind: 'below', Account: 'nobody' } },
    'NO_SUCH_ACCOUNT',
  ],
  ['one that is not there', { Seen: { Id: 2_000_000, Version: 1 } }, 'NO_SUCH_DRAFT'],
])('%s: it is refused, and nothing is there', async (_, wish, code) => {
  expect((await save(wish)).code).toBe(code);
  expect((await drafts()).Rows).toEqual([]);
});

test('there are bounds: drafts, what is pinned, what must be ticked; as long as it may be is taken', async () => {
  const long = {
    Title: { zh: '长'.repeat(NOTICE_BOUNDS.title), en: 'x' },
    Body: { zh: '长'.repeat(NOTICE_BOUNDS.body), en: '长'.repeat(NOTICE_BOUNDS.body) },
  };
  expect((await save(long)).code).toBe('OK');
  expect(
    (await save({ Title: { zh: '长'.repeat(NOTICE_BOUNDS.title + 1), en: 'x' } })).status,
  ).toBe(400);
  for (let n = 0; n < NOTICE_BOUNDS.pinned; n += 1)
    await publishNow(server().db, { IsPinned: true });
  for (let n = 0; n < NOTICE_BOUNDS.mustRead; n += 1)
    await publishNow(server().db, { IsMustRead: true });
  const pinned = (await save({ IsPinned: true })).value;
  expect((await put(pinned.Id, 1)).code).toBe('TOO_MANY_PINNED');
  const must = (await save({ IsMustRead: true })).value;
  expect((await put(must.Id, 1)).code).toBe('TOO_MANY_MUST_READ');
  await sql`INSERT INTO announcement (draft, author_name)
    SELECT draft, 'li' FROM announcement, generate_series(1, ${NOTICE_BOUNDS.drafts - 3 - 1})
    WHERE id = ${must.Id}`.execute(server().owner);
  const both = await Promise.all([save(), save()]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['OK', 'TOO_MANY']);
});

test('drafts go from page to page, and one that was published is not deleted', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 5; n += 1) ids.unshift((await save({ IsPinned: n % 2 === 0 })).value.Id);
  const paged: number[] = [];
  for (let Before: number | undefined; ;) {
    const page = await drafts({ Count: 2, ...(Before !== undefined && { Before }) });
    paged.push(...page.Rows.map(({ Id }) => Id));
    if (page.Next === null) break;
    Before = page.Next;
  }
  expect(paged).toEqual(ids);
  const remove = (Id: number) =>
    server().callConsole(announcementConsole.deleteDraft, { Id, Reason }, as(tokens.editor));
  expect((await remove(ids[0]!)).code).toBe('OK');
  expect((await remove(ids[0]!)).code).toBe('NO_SUCH_DRAFT');
  expect((await remove(await publishNow(server().db))).code).toBe('WAS_PUBLISHED');
});

test('who only looks changes nothing', async () => {
  expect((await save({}, tokens.auditor)).status).toBe(403);
  expect((await put(1, 1, {}, tokens.auditor)).status).toBe(403);
  expect((await takeBack(1, tokens.auditor)).status).toBe(403);
});

test('an act that holds one and the job that shows it do not wait for each other', async () => {
  const now = await server().clock.now();
  await server().clock.set(now);
  const { Id } = (await save({ From: now + 1_000 })).value;
  await confirm((await put(Id, 1)).value);
  await server().clock.set(now + 2_000);
  let end = (): void => {};
  const ended = new Promise<void>((done) => (end = done));
  let begun = (): void => {};
  const isBegun = new Promise<void>((done) => (begun = done));
  const act = transaction(server().db, async (tx) => {
    await lockDraft(tx, Id);
    begun();
    await ended;
    return turnAndTell(tx);
  });
  await isBegun;
  await server().runJobs('announcement.turn');
  expect(await seen()).toEqual([]);
  end();
  expect(await act).toBe(true);
  expect(await seen()).toMatchObject([{ Id }]);
  await server().clock.run();
});
