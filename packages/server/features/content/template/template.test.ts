import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { publishingConsole } from '@fairlot/wire/staff/publishing';
import { TEMPLATE_BOUNDS, templateConsole } from '@fairlot/wire/content/template';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY, withoutContact } from '#testing/stand-ins';
import { delivery, postLetter, variableFault, type Words } from '../../messaging/delivery/index.ts';
import { TEMPLATE_NAMES, TEMPLATES } from '../../messaging/delivery/templates/index.ts';
import { composeText, draftOf } from '../../messaging/delivery/compose.ts';
import { collectMail } from '../../messaging/delivery/testing/collect-mail.ts';
import { writeSms } from '../../messaging/delivery/write-mail.ts';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { publishing } from '../../staff/publishing/index.ts';
import { login } from '../../auth/login/index.ts';
import { settings } from '../../site/settings/index.ts';
import { template } from './index.ts';

/** What letters say, as operators publish it and players get it. */
const mailbox = await collectMail();
afterAll(() => mailbox.stop());
const server = withTestServer({
  features: [
    settings,
    delivery,
    credentials,
    login,
    operator,
    publishing,
    template,
    withoutContact,
    ...PASSWORD_ONLY,
  ],
  games: [],
  settings: { localMailbox: mailbox.url },
});
let [editor, approver, auditor] = ['', '', ''];
beforeAll(async () => {
  editor = (await signInOperator(server(), 'li', ['editor'])).token;
  approver = (await signInOperator(server(), 'wang', ['approver'])).token;
  auditor = (await signInOperator(server(), 'zhao', ['auditor'])).token;
});
beforeEach(() => sql`DELETE FROM courier_template`.execute(server().owner));

const Reason = 'a test of it';
const CODE = {
  Title: '您的验证码',
  TitleEn: 'Your code',
  Content: '{code} 是您的验证码。\n{minutes} 分钟内有效。',
  ContentEn: '{code} is your code.\nIt is good for {minutes} minutes.',
};
const ask = (Name: string, Seen: number, change: object = {}, token = editor) =>
  server().callConsole(
    templateConsole.proposeTemplate,
    { Name, Seen, Rules: { ...CODE, ...change }, Reason },
    { token },
  );
const confirm = ({ Id, Hash }: { Id: number; Hash: string }, token = approver) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
const row = async (name: string) =>
  (
    await server().callConsole(templateConsole.getTemplates, {}, { token: auditor })
  ).value.Rows.find(({ Name }) => Name === name);
/** Posts a letter and brings it: the mail or message that came. */
async function bring(kind: 'mail' | 'sms', words: Words): Promise<string> {
  const to = kind === 'mail' ? `${randomUUID()}@example.com` : '+8613800000000';
  const before = mailbox.mails.length;
  await transaction(server().platform.db, (tx) =>
    postLetter(tx, '', { key: randomUUID(), kind, to, words, goodForS: 600 }),
  );
  await server().runJobs();
  await expect.poll(() => mailbox.mails.length).toBeGreaterThan(before);
  return (mailbox.mails.at(-1) ?? '').replaceAll('\r\n', '\n');
}
const code = (said: string): Words => ({ about: 'code', code: said, minutes: 10 });

test('what one has written and another published is what players get, by mail and by text message; and back again', async () => {
  expect(await row('code')).toMatchObject({ IsBuiltIn: true, Version: 1 });
  expect(await bring('mail', code('482913'))).toContain('验证码 482913，10 分钟内有效');
  const put = (await ask('code', 1)).value;
  expect(put).toMatchObject({ Before: { titleZh: '验证码' }, Content: { titleZh: '您的验证码' } });
  expect((await confirm(put, editor)).status).toBe(403);
  expect(await bring('mail', code('111222'))).toContain('验证码 111222');
  expect((await confirm(put)).code).toBe('OK');
  const mail = await bring('mail', code('333444'));
  expect(mail).toContain('333444 是您的验证码。\n\n10 分钟内有效。');
  expect(mail).toContain('333444 is your code.\n\nIt is good for 10 minutes.');
  expect(mail).toMatch(/Subject: \S+: 您的验证码 · Your code/);
  // A text message carries the first paragraph of each language.
  const message = await bring('sms', code('555666'));
  expect(message).toContain('555666 是您的验证码。 555666 is your code.');
  expect(message).not.toContain('分钟');
  expect(await row('code')).toMatchObject({ IsBuiltIn: false, Version: 2, Rules: CODE });
  const back = await server().callConsole(
    publishingConsole.proposeRevert,
    { Subject: 'template code', Seen: 2, Version: 1, Reason },
    { token: editor },
  );
  expect((await confirm(back.value)).code).toBe('OK');
  expect(await bring('mail', code('777888'))).toContain('验证码 777888，10 分钟内有效');
});

test('a value that looks like a variable or like markup is what it is', async () => {
  const words: Words = { about: 'passkey', what: 'added', name: '{name}<b>"' };
  const mail = await bring('mail', words);
  expect(mail).toContain('您的账号添加了通行密钥“{name}<b>"”');
});

test('what was published for other variables than there are says nothing: what is built in is sent', async () => {
  await sql`
    INSERT INTO courier_template (name, subject_zh, subject_en, body_zh, body_en)
    VALUES ('code', '旧', 'old', '旧 {gone}', 'old {gone}')`.execute(server().owner);
  expect(await row('code')).toMatchObject({ IsBuiltIn: false, Unsent: 'variables' });
  expect(await bring('mail', code('121212'))).toContain('验证码 121212，10 分钟内有效');
});

test('what was published before a text message had a bound is not sent, in mails neither, and operators see it', async () => {
  const publishLong = async (more: number) => {
    // Six are of the code that stands for its variable.
    const long = `{code}${'长'.repeat(TEMPLATE_BOUNDS.message - 6 + more)}`;
    await sql`
      INSERT INTO courier_template (name, subject_zh, subject_en, body_zh, body_en)
      VALUES ('code', '旧', 'old', ${long}, '{code}')
      ON CONFLICT (name) DO UPDATE SET body_zh = excluded.body_zh`.execute(server().owner);
  };
  expect(await row('code')).toMatchObject({ IsBuiltIn: true, Unsent: null });
  await publishLong(1);
  expect(await bring('sms', code('343434'))).toContain('验证码 343434，10 分钟内有效');
  expect(await bring('mail', code('353535'))).toContain('验证码 353535，10 分钟内有效');
  expect(await row('code')).toMatchObject({ IsBuiltIn: false, Unsent: 'long' });
  await publishLong(0);
  expect(await bring('sms', code('363636'))).toContain('363636长');
  expect(await row('code')).toMatchObject({ IsBuiltIn: false, Unsent: null });
});

test('what stands for a variable makes no text message longer than it may be, and a mail says it all', async () => {
  const networks = Array.from({ length: 10 }, (_, n) => `2001:db8:${1000 + n}:${2000 + n}::/64`);
  const words: Words = { about: 'networks', networks };
  const sms = await bring('sms', words);
  expect(sms).toContain('您的账号现在只能从这些网络登录：2001:db8:1000:2000::/64');
  expect(await bring('mail', words)).toContain(networks.join(' '));
  const message = writeSms(composeText(draftOf(words), undefined), '站');
  expect(message).toHaveLength('[站]  '.length + 2 * TEMPLATE_BOUNDS.message);
});

test.each([
  ['a variable that is none', { Content: '{code} {name}' }, 'UNKNOWN_VARIABLE'],
  ['a variable that is none in a subject', { TitleEn: 'For {name}' }, 'UNKNOWN_VARIABLE'],
  ['a brace that was left open', { ContentEn: '{code} {minutes' }, 'UNKNOWN_VARIABLE'],
  ['no code in one language', { ContentEn: 'Your code is secret' }, 'VARIABLE_MISSING'],
  ['a code behind the first paragraph', { Content: '您好\n{code}' }, 'VARIABLE_MISSING'],
  ['no subject', { Title: ' ' }, 'BAD_WORDS'],
  ['a subject in two lines', { TitleEn: 'a\nb' }, 'BAD_WORDS'],
  ['what nobody sees', { Content: '{code}\u202e' }, 'BAD_WORDS'],
  [
    'a first paragraph that no text message should carry',
    { Content: `{code}${'长'.repeat(TEMPLATE_BOUNDS.message - 5)}` },
    'MESSAGE_LONG',
  ],
  [
    'the same in the other language, by a variable again and again',
    { ContentEn: '{code}'.repeat(TEMPLATE_BOUNDS.message / 6 + 1) },
    'MESSAGE_LONG',
  ],
])('%s is refused', async (_, change, refusal) => {
  expect((await ask('code', (await row('code'))?.Version ?? 0, change)).code).toBe(refusal);
});

test('there are bounds, and who only looks or names none asks for nothing', async () => {
  const Version = (await row('password-changed'))?.Version ?? 0;
  const first = '短'.repeat(TEMPLATE_BOUNDS.message);
  const long = `${first}\n${'长'.repeat(TEMPLATE_BOUNDS.body - first.length - 1)}`;
  const full = { Title: '长'.repeat(TEMPLATE_BOUNDS.title), Content: long, ContentEn: long };
  expect((await ask('password-changed', Version, { ...full, Content: `${long}长` })).status).toBe(
    400,
  );
  const put = await ask('password-changed', Version, full);
  expect((await confirm(put.value)).code).toBe('OK');
  expect(await bring('mail', { about: 'password-changed' })).toContain('长'.repeat(60));
  expect((await ask('no-such-letter', 1)).code).toBe('NOT_THERE');
  expect((await ask('code', 1, {}, auditor)).status).toBe(403);
});

test('what is built in may be sent, each as it is', () => {
  for (const name of TEMPLATE_NAMES)
    expect(variableFault(name, TEMPLATES[name]), name).toBeUndefined();
});
