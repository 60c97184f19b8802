import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY, withoutContact } from '#testing/stand-ins';
import { login } from '../../auth/login/index.ts';
import { settings } from '../../site/settings/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { confirmInvitation, takeUp } from '../../staff/operator/testing/invite.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { delivery } from './index.ts';
import { collectMail } from './testing/collect-mail.ts';

/** On a site with mail the invitation link goes to its operator, and neither inviter sees it. */
const mailbox = await collectMail();
afterAll(() => mailbox.stop());
const server = withTestServer({
  features: [settings, login, operator, delivery, ...PASSWORD_ONLY, withoutContact],
  settings: { localMailbox: mailbox.url, consoleOrigin: 'https://desk.example' },
  games: [],
});
let maker: { token: string };
let checker: { token: string };
beforeAll(async () => {
  maker = await signInOperator(server(), 'maker');
  checker = await signInOperator(server(), 'checker');
});

const propose = (Email?: string) => {
  const wanted = { Name: 'newcomer', Roles: ['games' as const], Reason: 'a new desk' };
  return server().callConsole(
    operatorHttp.proposeOperator,
    { ...wanted, ...(Email !== undefined && { Email }) },
    maker,
  );
};

test('rejects a missing or invalid email address', async () => {
  expect((await propose()).code).toBe('EMAIL_NEEDED');
  expect((await propose(' ')).code).toBe('EMAIL_NEEDED');
  expect((await propose('nobody')).code).toBe('BAD_EMAIL');
  const list = await server().callConsole(operatorHttp.getOperators, null, maker);
  expect(list.value.InvitesByMail).toBe(true);
});

test('mails the link to the reviewed address when the second operator confirms', async () => {
  const { value: made } = await propose('newcomer@staff.example');
  expect(made.Token).toBeNull();
  expect(made.Content).toMatchObject({ email: 'newcomer@staff.example' });
  await server().runJobs('courier.send');
  expect(mailbox.mails).toEqual([]);
  const { Code } = await confirmInvitation(server(), checker, made);
  await server().runJobs('courier.send');
  const [mail = ''] = mailbox.mails;
  expect(mail).toContain('newcomer@staff.example');
  expect(mail).not.toContain(Code);
  const [, Token = ''] = /https:\/\/desk\.example\/Enrol#([\w-]{43})/.exec(mail) ?? [];
  const { rows } = await sql<{ line: string }>`
    SELECT a::text AS line FROM operator_audit a UNION ALL SELECT p::text FROM operator_proposal p
    UNION ALL SELECT i::text FROM operator_invitation i`.execute(server().owner);
  expect(JSON.stringify(rows)).not.toContain(Token);
  const byCode = { Token: 'x'.repeat(43), Code };
  expect((await server().callConsole(operatorHttp.openInvitation, byCode)).code).toBe(
    'INVITATION_OVER',
  );
  expect((await takeUp(server(), { Token, Code })).reply.code).toBe('OK');
});
