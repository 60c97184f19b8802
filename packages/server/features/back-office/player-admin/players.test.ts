import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { PlayerFlag } from '@fairlot/rules/check/access';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { playerAdminConsole, NOTE_BOUNDS } from '@fairlot/wire/back-office/player-admin';
import { playerHttp } from '@fairlot/wire/account/player';
import { loginHttp } from '@fairlot/wire/auth/login';
import type { Input } from '@fairlot/wire/core';
import { withTestServer } from '#testing';
import { passwordAnd, withoutBonus } from '#testing/stand-ins';
import { contact } from '../../account/contact/index.ts';
import { sealContact } from '../../account/contact/sealed-contact.ts';
import { upsertContact } from '../../account/contact/store.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { device } from '../../account/device/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { passkey } from '../../account/passkey/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { player } from '../../account/player/index.ts';
import { privilege } from '../../account/privilege/index.ts';
import { giveFace } from '../../account/player/testing/faces.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { playerAdmin } from './index.ts';
import { listPlayers } from './store.ts';

const server = withTestServer({
  features: [
    settings,
    delivery,
    credentials,
    login,
    operator,
    device,
    passkey,
    player,
    privilege,
    contact,
    playerAdmin,
    withoutBonus,
    ...passwordAnd('device', 'passkey'),
  ],
  games: [],
});

const tokens = { owner: '', service: '', auditor: '' };
beforeAll(async () => {
  tokens.owner = (await signInOperator(server(), 'owner')).token;
  tokens.service = (await signInOperator(server(), 'service', ['service'])).token;
  tokens.auditor = (await signInOperator(server(), 'auditor', ['auditor'])).token;
});

const Reason = 'he asked for it';
const as = (token: string) => ({ token });
type TestName = Pick<TestPlayer, 'playerId' | 'userName'>;
const idOf = ({ playerId }: TestName): number => Number(playerId);
const seen = async (one: TestName) =>
  (
    await server().callConsole(
      playerAdminConsole.getPlayer,
      { PlayerId: idOf(one) },
      as(tokens.owner),
    )
  ).value;
const list = async (asked: Partial<Input<typeof playerAdminConsole.getPlayers>>) =>
  (
    await server().callConsole(
      playerAdminConsole.getPlayers,
      { Count: 50, ...asked },
      as(tokens.owner),
    )
  ).value;
const isIn = async (one: TestPlayer): Promise<boolean> =>
  (await server().call(playerHttp.getPlayerBaseData, null, one)).status === 200;

async function auditOf(one: TestPlayer) {
  const { rows } = await sql<{ permission: string; all: string }>`
    SELECT permission, row_to_json(a)::text AS all FROM operator_audit a
    WHERE target = ${`player ${one.userName}`} ORDER BY n`.execute(server().owner);
  return rows;
}

test('players are found by what their name begins with, their number, kind, flag and line', async () => {
  const make = async (name: string, parent: TestName | null, isAgent = false) => {
    const { rows } = await sql<TestName>`
      INSERT INTO player (user_name, nick_name, password_hash, is_agent, parent)
      VALUES (${name}, ${name}, 'none', ${isAgent}, ${parent?.playerId ?? null})
      RETURNING player_id AS "playerId", user_name AS "userName"`.execute(server().owner);
    return rows[0]!;
  };
  const top = await make('Top1', null, true);
  const middle = await make('Middle1', top);
  const low = await make('Low1', middle);
  const other = await make('Other1', null);
  const ids = async (asked: Parameters<typeof list>[0]) =>
    (await list(asked)).Rows.map(({ PlayerId }) => PlayerId);

  expect(await ids({ Below: idOf(top) })).toEqual([idOf(low), idOf(middle)]);
  expect(await ids({ Below: idOf(middle) })).toEqual([idOf(low)]);
  expect(await ids({ Search: other.userName.toUpperCase() })).toEqual([idOf(other)]);
  expect(await ids({ Search: String(low.playerId) })).toEqual([idOf(low)]);
  // What stands for anything in a pattern stands for itself.
  expect(await ids({ Search: '%' })).toEqual([]);
  expect(await ids({ Search: '_' })).toEqual([]);
  expect(await ids({ Search: '\\' })).toEqual([]);
  expect((await ids({ Kind: 'agent' }))[0]).toBe(idOf(top));
  expect(await ids({ Kind: 'player' })).not.toContain(idOf(top));
  const { Rows } = await list({ Search: low.userName });
  expect(Rows[0]).toMatchObject({ ParentName: middle.userName, Depth: 2, IsAgent: false });
  const detail = await seen(low);
  expect(detail.Path).toEqual([
    { PlayerId: idOf(top), UserName: top.userName },
    { PlayerId: idOf(middle), UserName: middle.userName },
  ]);
  expect((await seen(top)).Children).toBe(1);
});

test('pages follow one another, each player once', async () => {
  for (let n = 0; n < 4; n += 1) await registerPlayer(server());
  const all = (await list({})).Rows.map(({ PlayerId }) => PlayerId);
  const paged: number[] = [];
  let Before: number | undefined;
  for (;;) {
    const page = await list({ Count: 3, ...(Before !== undefined && { Before }) });
    paged.push(...page.Rows.map(({ PlayerId }) => PlayerId));
    if (page.Next === null) break;
    Before = page.Next;
  }
  expect(paged).toEqual(all);
  expect(paged).toEqual(paged.toSorted((a, b) => b - a));
});

test('a page of a hundred thousand players reads no more than it shows', async () => {
  await server()
    .owner.transaction()
    .execute(async (tx) => {
      // Without the triggers, which would take longest.
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      await sql`
        INSERT INTO player (user_name, nick_name, password_hash)
        SELECT 'many' || n, 'many', 'none' FROM generate_series(1, 100000) n`.execute(tx);
    });
  await sql`ANALYZE player`.execute(server().owner);
  const none = {
    isAgent: undefined,
    flag: undefined,
    label: undefined,
    layer: undefined,
    below: undefined,
    fromMs: undefined,
    toMs: undefined,
    before: undefined,
  };
  const read = await server()
    .owner.transaction()
    .execute(async (tx) => {
      const counts: number[] = [];
      for (const search of [undefined, 'many', 'many99999']) {
        const before = await rowsRead(tx);
        expect((await listPlayers(tx, { ...none, search }, 51)).length).toBeGreaterThan(0);
        counts.push((await rowsRead(tx)) - before);
      }
      return counts;
    });
  for (const rows of read) expect(rows).toBeLessThan(500);
});

type Reader = Parameters<typeof listPlayers>[0];
/** Rows of players that this transaction has read. */
async function rowsRead(tx: Reader): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    SELECT coalesce(idx_tup_fetch, 0)::float8 + seq_tup_read::float8 AS rows
    FROM pg_stat_xact_user_tables WHERE relname = 'player'`.execute(tx);
  return rows[0]?.rows ?? 0;
}

test('a player is shown by the picture that others see, and it is said that another waits', async () => {
  const one = await registerPlayer(server());
  expect(await seen(one)).toMatchObject({ FilePath: '', IsPictureWaiting: false });
  await giveFace(server().owner, one.playerId, 'waiting');
  expect(await seen(one)).toMatchObject({ FilePath: '', IsPictureWaiting: true });
  const shown = await giveFace(server().owner, one.playerId, 'shown');
  const FilePath = `${server().mediaUrl}/${shown}`;
  expect(await seen(one)).toMatchObject({ FilePath, IsPictureWaiting: true });
});

test('flags are set and taken off, and what the program sets itself is not', async () => {
  const one = await registerPlayer(server());
  const set = (Flag: PlayerFlag, IsSet: boolean, token = tokens.owner) =>
    server().callConsole(
      playerAdminConsole.setPlayerFlag,
      { PlayerId: idOf(one), Flag, IsSet, Reason },
      as(token),
    );
  expect((await set('DISABLE_BET', true)).value).toEqual({ IsSet: true });
  expect((await set('DISABLE_BET', true)).code).toBe('ALREADY_SO');
  expect((await set('SELF_EXCLUDED', true)).code).toBe('NOT_OURS');
  expect((await set('DISABLE_BET', false, tokens.service)).status).toBe(403);
  expect((await seen(one)).Flags).toEqual(['DISABLE_BET']);
  expect((await seen(one)).FlagEnds).toEqual([]);
  expect((await list({ Flag: 'DISABLE_BET' })).Rows.map(({ UserName }) => UserName)).toEqual([
    one.userName,
  ]);
});

test('who is signed out by an operator is out at once, and is told so', async () => {
  const one = await registerPlayer(server());
  const end = () =>
    server().callConsole(
      playerAdminConsole.endPlayerLogins,
      { PlayerId: idOf(one), Reason },
      as(tokens.service),
    );
  expect(await isIn(one)).toBe(true);
  expect((await end()).value).toEqual({ Ended: 1 });
  const after = await server().call(playerHttp.getPlayerBaseData, null, one);
  expect([after.status, after.body]).toMatchObject([401, { Code: 'forced_logout' }]);
  expect((await end()).code).toBe('NOT_SIGNED_IN');
});

test('a password that was reset is good once more for its player, and for nobody who reads the audit', async () => {
  const one = await registerPlayer(server());
  const { value } = await server().callConsole(
    playerAdminConsole.resetPlayerPassword,
    { PlayerId: idOf(one), Reason },
    as(tokens.owner),
  );
  expect(await isIn(one)).toBe(false);
  const signIn = (Password: string) =>
    server().call(loginHttp.login, { UserName: one.userName, Password });
  expect((await signIn(TEST_PASSWORD)).code).not.toBe('OK');
  // It is good for choosing another, and for nothing else.
  expect((await signIn(value.Password)).code).toBe('FIRST_CHANGE');
  const { rows } = await sql<{ is_initial_password: boolean; all: string }>`
    SELECT is_initial_password, row_to_json(p)::text AS all FROM player p
    WHERE player_id = ${one.playerId}`.execute(server().owner);
  expect(rows[0]?.is_initial_password).toBe(true);
  const audit = await auditOf(one);
  expect(audit.map(({ permission }) => permission)).toEqual(['manage.passwords.reset']);
  expect(audit[0]!.all + rows[0]!.all).not.toContain(value.Password);
  expect((await seen(one)).IsInitialPassword).toBe(true);
  const byService = await server().callConsole(
    playerAdminConsole.resetPlayerPassword,
    { PlayerId: idOf(one), Reason },
    as(tokens.service),
  );
  expect(byService.status).toBe(403);
});

test('passkeys of who has lost a device are taken away, and with a password that is handed over', async () => {
  const one = await registerPlayer(server());
  const put = () =>
    sql`INSERT INTO passkey (id, player_id, public_key, sign_count, name, is_backed_up)
      VALUES (${randomBytes(16)}, ${one.playerId}, '\\x00', 0, 'phone', false)`.execute(
      server().owner,
    );
  await put();
  await put();
  expect((await seen(one)).Passkeys).toBe(2);
  const remove = (token: string) =>
    server().callConsole(
      playerAdminConsole.removePlayerPasskeys,
      { PlayerId: idOf(one), Reason },
      as(token),
    );
  expect((await remove(tokens.service)).status).toBe(403);
  expect((await remove(tokens.owner)).value).toEqual({ Removed: 2 });
  expect((await remove(tokens.owner)).code).toBe('NO_PLAYER_PASSKEYS');
  expect((await seen(one)).Passkeys).toBe(0);
  const audit = await auditOf(one);
  expect(audit.map(({ permission }) => permission)).toEqual(['manage.passkeys.remove']);
  expect(audit[0]!.all).toContain('phone');
  await put();
  const reset = { PlayerId: idOf(one), Reason };
  await server().callConsole(playerAdminConsole.resetPlayerPassword, reset, as(tokens.owner));
  expect((await seen(one)).Passkeys).toBe(0);
});

test.each([
  ['of the last 72 hours', false, ['phone']],
  ['one and all, where that is asked for', true, ['email', 'phone']],
])(
  'with a password that is handed over go contacts %s, and the player is told',
  async (_, AllContacts, gone) => {
    const one = await registerPlayer(server());
    const { settings, db } = server().platform;
    const put = (kind: number, text: string, hash: string) =>
      db.transaction().execute(async (tx) => {
        const sealed = await sealContact(settings.dataFolder, one.playerId, kind, text);
        await upsertContact(tx, { playerId: one.playerId, kind, sealed, hash: Buffer.from(hash) });
      });
    await put(1, 'owner@long.example', `email of ${one.userName}`);
    await put(2, '+8613800000009', `phone of ${one.userName}`);
    // He had the one before anybody else had his account.
    await sql`UPDATE player_contact SET bound_at = app_now() - interval '72 hours'
    WHERE player_id = ${one.playerId} AND kind = 1`.execute(server().owner);
    const reply = await server().callConsole(
      playerAdminConsole.resetPlayerPassword,
      { PlayerId: idOf(one), Reason, AllContacts },
      as(tokens.owner),
    );
    expect(reply.value.Removed.map(({ Kind }) => Kind).toSorted()).toEqual(gone);
    const left = ['email', 'phone'].filter((kind) => !gone.includes(kind));
    expect((await seen(one)).Contacts.map(({ Kind }) => Kind)).toEqual(left);
    const { rows } = await sql<{ all: string }>`
    SELECT row_to_json(m)::text AS all FROM player_message m WHERE player_id = ${one.playerId}
    ORDER BY id DESC LIMIT 1`.execute(server().owner);
    expect(rows[0]?.all).toContain('+86138****0009');
    // Those that went are told so, and those that stayed of the password.
    const letters = await sql`
    SELECT FROM message WHERE player_id = ${one.playerId}`.execute(server().owner);
    expect(letters.rows).toHaveLength(2);
    const audit = await auditOf(one);
    expect(audit.at(-1)?.all).toContain('+86138****0009');
    expect(audit.at(-1)?.all).not.toContain('13800000009');
  },
);

test('contacts are masked; who may see them in full is written down, and they are not', async () => {
  const one = await registerPlayer(server());
  const { settings, db } = server().platform;
  const sealed = await sealContact(
    settings.dataFolder ?? '',
    one.playerId,
    1,
    'qing@whole.example',
  );
  await db
    .transaction()
    .execute((tx) =>
      upsertContact(tx, { playerId: one.playerId, kind: 1, sealed, hash: Buffer.from('a hash') }),
    );
  const { Contacts } = await seen(one);
  expect(Contacts).toEqual([
    { Kind: 'email', Masked: expect.stringContaining('***'), BoundTimeStamp: expect.any(Number) },
  ]);
  expect(JSON.stringify(Contacts)).not.toContain('qing@');
  const look = (token: string) =>
    server().callConsole(
      playerAdminConsole.viewContacts,
      { PlayerId: idOf(one), Reason },
      as(token),
    );
  // Whoever reads everything does not see this.
  expect((await look(tokens.auditor)).status).toBe(403);
  expect((await look(tokens.service)).status).toBe(403);
  expect((await look(tokens.owner)).value.Contacts).toEqual([
    { Kind: 'email', Address: 'qing@whole.example' },
  ]);
  const audit = await auditOf(one);
  expect(audit.map(({ permission }) => permission)).toEqual(['manage.pii.view']);
  expect(audit[0]!.all).not.toContain('whole.example');
});

test('notes are for operators, pinned ones first, and not without end', async () => {
  const one = await registerPlayer(server());
  const note = (Text: string, IsPinned = false, token = tokens.service) =>
    server().callConsole(
      playerAdminConsole.addPlayerNote,
      { PlayerId: idOf(one), Text, IsPinned },
      as(token),
    );
  const first = await note('called about a deposit', true);
  await note('was polite');
  expect((await note('​ ')).code).toBe('BAD_NOTE');
  expect((await note('x'.repeat(NOTE_BOUNDS.length + 1))).code).toBe('BAD_NOTE');
  expect((await note('no', false, tokens.auditor)).status).toBe(403);
  expect((await seen(one)).Notes.map(({ Text, AuthorName }) => [Text, AuthorName])).toEqual([
    ['called about a deposit', 'service'],
    ['was polite', 'service'],
  ]);
  const remove = (Id: number) =>
    server().callConsole(
      playerAdminConsole.deletePlayerNote,
      { PlayerId: idOf(one), Id, Reason },
      as(tokens.service),
    );
  expect((await remove(first.value.Id)).code).toBe('OK');
  expect((await remove(first.value.Id)).code).toBe('NO_SUCH_NOTE');
  const room = NOTE_BOUNDS.each - 1;
  await sql`
    INSERT INTO player_note (player_id, text, is_pinned, author_name)
    SELECT ${one.playerId}, 'n', false, 'x' FROM generate_series(1, ${room - 1})`.execute(
    server().owner,
  );
  // The last place goes to one of two who ask at once.
  const both = await Promise.all([note('the last one'), note('one too many')]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['OK', 'TOO_MANY_NOTES']);
});

test('of a player who is not there it says so', async () => {
  const PlayerId = 9_000_000_000_000_000;
  const read = await server().callConsole(
    playerAdminConsole.getPlayer,
    { PlayerId },
    as(tokens.owner),
  );
  expect(read.code).toBe('NO_SUCH_PLAYER');
  const flagged = await server().callConsole(
    playerAdminConsole.setPlayerFlag,
    { PlayerId, Flag: 'DISABLE_BET', IsSet: true, Reason },
    as(tokens.owner),
  );
  expect(flagged.code).toBe('NO_SUCH_PLAYER');
  await server().callConsole(operatorHttp.getMe, null, as(tokens.owner));
});
