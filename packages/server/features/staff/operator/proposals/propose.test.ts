import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Output } from '@fairlot/wire/core';
import { PREVIEW, SEEN_HEADER } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { login } from '../../../auth/login/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { findOtherRoles } from '../audit/store-audit.ts';
import { operator } from '../index.ts';
import { insertProposal, isWaiting, lockTwoPersonActs } from './store-proposal.ts';
import { codeOf, signInOperator } from '../testing/sign-in.ts';

/** What takes two people: roles of an operator, proposed by one and confirmed by another. */
const START = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({
  changesOperators: true,
  features: [settings, login, operator, ...PASSWORD_ONLY],
  startAt: START,
});
type Signed = Awaited<ReturnType<typeof signInOperator>>;
type Proposal = Output<typeof operatorHttp.proposeRoles>;

let maker: Signed;
let checker: Signed;
let subject: Signed;
beforeAll(async () => {
  maker = await signInOperator(server(), 'maker');
  checker = await signInOperator(server(), 'checker');
  subject = await signInOperator(server(), 'subject', ['auditor']);
});

const proposeFor = (who: Signed, Roles: readonly string[], more: object = {}) =>
  server().callConsole(
    operatorHttp.proposeRoles,
    { OperatorId: subject.operatorId, Roles, Reason: 'a new desk', ...more },
    { token: who.token },
  );
const proposeName = (who: Signed, Name: string) =>
  server().callConsole(
    operatorHttp.proposeOperator,
    { Name, Roles: ['games'], Reason: 'a new desk' },
    { token: who.token },
  );
const confirmBy = (who: Signed, { Id, Hash }: Proposal, more: object = {}) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash, ...more }, { token: who.token });
const withdrawBy = (who: Signed, { Id }: Proposal) =>
  server().callConsole(operatorHttp.withdraw, { Id, Reason: 'not needed' }, { token: who.token });
const rolesOf = async ({ name }: Signed) => {
  const { rows } = await sql<{ roles: string[] }>`
    SELECT roles FROM operator WHERE name = ${name}`.execute(server().owner);
  return rows[0]?.roles;
};
const setRoles = (name: string, roles: string) =>
  sql`UPDATE operator SET roles = ${roles}::text[] WHERE name = ${name}`.execute(server().owner);

describe('a proposal', () => {
  test('is seen by the second as the first froze it, done once, and in the audit twice', async () => {
    const made = (await proposeFor(maker, ['games', 'auditor'])).value;
    expect(made).toMatchObject({
      Maker: 'maker',
      Before: { roles: ['auditor'] },
      Content: {
        operatorId: subject.operatorId,
        roles: ['auditor', 'games'],
        about: { name: 'subject' },
      },
    });
    const list = await server().callConsole(operatorHttp.getProposals, null, {
      token: checker.token,
    });
    expect(list.value.Rows).toEqual([made]);
    expect(await rolesOf(subject)).toEqual(['auditor']);
    const both = await Promise.all([confirmBy(checker, made), confirmBy(checker, made)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['NOT_OPEN', 'OK']);
    expect(await rolesOf(subject)).toEqual(['auditor', 'games']);
    // Before, it read who was opened by a command and nothing of what two operators changed since.
    expect(await findOtherRoles(server().db)).toEqual([]);
    const audit = await server().callConsole(
      operatorHttp.getAudit,
      { Target: made.Target, Permission: made.Permission, Count: 9 },
      { token: checker.token },
    );
    expect(audit.value.Rows).toMatchObject([
      {
        Kind: 'confirm',
        ActorName: 'checker',
        Permission: 'operator.accounts.change',
        Before: { roles: ['auditor'] },
        After: { proposal: made.Id, maker: 'maker', content: { roles: ['auditor', 'games'] } },
        Reason: 'a new desk',
      },
      { Kind: 'propose', ActorName: 'maker', Before: { roles: ['auditor'] } },
    ]);
    // What he may is looked up when he signs in again.
    const ended = await server().callConsole(operatorHttp.getMe, null, { token: subject.token });
    expect([ended.status, ended.code]).toEqual([401, 'forced_logout']);
  });

  test('confirmed by two at once is done once, and who comes late is told', async () => {
    const { operatorId: OperatorId } = await signInOperator(server(), 'once', ['auditor']);
    const third = await signInOperator(server(), 'another-checker');
    const made = (await proposeFor(maker, ['games'], { OperatorId })).value;
    const both = await Promise.all([confirmBy(checker, made), confirmBy(third, made)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['NOT_OPEN', 'OK']);
    const { rows } = await sql<{ kind: string }>`
      SELECT kind FROM operator_audit WHERE target = ${made.Target} AND kind <> 'sign-in'
      ORDER BY n`.execute(server().owner);
    expect(rows.map(({ kind }) => kind)).toEqual(['act', 'propose', 'confirm']);
  });

  test('is not for the one who made it, nor for the one it is about', async () => {
    const made = (await proposeFor(maker, ['owner'])).value;
    expect((await confirmBy(maker, made)).code).toBe('OWN_PROPOSAL');
    const about = (await proposeFor(maker, ['games'], { OperatorId: checker.operatorId })).value;
    expect((await confirmBy(checker, about)).code).toBe('ABOUT_YOU');
    expect(await rolesOf(checker)).toEqual(['owner']);
    // The database refuses it too.
    await expect(
      sql`UPDATE operator_proposal SET state = 'confirmed', decider = maker, decided_at = app_now()
        WHERE id = ${made.Id}`.execute(server().db),
    ).rejects.toThrow(/check constraint/);
    for (const each of [made, about]) expect((await withdrawBy(maker, each)).code).toBe('OK');
  });

  test('is not by the one whom it is about either', async () => {
    const about = await proposeFor(maker, ['games'], { OperatorId: maker.operatorId });
    expect(about.code).toBe('ABOUT_YOU');
    const list = await server().callConsole(operatorHttp.getProposals, null, {
      token: checker.token,
    });
    expect(list.value.Rows).toEqual([]);
  });

  test('about each other, put at the same moment, waits for nothing', async () => {
    const rounds = Array.from({ length: 4 }, () => [
      proposeFor(maker, ['games'], { OperatorId: checker.operatorId }),
      proposeFor(checker, ['games'], { OperatorId: maker.operatorId }),
    ]);
    const made = await Promise.all(rounds.flat());
    // Of the same of each, one waits.
    const put = made.filter(({ code }) => code === 'OK');
    expect(put).toHaveLength(2);
    expect(new Set(made.map(({ code }) => code))).toEqual(new Set(['OK', 'ALREADY_WAITS']));
    for (const { value } of put) expect((await withdrawBy(maker, value)).code).toBe('OK');
  });

  test('is refused when it is not what the second saw, or not what was put', async () => {
    const made = (await proposeFor(maker, ['owner'])).value;
    const other = { ...made, Hash: 'ab'.repeat(32) };
    expect((await confirmBy(checker, other)).code).toBe('NOT_WHAT_YOU_SAW');
    await expect(
      sql`UPDATE operator_proposal SET content = '{}' WHERE id = ${made.Id}`.execute(server().db),
    ).rejects.toThrow(/permission denied/);
    const roles = { operatorId: subject.operatorId, roles: ['games'] };
    await sql`UPDATE operator_proposal SET content = ${JSON.stringify(roles)}::jsonb
      WHERE id = ${made.Id}`.execute(server().owner);
    expect((await confirmBy(checker, made)).code).toBe('NOT_WHAT_YOU_SAW');
    expect((await withdrawBy(checker, made)).code).toBe('OK');
  });

  test('is refused when things have changed since, or its maker may no more', async () => {
    const made = (await proposeFor(maker, ['owner'])).value;
    await setRoles('subject', '{games}');
    expect((await confirmBy(checker, made)).code).toBe('CHANGED_SINCE');
    expect(await rolesOf(subject)).toEqual(['games']);
    await setRoles('subject', '{auditor,games}');
    await setRoles('maker', '{auditor}');
    expect((await confirmBy(checker, made)).code).toBe('CHANGED_SINCE');
    await setRoles('maker', '{owner}');
    // The control: as it was, it is done.
    expect((await confirmBy(checker, made)).code).toBe('OK');
    expect(await rolesOf(subject)).toEqual(['owner']);
  });

  test('ends when it is withdrawn, and after a day', async () => {
    const first = (await proposeFor(maker, ['games'])).value;
    expect((await withdrawBy(checker, first)).code).toBe('OK');
    expect((await confirmBy(checker, first)).code).toBe('NOT_OPEN');
    const second = (await proposeFor(maker, ['games'])).value;
    await sql`UPDATE operator_proposal SET expires_at = app_now() WHERE id = ${second.Id}`.execute(
      server().owner,
    );
    expect((await confirmBy(checker, second)).code).toBe('NOT_OPEN');
    expect((await withdrawBy(maker, second)).code).toBe('NOT_OPEN');
  });

  test('that changes nothing, or is about nobody, is none; and twenty may wait', async () => {
    expect((await proposeFor(maker, ['owner'])).code).toBe('NOTHING_NEW');
    expect((await proposeFor(maker, ['games'], { OperatorId: 9_999 })).code).toBe(
      'NO_SUCH_OPERATOR',
    );
    const codes: string[] = [];
    for (let i = 0; i < 21; i += 1) codes.push((await proposeName(maker, `desk-${i}`)).code);
    expect(codes.slice(-2)).toEqual(['OK', 'TOO_MANY_OPEN']);
  });

  test('waits once, whoever puts the same, until it is decided or too old', async () => {
    const wanted = { OperatorId: (await signInOperator(server(), 'target')).operatorId };
    const both = await Promise.all(
      [checker, checker, checker, checker].map((who) => proposeFor(who, ['games'], wanted)),
    );
    const [first] = both.filter(({ code }) => code === 'OK');
    expect(both.filter(({ code }) => code === 'ALREADY_WAITS')).toHaveLength(3);
    if (!first) throw new Error('one is put');
    const second = await signInOperator(server(), 'second');
    expect((await proposeFor(second, ['auditor', 'games'], wanted)).code).toBe('ALREADY_WAITS');
    // Something else may be asked of the same operator, and a name is one however it is written.
    const reset = { ...wanted, Reason: 'lost his telephone' };
    const ask = () =>
      server().callConsole(operatorHttp.proposeReset, reset, { token: second.token });
    expect((await ask()).code).toBe('OK');
    expect((await proposeName(second, 'Newcomer')).code).toBe('OK');
    expect((await proposeName(second, 'nEWCOMER')).code).toBe('ALREADY_WAITS');
    await withdrawBy(second, first.value);
    const again = await proposeFor(second, ['auditor', 'games'], wanted);
    expect(again.code).toBe('OK');
    await sql`UPDATE operator_proposal SET expires_at = app_now() WHERE id = ${again.value.Id}`.execute(
      server().owner,
    );
    expect((await proposeFor(second, ['auditor', 'games'], wanted)).code).toBe('OK');
  });

  test('put at once without waiting for each other would wait twice: the control', async () => {
    const { operatorId } = await signInOperator(server(), 'third-party');
    const deed = { permission: 'operator.accounts.change', target: 'operator third-party' };
    const row = { ...deed, reason: 'a test', before: null, content: {}, maker: operatorId };
    let arrived = 0;
    let open = (): void => undefined;
    const all = new Promise<void>((done) => (open = done));
    const put = (isLocked: boolean) =>
      transaction(server().db, async (tx) => {
        if (isLocked) await lockTwoPersonActs(tx);
        const isThere = await isWaiting(tx, deed);
        arrived += 1;
        if (arrived === 2 || isLocked) open();
        await all;
        if (isThere) return 0;
        return insertProposal(tx, row);
      });
    const loose = await Promise.all([put(false), put(false)]);
    expect(loose.filter((id) => id > 0)).toHaveLength(2);
    await sql`DELETE FROM operator_proposal WHERE id = ANY(${loose})`.execute(server().owner);
    const held = await Promise.all([put(true), put(true)]);
    expect(held.filter((id) => id > 0)).toHaveLength(1);
  });

  test('of a hurried person is answered each time, and no more than twenty wait', async () => {
    const hurried = await signInOperator(server(), 'hurried');
    const clicks = Array.from({ length: 24 }, (_, i) => proposeName(hurried, `seat-${i}`));
    const codes = (await Promise.all(clicks)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([
      ...Array.from({ length: 20 }, () => 'OK'),
      ...Array.from({ length: 4 }, () => 'TOO_MANY_OPEN'),
    ]);
  });

  test('about each of two is confirmed by the other at once: neither waits for ever', async () => {
    const [third, left, right] = [
      await signInOperator(server(), 'third'),
      await signInOperator(server(), 'left'),
      await signInOperator(server(), 'right'),
    ];
    const aboutLeft = (await proposeFor(third, ['games'], { OperatorId: left.operatorId })).value;
    const aboutRight = (await proposeFor(third, ['games'], { OperatorId: right.operatorId })).value;
    const both = await Promise.all([confirmBy(left, aboutRight), confirmBy(right, aboutLeft)]);
    // The first takes from the other what he would need, or has ended his login before he asks.
    expect(both.map(({ code }) => code)).toContain('OK');
    const [done, late] = both.map(({ status }) => status).toSorted();
    expect(done).toBe(200);
    expect([401, 403]).toContain(late);
  });

  test('asks for a code of the authenticator where the last is older than five minutes', async () => {
    await server().clock.advance(6 * 60_000);
    expect((await proposeFor(checker, ['games'])).code).toBe('CODE_NEEDED');
    expect((await proposeFor(checker, ['games'], { Code: '000000' })).code).toBe('CODE_WRONG');
    const Code = codeOf(checker.key, await server().clock.now());
    expect((await proposeFor(checker, ['games'], { Code })).code).toBe('OK');
    // The other is there too, or he would be out by the next test.
    await server().callConsole(operatorHttp.noteActivity, null, { token: maker.token });
    // It counts for five minutes, and as a code once.
    expect((await proposeName(checker, 'after-the-code')).code).toBe('OK');
    await server().clock.advance(6 * 60_000);
    expect((await proposeFor(checker, ['games'], { Code })).code).toBe('CODE_WRONG');
  });

  test('ends the login of whoever guesses codes: the sixth in a quarter of an hour', async () => {
    await server().clock.advance(6 * 60_000);
    const guesses = Array.from({ length: 9 }, () =>
      proposeFor(maker, ['games'], { Code: '000000' }),
    );
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes).not.toContain('OK');
    const Code = codeOf(maker.key, await server().clock.now());
    const reply = await proposeFor(maker, ['games'], { Code });
    expect([reply.status, reply.code]).toEqual([401, 'blacklist']);
  });
});

describe('the preview of a proposal', () => {
  let first: Signed;
  let second: Signed;
  beforeAll(async () => {
    first = await signInOperator(server(), 'previewer');
    second = await signInOperator(server(), 'looker');
    subject = await signInOperator(server(), 'previewed', ['auditor']);
  });
  const proposeSeen = (seen: string, Roles: readonly string[]) =>
    server().callConsole(
      operatorHttp.proposeRoles,
      { OperatorId: subject.operatorId, Roles, Reason: 'a preview' },
      { token: first.token, headers: { [SEEN_HEADER]: seen } },
    );
  const waiting = async () => {
    const list = await server().callConsole(operatorHttp.getProposals, null, {
      token: second.token,
    });
    return list.value.Rows.filter(({ Reason }) => Reason === 'a preview');
  };

  test('returns the frozen content without keeping it, and keeps it with its hash', async () => {
    await setRoles('previewed', '{auditor}');
    const preview = (await proposeSeen(PREVIEW, ['games'])).value;
    expect(preview).toMatchObject({
      Id: 0,
      Permission: 'operator.accounts.change',
      Maker: 'previewer',
      Reason: 'a preview',
      Before: { roles: ['auditor'] },
      Content: { roles: ['games'], about: { name: 'previewed' } },
    });
    expect(await waiting()).toEqual([]);
    const made = (await proposeSeen(preview.Hash, ['games'])).value;
    expect(made.Id).toBeGreaterThan(0);
    const same = ({ Before, Content, Permission, Target, Reason }: Proposal) =>
      JSON.stringify([Before, Content, Permission, Target, Reason]);
    expect(same(made)).toEqual(same(preview));
    expect(await waiting()).toEqual([made]);
    await withdrawBy(first, made);
  });

  test('returns a new preview when the content changed meanwhile', async () => {
    await setRoles('previewed', '{auditor}');
    const preview = (await proposeSeen(PREVIEW, ['games'])).value;
    await setRoles('previewed', '{risk}');
    const again = (await proposeSeen(preview.Hash, ['games'])).value;
    expect(again).toMatchObject({ Id: 0, Before: { roles: ['risk'] } });
    expect(again.Hash).not.toBe(preview.Hash);
    const other = (await proposeSeen(again.Hash, ['auditor'])).value;
    expect(other).toMatchObject({ Id: 0, Content: { roles: ['auditor'] } });
    expect(await waiting()).toEqual([]);
  });

  test('rejects the header on acts of one operator', async () => {
    const ended = await server().callConsole(
      operatorHttp.endLogins,
      { OperatorId: subject.operatorId, Reason: 'a preview' },
      { token: first.token, headers: { [SEEN_HEADER]: PREVIEW } },
    );
    expect(ended.status).toBe(500);
    const audit = await server().callConsole(
      operatorHttp.getAudit,
      { Permission: 'operator.accounts.end', Count: 9 },
      { token: second.token },
    );
    expect(audit.value.Rows.filter(({ Reason }) => Reason === 'a preview')).toEqual([]);
  });
});
