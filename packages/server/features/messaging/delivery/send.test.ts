import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { withoutContact } from '#testing/stand-ins';
import { settings as settingsFeature } from '../../site/settings/index.ts';
import { carryMail, carrySms } from './carry.ts';
import { delivery, describeRoute, type Letter, postLetter, readRoute, setRoute } from './index.ts';
import { openMailbox } from './mailbox.ts';
import { sendDue } from './send.ts';
import { countMessages, insertMessage, lockMessages, takeMessage } from './store.ts';
import { collectMail } from './testing/collect-mail.ts';

const mailbox = await collectMail();
afterAll(() => mailbox.stop());
const settings = { localMailbox: mailbox.url };
const server = withTestServer({
  features: [settingsFeature, delivery, withoutContact],
  games: [],
  settings,
});

const letter = (over: Partial<Letter> = {}): Letter => ({
  key: randomUUID(),
  kind: 'mail',
  to: 'ada@example.com',
  words: { about: 'code', code: '482913', minutes: 10 },
  goodForS: 600,
  ...over,
});
const postOne = (one: Letter) => transaction(server().platform.db, (tx) => postLetter(tx, '', one));
const rowOf = async (key: string) => {
  const { rows } = await sql<{ tries: number; is_sealed: boolean; is_sent: boolean }>`
    SELECT tries, sealed IS NOT NULL AS is_sealed, sent_at IS NOT NULL AS is_sent
    FROM message WHERE key = ${key}`.execute(server().owner);
  return rows[0];
};
const cameWith = (words: string) => mailbox.mails.filter((mail) => mail.includes(words));

test('a letter leaves once, in both languages, and nothing of its words stays', async () => {
  const to = 'once@example.com';
  const one = letter({ to });
  await postOne(one);
  await postOne({ ...one, words: { about: 'password-changed' } });
  const { rows } = await sql<{ sealed: Buffer }>`
    SELECT sealed FROM message WHERE key = ${one.key}`.execute(server().owner);
  expect(rows[0]?.sealed.toString('latin1')).not.toMatch(/482913|once@/);
  await server().runJobs();
  await server().runJobs();
  expect(cameWith(to)).toHaveLength(1);
  expect(cameWith(to)[0]).toContain('验证码 482913，10 分钟内有效');
  expect(cameWith(to)[0]).toContain('Your code is 482913, good for 10 minutes');
  expect(cameWith(to)[0]).toMatch(/Subject: Fairlot: 验证码 · Verification code/);
  expect(await rowOf(one.key)).toEqual({ tries: 1, is_sealed: false, is_sent: true });
});

test('what is taken back leaves nothing', async () => {
  const one = letter();
  await transaction(server().platform.db, async (tx) => {
    await postLetter(tx, '', one);
    throw new Error('taken back');
  }).catch(() => {});
  expect(await rowOf(one.key)).toBeUndefined();
});

test('whoever dies with a letter leaves it to another, and four who send at once send each once', async () => {
  const to = 'many@example.com';
  const letters = Array.from({ length: 12 }, () => letter({ to }));
  for (const one of letters) await postOne(one);
  const dead = await takeMessage(server().platform.db);
  const sendAll = async () => {
    while ((await sendDue(server().platform)) === 'worked');
  };
  await Promise.all([sendAll(), sendAll(), sendAll(), sendAll()]);
  expect(cameWith(to)).toHaveLength(11);
  await server().clock.advance(61_000);
  await server().runJobs();
  expect(cameWith(to)).toHaveLength(12);
  expect(await rowOf(dead?.key ?? '')).toEqual({ tries: 2, is_sealed: false, is_sent: true });
});

test('what is not taken now is tried again, what is late is erased unsent', async () => {
  const to = 'again@example.com';
  const deaf = { ...server().platform, settings: { ...server().platform.settings } };
  // Nothing listens at that port of this machine.
  const away = { ...deaf, settings: { ...deaf.settings, localMailbox: 'smtp://127.0.0.1:1' } };
  const [one, late] = [letter({ to }), letter({ to: 'late@example.com', goodForS: 5 })];
  await postOne(one);
  await sendDue(away);
  expect(await rowOf(one.key)).toEqual({ tries: 1, is_sealed: true, is_sent: false });
  // Not at once.
  expect(await sendDue(away)).toBe('idle');
  await postOne(late);
  await server().clock.advance(6_000);
  await server().runJobs();
  expect(cameWith(to)).toHaveLength(1);
  expect(cameWith('late@example.com')).toEqual([]);
  expect(await rowOf(late.key)).toMatchObject({ is_sealed: false, is_sent: false });
});

test('a mail that its server will never take is given up; one that it has no time for is not', async () => {
  const { SMTPServer } = await import('smtp-server');
  const strict = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      const responseCode = address.startsWith('gone') ? 550 : 451;
      done(Object.assign(new Error('no'), { responseCode }));
    },
  });
  await new Promise<void>((ready) => strict.listen(0, '127.0.0.1', ready));
  const { port } = strict.server.address() as AddressInfo;
  const carry = carryMail({ url: `smtp://127.0.0.1:${port}`, from: 'us@example.com' });
  const parcel = { key: 'k', subject: 's', text: 't' };
  expect(await carry({ ...parcel, to: 'gone@example.com' })).toBe('refused');
  await expect(carry({ ...parcel, to: 'busy@example.com' })).rejects.toThrow();
  await new Promise<void>((closed) => strict.close(() => closed()));
});

test('no address makes a second recipient or a second head of itself', async () => {
  const raw: string[] = [];
  const box = await openMailbox((mail) => {
    raw.push(mail);
    return Promise.resolve();
  });
  const carry = carryMail({ url: box.url, from: 'us@example.com' });
  const to = 'ada@example.com, eve@example.com\r\nBcc: eve@example.com';
  await carry({ key: 'k', to, subject: 'one\r\nX-Two: 2', text: 't' }).catch(() => {});
  expect(raw.join('\n')).not.toMatch(/^(Bcc|X-Two):/m);
  await box.stop();
});

test('a text message goes to the provider with its secret and its key', async () => {
  const asked: { path?: string | undefined; bearer?: string | undefined; body: unknown }[] = [];
  let status = 200;
  const provider = createServer((request, answer) => {
    void text(request).then((body) => {
      const { url: path, headers } = request;
      asked.push({ path, bearer: headers.authorization, body: JSON.parse(body) });
      answer.writeHead(status).end();
    });
  });
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready));
  const { port } = provider.address() as AddressInfo;
  const carry = carrySms({ url: `http://s%2Fcret@127.0.0.1:${port}/send`, from: '' });
  const parcel = { key: 'k1', to: '+8613812345678', subject: '', text: 'code' };
  expect(await carry(parcel)).toBe('sent');
  expect(asked).toEqual([
    {
      path: '/send',
      bearer: 'Bearer s/cret',
      body: { To: '+8613812345678', Text: 'code', Key: 'k1' },
    },
  ]);
  status = 422;
  expect(await carry(parcel)).toBe('refused');
  for (status of [429, 401, 503]) await expect(carry(parcel)).rejects.toThrow(String(status));
  provider.close();
});

test('a demo reads its text messages where it reads its mails', async () => {
  await postOne(letter({ kind: 'sms', to: '+8613812345678' }));
  await server().runJobs();
  expect(cameWith('+8613812345678@sms.invalid')[0]).toContain('482913');
});

test('an address, a player and a network have so many a day; of many at once no more', async () => {
  const asked = { askedFrom: '198.51.100.0/24', playerId: 77n, to: 'full@example.com' };
  const all = await Promise.all(Array.from({ length: 25 }, () => postOne(letter(asked))));
  expect(all.filter(Boolean)).toHaveLength(10);
  // Another address of the same player, until his own bound.
  const more = await Promise.all(
    Array.from({ length: 25 }, (_, i) => postOne(letter({ ...asked, to: `f${i}@example.com` }))),
  );
  expect(more.filter(Boolean)).toHaveLength(10);
  // What was done is told all the same.
  expect(await postOne(letter({ to: 'full@example.com' }))).toBe(true);
  await server().clock.advance(86_400_000);
  expect(await postOne(letter(asked))).toBe(true);
});

test('the control: without the lock many at once pass the bound', async () => {
  const address = Buffer.from('control');
  const network = '203.0.113.0/24';
  const row = () => ({ key: randomUUID(), kind: 'mail', address, network, goodForS: 1 });
  const count = async (isLocked: boolean): Promise<number> => {
    let open = (): void => {};
    const gate = new Promise<void>((go) => (open = go));
    let waiting = 0;
    const passed = await Promise.all(
      Array.from({ length: 4 }, () =>
        transaction(server().platform.db, async (tx) => {
          if (isLocked) await lockMessages(tx);
          const had = await countMessages(tx, { address, playerId: undefined, network });
          waiting += 1;
          if (waiting === 4) open();
          if (!isLocked) await gate;
          if (had.address >= 1) return false;
          await insertMessage(tx, { ...row(), playerId: undefined, sealed: Buffer.from('x') });
          return true;
        }),
      ),
    );
    await sql`DELETE FROM message WHERE network = ${network}`.execute(server().owner);
    return passed.filter(Boolean).length;
  };
  expect(await count(false)).toBe(4);
  expect(await count(true)).toBe(1);
});

test('a way is kept sealed, shown without its secret, and refused where it is none', async () => {
  const { db } = server().platform;
  const set = (kind: 'mail' | 'sms', url: string, from = '') =>
    transaction(db, (tx) => setRoute(tx, '', kind, { url, from }));
  expect(await set('mail', 'smtps://us:s3cret@mail.example.com', 'us@example.com')).toBeUndefined();
  expect(await set('mail', 'https://example.com', 'us@example.com')).toContain('smtp');
  expect(await set('mail', 'smtps://mail.example.com', 'nobody')).toContain('sender');
  expect(await set('sms', 'http://sms.example.com/send')).toContain('https:');
  expect(await set('sms', 'https://t0ken@sms.example.com/send')).toBeUndefined();
  const { rows } = await sql<{ sealed: Buffer }>`SELECT sealed FROM courier_route`.execute(
    server().owner,
  );
  expect(rows.map(({ sealed }) => sealed.toString('latin1')).join('')).not.toMatch(/s3cret|t0ken/);
  expect(describeRoute(await readRoute(db, '', 'mail'))).toBe(
    'smtps://mail.example.com from us@example.com',
  );
  expect(describeRoute(await readRoute(db, '', 'sms'))).toBe('https://sms.example.com');
  await sql`DELETE FROM courier_route`.execute(server().owner);
});

test('capitals make no other address of one, so that nobody gets ten for each of its spellings', async () => {
  const to = (i: number) => (i < 12 ? 'bomb' : 'BOMB').replace('o', i % 2 ? 'o' : 'O');
  let taken = 0;
  for (let i = 0; i < 24; i += 1) {
    const asked = { askedFrom: `10.${i}.0.0/24`, playerId: BigInt(1_000 + i) };
    if (await postOne(letter({ ...asked, to: `${to(i)}@example.com` }))) taken += 1;
  }
  expect(taken).toBe(10);
});
