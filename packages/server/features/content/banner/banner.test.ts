import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { BANNER_BOUNDS, bannerConsole, bannerHttp } from '@fairlot/wire/content/banner';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { publishingConsole } from '@fairlot/wire/staff/publishing';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { media } from '../../site/media/index.ts';
import { base64, makePicture } from '../../site/media/testing/pictures.ts';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { publishing } from '../../staff/publishing/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { banner } from './index.ts';

/** Banners of Home as operators edit them, and as players see them. */
const server = withTestServer({
  features: [settings, media, credentials, login, operator, publishing, banner, ...PASSWORD_ONLY],
  games: [],
});
let [editor, approver, auditor] = ['', '', ''];
let player: TestPlayer;
beforeAll(async () => {
  editor = (await signInOperator(server(), 'li', ['editor'])).token;
  approver = (await signInOperator(server(), 'wang', ['approver'])).token;
  auditor = (await signInOperator(server(), 'zhao', ['auditor'])).token;
  player = await registerPlayer(server());
});
beforeEach(() => sql`DELETE FROM banner`.execute(server().owner));

const Reason = 'a test of it';
const upload = (bytes: Buffer | string, token = editor) =>
  server().callConsole(bannerConsole.uploadBanner, { Picture: base64(bytes) }, { token });
const picture = async (width = 900) =>
  (await upload(await makePicture('png', { width, height: 300 }))).value;
type Seen = { readonly Id: number; readonly Seen: number };
const PLAIN = {
  Title: '验证每一期',
  TitleEn: 'Check each draw',
  Link: '/?w=Help',
  Languages: ['zh', 'en'],
  From: null as number | null,
  Until: null as number | null,
  Sort: 1,
  IsShown: true,
} as const;
const ask = (Banner: Seen | null, change: object, token = editor) =>
  server().callConsole(
    bannerConsole.proposeBanner,
    { Banner, Rules: { ...PLAIN, ...change } as never, Reason },
    { token },
  );
const confirm = ({ Id, Hash }: { Id: number; Hash: string }, token = approver) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
const rows = async () =>
  (await server().callConsole(bannerConsole.getBannerRows, {}, { token: auditor })).value.Rows;
async function publishOne(change: object): Promise<number> {
  expect((await confirm((await ask(null, change)).value)).code).toBe('OK');
  return Math.max(...(await rows()).map(({ Id }) => Id));
}
const seen = async () => (await server().call(bannerHttp.getBanners, null, player)).value.Rows;

test('a picture is made anew, and seen by players once two have published it; changed and taken off the same way', async () => {
  const { Picture, FilePath } = await picture();
  const { format, width, height } = await sharp(
    Buffer.from(await (await fetch(FilePath)).arrayBuffer()),
  ).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1400, height: 350 });
  const put = (await ask(null, { Picture })).value;
  expect((await confirm(put, editor)).status).toBe(403);
  expect((await confirm(put)).code).toBe('OK');
  await expect.poll(seen).toMatchObject([
    {
      FilePath,
      Title: '验证每一期',
      TitleEn: 'Check each draw',
      Link: '/?w=Help',
      Languages: ['zh', 'en'],
    },
  ]);
  const [{ Id = 0 } = {}] = await rows();
  const other = await picture(800);
  const change = { Picture: other.Picture, Link: '', Languages: ['en'] };
  const next = (await ask({ Id, Seen: 1 }, change)).value;
  expect(next).toMatchObject({
    Before: { picture: Picture, link: '/?w=Help', version: 1 },
    Content: { picture: other.Picture, link: '', languages: ['en'], version: 2 },
  });
  expect((await confirm(next)).code).toBe('OK');
  await expect.poll(seen).toMatchObject([{ FilePath: other.FilePath, Link: '' }]);
  await confirm((await ask({ Id, Seen: 2 }, { ...change, IsShown: false })).value);
  await expect.poll(seen).toEqual([]);
  expect(await rows()).toMatchObject([{ Id, State: 'off', Version: 3 }]);
  // Weeks later the first one holds again: its picture stayed, as its version did.
  await server().clock.advance(30 * 86_400_000);
  await server().runJobs('banner.forget');
  await server().runJobs('media.sweep');
  const who = (await signInOperator(server(), 'chen', ['editor'])).token;
  const boss = (await signInOperator(server(), 'sun', ['approver'])).token;
  const back = await server().callConsole(
    publishingConsole.proposeRevert,
    { Subject: `banner ${Id}`, Seen: 3, Version: 1, Reason },
    { token: who },
  );
  expect((await confirm(back.value, boss)).code).toBe('OK');
  expect((await fetch(FilePath)).status).toBe(200);
  editor = who;
  approver = boss;
  auditor = (await signInOperator(server(), 'zhou', ['auditor'])).token;
  player = await registerPlayer(server());
});

test('it is shown within its time, by the clock of the database, in its order', async () => {
  const { Picture } = await picture();
  const now = await server().clock.now();
  await server().clock.set(now);
  const minute = Math.ceil(now / 60_000) * 60_000;
  const late = await publishOne({ Picture, Sort: 9 });
  const Id = await publishOne({
    Picture,
    Sort: 2,
    From: minute + 60_000,
    Until: minute + 120_000,
  });
  const ids = async () => (await seen()).map((each) => each.Id);
  const state = async () => (await rows()).find((each) => each.Id === Id)?.State;
  await expect.poll(ids).toEqual([late]);
  expect(await state()).toBe('waiting');
  await server().clock.set(minute + 60_000);
  await expect.poll(ids).toEqual([Id, late]);
  expect(await state()).toBe('shown');
  await server().clock.set(minute + 120_000);
  await expect.poll(ids).toEqual([late]);
  expect(await state()).toBe('over');
  await server().clock.run();
});

test.each([
  ['no title', { Title: ' ' }, 'BAD_TITLE'],
  ['a title in two lines', { TitleEn: 'a\nb' }, 'BAD_TITLE'],
  ['another site', { Link: 'https://elsewhere.example/' }, 'BAD_LINK'],
  ['another site without its scheme', { Link: '//elsewhere.example' }, 'BAD_LINK'],
  ['another site behind a stroke', { Link: '/\\elsewhere.example' }, 'BAD_LINK'],
  ['a script', { Link: 'javascript:alert(1)' }, 'BAD_LINK'],
  ['a beginning after all calendars', { From: 253_402_300_800_000 }, 'BAD_TIMES'],
  ['an end before its beginning', { From: 4e12, Until: 3.9e12 }, 'BAD_TIMES'],
  ['a picture that nobody uploaded', { Picture: `${'a'.repeat(64)}.webp` }, 'NO_PICTURE'],
])('%s is refused', async (_, change, code) => {
  const { Picture } = await picture();
  expect((await ask(null, { Picture, ...change })).code).toBe(code);
});

test('there are bounds: banners, those that are shown together, uploads that nobody asked for', async () => {
  const { Picture } = await picture();
  await publishOne({ Picture });
  await sql`
    INSERT INTO banner (picture, title_zh, title_en, link, languages, sort, is_shown)
    SELECT ${Picture}, '一', 'one', '', '{zh}', 5, true
    FROM generate_series(1, ${BANNER_BOUNDS.banners - 2})`.execute(server().owner);
  await expect.poll(async () => (await seen()).length).toBe(BANNER_BOUNDS.shown);
  const put = (await ask(null, { Picture })).value;
  await sql`
    INSERT INTO banner (picture, title_zh, title_en, link, languages, sort, is_shown)
    VALUES (${Picture}, '一', 'one', '', '{zh}', 5, true)`.execute(server().owner);
  expect((await ask(null, { Picture }, approver)).code).toBe('BANNERS_FULL');
  expect((await confirm(put)).code).toBe('CHANGED_SINCE');

  await sql`
    WITH made AS (INSERT INTO picture (name, bytes)
      SELECT lpad(to_hex(n), 64, '0') || '.webp', 'x' FROM generate_series(1, ${BANNER_BOUNDS.uploads}) n
      RETURNING name)
    INSERT INTO banner_picture (picture, made_by) SELECT name, 'nobody' FROM made`.execute(
    server().owner,
  );
  const anew = await makePicture('png', { width: 777, height: 200 });
  expect((await upload(anew)).code).toBe('UPLOADS_FULL');
  await server().clock.advance(2 * 86_400_000);
  await server().runJobs('banner.forget');
  const who = (await signInOperator(server(), 'wu', ['editor'])).token;
  expect((await upload(anew, who)).code).toBe('OK');
});

const isKept = async (picture: string) =>
  (await sql`SELECT FROM banner_picture WHERE picture = ${picture}`.execute(server().owner)).rows
    .length > 0;
/** Another day, on which all sign in anew. */
let days = 0;
async function nextDay(): Promise<void> {
  days += 1;
  await server().clock.advance(25 * 3_600_000);
  editor = (await signInOperator(server(), `editor${days}`, ['editor'])).token;
  approver = (await signInOperator(server(), `approver${days}`, ['approver'])).token;
  auditor = (await signInOperator(server(), `auditor${days}`, ['auditor'])).token;
  await server().runJobs('banner.forget');
}

test('a picture that was asked for goes where nothing came of that, and stays where something waits', async () => {
  await nextDay();
  const shown = (await picture(700)).Picture;
  const Id = await publishOne({ Picture: shown });
  const [late, undecided, tooOld] = [
    (await picture(701)).Picture,
    (await picture(702)).Picture,
    (await picture(703)).Picture,
  ];
  const At = Math.ceil((await server().clock.now()) / 60_000) * 60_000 + 3 * 86_400_000;
  const later = await server().callConsole(
    bannerConsole.proposeBanner,
    { Banner: { Id, Seen: 1 }, Rules: { ...PLAIN, Picture: late } as never, At, Reason },
    { token: editor },
  );
  expect((await confirm(later.value)).code).toBe('OK');
  expect((await ask(null, { Picture: undecided })).code).toBe('OK');
  expect((await ask({ Id, Seen: 7 }, { Picture: tooOld })).code).toBe('VERSION_OLD');
  await server().runJobs('banner.forget');
  expect(await Promise.all([late, undecided, tooOld].map(isKept))).toEqual([true, true, true]);
  await nextDay();
  // What was refused, and what nobody confirmed in time; what waits for its time is waited for.
  expect(await Promise.all([shown, late, undecided, tooOld].map(isKept))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await nextDay();
  await nextDay();
  await server().runJobs('publish.due');
  expect(await rows()).toMatchObject([{ Version: 2, Rules: { Picture: late } }]);
  await nextDay();
  // The first version can be gone back to.
  expect(await Promise.all([shown, late].map(isKept))).toEqual([true, true]);
});

test('an operator has so many pictures that nothing refers to; others upload theirs', async () => {
  await nextDay();
  await sql`
    WITH made AS (INSERT INTO picture (name, bytes)
      SELECT lpad(to_hex(900 + n), 64, '0') || '.webp', 'x' FROM generate_series(1, ${BANNER_BOUNDS.ownUploads}) n
      RETURNING name)
    INSERT INTO banner_picture (picture, made_by) SELECT name, ${`editor${days}`} FROM made`.execute(
    server().owner,
  );
  const anew = await makePicture('png', { width: 778, height: 200 });
  expect(await upload(anew)).toMatchObject({
    code: 'OWN_UPLOADS_FULL',
    body: { Message: expect.stringContaining(String(BANNER_BOUNDS.ownUploads)) as string },
  });
  const other = (await signInOperator(server(), 'colleague', ['editor'])).token;
  expect((await upload(anew, other)).code).toBe('OK');
  // One that is there already is no new one.
  expect((await upload(anew)).code).toBe('OK');
  await nextDay();
  expect((await upload(await makePicture('png', { width: 779, height: 200 }))).code).toBe('OK');
});

test('what is no picture, and who may not, is refused', async () => {
  const who = (await signInOperator(server(), 'qian', ['editor'])).token;
  expect((await upload('<svg xmlns="http://www.w3.org/2000/svg"/>', who)).code).toBe(
    'PICTURE_KIND',
  );
  const looks = (await signInOperator(server(), 'shen', ['auditor'])).token;
  expect((await upload(await makePicture('png'), looks)).status).toBe(403);
  expect((await ask(null, { Picture: `${'a'.repeat(64)}.webp` }, looks)).status).toBe(403);
});
