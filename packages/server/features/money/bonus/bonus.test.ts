import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { mills } from '@fairlot/rules/core/money';
import { bonusConsole, bonusHttp } from '@fairlot/wire/money/bonus';
import { inboxHttp } from '@fairlot/wire/messaging/inbox';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { privilegeHttp } from '@fairlot/wire/account/privilege';
import { wageringHttp } from '@fairlot/wire/money/wagering';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { withTestServer } from '#testing';
import { manualAdjustment } from '../manual-adjustment/index.ts';
import { siteState } from '../../content/site-state/index.ts';
import { privilege } from '../../account/privilege/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import {
  ask,
  NOON,
  readyToWithdraw,
  settle,
  WITHDRAW_FEATURES,
} from '../withdraw/testing/ready.ts';
import { bonus } from './index.ts';
import { type Both, given, offer, signInBoth, walletOf } from './testing/ready.ts';

const server = withTestServer({
  features: [...WITHDRAW_FEATURES, siteState, privilege, bonus, manualAdjustment],
  games: [],
  startAt: NOON,
});
const DAY = 86_400_000;
let both: Both = { clerk: '', lead: '' };
let me: TestPlayer;
beforeAll(async () => {
  both = await signInBoth(server());
});
beforeEach(async () => {
  await server().clock.set(NOON);
  me = await registerPlayer(server());
});

const cashOf = async ({ token }: TestPlayer) =>
  (await server().call(walletHttp.getWalletAmount, null, { token })).value ?? 0n;
const claim = (player: TestPlayer, Id: number) =>
  server().call(bonusHttp.claimBonus, { Id }, { token: player.token });
const release = (player: TestPlayer, Id: number) =>
  server().call(bonusHttp.releaseBonus, { Id }, { token: player.token });
const forfeit = (player: TestPlayer, Id: number) =>
  server().call(bonusHttp.forfeitBonus, { Id }, { token: player.token });
const linesOf = async ({ token }: TestPlayer) =>
  (await server().call(wageringHttp.getRequirement, null, { token })).value.Lines.filter(
    ({ Type }) => Type === 1301,
  );
/** As if its player had nothing else left, which ends the line by itself. */
const turnOver = ({ playerId }: TestPlayer, id: number) =>
  sql`UPDATE requirement SET state = 1, ended_by = 2, ended_at = app_now()
    WHERE player_id = ${playerId} AND source = ${`bonus:${id}`}`.execute(server().owner);
const grantOf = async (player: TestPlayer, id: number) =>
  (await walletOf(server(), player)).Grants.find(({ Id }) => Id === id);

describe('what is offered', () => {
  test('moves nothing until its player takes it, and then is bonus and not cash, once', async () => {
    const cash = await cashOf(me);
    const privileges = () =>
      server().call(privilegeHttp.getBonusPrivileges, null, { token: me.token });
    expect((await privileges()).body).toEqual({ haveBonusWallet: false });
    const id = await offer(server(), both, me, 200_001n, { MemoEn: 'welcome' });
    expect((await privileges()).body).toEqual({ haveBonusWallet: true });
    const before = await walletOf(server(), me);
    expect(before).toMatchObject({ Amount: 0n, Releasable: 0n });
    expect(before.Grants).toMatchObject([
      {
        Id: id,
        Memo: { en: 'welcome' },
        Amount: 200_001n,
        Times: 2,
        Required: 400_002n,
        MostStake: 100_000n,
        MostRelease: null,
        State: 'PENDING',
        Until: NOON + 7 * DAY,
      },
    ]);
    const inbox = await server().call(
      inboxHttp.getMessages,
      { Tab: 'money', Count: 10 },
      { token: me.token },
    );
    expect(inbox.value.Rows[0]).toMatchObject({ TitleEn: 'A bonus of 200.001' });
    const codes = await Promise.all([claim(me, id), claim(me, id)]);
    expect(codes.map(({ code }) => code)).toEqual(['OK', 'OK']);
    const after = await walletOf(server(), me);
    expect(after).toMatchObject({ Amount: 200_001n, Releasable: 0n });
    expect(after.Grants[0]).toMatchObject({ State: 'ACTIVE', Until: NOON + 30 * DAY, Done: 0n });
    expect(await cashOf(me)).toBe(cash);
    expect(await linesOf(me)).toMatchObject([{ Base: 200_001n, Required: 400_002n, State: 0 }]);
  });

  test('one at a time: the next waits until the one before it has ended', async () => {
    const first = await offer(server(), both, me, 1_000n);
    const second = await offer(server(), both, me, 2_000n);
    expect(second).not.toBe(first);
    const codes = await Promise.all([claim(me, first), claim(me, second)]);
    expect(codes.map(({ code }) => code).toSorted()).toEqual(['BONUS_CONFLICT', 'OK']);
    const [active, waiting] = (await walletOf(server(), me)).Grants;
    expect((await forfeit(me, active?.Id ?? 0)).code).toBe('OK');
    expect((await claim(me, waiting?.Id ?? 0)).code).toBe('OK');
    expect((await walletOf(server(), me)).Amount).toBe(waiting?.Amount);
  });

  test('is nobody else’s, and is over when its time is', async () => {
    const other = await registerPlayer(server());
    const id = await offer(server(), both, me, 1_000n);
    for (const refused of [claim(other, id), release(other, id), forfeit(other, id)]) {
      expect((await refused).code).toBe('BONUS_GONE');
    }
    const declined = await offer(server(), both, other, 1_000n);
    expect((await forfeit(other, declined)).value).toEqual({ Taken: 0n });
    expect((await claim(other, declined)).code).toBe('BONUS_GONE');
    await server().clock.set(NOON + 7 * DAY);
    await server().runJobs('bonus.expire');
    await server().clock.set(NOON);
    expect((await claim(me, id)).code).toBe('BONUS_GONE');
    expect(await grantOf(me, id)).toMatchObject({ State: 'EXPIRED', Taken: 0n, Released: 0n });
  });

  test('cannot be taken when its time is over, whether or not anybody has looked', async () => {
    const id = await offer(server(), both, me, 1_000n);
    await sql`UPDATE bonus_grant SET claim_by = app_now() WHERE id = ${id}`
      .execute(server().owner)
      .catch((error: Error) => expect(error.message).toContain('goes only forward'));
    await sql`ALTER TABLE bonus_grant DISABLE TRIGGER goes_forward`.execute(server().owner);
    await sql`UPDATE bonus_grant SET claim_by = app_now() WHERE id = ${id}`.execute(server().owner);
    await sql`ALTER TABLE bonus_grant ENABLE TRIGGER goes_forward`.execute(server().owner);
    expect((await claim(me, id)).code).toBe('BONUS_GONE');
  });
});

describe('a bonus that was taken', () => {
  test('is no money to withdraw: what can be is cash alone, and its line says by how much it is short', async () => {
    await settle(server(), { withdrawIntervalMinutes: 0, withdrawFree: 5 });
    const ready = await readyToWithdraw(server());
    const cash = await cashOf(ready);
    const id = await given(server(), both, ready, 100_001n, { Times: 150 });
    const form = (
      await server().call(withdrawHttp.getWithdrawData, undefined, { token: ready.token })
    ).value;
    expect(form).toMatchObject({ Available: cash, Gap: 150_001n });
    expect(form.Lines).toMatchObject([{ Type: 1301, Base: 100_001n, Required: 150_001n }]);
    const short = await ask(server(), ready, { amount: mills(cash + 1n) });
    expect([short.code, short.params]).toEqual(['NOT_ENOUGH', { amount: '20,000.000' }]);
    const gap = await ask(server(), ready);
    expect([gap.code, gap.params]).toEqual(['BET_REQUIREMENT', { gap: '150.001' }]);
    const early = await release(ready, id);
    expect([early.code, early.params]).toEqual(['BONUS_NOT_MET', { gap: '150.001' }]);
    // Never lost unseen: only he who gives it up is free of what it asks for.
    expect((await walletOf(server(), ready)).Amount).toBe(100_001n);
    expect((await forfeit(ready, id)).value).toEqual({ Taken: 100_001n });
    expect(await cashOf(ready)).toBe(cash);
    expect((await ask(server(), ready)).code).toBe('OK');
  });

  test('is not lost by giving up what was turned over already: it is cash', async () => {
    const cash = await cashOf(me);
    const id = await given(server(), both, me, 50_000n);
    await turnOver(me, id);
    expect((await forfeit(me, id)).value).toEqual({ Taken: 0n });
    expect(await cashOf(me)).toBe(mills(cash + 50_000n));
  });

  test('is cash once its line is done, by itself and once, and asks for no more then', async () => {
    const cash = await cashOf(me);
    const id = await given(server(), both, me, 50_000n);
    await turnOver(me, id);
    expect(await walletOf(server(), me)).toMatchObject({ Amount: 50_000n, Releasable: 50_000n });
    await Promise.all([release(me, id), server().runJobs('bonus.release'), release(me, id)]);
    expect(await cashOf(me)).toBe(cash + 50_000n);
    const ended = { State: 'COMPLETED', Released: 50_000n, Taken: 0n };
    expect(await grantOf(me, id)).toMatchObject(ended);
    const span = { From: NOON - DAY, To: NOON + DAY };
    const flow = await server().call(
      walletHttp.getCashFlow,
      { ...span, PageSize: 1 },
      { token: me.token },
    );
    expect(flow.value.Rows).toMatchObject([{ Type: 1304, Class: 13, Amount: 50_000n }]);
    expect((await release(me, id)).code).toBe('BONUS_GONE');
    const profit = await server().call(
      walletHttp.getProfit,
      { ...span, By: 'day' },
      { token: me.token },
    );
    // Beside the gift of the registration.
    expect(profit.value.Rows).toMatchObject([{ Promo: 10_050_000n, Other: 0n }]);
  });

  test('has the terms of the day of its offer; without turnover it may be cash at once', async () => {
    await settle(server(), { bonusMostRelease: 2, bonusMostStake: 0, bonusGames: ['4', '7'] });
    const id = await offer(server(), both, me, 10_000n, { Times: 0 });
    await settle(server(), { bonusMostRelease: 0, bonusMostStake: 100, bonusGames: [] });
    expect(await grantOf(me, id)).toMatchObject({
      MostRelease: 20_000n,
      MostStake: null,
      Games: [4, 7],
      Required: 0n,
    });
    await claim(me, id);
    const cash = await cashOf(me);
    expect((await release(me, id)).value).toEqual({ Released: 10_000n, Taken: 0n });
    expect(await cashOf(me)).toBe(cash + 10_000n);
  });

  test('goes back to the house when its time is over, unless it was turned over in time', async () => {
    const other = await registerPlayer(server());
    const cash = await cashOf(me);
    const id = await given(server(), both, me, 30_000n);
    const met = await given(server(), both, other, 30_000n);
    await turnOver(other, met);
    await server().clock.set(NOON + 30 * DAY);
    await server().runJobs('bonus.expire');
    await server().clock.set(NOON);
    expect(await grantOf(me, id)).toMatchObject({ State: 'EXPIRED', Taken: 30_000n });
    expect(await linesOf(me)).toMatchObject([{ State: 2, EndedBy: 4 }]);
    expect(await cashOf(me)).toBe(cash);
    expect(await grantOf(other, met)).toMatchObject({ State: 'COMPLETED', Released: 30_000n });
  });
});

describe('operators', () => {
  const propose = (player: TestPlayer, Id: number, How: 'release' | 'revoke') =>
    server().callConsole(
      bonusConsole.proposeEndBonus,
      { PlayerId: Number(player.playerId), Id, How, Reason: 'a test of it' },
      { token: both.clerk },
    );
  const confirm = ({ Id, Hash }: { Id: number; Hash: string }, token = both.lead) =>
    server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });

  test.each([
    ['release', 'COMPLETED', 40_000n, 0n],
    ['revoke', 'REVOKED', 0n, 40_000n],
  ] as const)('two of them %s it, one alone does not', async (how, State, Released, Taken) => {
    const cash = await cashOf(me);
    const id = await given(server(), both, me, 40_000n);
    const put = await propose(me, id, how);
    expect((await confirm(put.value, both.clerk)).status).toBe(403);
    expect((await walletOf(server(), me)).Amount).toBe(40_000n);
    expect((await confirm(put.value)).code).toBe('OK');
    expect(await cashOf(me)).toBe(cash + Released);
    const seen = await server().callConsole(
      bonusConsole.getPlayerBonus,
      { PlayerId: Number(me.playerId) },
      { token: both.clerk },
    );
    expect(seen.value).toMatchObject({ Amount: 0n, Grants: [{ State, Released, Taken }] });
    expect((await propose(me, id, how)).code).toBe('BONUS_GONE');
  });

  test('take back what is offered, release what was taken alone, and waive no line of a bonus by the way', async () => {
    const id = await offer(server(), both, me, 1_000n);
    expect((await propose(me, id, 'release')).code).toBe('BONUS_GONE');
    const put = await propose(me, id, 'revoke');
    // Meanwhile its player takes it: whoever confirms would do something else than was put to him.
    await claim(me, id);
    await sql`SELECT requirement_void(${me.playerId})`.execute(server().owner);
    expect(await linesOf(me)).toMatchObject([{ State: 0 }]);
    expect((await confirm(put.value)).code).toBe('CHANGED_SINCE');
    expect(await grantOf(me, id)).toMatchObject({ State: 'ACTIVE', Taken: null });
  });

  test('see in the audit when a grant, its journal or its balance is not so', async () => {
    const id = await given(server(), both, me, 5_000n);
    const steps = [
      [sql`SELECT 1`, []],
      [
        sql`UPDATE bonus_grant SET state = 3, ended_at = app_now(), released = 0, taken = 4000 WHERE id = ${id}`,
        [
          'a bonus that ended went where it says',
          'nobody has a bonus without one that is active',
          'what moved of a bonus is what is there of it',
        ],
      ],
      [
        sql`INSERT INTO bonus_grant (player_id, source, currency, amount, times, games, days, memo_zh, memo_en, state,
            claim_by, claimed_at, expires_at, ended_at, released, taken)
          VALUES (${me.playerId}, 'never given', 'DEM', 7, 0, '{}', 1, '', '', 3, app_now(), app_now(), app_now(),
            app_now(), 0, 0)`,
        ['a bonus that was taken was given once'],
      ],
    ] as const;
    for (const [step, rules] of steps) {
      const tried = server()
        .owner.transaction()
        .execute(async (tx) => {
          await step.execute(tx);
          const { rows } = await sql<{ rule: string }>`SELECT rule FROM bonus_audit()`.execute(tx);
          expect(rows.map(({ rule }) => rule)).toEqual(rules);
          throw new Error('taken back');
        });
      await expect(tried).rejects.toThrow('taken back');
    }
    for (const wrong of [
      sql`UPDATE bonus_grant SET state = 0, claimed_at = NULL, expires_at = NULL WHERE id = ${id}`,
      sql`UPDATE bonus_grant SET amount = 1 WHERE id = ${id}`,
      sql`DELETE FROM bonus_grant`,
    ]) {
      await expect(wrong.execute(server().owner)).rejects.toThrow('goes only forward');
    }
  });
});

test('whom an operator bars from promotions takes none, and keeps the one that he has', async () => {
  const [had, next] = [
    await offer(server(), both, me, 100_000n),
    await offer(server(), both, me, 50_000n),
  ];
  expect((await claim(me, had)).code).toBe('OK');
  const flag = (flags: bigint) =>
    sql`UPDATE player SET flags = ${flags} WHERE player_id = ${me.playerId}`.execute(
      server().owner,
    );
  await flag(flagBit('DISABLE_ACTIVITY'));
  expect((await claim(me, had)).code).toBe('OK');
  expect((await claim(me, next)).code).toBe('BONUS_DISABLED');
  expect(await walletOf(server(), me)).toMatchObject({ Amount: 100_000n });
  expect((await forfeit(me, had)).code).toBe('OK');
  expect((await claim(me, next)).code).toBe('BONUS_DISABLED');
  await flag(0n);
  expect((await claim(me, next)).code).toBe('OK');
});
