import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { login } from '../../../auth/login/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { operator } from '../index.ts';
import { confirmInvitation, inviteByTwo, takeUp } from '../testing/invite.ts';
import { claimOf, signInOperator } from '../testing/sign-in.ts';

/** One person does not come to be both of two, by a login that they made or came by. */
const server = withTestServer({
  features: [settings, login, operator, ...PASSWORD_ONLY],
  startAt: Date.parse('2027-03-05T04:00:30Z'),
});
type Signed = { name: string; token: string; operatorId: number; key: string; password: string };

let maker: Signed;
let checker: Signed;
let third: Signed;
let round = 0;
beforeEach(async () => {
  round += 1;
  maker = await signInOperator(server(), `maker-${round}`);
  checker = await signInOperator(server(), `checker-${round}`);
  third = await signInOperator(server(), `third-${round}`);
});

let desks = 0;
const propose = (who: { readonly token: string }) => {
  desks += 1;
  const wanted = { Name: `desk-${desks}`, Roles: ['games' as const], Reason: 'a new desk' };
  return server().callConsole(operatorHttp.proposeOperator, wanted, who);
};
const confirm = async (who: { readonly token: string }, id: number, hash: string) =>
  (await server().callConsole(operatorHttp.confirm, { Id: id, Hash: hash }, who)).code;
const verdict = async (by: { readonly token: string }, of: { readonly token: string }) => {
  const { value } = await propose(of);
  return confirm(by, value.Id, value.Hash);
};

/** The maker has come by both halves of an invitation, and holds a second login. */
async function alias(name: string): Promise<Signed> {
  const halves = await inviteByTwo(server(), [maker, checker], name, ['owner']);
  const { key, reply } = await takeUp(server(), halves);
  const me = await server().callConsole(operatorHttp.getMe, null, {
    token: reply.value.access_token,
  });
  const { OperatorId: operatorId } = me.value;
  const password = 'a-word-of-my-own-7';
  return { name, token: reply.value.access_token, operatorId, key, password };
}

describe('a login that was taken up less than 24 hours ago', () => {
  test('does not count as a second person for its inviters', async () => {
    const own = await alias('alias');
    expect(await verdict(own, maker)).toBe('INVITED_LATELY');
    expect(await verdict(maker, own)).toBe('INVITED_LATELY');
    expect(await verdict(own, checker)).toBe('INVITED_LATELY');
    // The controls: others, and the two with each other.
    expect(await verdict(own, third)).toBe('OK');
    expect(await verdict(third, own)).toBe('OK');
    expect(await verdict(checker, maker)).toBe('OK');
  });

  test('does not count as a second person for a day after a reset', async () => {
    const colleague = await signInOperator(server(), `colleague-${round}`);
    const wanted = { OperatorId: colleague.operatorId, Reason: 'lost the telephone' };
    const made = await server().callConsole(operatorHttp.proposeReset, wanted, maker);
    const halves = await confirmInvitation(server(), checker, made.value);
    const { key, reply } = await takeUp(server(), halves);
    const taken = { token: reply.value.access_token };
    expect(await verdict(taken, maker)).toBe('INVITED_LATELY');
    const again = async (who: object) => {
      const claim = await claimOf({ ...colleague, ...who }, server());
      const signed = await server().callConsole(operatorHttp.signIn, claim);
      return { token: signed.value.access_token };
    };
    const both = async () =>
      [await again({ key, password: 'a-word-of-my-own-7' }), await again(maker)] as const;
    await server().clock.advance(24 * 60 * 60_000 - 60_000);
    expect(await verdict(...(await both()))).toBe('INVITED_LATELY');
    await server().clock.advance(60_000);
    expect(await verdict(...(await both()))).toBe('OK');
  });

  test('is rejected by the database function as well', async () => {
    const own = await alias('forged-alias');
    const { value } = await propose(maker);
    // Taken back in the end: an account that the audit knows nothing of would be named.
    const tx = await server().db.startTransaction().execute();
    const open = (checkedBy: number) =>
      sql`SELECT operator_open(${value.Id}, ${checkedBy}, '\\x0a', '\\x0b')`.execute(tx);
    expect((await open(third.operatorId)).rows).toHaveLength(1);
    await expect(open(own.operatorId)).rejects.toThrow(/nobody proposed this/);
    await tx.rollback().execute();
  });
});

test('rejects proposals about oneself, by number or by name in any case', async () => {
  const Reason = 'for myself';
  const own = { OperatorId: maker.operatorId, Reason };
  for (const asked of [
    server().callConsole(operatorHttp.proposeReset, own, maker),
    server().callConsole(operatorHttp.proposeRoles, { ...own, Roles: ['games'] }, maker),
    server().callConsole(operatorHttp.proposeDisabled, { ...own, IsDisabled: true }, maker),
  ]) {
    expect((await asked).code).toBe('ABOUT_YOU');
  }
  const twin = { Name: maker.name.toUpperCase(), Roles: ['owner' as const], Reason };
  const made = await server().callConsole(operatorHttp.proposeOperator, twin, maker);
  expect(made.code).toBe('NAME_TAKEN');
});

test('marks a confirmation from the device of the maker', async () => {
  await server().clock.advance(31_000);
  const signed = await server().callConsole(
    operatorHttp.signIn,
    await claimOf({ ...maker, url: '' }, server()),
  );
  const cookie = signed.headers.get('set-cookie')?.split(';')[0] ?? '';
  const first = { token: signed.value.access_token };
  const { value } = await propose(first);
  const claim = await claimOf({ ...checker, url: '' }, server());
  const second = await server().callConsole(operatorHttp.signIn, claim, { headers: { cookie } });
  const other = await propose(first);
  expect(await confirm({ token: second.value.access_token }, value.Id, value.Hash)).toBe('OK');
  expect(await confirm(third, other.value.Id, other.value.Hash)).toBe('OK');
  const marks = async (target: string) => {
    const find = { Target: target, Kind: 'confirm', Count: 5 };
    const read = await server().callConsole(operatorHttp.getAudit, find, third);
    return read.value.Rows.map(({ After }) => (After as { sameDeviceAs?: unknown }).sameDeviceAs);
  };
  expect(await marks(value.Target)).toEqual([[maker.name]]);
  // The control: another browser.
  expect(await marks(other.value.Target)).toEqual([undefined]);
});
