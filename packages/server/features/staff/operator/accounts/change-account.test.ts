import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '@fairlot/wire/core';
import { invariant } from '@fairlot/rules/core/invariant';
import { ok } from '@fairlot/rules/core/result';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { login } from '../../../auth/login/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { addOperator } from './open-account.ts';
import { addAccount, disableAccount, resetAccount } from './change-account.ts';
import { operator } from '../index.ts';
import { propose } from '../proposals/index.ts';
import { findOperator } from '../sign-in/store.ts';
import { confirmInvitation, takeUp } from '../testing/invite.ts';
import { claimOf, signInOperator } from '../testing/sign-in.ts';

/** Accounts that are opened, renewed and shut by two operators. */
const START = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({
  features: [settings, login, operator, ...PASSWORD_ONLY],
  startAt: START,
  changesOperators: true,
});
type Signed = Awaited<ReturnType<typeof signInOperator>>;

let maker: Signed;
let checker: Signed;
beforeAll(async () => {
  maker = await signInOperator(server(), 'maker');
  checker = await signInOperator(server(), 'checker');
});

const ask = <E extends Endpoint>({ token }: Signed, endpoint: E, input: object) =>
  server().callConsole(endpoint, input, { token });
const confirmBy = (who: Signed, { Id, Hash }: { readonly Id: number; readonly Hash: string }) =>
  ask(who, operatorHttp.confirm, { Id, Hash });
const signIn = (claim: object) => server().callConsole(operatorHttp.signIn, claim);
const me = async ({ token }: { readonly token: string }) =>
  (await server().callConsole(operatorHttp.getMe, null, { token })).code;
const Reason = 'a new desk';

test('opens an account by proposal, confirmation and enrolment', async () => {
  const wanted = { Name: 'Newcomer', Roles: ['games', 'games'], Reason };
  const made = (await ask(maker, operatorHttp.proposeOperator, wanted)).value;
  expect(made).toMatchObject({ Permission: addAccount.permission, Target: 'operator Newcomer' });
  const { Token = '' } = made;
  expect(made.Content).toEqual({
    name: 'Newcomer',
    roles: ['games'],
    linkHash: expect.any(String),
  });
  expect(await findOperator(server().owner, 'newcomer')).toBeUndefined();
  expect((await confirmBy(maker, made)).code).toBe('OWN_PROPOSAL');
  const done = (await confirmBy(checker, made)).value.Invitation;
  expect(done).toMatchObject({ Name: 'Newcomer', Email: null });
  expect((await confirmBy(checker, made)).code).toBe('NOT_OPEN');
  const listed = async () =>
    (await ask(maker, operatorHttp.getOperators, {})).value.Rows.find(
      ({ Name }) => Name === 'Newcomer',
    );
  expect(await listed()).toMatchObject({
    IsEnrolled: false,
    InvitedUntil: START + 24 * 60 * 60_000,
    SignedInAt: null,
  });
  const invitation = { Token: Token ?? '', Code: done?.Code ?? '' };
  expect((await takeUp(server(), invitation)).reply.code).toBe('OK');
  const { rows } = await sql<{ line: string }>`
    SELECT operator_audit::text AS line FROM operator_audit WHERE target = 'operator Newcomer'
    UNION ALL SELECT operator_proposal::text FROM operator_proposal`.execute(server().owner);
  expect(rows.length).toBeGreaterThan(2);
  for (const half of Object.values(invitation)) expect(JSON.stringify(rows)).not.toContain(half);
  expect(await listed()).toMatchObject({
    Roles: ['games'],
    IsDisabled: false,
    IsEnrolled: true,
    InvitedUntil: null,
    SignedInAt: START,
  });
});

test.each([
  [{ Name: 'maker', Roles: ['games'] }, 'NAME_TAKEN'],
  [{ Name: 'MAKER', Roles: ['games'] }, 'NAME_TAKEN'],
  [{ Name: 'command', Roles: ['games'] }, 'NAME_RESERVED'],
  [{ Name: 'Anyone', Roles: ['games'] }, 'NAME_RESERVED'],
  [{ Name: '1;--', Roles: ['games'] }, 'BAD_NAME'],
  [{ Name: 'x', Roles: ['games'] }, 'BAD_NAME'],
  [{ Name: 'fine', Roles: [] }, 'NO_ROLES'],
  [{ Name: 'fine', Roles: ['king'] }, 'BAD_REQUEST'],
  [{ Name: 'fine', Roles: ['games'], Reason: '\u200b\u200b\u200b' }, 'BAD_REQUEST'],
])('%j is refused with %s', async (wanted, code) => {
  const reply = await ask(maker, operatorHttp.proposeOperator, { Reason, ...wanted });
  expect(reply.code).toBe(code);
});

test('a name that was taken meanwhile opens nothing', async () => {
  const wanted = { Name: 'twice', Roles: ['games'], Reason };
  const made = (await ask(maker, operatorHttp.proposeOperator, wanted)).value;
  const { owner } = server();
  await addOperator(owner, { name: 'Twice', roles: ['games'] }, 'the command was first');
  expect((await confirmBy(checker, made)).code).toBe('CHANGED_SINCE');
  await ask(maker, operatorHttp.withdraw, { Id: made.Id, Reason });
});

test('what was lost is replaced by two; neither of them is the one whom it is about', async () => {
  const lost = await signInOperator(server(), 'lost', ['auditor', 'owner']);
  const wanted = { OperatorId: lost.operatorId, Reason: 'lost his telephone' };
  expect((await ask(lost, operatorHttp.proposeReset, wanted)).code).toBe('ABOUT_YOU');
  const made = (await ask(maker, operatorHttp.proposeReset, wanted)).value;
  expect(made).toMatchObject({ Permission: resetAccount.permission, Target: 'operator lost' });
  expect((await confirmBy(lost, made)).code).toBe('ABOUT_YOU');
  const invitation = await confirmInvitation(server(), checker, made);
  expect(await me(lost)).toBe('forced_logout');
  await server().clock.advance(31_000);
  expect((await signIn(await claimOf(lost, server()))).code).toBe('WRONG_SIGN_IN');
  expect((await takeUp(server(), invitation)).reply.code).toBe('OK');
});

test('somebody is shut out and let in again by two', async () => {
  const leaver = await signInOperator(server(), 'leaver', ['games']);
  for (const IsDisabled of [true, false]) {
    const wanted = { OperatorId: leaver.operatorId, IsDisabled, Reason: 'has left, is back' };
    const made = (await ask(maker, operatorHttp.proposeDisabled, wanted)).value;
    expect(made.Permission).toBe(disableAccount.permission);
    expect((await confirmBy(checker, made)).value).toEqual({ Invitation: null });
    expect((await findOperator(server().owner, 'leaver'))?.is_disabled).toBe(IsDisabled);
    expect(await me(leaver)).toBe('forced_logout');
    expect((await ask(maker, operatorHttp.proposeDisabled, wanted)).code).toBe('NOTHING_NEW');
  }
});

test('a login is ended by one alone, at once, and it is in the audit', async () => {
  const away = await signInOperator(server(), 'away', ['games']);
  const wanted = { OperatorId: away.operatorId, Reason: 'forgot to sign out' };
  expect((await ask(maker, operatorHttp.endLogins, wanted)).code).toBe('OK');
  expect(await me(away)).toBe('forced_logout');
  expect((await ask(maker, operatorHttp.endLogins, wanted)).code).toBe('NOT_SIGNED_IN');
  const nobody = { ...wanted, OperatorId: 2_000_000_000 };
  expect((await ask(maker, operatorHttp.endLogins, nobody)).code).toBe('NO_SUCH_OPERATOR');
  const find = { Target: 'operator away', Permission: 'operator.accounts.end', Count: 5 };
  expect((await ask(maker, operatorHttp.getAudit, find)).value.Rows).toMatchObject([
    { ActorName: 'maker', Before: { logins: 1 }, After: { logins: 0 }, Reason: wanted.Reason },
  ]);
});

test('opens no account by a proposal from before there were invitations', async () => {
  const { operatorId } = maker;
  const person = { operatorId, name: 'maker', ip: '192.0.2.1', requestId: 'r-1' };
  const deed = {
    permission: 'operator.accounts.add',
    target: 'operator early',
    reason: Reason,
  } as const;
  const content = { name: 'early', roles: ['games'] };
  const look = async () => ok({ before: null, content });
  const made = await propose(server().db, person, deed, look);
  invariant(made.ok, 'the proposal waits');
  const Hash = made.value.hash.toString('hex');
  expect((await confirmBy(checker, { Id: made.value.id, Hash })).code).toBe('CHANGED_SINCE');
  expect(await findOperator(server().owner, 'early')).toBeUndefined();
});

test('the program alone opens no account and renews none, whatever it says', async () => {
  const made = (
    await ask(maker, operatorHttp.proposeOperator, { Name: 'forged', Roles: ['owner'], Reason })
  ).value;
  const open = (proposal: number, decider: number) =>
    sql`SELECT operator_open(${proposal}, ${decider}, '\\x01', '\\x02')`.execute(server().db);
  const refused = /nobody proposed this|permission denied/;
  await expect(open(made.Id, maker.operatorId)).rejects.toThrow(refused);
  await expect(open(made.Id, 2_000_000_000)).rejects.toThrow(refused);
  await expect(open(2_000_000_000, checker.operatorId)).rejects.toThrow(refused);
  // Of a proposal that names a link the invitation takes that one, whatever the program says.
  const third = await signInOperator(server(), 'third');
  await open(made.Id, third.operatorId);
  const kept = await sql<{ link: string }>`
    SELECT encode(link_hash, 'hex') AS link FROM operator_invitation
    JOIN operator USING (operator_id) WHERE name = 'forged'`.execute(server().owner);
  expect(kept.rows).toEqual([{ link: (made.Content as { linkHash: string }).linkHash }]);
  const renew = sql`SELECT operator_renew(${made.Id}, ${checker.operatorId}, '\\x01', '\\x02')`;
  await expect(renew.execute(server().db)).rejects.toThrow(refused);
  const invited = sql`SELECT operator_invite(${checker.operatorId}, '\\x01', '\\x02', NULL, NULL)`;
  await expect(invited.execute(server().db)).rejects.toThrow(refused);
  await expect(
    sql`SELECT operator_agreed(${made.Id}, ${checker.operatorId}, 'operator.accounts.add')`.execute(
      server().db,
    ),
  ).rejects.toThrow(refused);
  await ask(maker, operatorHttp.withdraw, { Id: made.Id, Reason });
});
