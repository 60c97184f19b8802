import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlayerFlag } from '@fairlot/rules/check/access';
import { mills } from '@fairlot/rules/core/money';
import { inboxHttp } from '@fairlot/wire/messaging/inbox';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { wageringHttp } from '@fairlot/wire/money/wagering';
import { transferHttp } from '@fairlot/wire/team/transfer';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { giveAuthenticator } from '../../account/authenticator/testing/proofs.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { openLine } from '../../money/wagering/index.ts';
import { NOON, settle } from '../../money/withdraw/testing/ready.ts';
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
let member: Member;
let below: Member;
let other: TestPlayer;
beforeAll(async () => {
  sender = await makeSender(server());
  member = await makeMember(server(), sender);
  below = await makeMember(server(), member);
  other = await registerPlayer(server());
});

const LIMITS = {
  transferMin: 1,
  transferMax: 50_000,
  transferDayMost: 200_000,
  transferPerDay: 1_000,
};
beforeEach(async () => {
  await settle(server(), LIMITS);
  await setFlags(server(), sender.playerId, 'ALLOW_TRANSFER');
  await setFlags(server(), member.playerId);
});

const refusal = async (
  from: TestPlayer,
  to: Member,
  asked: Parameters<typeof send>[3] = {},
): Promise<readonly unknown[]> => {
  const { status, code, body } = await send(server(), from, to, asked);
  return status === 200
    ? [code, (body as { Params?: object }).Params ?? {}]
    : [`${status} ${code}`];
};
const flags = (player: Member, ...set: PlayerFlag[]) => setFlags(server(), player.playerId, ...set);
const dataOf = async ({ token }: TestPlayer) =>
  (await server().call(transferHttp.getTransferData, null, { token })).value;
const recordsOf = async ({ token }: TestPlayer, asked: object = {}) => {
  const now = await server().clock.now();
  const span = { From: now - 86_400_000, To: now + 1_000, PageSize: 100 };
  return (await server().call(transferHttp.getRecords, { ...span, ...asked }, { token })).value;
};

describe('a transfer', () => {
  test('moves the money, opens the requirement, and is read by both sides alone', async () => {
    const [had, got] = [await cashOf(server(), sender), await cashOf(server(), member)];
    const { code, value } = await send(server(), sender, member, {
      Amount: 123_456n,
      Note: ' for a start ',
    });
    expect(code).toBe('OK');
    expect(value).toMatchObject({
      IsOut: true,
      UserName: member.userName,
      Type: 'DEPOSIT',
      Amount: 123_456n,
      BalanceAfter: had - 123_456n,
      Required: 123_456n,
      Note: 'for a start',
      ReversedTimeStamp: null,
    });
    expect(value?.No).toMatch(/^T20270305[0-9A-F]{8}$/);
    expect(await cashOf(server(), sender)).toBe(had - 123_456n);
    expect(await cashOf(server(), member)).toBe(got + 123_456n);

    const receiver = await signedIn(server(), member);
    const due = await server().call(wageringHttp.getRequirement, null, { token: receiver.token });
    expect(due.value?.Lines[0]).toMatchObject({ Type: 902, Base: 123_456n, Required: 123_456n });
    const [theirs] = (await recordsOf(receiver))?.Rows ?? [];
    expect(theirs).toMatchObject({
      Id: value?.Id,
      IsOut: false,
      UserName: sender.userName,
      BalanceAfter: got + 123_456n,
      Note: 'for a start',
    });
    const told = await server().call(
      inboxHttp.getMessages,
      { Tab: 'money', Count: 20 },
      { token: receiver.token },
    );
    expect(told.value?.Rows[0]).toMatchObject({ TitleEn: 'Transfer received +123.456' });
    expect(told.value?.Rows[0]?.ContentEn).toContain('Turn over 123.456 before you withdraw.');
    expect((await recordsOf(other))?.Rows).toEqual([]);
    const flow = await server().call(
      walletHttp.getCashFlow,
      { From: NOON - 60_000, To: NOON + 3_600_000, PageSize: 5 },
      { token: sender.token },
    );
    expect(flow.value?.Rows[0]).toMatchObject({ Type: 901, Amount: -123_456n });
  });

  test('acts once by its intent, fifty times at once, and refuses the intent with another body', async () => {
    const [had, IntentId] = [await cashOf(server(), sender), randomUUID()];
    const asked = { IntentId, Amount: 10_000n };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(server(), sender, member, asked)),
    );
    const numbers = new Set(answers.map(({ code, value }) => `${code} ${value?.No}`));
    expect(numbers.size).toBe(1);
    expect([...numbers][0]).toMatch(/^OK T/);
    expect(await cashOf(server(), sender)).toBe(had - 10_000n);
    expect(await refusal(sender, member, { ...asked, Amount: 10_001n })).toEqual([
      '409 INTENT_REUSED',
    ]);
    expect(await refusal(sender, member, { ...asked, Note: 'b' })).toEqual(['409 INTENT_REUSED']);
  });

  test('lists both directions page by page', async () => {
    const middle = await signedIn(server(), member);
    const all = (await recordsOf(middle))?.Rows ?? [];
    const first = await recordsOf(middle, { PageSize: 1 });
    const rest = await recordsOf(middle, { PageSize: 100, Before: first?.Next });
    expect([...(first?.Rows ?? []), ...(rest?.Rows ?? [])]).toEqual(all);
    expect((await recordsOf(sender, { Direction: 'in' }))?.Rows).toEqual([]);
    const sent = (await recordsOf(sender, { Direction: 'out' }))?.Rows ?? [];
    expect(sent.length).toBeGreaterThan(1);
    // A cursor of a transfer between others finds nothing.
    expect((await recordsOf(other, { Before: sent[0]?.Id }))?.Rows).toEqual([]);
  });
});

describe('before the proof, whatever the password', () => {
  const wrong = { FundPassword: 'not-the-one' };

  test('NO_PERMISSION: without the flag', async () => {
    await flags(sender);
    expect(await refusal(sender, member, wrong)).toEqual(['NO_PERMISSION', {}]);
    expect((await dataOf(sender))?.IsEnabled).toBe(false);
  });

  test('FUNDS_FROZEN: frozen funds and a debt', async () => {
    for (const flag of ['FUNDS_FREEZE', 'DEBT'] as const) {
      await flags(sender, 'ALLOW_TRANSFER', flag);
      expect(await refusal(sender, member, wrong)).toEqual(['FUNDS_FROZEN', {}]);
    }
  });

  test('WRONG_ACCOUNT: absent, of another line, above and the sender, all in the same words', async () => {
    const upward = await signedIn(server(), member);
    await flags(member, 'ALLOW_TRANSFER', 'ALLOW_SUPER_TRANSFER');
    const nobody = { userName: 'nobody-here', playerId: 0n };
    for (const [from, to] of [
      [sender, nobody],
      [sender, other],
      [sender, sender],
      [upward, sender],
    ] as const) {
      expect(await refusal(from, to, wrong)).toEqual(['WRONG_ACCOUNT', {}]);
      const asked = { UserName: to.userName };
      const seen = await server().call(transferHttp.getTarget, asked, { token: from.token });
      expect(seen.code).toBe('WRONG_ACCOUNT');
    }
  });

  test('NOT_DIRECT: two levels down without the super flag, and pay even with it', async () => {
    expect(await refusal(sender, below, wrong)).toEqual(['NOT_DIRECT', {}]);
    await flags(sender, 'ALLOW_SUPER_TRANSFER');
    expect(await refusal(sender, below, { ...wrong, Type: 'PAY' })).toEqual(['NOT_DIRECT', {}]);
    expect((await send(server(), sender, below)).code).toBe('OK');
    expect((await send(server(), sender, member)).code).toBe('OK');
  });
});

describe('the proof', () => {
  test('WRONG_PASSWORD: tells how many tries are left, before the amount is looked at', async () => {
    const asked = { FundPassword: 'not-the-one', Amount: -1n };
    expect(await refusal(sender, member, asked)).toEqual(['WRONG_PASSWORD', { n: 4 }]);
    await send(server(), sender, member);
  });

  test('GOOGLE_FAILED: with GA_TRANSFER a code is asked for, right and once', async () => {
    const mine = await makeSender(server());
    const mate = await makeMember(server(), mine);
    await flags(mine, 'ALLOW_TRANSFER', 'GA_TRANSFER');
    expect((await dataOf(mine))?.IsCodeAsked).toBe(true);
    expect(await refusal(mine, mate)).toEqual(['CODE_NEEDED', {}]);
    const codeNow = await giveAuthenticator(server(), mine);
    expect(await refusal(mine, mate, { Code: '000000' })).toEqual(['GOOGLE_FAILED', {}]);
    const Code = await codeNow();
    // A refusal does not use the code up.
    expect((await refusal(mine, mate, { Code, Amount: 0n }))[0]).toBe('AMOUNT_RANGE');
    expect((await send(server(), mine, mate, { Code })).code).toBe('OK');
    expect((await refusal(mine, mate, { Code }))[0]).toBe('GOOGLE_FAILED');
  });
});

describe('behind the proof', () => {
  test('INSUFFICIENT_BET: an open requirement of the sender', async () => {
    const mine = await makeSender(server());
    const mate = await makeMember(server(), mine);
    await transaction(server().db, (tx) =>
      openLine(tx, { ...mine, kind: 106, key: 'x:1', amount: mills(7_500), times: 200 }),
    );
    expect(await refusal(mine, mate)).toEqual(['INSUFFICIENT_BET', { gap: '15.000' }]);
    expect((await dataOf(mine))?.Gap).toBe(15_000n);
  });

  test.each([0n, -1n, 999n, 50_000_001n, 1_000_000_000_000n])(
    'AMOUNT_RANGE: %s thousandths',
    async (Amount) => {
      expect(await refusal(sender, member, { Amount })).toEqual([
        'AMOUNT_RANGE',
        { min: '1.000', max: '50,000.000' },
      ]);
    },
  );

  test('400 for four decimals and a note that is too long, of two lines or of another direction', async () => {
    const raw = (more: object) =>
      server().callRaw(
        transferHttp.transfer,
        {
          IntentId: randomUUID(),
          UserName: member.userName,
          Type: 'DEPOSIT',
          Amount: 100,
          Note: '',
          FundPassword: 'x',
          ...more,
        },
        { token: sender.token },
      );
    for (const more of [
      { Amount: 100.0001 },
      { Amount: 9e15 },
      { Note: 'x'.repeat(51) },
      { Note: 'a\nb' },
      { Note: 'a\u202Eb' },
      { Type: 'GIFT' },
    ]) {
      expect((await raw(more)).status).toBe(400);
    }
  });

  test('COUNT_LIMIT and DAY_LIMIT: until the next day of the site', async () => {
    const mine = await makeSender(server());
    const mate = await makeMember(server(), mine);
    await settle(server(), { transferPerDay: 2, transferDayMost: 150 });
    expect((await send(server(), mine, mate)).code).toBe('OK');
    expect(await refusal(mine, mate)).toEqual(['DAY_LIMIT', { left: '50.000' }]);
    expect((await send(server(), mine, mate, { Amount: 50_000n })).code).toBe('OK');
    expect(await refusal(mine, mate, { Amount: 1_000n })).toEqual(['COUNT_LIMIT', {}]);
    expect(await dataOf(mine)).toMatchObject({ DayUsed: 150_000n, CountUsed: 2, CountMost: 2 });
  });

  test('NOT_ENOUGH and OWED: what is owed cannot be transferred', async () => {
    const mine = await makeSender(server());
    const mate = await makeMember(server(), mine);
    expect(await refusal(mine, mate, { Amount: 10_000_001n })).toEqual([
      'NOT_ENOUGH',
      { amount: '10,000.000' },
    ]);
    // What is owed without the flag of a debt, as pay that waits will be.
    await sql`INSERT INTO debt (player_id, currency, owed, since) VALUES (${mine.playerId}, 'DEM', 4000000, app_now())`.execute(
      server().owner,
    );
    expect(await dataOf(mine)).toMatchObject({ Available: 6_000_000n, Owed: 4_000_000n });
    expect(await refusal(mine, mate, { Amount: 6_000_001n })).toEqual(['OWED', {}]);
    expect(await refusal(mine, mate, { Amount: 10_000_001n })).toEqual([
      'NOT_ENOUGH',
      { amount: '6,000.000' },
    ]);
    expect((await send(server(), mine, mate, { Amount: 6_000_000n })).code).toBe('OK');
    await sql`DELETE FROM debt WHERE player_id = ${mine.playerId}`.execute(server().owner);
  });

  test('NO_TERM: pay and dividends need a signed term, and carry no requirement', async () => {
    expect(await refusal(sender, member, { Type: 'PAY' })).toEqual(['NO_TERM', {}]);
    expect(await refusal(sender, member, { Type: 'DIVIDEND' })).toEqual(['NO_TERM', {}]);
  });

  test('TARGET_DISABLED: in the same words whatever the reason', async () => {
    const closed = ['TARGET_DISABLED', {}];
    for (const flag of [
      'DISABLE_ACCOUNT',
      'DISABLE_DEPOSIT',
      'SELF_EXCLUDED',
      'READ_ONLY_LAYER',
      'TEST_ACCOUNT',
    ] as const) {
      await flags(member, flag);
      expect(await refusal(sender, member)).toEqual(closed);
    }
    await flags(member);
    await flags(sender, 'ALLOW_TRANSFER', 'TEST_ACCOUNT');
    expect(await refusal(sender, member)).toEqual(closed);
  });

  test('TARGET_DISABLED: a break and the own deposit limit, which transfers count against', async () => {
    const mate = await makeMember(server(), sender);
    await sql`SELECT limit_set(${mate.playerId}, 3::smallint, 1::smallint, 150000)`.execute(
      server().owner,
    );
    expect((await send(server(), sender, mate)).code).toBe('OK');
    expect(await refusal(sender, mate)).toEqual(['TARGET_DISABLED', {}]);
    expect((await send(server(), sender, mate, { Amount: 50_000n })).code).toBe('OK');
    const away = await makeMember(server(), sender);
    await sql`INSERT INTO own_break (player_id, id, kind, from_at, until_at, is_by_operator)
      VALUES (${away.playerId}, gen_random_uuid(), 1, app_now(), app_now() + interval '1 day', false)`.execute(
      server().owner,
    );
    expect(await refusal(sender, away)).toEqual(['TARGET_DISABLED', {}]);
  });
});

describe('the names', () => {
  test('of direct members begin with what was typed; others are not found', async () => {
    const find = async (Search: string) =>
      (await server().call(transferHttp.findMembers, { Search }, { token: sender.token })).value;
    const names = (await find('MEMBER'))?.Rows.map(({ UserName }) => UserName);
    expect(names).toContain(member.userName);
    expect(names).not.toContain(below.userName);
    expect((await find('tester'))?.Rows).toEqual([]);
    expect((await find('%'))?.Rows).toEqual([]);
    const asked = { UserName: member.userName.toUpperCase() };
    const { value } = await server().call(transferHttp.getTarget, asked, { token: sender.token });
    expect(value).toMatchObject({ UserName: member.userName, IsDirect: true });
    const none = await server().call(transferHttp.findMembers, {}, { token: other.token });
    expect(none.code).toBe('NO_PERMISSION');
  });
});
