import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PREVIEW, SEEN_HEADER } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { login } from '../../../auth/login/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { addOperator, resetOperator } from './index.ts';
import { hashCode, hashLink } from './make-invitation.ts';
import { operator } from '../index.ts';
import { findOperator } from '../sign-in/store.ts';
import { confirmInvitation, inviteByTwo, takeUp, type Invitation } from '../testing/invite.ts';
import { claimOf, codeOf, signInOperator } from '../testing/sign-in.ts';

/** The first sign-in takes a link and a code, which two people have. */
const START = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({
  features: [settings, login, operator, ...PASSWORD_ONLY],
  settings: { consoleProxies: 1 },
  startAt: START,
  changesOperators: true,
});
beforeEach(() => sql`DELETE FROM address_attempt`.execute(server().owner));
const PASSWORD = 'a-word-of-my-own-7';
const HOUR = 60 * 60_000;
const NO_LINK = 'x'.repeat(43);
const NO_CODE = 'aaaa-bbbb-cccc-dddd';

type Signed = Awaited<ReturnType<typeof signInOperator>>;
let maker: Signed;
let checker: Signed;
beforeAll(async () => {
  maker = await signInOperator(server(), 'maker');
  checker = await signInOperator(server(), 'checker');
});

/** Signs both in again: their logins end after a quarter of an hour. */
async function again(): Promise<void> {
  await server().clock.advance(31_000);
  for (const who of [maker, checker]) {
    const claim = await claimOf(who, server());
    const { value } = await server().callConsole(operatorHttp.signIn, claim);
    Object.assign(who, { token: value.access_token });
  }
}
const invite = (name: string) => inviteByTwo(server(), [maker, checker], name);
const open = (halves: Invitation) => server().callConsole(operatorHttp.openInvitation, halves);
const enrol = (halves: Invitation, Password: string, Totp: string) =>
  server().callConsole(operatorHttp.enrol, { ...halves, Password, Totp });
const me = async (token: string) =>
  (await server().callConsole(operatorHttp.getMe, null, { token })).code;
const isEnrolled = async (name: string) =>
  (await findOperator(server().owner, name))?.password_hash !== null;
const codes = async (calls: readonly Promise<{ readonly code: string }>[]) =>
  (await Promise.all(calls)).map(({ code }) => code).toSorted();

describe('an invitation', () => {
  test('sets password and authenticator once, by link and code together', async () => {
    const halves = await invite('wang');
    expect(await isEnrolled('wang')).toBe(false);
    const first = await open(halves);
    // A page that is opened again shows the same authenticator.
    expect((await open(halves)).value.Key).toBe(first.value.Key);
    expect(first.value).toMatchObject({ Name: 'wang', ExpiresAt: START + 24 * HOUR });
    const { key, reply } = await takeUp(server(), halves);
    expect(await me(reply.value.access_token)).toBe('OK');
    expect((await open(halves)).code).toBe('INVITATION_OVER');
    expect((await enrol(halves, 'another-word-8', '000000')).code).toBe('INVITATION_OVER');
    await server().clock.advance(30_000);
    const own = { name: 'wang', password: PASSWORD, key, url: '', operatorId: 0 };
    const claim = await claimOf(own, server());
    expect((await server().callConsole(operatorHttp.signIn, claim)).code).toBe('OK');
  });

  test('shows the proposer no link with a preview, and keeps the proposal that was seen', async () => {
    const wanted = { Name: 'previewed', Roles: ['games' as const], Reason: 'a new desk' };
    const proposeSeen = (seen: string) =>
      server().callConsole(operatorHttp.proposeOperator, wanted, {
        ...maker,
        headers: { [SEEN_HEADER]: seen },
      });
    const preview = (await proposeSeen(PREVIEW)).value;
    expect(preview).toMatchObject({ Id: 0, Token: null });
    const made = (await proposeSeen(preview.Hash)).value;
    expect(made.Id).toBeGreaterThan(0);
    expect(made.Token).toMatch(/./);
  });

  test('lets neither proposer nor confirmer enrol alone', async () => {
    const wanted = { Name: 'halves', Roles: ['games' as const], Reason: 'a new desk' };
    const made = await server().callConsole(operatorHttp.proposeOperator, wanted, maker);
    const { Token } = made.value;
    // The proposer shows the link before and after it is confirmed.
    expect((await open({ Token: Token ?? '', Code: NO_CODE })).code).toBe('INVITATION_OVER');
    const listed = await server().callConsole(operatorHttp.getProposals, null, checker);
    expect(JSON.stringify(listed.body)).not.toContain(Token);
    const { Code } = await confirmInvitation(server(), checker, made.value);
    const byMaker = { Token: Token ?? '', Code: NO_CODE };
    expect((await open(byMaker)).code).toBe('INVITATION_CODE_WRONG');
    expect((await enrol(byMaker, PASSWORD, '000000')).code).toBe('INVITATION_CODE_WRONG');
    // The confirmer tries the code with a made-up link and with the hash of the link.
    const kept = (made.value.Content as { linkHash: string }).linkHash;
    const asLink = Buffer.from(kept, 'hex').toString('base64url');
    for (const guess of [NO_LINK, asLink]) {
      expect((await open({ Token: guess, Code })).code).toBe('INVITATION_OVER');
      expect((await enrol({ Token: guess, Code }, PASSWORD, '000000')).code).toBe(
        'INVITATION_OVER',
      );
    }
    expect(await isEnrolled('halves')).toBe(false);
    // The control: both together.
    const { reply } = await takeUp(server(), { Token: Token ?? '', Code });
    expect(reply.code).toBe('OK');
  });

  test('keeps only hashes of both halves in the database', async () => {
    const halves = await invite('kept');
    const { rows } = await sql<{ line: string; link: Buffer; code: Buffer }>`
      SELECT i::text AS line, link_hash AS link, code_hash AS code FROM operator_invitation i
      JOIN operator USING (operator_id) WHERE name = 'kept'`.execute(server().owner);
    const { rows: texts } = await sql<{ line: string }>`
      SELECT a::text AS line FROM operator_audit a UNION ALL
      SELECT p::text FROM operator_proposal p`.execute(server().owner);
    const text = JSON.stringify([rows[0]?.line, texts]);
    const bare = halves.Code.replaceAll('-', '');
    for (const secret of [halves.Token, halves.Code, bare]) expect(text).not.toContain(secret);
    const opens = (link: unknown, code: unknown) =>
      sql<{ state: string }>`SELECT state FROM operator_invitation_open(${link}, ${code})`.execute(
        server().db,
      );
    const read = await opens(rows[0]?.link, rows[0]?.code);
    expect(read.rows).toEqual([{ state: 'over' }]);
    const shown = await opens(hashLink(halves.Token), hashCode(halves.Code));
    expect(shown.rows).toEqual([{ state: 'open' }]);
  });

  test('accepts the code in any spelling', async () => {
    const { Token, Code } = await invite('typed');
    const bare = Code.replaceAll('-', '');
    for (const typed of [bare, Code.toUpperCase(), ` ${Code.replaceAll('-', ' – ')} `]) {
      expect((await open({ Token, Code: typed })).code).toBe('OK');
    }
  });

  test('ends after the fifth wrong code, also under concurrency', async () => {
    const halves = await invite('guessed');
    const guess = (i: number) => open({ ...halves, Code: `aaaa-aaaa-aaaa-aaa${i}` });
    const four = await codes([guess(2), guess(3), guess(4), guess(5)]);
    expect(new Set(four)).toEqual(new Set(['INVITATION_CODE_WRONG']));
    // The control: four leave it open.
    expect((await open(halves)).code).toBe('OK');
    expect((await guess(6)).code).toBe('INVITATION_OVER');
    expect((await open(halves)).code).toBe('INVITATION_OVER');
    const many = await invite('flooded');
    const nine = Array.from({ length: 9 }, (_, i) =>
      open({ ...many, Code: `bbbb-aaaa-aaaa-aaa${i}` }),
    );
    expect(await codes(nine)).toEqual([
      ...Array.from({ length: 4 }, () => 'INVITATION_CODE_WRONG'),
      ...Array.from({ length: 5 }, () => 'INVITATION_OVER'),
    ]);
    expect((await enrol(many, PASSWORD, '000000')).code).toBe('INVITATION_OVER');
  });

  test('waits for a wrong code that is being counted', async () => {
    const halves = await invite('counted');
    const tx = await server().owner.startTransaction().execute();
    await sql`
      UPDATE operator_invitation SET tries = 5
      WHERE link_hash = sha256(${hashLink(halves.Token)})`.execute(tx);
    const opened = open(halves);
    const isWaiting = async () => {
      const { rows } = await sql`
        SELECT FROM pg_stat_activity
        WHERE wait_event_type = 'Lock' AND query LIKE '%operator_invitation_open%'`.execute(
        server().owner,
      );
      return rows.length > 0;
    };
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
    await tx.commit().execute();
    expect((await opened).code).toBe('INVITATION_OVER');
  });

  test('allows thirty tries of an address in 15 minutes', async () => {
    const tries = Array.from({ length: 32 }, () => open({ Token: NO_LINK, Code: NO_CODE }));
    const answers = await codes(tries);
    expect(answers.filter((code) => code === 'ENROL_BUSY')).toHaveLength(2);
  });

  test('expires after 24 hours', async () => {
    await again();
    const [barely, late] = [await invite('barely'), await invite('late')];
    await server().clock.advance(24 * HOUR - 60_000);
    expect((await takeUp(server(), barely)).reply.code).toBe('OK');
    const offered = await open(late);
    await server().clock.advance(60_000);
    const Totp = codeOf(offered.value.Key, await server().clock.now());
    expect((await open(late)).code).toBe('INVITATION_OVER');
    expect((await enrol(late, PASSWORD, Totp)).code).toBe('INVITATION_OVER');
    await again();
  });

  test('enrols once under concurrency', async () => {
    const halves = await invite('hasty');
    const { Key } = (await open(halves)).value;
    const Totp = codeOf(Key, await server().clock.now());
    const both = [enrol(halves, PASSWORD, Totp), enrol(halves, 'another-word-8', Totp)];
    expect(await codes(both)).toEqual(['INVITATION_OVER', 'OK']);
  });

  test('requires both halves and the offered authenticator in the database function', async () => {
    const halves = await invite('forged');
    await open(halves);
    const { rows } = await sql<{ offered: Buffer }>`
      SELECT offered FROM operator_invitation JOIN operator USING (operator_id)
      WHERE name = 'forged'`.execute(server().owner);
    const offered = rows[0]?.offered;
    const [link, code] = [hashLink(halves.Token), hashCode(halves.Code)];
    const takes = async (by: readonly [Buffer, Buffer, unknown]) => {
      const taken = sql<{ done: boolean }>`
        SELECT operator_enrol(${by[0]}, ${by[1]}, 'x', ${by[2]}, 1) AS done`;
      return (await taken.execute(server().db)).rows[0]?.done;
    };
    expect(await takes([hashLink(NO_LINK), code, offered])).toBe(false);
    expect(await takes([link, hashCode(NO_CODE), offered])).toBe(false);
    expect(await takes([link, code, Buffer.from('ab', 'hex')])).toBe(false);
    // The control.
    expect(await takes([link, code, offered])).toBe(true);
  });
});

describe('enrolment', () => {
  test.each([
    ['short', 'PASSWORD_RULE'],
    ['12341234', 'PASSWORD_RULE'],
    ['my-choosy-one', 'PASSWORD_RULE'],
    ['x'.repeat(65), 'PASSWORD_RULE'],
    [PASSWORD, 'OK'],
  ])('%s: %s', async (password, code) => {
    const name = `choosy${password.length}`;
    const halves = await invite(name);
    const wanted = password.replace('choosy', name);
    expect((await takeUp(server(), halves, wanted)).reply.code).toBe(code);
    expect(await isEnrolled(name)).toBe(code === 'OK');
  });

  test('requires a code of the offered authenticator', async () => {
    const halves = await invite('mistaken');
    expect((await enrol(halves, PASSWORD, '000000')).code).toBe('NEW_CODE_WRONG');
    await open(halves);
    const other = codeOf(maker.key, await server().clock.now());
    expect((await enrol(halves, PASSWORD, other)).code).toBe('NEW_CODE_WRONG');
    expect(await isEnrolled('mistaken')).toBe(false);
  });
});

describe('a reset', () => {
  const resetOf = async ({ operatorId: OperatorId }: Signed) => {
    const wanted = { OperatorId, Reason: 'lost the telephone' };
    const made = await server().callConsole(operatorHttp.proposeReset, wanted, maker);
    return confirmInvitation(server(), checker, made.value);
  };

  test('ends the credentials and invites again, by two operators or by command', async () => {
    const subject = await signInOperator(server(), 'subject');
    const first = await resetOf(subject);
    expect(await me(subject.token)).toBe('forced_logout');
    await server().clock.advance(31_000);
    const claim = await claimOf(subject, server());
    expect((await server().callConsole(operatorHttp.signIn, claim)).code).toBe('WRONG_SIGN_IN');
    // A later invitation takes the place of an earlier one.
    const by = await resetOperator(server().owner, 'subject', 'lost again');
    if (!by.ok) throw new Error(by.error);
    expect((await open(first)).code).toBe('INVITATION_OVER');
    const { reply } = await takeUp(server(), { Token: by.value.link, Code: by.value.code });
    expect(await me(reply.value.access_token)).toBe('OK');
  });

  test('voids open proposals of the operator', async () => {
    const subject = await signInOperator(server(), 'proposer');
    const wanted = { Name: 'by-proposer', Roles: ['games' as const], Reason: 'a new desk' };
    const { value: made } = await server().callConsole(
      operatorHttp.proposeOperator,
      wanted,
      subject,
    );
    await server().clock.advance(1_000);
    const { reply } = await takeUp(server(), await resetOf(subject));
    expect(reply.code).toBe('OK');
    const { Id, Hash } = made;
    const sixth = await signInOperator(server(), 'sixth');
    const late = await server().callConsole(operatorHttp.confirm, { Id, Hash }, sixth);
    expect(late.code).toBe('CHANGED_SINCE');
    // The control: their later proposals are valid.
    const more = { ...wanted, Name: 'by-another' };
    const { value: next } = await server().callConsole(operatorHttp.proposeOperator, more, {
      token: reply.value.access_token,
    });
    expect((await confirmInvitation(server(), sixth, next)).Code).not.toBe('');
  });
});

describe('the audit of a first sign-in', () => {
  const cookieOf = (reply: { readonly headers: Headers }) =>
    reply.headers.get('set-cookie')?.split(';')[0] ?? '';
  const from = (ip: string, cookie = '') => ({ headers: { 'x-forwarded-for': ip, cookie } });
  const rowOf = async (name: string) => {
    const find = { Target: `operator ${name}`, Permission: 'operator.accounts.own', Count: 5 };
    const { value } = await server().callConsole(operatorHttp.getAudit, find, maker);
    return value.Rows[0];
  };

  test('names the inviters and marks their devices and addresses', async () => {
    await server().clock.advance(31_000);
    const claim = await claimOf(checker, server());
    const signed = await server().callConsole(operatorHttp.signIn, claim, from('203.0.113.5'));
    Object.assign(checker, { token: signed.value.access_token });
    const cookie = cookieOf(signed);
    expect(cookie).toMatch(/^console_device=[\w-]{43}$/);
    const invitedBy = ['maker', 'checker'];
    const cases = [
      ['plain', from('198.51.100.1'), {}],
      ['by-device', from('198.51.100.2', cookie), { sameDeviceAs: ['checker'] }],
      ['by-address', from('203.0.113.5'), { sameAddressAs: ['checker'] }],
    ] as const;
    for (const [name, options, marks] of cases) {
      const { reply } = await takeUp(server(), await invite(name), PASSWORD, options);
      expect(reply.code).toBe('OK');
      expect(await rowOf(name)).toMatchObject({
        Kind: 'act',
        ActorName: name,
        Ip: options.headers['x-forwarded-for'],
      });
      expect((await rowOf(name))?.After).toEqual({ credentials: 'own', invitedBy, ...marks });
    }
  });

  test('records no secrets and notes wrong codes as denials', async () => {
    const halves = await invite('quiet');
    await open({ ...halves, Code: NO_CODE });
    const { key } = await takeUp(server(), halves, 'a-very-quiet-word-9');
    const { rows } = await sql<{ line: string }>`
      SELECT a::text AS line FROM operator_audit a`.execute(server().owner);
    for (const secret of ['a-very-quiet-word-9', key]) {
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
    const denied = await sql<{ who: string; codes: object }>`
      SELECT who, codes FROM operator_denial WHERE codes ? 'INVITATION_CODE_WRONG'
      AND who = 'quiet'`.execute(server().owner);
    expect(denied.rows).toHaveLength(1);
  });
});

test('does not count an invited operator as the second person', async () => {
  const made = await addOperator(server().owner, { name: 'idle', roles: ['owner'] }, 'a test');
  if (!made.ok) throw new Error(made.error);
  const wanted = { Name: 'for-idle', Roles: ['games' as const], Reason: 'a new desk' };
  const { value } = await server().callConsole(operatorHttp.proposeOperator, wanted, maker);
  const idle = await findOperator(server().owner, 'idle');
  const confirmed = sql`SELECT operator_open(${value.Id}, ${idle?.operator_id}, '\\x01', '\\x02')`;
  await expect(confirmed.execute(server().db)).rejects.toThrow(/nobody proposed this/);
  const { reply } = await takeUp(server(), { Token: made.value.link, Code: made.value.code });
  expect(reply.code).toBe('OK');
  // The control: once enrolled it may.
  expect((await confirmed.execute(server().db)).rows).toHaveLength(1);
});
