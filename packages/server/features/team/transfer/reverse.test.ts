import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { hasFlag } from '@fairlot/rules/check/access';
import { debtHttp } from '@fairlot/wire/money/debt';
import { inboxHttp } from '@fairlot/wire/messaging/inbox';
import { wageringHttp } from '@fairlot/wire/money/wagering';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { transferConsole, transferHttp } from '@fairlot/wire/team/transfer';
import { withTestServer } from '#testing';
import { giveFundPassword } from '../../account/authenticator/testing/proofs.ts';
import type { TestPlayer } from '../../auth/login/testing.ts';
import { NOON } from '../../money/withdraw/testing/ready.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import {
  cashOf,
  makeMember,
  makeSender,
  type Member,
  send,
  setFlags,
  signedIn,
  TRANSFER_FEATURES,
} from './testing/ready.ts';

const server = withTestServer({ features: TRANSFER_FEATURES, games: [], startAt: NOON });

let sender: TestPlayer;
let [clerk, lead] = ['', ''];
beforeAll(async () => {
  sender = await makeSender(server());
  clerk = (await signInOperator(server(), 'clerk', ['finance'])).token;
  lead = (await signInOperator(server(), 'lead', ['finance-lead'])).token;
});

const Reason = 'sent to the wrong account';
const propose = (Id: string, token = clerk) =>
  server().callConsole(transferConsole.proposeReversal, { Id, Reason }, { token });
const confirm = async ({ value }: { readonly value: unknown }, token = lead) => {
  const { Id, Hash } = value as { Id: number; Hash: string };
  const done = await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
  return done.status === 200 ? done.code : `${done.status}`;
};
const list = async (asked: object) =>
  (
    await server().callConsole(
      transferConsole.getTransfers,
      { Count: 50, ...asked },
      { token: clerk },
    )
  ).value;
const detail = async (Id: string) =>
  (await server().callConsole(transferConsole.getTransfer, { Id }, { token: clerk })).value;
const sentTo = async (member: Member, Amount: bigint): Promise<string> => {
  const { value } = await send(server(), sender, member, { Amount, Note: 'first' });
  return value?.Id ?? '';
};
const lastTitle = async ({ token }: TestPlayer) => {
  const asked = { Tab: 'money' as const, Count: 1 };
  const { value } = await server().call(inboxHttp.getMessages, asked, { token });
  return value?.Rows[0]?.TitleEn;
};

test('two operators reverse a transfer: money, requirement and records go back, once', async () => {
  const member = await makeMember(server(), sender);
  const receiver = await signedIn(server(), member);
  const had = await cashOf(server(), sender);
  const Id = await sentTo(member, 250_000n);
  expect(await detail(Id)).toMatchObject({
    Transfer: { FromName: sender.userName, ToName: member.userName, Amount: 250_000n },
    FromBalance: had - 250_000n,
    ToBalance: 250_000n,
    Gap: 250_000n,
    ToAvailable: 250_000n,
    Reversal: null,
  });
  const put = await propose(Id);
  expect(put.value).toMatchObject({
    Before: { amount: '250.000' },
    Content: {
      id: Id,
      about: { from: sender.userName, to: member.userName, balanceAfter: '0.000', owes: '0.000' },
    },
  });
  expect(await cashOf(server(), member)).toBe(250_000n);
  expect(await confirm(put, clerk)).toBe('403');
  expect(await confirm(put)).toBe('OK');
  expect([await cashOf(server(), sender), await cashOf(server(), member)]).toEqual([had, 0n]);
  expect((await propose(Id)).code).toBe('REVERSED_ALREADY');
  expect(await detail(Id)).toMatchObject({
    Gap: 0n,
    Reversal: { Taken: 250_000n, Owed: 0n, MadeBy: 'lead', Reason },
  });
  const due = await server().call(wageringHttp.getRequirement, null, { token: receiver.token });
  expect(due.value?.Gap).toBe(0n);
  const now = await server().clock.now();
  for (const side of [sender, receiver]) {
    const asked = { From: now - 60_000, To: now + 60_000, PageSize: 1 };
    const { value } = await server().call(transferHttp.getRecords, asked, { token: side.token });
    expect(value?.Rows[0]?.ReversedTimeStamp).toBeGreaterThan(0);
  }
  expect(await lastTitle(sender)).toBe('Transfer reversed +250.000');
  expect(await lastTitle(receiver)).toBe('Transfer reversed -250.000');
});

test('what the receiver has spent is owed, and nothing goes below zero', async () => {
  const member = await makeMember(server(), sender);
  const below = await makeMember(server(), member);
  const receiver = await signedIn(server(), member);
  const Id = await sentTo(member, 100_000n);
  await giveFundPassword(server(), member.playerId);
  await setFlags(server(), member.playerId, 'ALLOW_TRANSFER');
  await sql`SELECT requirement_void(${member.playerId})`.execute(server().owner);
  expect((await send(server(), receiver, below, { Amount: 70_000n })).code).toBe('OK');
  const had = await cashOf(server(), sender);
  const put = await propose(Id);
  expect(put.value).toMatchObject({ Content: { about: { owes: '70.000' } } });
  expect(await confirm(put)).toBe('OK');
  expect(await cashOf(server(), sender)).toBe(had + 100_000n);
  expect(await cashOf(server(), member)).toBe(0n);
  const { value } = await server().call(debtHttp.getDebt, null, { token: receiver.token });
  expect(value).toMatchObject({ Owed: 70_000n, Moves: [{ Kind: 'reversed', Note: Reason }] });
  const { rows } = await sql<{ flags: bigint }>`
    SELECT flags FROM player WHERE player_id = ${member.playerId}`.execute(server().owner);
  expect(hasFlag(rows[0]?.flags ?? 0n, 'DEBT')).toBe(true);
  expect((await send(server(), receiver, below)).code).toBe('FUNDS_FROZEN');
});

test('a second proposal is void once the first has reversed it', async () => {
  const member = await makeMember(server(), sender);
  const Id = await sentTo(member, 10_000n);
  const put = await propose(Id);
  expect((await propose(Id)).code).toBe('ALREADY_WAITS');
  expect(await confirm(put)).toBe('OK');
  expect(await confirm(put)).toBe('NOT_OPEN');
  expect((await propose('018f3c5a-0000-7000-8000-00000000dead')).code).toBe('NO_SUCH_TRANSFER');
});

test('the list is found by number and by either account, and read page by page', async () => {
  const member = await makeMember(server(), sender);
  await sentTo(await makeMember(server(), sender), 11_000n);
  const Id = await sentTo(member, 12_000n);
  const found = (await list({ Search: member.userName.toUpperCase() }))?.Rows;
  expect(found).toMatchObject([{ Id, ToName: member.userName, Note: 'first', Required: 12_000n }]);
  expect((await list({ Search: found?.[0]?.No }))?.Rows).toEqual(found);
  expect((await list({ Search: sender.userName, IsReversed: false }))?.Rows[0]).toEqual(found?.[0]);
  expect((await list({ IsReversed: true }))?.Rows.map((row) => row.Id)).not.toContain(Id);
  expect((await list({ Least: 9_000_000 }))?.Rows ?? []).toEqual([]);
  const all = (await list({}))?.Rows ?? [];
  const first = await list({ Count: 1 });
  expect(first?.Rows).toEqual(all.slice(0, 1));
  expect((await list({ Before: first?.Next }))?.Rows).toEqual(all.slice(1));
});
