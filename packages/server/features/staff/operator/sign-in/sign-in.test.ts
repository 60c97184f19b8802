import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { loginHttp } from '@fairlot/wire/auth/login';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { createAuthenticator } from './authenticate.ts';
import { operator } from '../index.ts';
import { disableOperator, resetOperator } from '../accounts/index.ts';
import { countFailure } from '../../../auth/credentials/guard/index.ts';
import { credentials } from '../../../auth/credentials/index.ts';
import { doWork } from '../../../auth/credentials/testing.ts';
import { login } from '../../../auth/login/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { signIn as enter } from './sign-in.ts';
import { claimOf, codeOf, signInOperator } from '../testing/sign-in.ts';
import { takeUp } from '../testing/invite.ts';
import { openOperator } from '../testing/accounts.ts';

const START = Date.parse('2027-03-05T04:00:30Z');
const UNTOLD = { userAgent: '', requestId: '', device: Buffer.from('a test') };
const server = withTestServer({
  features: [settings, credentials, login, operator, ...PASSWORD_ONLY],
  // In front of the players, not of the console.
  settings: { trustedProxies: 1 },
  startAt: START,
});
const MINUTE = 60_000;

const signIn = (claim: object) => server().callConsole(operatorHttp.signIn, claim);
const me = (token: string) => server().callConsole(operatorHttp.getMe, null, { token });
const denialOf = async (token: string) => {
  const reply = await me(token);
  return [reply.status, reply.code];
};

describe('an operator signs in', () => {
  test('by password and authenticator together; each wrong one gets the same answer', async () => {
    const wang = await openOperator(server(), 'wang', ['games']);
    const claim = await claimOf(wang, server());
    const wrong = [
      { ...claim, Password: 'wrong' },
      { ...claim, Code: codeOf(wang.key, START + 10 * MINUTE) },
      { ...claim, Name: 'nobody' },
    ];
    for (const each of wrong) {
      const reply = await signIn(each);
      expect([reply.status, reply.code, reply.params]).toEqual([200, 'WRONG_SIGN_IN', {}]);
    }
    const reply = await signIn(claim);
    expect(reply.value).toEqual({ access_token: expect.any(String), expires_in: 1_800 });
    expect((await me(reply.value.access_token)).value).toEqual({
      OperatorId: wang.operatorId,
      Name: 'wang',
      Roles: ['games'],
    });
    const whose = createAuthenticator(server().db);
    const caller = { ip: '127.0.0.1', passive: true };
    expect(await whose(reply.value.access_token, caller)).toMatchObject({
      operatorId: wang.operatorId,
      name: 'wang',
    });
    expect(await whose('nonsense', caller)).toBe('not_logged_in');
  });

  test('asks the database as much about a name that is not there as about one that is', async () => {
    await openOperator(server(), 'yang');
    const askedFor = async (name: string): Promise<number> => {
      let asked = 0;
      const db = server().db.withPlugin({
        transformQuery: ({ node }) => {
          asked += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const claim = { name, password: 'wrong', code: '000000' };
      const origin = { ip: '198.51.100.7', ...UNTOLD };
      expect(await enter({ db, dataFolder: '' }, claim, origin)).toMatchObject({ ok: false });
      return asked;
    };
    const known = await askedFor('yang');
    expect(known).toBeGreaterThan(3);
    expect(await askedFor('nobody-at-all')).toBe(known);
  });

  test('a code is good once, and that of half a minute ago still', async () => {
    const li = await openOperator(server(), 'li');
    const claim = await claimOf(li, server());
    await server().clock.advance(30_000);
    expect((await signIn(claim)).code).toBe('OK');
    expect((await signIn(claim)).code).toBe('WRONG_SIGN_IN');
    expect((await signIn(await claimOf(li, server()))).code).toBe('OK');
    // The one before is older than what was used.
    expect((await signIn(claim)).code).toBe('WRONG_SIGN_IN');
  });

  test('of two who show one code at once, one comes in', async () => {
    const zhao = await openOperator(server(), 'zhao');
    const claim = await claimOf(zhao, server());
    const replies = await Promise.all([signIn(claim), signIn(claim), signIn(claim)]);
    const codes = replies.map(({ code }) => code).toSorted();
    expect(codes).toEqual(['OK', 'WRONG_SIGN_IN', 'WRONG_SIGN_IN']);
  });

  test('three failures lock the name, whoever has the right password then', async () => {
    await server().clock.advance(2 * MINUTE);
    const qian = await openOperator(server(), 'qian');
    const codes: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      const claim = { ...(await claimOf(qian, server())), Password: 'wrong' };
      codes.push((await signIn(claim)).code);
    }
    expect(codes).toEqual(['WRONG_SIGN_IN', 'WRONG_SIGN_IN', 'SIGN_IN_LOCKED']);
    expect(await signIn(await claimOf(qian, server()))).toMatchObject({
      code: 'SIGN_IN_LOCKED',
      params: { min: 30 },
    });
    await server().clock.advance(30 * MINUTE);
    expect((await signIn(await claimOf(qian, server()))).code).toBe('OK');
  });

  test('learns nothing from guesses that came at once, past the third', async () => {
    const shen = await openOperator(server(), 'shen');
    const db = server().db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        // Three others fail while his password is looked at.
        if (result.rows.some((row) => 'password_hash' in row)) {
          const counted = { lane: '203.0.113.0/24', most: 3 };
          for (let i = 0; i < 3; i += 1) await countFailure(server().db, 'OPERATOR shen', counted);
        }
        return result;
      },
    });
    const stage = { db, dataFolder: server().platform.settings.dataFolder };
    for (const password of [shen.password, 'wrong']) {
      await server().clock.advance(31 * MINUTE);
      const code = codeOf(shen.key, await server().clock.now());
      const origin = { ip: '203.0.113.9', ...UNTOLD };
      const done = await enter(stage, { name: 'shen', password, code }, origin);
      expect(done).toEqual({ ok: false, error: { code: 'SIGN_IN_LOCKED', params: { min: 30 } } });
    }
  });

  test('is locked out by nobody who guesses from another network, nor from beside him', async () => {
    const tang = await openOperator(server(), 'tang');
    const from = async (ip: string, password = tang.password) => {
      const code = codeOf(tang.key, await server().clock.now());
      const origin = { ip, ...UNTOLD };
      const stage = { db: server().db, dataFolder: server().platform.settings.dataFolder };
      const done = await enter(stage, { name: 'tang', password, code }, origin);
      await server().clock.advance(31_000);
      return done.ok ? 'OK' : done.error.code;
    };
    const guess = async (ip: string) => {
      const codes = [await from(ip, 'wrong'), await from(ip, 'wrong'), await from(ip, 'wrong')];
      expect(codes.at(-1)).toBe('SIGN_IN_LOCKED');
    };
    await guess('203.0.113.9');
    // The network is locked, an address beside included; others are not.
    expect(await from('203.0.113.77')).toBe('SIGN_IN_LOCKED');
    expect(await from('198.51.100.4')).toBe('OK');
    // From where he came in lately he is counted apart from his network, and can be locked all the same.
    await guess('198.51.100.200');
    expect(await from('198.51.100.4')).toBe('OK');
    await guess('198.51.100.4');
    expect(await from('198.51.100.4')).toBe('SIGN_IN_LOCKED');
  });

  test('is locked out by nobody at the door of the players', async () => {
    const han = await openOperator(server(), 'han');
    for (const UserName of ['operator:han', 'OPERATOR han', 'han']) {
      const codes: string[] = [];
      for (let i = 0; i < 5; i += 1) {
        const Work = await doWork(server());
        const claim = { UserName, Password: 'wrong', Work };
        codes.push((await server().call(loginHttp.login, claim)).code);
      }
      expect(codes.at(-1)).toBe('LOCKED');
      await server().clock.advance(2 * MINUTE);
    }
    expect((await signIn(await claimOf(han, server()))).code).toBe('OK');
  });

  test('an address that tries too often is told so', async () => {
    await server().clock.advance(2 * MINUTE);
    const codes = new Set<string>();
    for (let i = 0; i < 22; i += 1) {
      codes.add((await signIn({ Name: `n${i}`, Password: 'x', Code: '000000' })).code);
    }
    expect(codes).toEqual(new Set(['WRONG_SIGN_IN', 'SIGN_IN_BUSY']));
    await server().clock.advance(2 * MINUTE);
  });
});

describe('a login of an operator', () => {
  test('ends the one before it', async () => {
    const sun = await signInOperator(server(), 'sun');
    await server().clock.advance(30_000);
    const second = await signIn(await claimOf(sun, server()));
    expect(await denialOf(sun.token)).toEqual([401, 'different_user']);
    expect(await denialOf(second.value.access_token)).toEqual([200, 'OK']);
  });

  test('is renewed; a token that was replaced is good for a minute, then a thief’s', async () => {
    const zhou = await signInOperator(server(), 'zhou');
    const next = await server().callConsole(operatorHttp.refresh, {}, { token: zhou.token });
    expect(await denialOf(zhou.token)).toEqual([200, 'OK']);
    await server().clock.advance(2 * MINUTE);
    expect(await denialOf(next.value.access_token)).toEqual([200, 'OK']);
    expect(await denialOf(zhou.token)).toEqual([401, 'blacklist']);
    expect(await denialOf(next.value.access_token)).toEqual([401, 'blacklist']);
  });

  test('ends without activity; looking at lists is none', async () => {
    const wu = await signInOperator(server(), 'wu');
    for (let i = 0; i < 2; i += 1) {
      await server().clock.advance(7 * MINUTE);
      expect(await denialOf(wu.token)).toEqual([200, 'OK']);
    }
    const active = await server().callConsole(operatorHttp.noteActivity, null, { token: wu.token });
    expect(active.value.IdleEndTimeStamp - active.value.DateTimeNow).toBe(15 * MINUTE);
    await server().clock.advance(14 * MINUTE);
    expect(await denialOf(wu.token)).toEqual([200, 'OK']);
    await server().clock.advance(MINUTE);
    // The token would be good for another minute.
    expect(await denialOf(wu.token)).toEqual([401, 'expired']);
  });

  test('ends eight hours after it began, however busy he is', async () => {
    let { token } = await signInOperator(server(), 'busybody');
    const ask = (endpoint: typeof operatorHttp.noteActivity | typeof operatorHttp.refresh) =>
      server().callConsole(endpoint, {}, { token });
    const { value } = await server().callConsole(operatorHttp.noteActivity, null, { token });
    expect(value.LoginEndTimeStamp - value.DateTimeNow).toBe(8 * 60 * MINUTE);
    const end = value.LoginEndTimeStamp;
    while ((await server().clock.now()) + 14 * MINUTE < end) {
      await server().clock.advance(14 * MINUTE);
      expect((await ask(operatorHttp.noteActivity)).status).toBe(200);
      const next = await server().callConsole(operatorHttp.refresh, {}, { token });
      token = next.value.access_token;
    }
    await server().clock.set(end - 1_000);
    expect(await denialOf(token)).toEqual([200, 'OK']);
    await server().clock.set(end);
    expect(await denialOf(token)).toEqual([401, 'expired']);
    await server().clock.run();
  });

  test('ends with the account, and its connection with it', async () => {
    const zheng = await signInOperator(server(), 'zheng');
    const url = `${server().consoleUrl}/Hub`;
    const connection = await connect({ url, transport: 'WebSockets', token: () => zheng.token });
    const closed = new Promise<string>((done) =>
      connection.onclose((error) => done(error?.message ?? '')),
    );
    await connection.start();
    await disableOperator(server().owner, 'zheng', true, 'left');
    expect(await denialOf(zheng.token)).toEqual([401, 'forced_logout']);
    expect(await Promise.race([closed, delay(5_000, 'still open')])).toContain('forced_logout');
    await disableOperator(server().owner, 'zheng', false, 'back');
    // Let in again, he signs in again: what was open stays shut.
    expect(await denialOf(zheng.token)).toEqual([401, 'forced_logout']);
  });

  test('new credentials take the place of old ones', async () => {
    const feng = await signInOperator(server(), 'feng');
    const reset = await resetOperator(server().owner, 'feng', 'lost');
    if (!reset.ok) throw new Error(reset.error);
    expect(await denialOf(feng.token)).toEqual([401, 'forced_logout']);
    await server().clock.advance(30_000);
    expect((await signIn(await claimOf(feng, server()))).code).toBe('WRONG_SIGN_IN');
    const { link: Token, code: Code } = reset.value;
    const { key } = await takeUp(server(), { Token, Code }, 'another-word-8');
    await server().clock.advance(30_000);
    const claim = await claimOf({ ...feng, password: 'another-word-8', key }, server());
    expect((await signIn(claim)).code).toBe('OK');
  });

  test('is in the audit with its address, whatever it says of itself', async () => {
    const chen = await openOperator(server(), 'chen');
    const granted = await server().callConsole(operatorHttp.signIn, await claimOf(chen, server()), {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    const { value } = await server().callConsole(
      operatorHttp.getAudit,
      { Kind: 'sign-in', Target: 'operator chen', Count: 5 },
      { token: granted.value.access_token },
    );
    expect(value.Rows).toMatchObject([{ Actor: `operator:${chen.operatorId}`, Ip: '127.0.0.1' }]);
  });
});
