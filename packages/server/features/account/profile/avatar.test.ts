import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { profileConsole, profileHttp } from '@fairlot/wire/account/profile';
import { PICTURE_BOUNDS } from '@fairlot/wire/site/media';
import { playerHttp } from '@fairlot/wire/account/player';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { contact } from '../contact/index.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { device } from '../device/index.ts';
import { media } from '../../site/media/index.ts';
import {
  base64,
  EICAR,
  HIDDEN,
  makeBomb,
  makePicture,
  makePolyglot,
} from '../../site/media/testing/pictures.ts';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { player } from '../player/index.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { profile } from './index.ts';
import { byRing } from '#testing/ring';

const server = withTestServer({
  features: [
    settings,
    media,
    delivery,
    credentials,
    login,
    operator,
    device,
    player,
    contact,
    profile,
    ...passwordAnd('device', 'profile'),
  ],
  games: [],
});
let lead = '';
let auditor = '';
let picture = '';
let other = '';
beforeAll(async () => {
  lead = (await signInOperator(server(), 'lead', ['service-lead'])).token;
  auditor = (await signInOperator(server(), 'auditor', ['auditor'])).token;
  picture = base64(await makePicture('jpeg', { width: 500, height: 300 }));
  other = base64(await makePicture('png', { width: 90, height: 90 }, 20));
});

const upload = (token: string, Picture: string) =>
  server().callRaw(profileHttp.uploadAvatar, { Picture }, { token });
const avatarOf = async (token: string) =>
  (await server().call(profileHttp.getProfile, null, { token })).value.Avatar;
const headOf = async (token: string) =>
  (await server().call(playerHttp.getPlayerBaseData, null, { token })).value.playerData.HeadPicture;
const queue = async () =>
  (await server().callConsole(profileConsole.getAvatars, { Count: 50 }, { token: auditor })).value;
const decide = (
  accepts: boolean,
  PlayerId: number,
  Picture: string,
  Reason = 'looked at it',
  token = lead,
) =>
  server().callConsole(
    accepts ? profileConsole.acceptAvatar : profileConsole.refuseAvatar,
    { PlayerId, Picture, Reason },
    { token },
  );
/** What others see of a player. */
async function shownOf(playerId: bigint): Promise<string | null> {
  const { rows } = await sql<{ shown: string | null }>`
    SELECT shown FROM avatar WHERE player_id = ${playerId}`.execute(server().owner);
  return rows[0]?.shown ?? null;
}
async function waitingOf(playerId: bigint) {
  const { Rows } = await queue();
  return Rows.find(({ PlayerId }) => PlayerId === Number(playerId));
}
const setting = (name: string, value: unknown) =>
  sql`INSERT INTO site_setting (name, value) VALUES (${name}, ${JSON.stringify(value)}::jsonb)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(server().owner);

test('a picture is made anew, seen by the player at once, and by others once it was accepted', async () => {
  const me = await registerPlayer(server());
  const { value } = await upload(me.token, picture);
  expect(value).toEqual({
    FilePath: expect.any(String),
    IsWaiting: true,
    RefusedReason: '',
    IsTaken: true,
  });
  expect(value.FilePath.startsWith(`${server().mediaUrl}/`)).toBe(true);
  expect(await headOf(me.token)).toBe(value.FilePath);
  expect(await shownOf(me.playerId)).toBeNull();

  const bytes = Buffer.from(await (await fetch(value.FilePath)).arrayBuffer());
  const { format, width, height, exif } = await sharp(bytes).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 256,
    height: 256,
    exif: undefined,
  });

  const row = await waitingOf(me.playerId);
  expect(row).toMatchObject({ UserName: me.userName, FilePath: value.FilePath, ShownFilePath: '' });
  expect((await decide(true, Number(me.playerId), row?.Picture ?? '')).code).toBe('OK');
  expect(await avatarOf(me.token)).toMatchObject({ FilePath: value.FilePath, IsWaiting: false });
  expect(await shownOf(me.playerId)).toBe(row?.Picture);
  expect(await waitingOf(me.playerId)).toBeUndefined();
  const { rows } = await sql<{ permission: string; reason: string; after: unknown }>`
    SELECT permission, reason, after FROM operator_audit
    WHERE target = ${`avatar of player ${me.playerId}`}`.execute(server().owner);
  expect(rows).toEqual([
    {
      permission: 'manage.avatars.review',
      reason: 'looked at it',
      after: { player: me.userName, shown: row?.Picture },
    },
  ]);
});

test('a refused one goes, with the reason; what others saw before stays', async () => {
  const me = await registerPlayer(server());
  await upload(me.token, picture);
  const first = (await waitingOf(me.playerId))?.Picture ?? '';
  await decide(true, Number(me.playerId), first);
  await upload(me.token, other);
  const second = (await waitingOf(me.playerId))?.Picture ?? '';
  expect(await shownOf(me.playerId)).toBe(first);
  expect((await decide(false, Number(me.playerId), second, 'shows a phone number')).code).toBe(
    'OK',
  );
  expect(await avatarOf(me.token)).toEqual({
    FilePath: `${server().mediaUrl}/${first}`,
    IsWaiting: false,
    RefusedReason: 'shows a phone number',
    IsTaken: true,
  });
  expect(await shownOf(me.playerId)).toBe(first);
});

const statusOf = async (name: string) => (await fetch(`${server().mediaUrl}/${name}`)).status;

test('a refused one is shown to nobody from that moment, but where somebody else has the same', async () => {
  const bad = base64(await makePicture('png', { width: 64, height: 64 }, 77));
  const [me, twin] = [await registerPlayer(server()), await registerPlayer(server())];
  await upload(me.token, bad);
  const name = (await waitingOf(me.playerId))?.Picture ?? '';
  // Looked at, so it is at hand.
  expect([await statusOf(name), await statusOf(name)]).toEqual([200, 200]);
  expect((await decide(false, Number(me.playerId), name)).code).toBe('OK');
  expect([await statusOf(name), await statusOf(name)]).toEqual([404, 404]);
  // Another player uploads the same, which is looked at for him; the first one stays refused.
  await upload(twin.token, bad);
  expect(await statusOf(name)).toBe(200);
  await upload(me.token, bad);
  await decide(true, Number(twin.playerId), name);
  expect((await decide(false, Number(me.playerId), name)).code).toBe('OK');
  expect(await statusOf(name)).toBe(200);
  expect(await shownOf(twin.playerId)).toBe(name);
});

test('only the picture that was looked at is decided, once, and by whom it is', async () => {
  const me = await registerPlayer(server());
  const id = Number(me.playerId);
  await upload(me.token, picture);
  const first = (await waitingOf(me.playerId))?.Picture ?? '';
  expect((await decide(true, id, first, 'looked at it', auditor)).status).toBe(403);
  await upload(me.token, other);
  // Another one came while the operator looked.
  expect((await decide(true, id, first)).code).toBe('NO_SUCH_AVATAR');
  expect(await shownOf(me.playerId)).toBeNull();
  const second = (await waitingOf(me.playerId))?.Picture ?? '';
  const both = await Promise.all([decide(true, id, second), decide(false, id, second)]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['NO_SUCH_AVATAR', 'OK']);
});

test('one of those that are built in takes the uploaded one away', async () => {
  const me = await registerPlayer(server());
  await upload(me.token, picture);
  const { Picture = '' } = (await waitingOf(me.playerId)) ?? {};
  await server().call(profileHttp.chooseHeadImage, { HeadImage: 3 }, { token: me.token });
  expect(await avatarOf(me.token)).toMatchObject({ FilePath: '', IsWaiting: false });
  expect(await headOf(me.token)).toBe('');
  expect((await decide(true, Number(me.playerId), Picture)).code).toBe('NO_SUCH_AVATAR');
});

test('each try counts, so many a day', async () => {
  const { token } = await registerPlayer(server());
  for (let n = 0; n < 4; n += 1) {
    expect((await upload(token, base64(EICAR))).code).toBe('PICTURE_KIND');
  }
  // Two at once for the last place: one has it.
  const last = await Promise.all([upload(token, picture), upload(token, picture)]);
  expect(last.map(({ code }) => code).toSorted()).toEqual(['OK', 'UPLOADS_TODAY']);
  const { rows } = await sql`
    UPDATE avatar SET counted_from = counted_from - interval '1 day' WHERE counted = 5
    RETURNING player_id`.execute(server().owner);
  expect(rows).toHaveLength(1);
  // The next day begins with the next one.
  expect((await upload(token, picture)).code).toBe('OK');
});

test('the site may show pictures without a look, or take none', async () => {
  const me = await registerPlayer(server());
  await setting('avatarReview', false);
  expect((await upload(me.token, picture)).value).toMatchObject({ IsWaiting: false });
  expect(await shownOf(me.playerId)).not.toBeNull();
  await setting('avatarsPerDay', 0);
  expect((await upload(me.token, picture)).code).toBe('UPLOADS_OFF');
  expect((await avatarOf(me.token)).IsTaken).toBe(false);
  await setting('avatarReview', true);
  await setting('avatarsPerDay', 100);
});

test('what is no picture, says to be one, or is too much of one is refused, and nothing is kept of it', async () => {
  const { token } = await registerPlayer(server());
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const side = Math.sqrt(PICTURE_BOUNDS.pixels);
  const spoilt = Buffer.from(picture, 'base64');
  const tries: readonly (readonly [string, string])[] = [
    [base64(svg), 'PICTURE_KIND'],
    [base64('%PDF-1.7 not a picture'), 'PICTURE_KIND'],
    [base64(EICAR), 'PICTURE_KIND'],
    [base64(spoilt.subarray(0, spoilt.length / 2)), 'PICTURE_BROKEN'],
    [base64(makeBomb({ width: side, height: side + 1 })), 'PICTURE_TOO_BIG'],
  ];
  for (const [bad, code] of tries) expect((await upload(token, bad)).code).toBe(code);
  expect((await avatarOf(token)).FilePath).toBe('');
  const { value } = await upload(token, base64(await makePolyglot()));
  const shown = Buffer.from(await (await fetch(value.FilePath)).arrayBuffer()).toString('latin1');
  expect(shown.startsWith('RIFF')).toBe(true);
  expect(shown).not.toContain(HIDDEN);
});

test('a file of two megabytes is read, one of a byte more is not', async () => {
  const { token } = await registerPlayer(server());
  const small = Buffer.from(other, 'base64');
  const padded = (length: number) =>
    base64(Buffer.concat([small, Buffer.alloc(length - small.length)]));
  expect((await upload(token, padded(PICTURE_BOUNDS.bytes))).code).toBe('OK');
  const { status, code } = await upload(token, padded(PICTURE_BOUNDS.bytes + 1));
  expect({ status, code }).not.toMatchObject({ code: 'OK' });
  expect((await upload(token, 'x'.repeat(3_000_000))).status).toBe(400);
});

test('spoilt files of all kinds end in a picture or a refusal, never in a fault of the server', async () => {
  const { token } = await registerPlayer(server());
  const runs = byRing({ short: 20, all: 60, long: 2_000 });
  await setting('avatarsPerDay', 100);
  let seed = 20_261_125;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const kinds = ['png', 'jpeg', 'webp', 'gif'] as const;
  const files = await Promise.all(
    kinds.map((kind) => makePicture(kind, { width: 64, height: 64 })),
  );
  const codes = new Map<string, number>();
  for (let n = 0; n < runs; n += 1) {
    const bytes = Buffer.from(files[n % files.length]!);
    for (let spoilt = 1 + random(6); spoilt > 0; spoilt -= 1)
      bytes[random(bytes.length)] = random(256);
    await sql`UPDATE avatar SET counted = 0`.execute(server().owner);
    const { status, code } = await upload(token, base64(bytes));
    expect(status, `${kinds[n % 4]} ${bytes.toString('base64')}`).toBe(200);
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  // The control: some were spoilt, and not all of them beyond reading.
  expect(codes.get('OK')).toBeGreaterThan(0);
  expect(codes.get('PICTURE_BROKEN')).toBeGreaterThan(0);
});

test('pictures that nothing shows go after an hour, and none that something does', async () => {
  const me = await registerPlayer(server());
  const named = async () =>
    (await sql<{ name: string }>`SELECT name FROM picture`.execute(server().owner)).rows.map(
      ({ name }) => name,
    );
  await upload(me.token, other);
  const waiting = (await waitingOf(me.playerId))?.Picture ?? '';
  await sql`INSERT INTO picture (name, bytes) VALUES (${`${'0'.repeat(64)}.png`}, 'x')`.execute(
    server().owner,
  );
  await server().runJobs('media.sweep');
  expect(await named()).toContain(`${'0'.repeat(64)}.png`);
  await sql`UPDATE picture SET made_at = made_at - interval '61 minutes'`.execute(server().owner);
  await sql`SELECT picture_sweep(100)`.execute(server().owner);
  const { rows } = await sql<{ name: string }>`
    SELECT shown AS name FROM avatar WHERE shown IS NOT NULL UNION SELECT waiting FROM avatar WHERE waiting IS NOT NULL
    UNION SELECT picture FROM site_logo`.execute(server().owner);
  expect(rows.map(({ name }) => name)).toContain(waiting);
  expect((await named()).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
