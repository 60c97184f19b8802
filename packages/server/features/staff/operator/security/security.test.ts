import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { settingsHttp } from '@fairlot/wire/site/settings';
import { withTestServer } from '#testing';
import { checkAudit } from './check-audit.ts';
import { MOST_LISTED } from './player-addresses.ts';
import { signInOperator } from '../testing/sign-in.ts';

/** What the page of security shows, and what of it is changed there. */
const server = withTestServer({
  games: [],
  settings: { trustedProxies: 1, regionHeader: 'cf-ipcountry' },
});

let token = '';
beforeAll(async () => {
  ({ token } = await signInOperator(server(), 'guard', ['risk']));
});

const Reason = 'guesses passwords';
const block = (Address: string, IsBlocked = true) =>
  server().callConsole(operatorHttp.changeBlocked, { Address, IsBlocked, Reason }, { token });
const security = async () =>
  (await server().callConsole(operatorHttp.getSecurity, null, { token })).value;
const comesFrom = async (ip: string): Promise<number> =>
  (await server().call(settingsHttp.getWebSiteInfo, null, { headers: { 'x-forwarded-for': ip } }))
    .status;

describe('blocked addresses', () => {
  test('keep players of a range out within a second, and let them in again; both are in the audit', async () => {
    expect(await comesFrom('203.0.113.77')).toBe(200);
    expect((await block('203.0.113.0/24')).value.Blocked).toEqual(['203.0.113.0/24']);
    await expect.poll(() => comesFrom('203.0.113.77'), { timeout: 10_000 }).toBe(403);
    expect(await comesFrom('203.0.114.77')).toBe(200);
    expect((await security()).Blocked).toEqual(['203.0.113.0/24']);
    expect((await block('203.0.113.0/24', false)).value.Blocked).toEqual([]);
    await expect.poll(() => comesFrom('203.0.113.77'), { timeout: 10_000 }).toBe(200);
    const { rows } = await sql<object>`
      SELECT actor_name, target, before, after, reason FROM operator_audit
      WHERE permission = 'site.addresses.change' ORDER BY n`.execute(server().owner);
    const one = (isBlocked: boolean) => ({ address: '203.0.113.0/24', isBlocked });
    const said = { actor_name: 'guard', target: 'address 203.0.113.0/24', reason: Reason };
    expect(rows).toEqual([
      { ...said, before: one(false), after: one(true) },
      { ...said, before: one(true), after: one(false) },
    ]);
  });

  test.each([
    ['nobody', 'NOT_AN_ADDRESS'],
    ['300.1.1.1', 'NOT_AN_ADDRESS'],
    ['0.0.0.0/0', 'TOO_WIDE'],
    ['10.0.0.0/7', 'TOO_WIDE'],
    ['2001::/15', 'TOO_WIDE'],
  ])('%s is %s', async (address, code) => {
    expect((await block(address)).code).toBe(code);
    expect((await security()).Blocked).toEqual([]);
  });

  test('twice is nothing new, nor is one that was never there', async () => {
    expect((await block('2001:db8::/32')).code).toBe('OK');
    expect((await block('2001:db8::/32')).code).toBe('NOTHING_NEW');
    expect((await block('198.51.100.1', false)).code).toBe('NOTHING_NEW');
    expect((await block('2001:db8::/32', false)).code).toBe('OK');
  });

  test('there are so many and no more, and one may go', async () => {
    const list = Array.from({ length: MOST_LISTED }, (_, n) => `10.${n >> 8}.${n & 255}.1`);
    await sql`
      INSERT INTO site_setting (name, value) VALUES ('blockedAddresses', ${JSON.stringify(list)}::jsonb)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(server().owner);
    const full = await block('203.0.113.9');
    expect([full.code, full.params]).toEqual(['LIST_FULL', { most: MOST_LISTED }]);
    expect((await block('10.0.0.1', false)).value.Blocked).toHaveLength(MOST_LISTED - 1);
    expect((await block('203.0.113.9')).code).toBe('OK');
    await sql`DELETE FROM site_setting WHERE name = 'blockedAddresses'`.execute(server().owner);
  });
});

test('failed sign-ins, locked names, the head of the audit and what the hub takes are told', async () => {
  await sql`
    INSERT INTO address_attempt (kind, ip, since, attempts) VALUES ('wrong-all', '', app_now(), 321)`.execute(
    server().owner,
  );
  await sql`
    INSERT INTO login_failure (name_key, lane, failures, first_at, locked_until)
    VALUES ('somebody', 'a', 0, app_now(), app_now() + interval '5 minutes'),
      ('somebody', 'b', 0, app_now(), app_now() + interval '5 minutes'),
      ('past', 'a', 0, app_now(), app_now() - interval '5 minutes')`.execute(server().owner);
  const { SignIns, Audit, Hub } = await security();
  expect(SignIns).toEqual({
    Failed: 321,
    Most: 1_000,
    WindowMinutes: 15,
    LockedNames: 1,
    LockAfter: 5,
    LockMinutes: 30,
  });
  const { rows } = await sql<{ n: bigint; hash: Buffer }>`
    SELECT n, hash FROM operator_audit ORDER BY n DESC LIMIT 1`.execute(server().owner);
  expect(Audit.Head).toEqual({ N: Number(rows[0]?.n), Hash: rows[0]?.hash.toString('hex') });
  // Without a folder there is no copy.
  expect(Audit.Copied).toBeNull();
  expect(Hub.Limits).toContainEqual({ Name: 'maxCallsPerSecond', Value: 20 });
  expect(Hub.Methods).toEqual(
    expect.arrayContaining([
      { Realm: 'player', Name: 'Join', Who: 'player' },
      { Realm: 'console', Name: 'Watch', Who: 'operator.session.own' },
    ]),
  );
  await server().clock.advance(16 * 60_000);
  ({ token } = await signInOperator(server(), 'guard2', ['risk']));
  expect((await security()).SignIns).toMatchObject({ Failed: 0, LockedNames: 0 });
});

describe('the look at the whole audit', () => {
  const look = async () =>
    (await server().callConsole(operatorHttp.checkAudit, null, { token })).value.Faults;

  test('finds nothing where all is well, and a row that was changed', async () => {
    ({ token } = await signInOperator(server(), 'looker', ['risk']));
    expect(await look()).toEqual([]);
    await sql`ALTER TABLE operator_audit DISABLE TRIGGER ALL`.execute(server().owner);
    const { rows } = await sql<{ reason: string }>`
      SELECT reason FROM operator_audit WHERE n = 2`.execute(server().owner);
    await sql`UPDATE operator_audit SET reason = 'another' WHERE n = 2`.execute(server().owner);
    expect(await look()).toEqual(['row 2 is not what was written']);
    await sql`UPDATE operator_audit SET reason = ${rows[0]?.reason} WHERE n = 2`.execute(
      server().owner,
    );
    await sql`ALTER TABLE operator_audit ENABLE TRIGGER ALL`.execute(server().owner);
  });

  test('of many who ask at once there is one look', async () => {
    const { db } = server().platform;
    const looks = Array.from({ length: 10 }, () => checkAudit(db, ''));
    expect(new Set(looks).size).toBe(1);
    await Promise.all(looks);
    const next = checkAudit(db, '');
    expect(looks).not.toContain(next);
    await next;
  });
});
