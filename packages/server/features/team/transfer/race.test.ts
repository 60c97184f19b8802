import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { betHttp } from '@fairlot/wire/play/bet';
import { transferHttp } from '@fairlot/wire/team/transfer';
import { withTestServer } from '#testing';
import { openTestIssue, row, type TestIssue } from '../../play/bet/testing.ts';
import { ask, NOON, readyToWithdraw, settle } from '../../money/withdraw/testing/ready.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { cashOf, makeMember, makeSender, type Member, send, setFlags } from './testing/ready.ts';

/**
 * A transfer against everything else that spends or stops the same money, over HTTP. In the control nobody waits for the wallet
 * of the payer: it must leak, or this proves nothing.
 */
const server = withTestServer({ games: [4], startAt: NOON });
const ROUNDS = 4;
const LOCK = readFileSync(
  join(import.meta.dirname, '../../../migrations/functions/transfer.sql'),
  'utf8',
).replace(/-- Each transfer has.*/s, '');

let issue: TestIssue;
beforeAll(async () => {
  issue = await openTestIssue(server(), 4, 3_600_000);
  await settle(server(), { withdrawFrom: '00:00', withdrawTo: '00:00', withdrawMin: 1 });
});
afterAll(() => sql.raw(LOCK).execute(server().owner));

/** Lets others go while the wallets are read, under their locks or, in the control, without. */
const stall = (isLocked: boolean) => {
  const body = isLocked ? LOCK : LOCK.replace(' FOR UPDATE', '');
  const stalled = body.replace(
    'END LOOP;',
    'END LOOP; PERFORM pg_advisory_xact_lock_shared(20777, 1); PERFORM pg_sleep(0.2);',
  );
  return sql.raw(stalled).execute(server().owner);
};
async function untilRead(): Promise<void> {
  for (;;) {
    const { rows } =
      await sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 20777`.execute(
        server().owner,
      );
    if (rows.length > 0) return;
    await delay(5);
  }
}

const OWED = 4_000_000n;
const owes = ({ playerId }: Member, amount: bigint) =>
  sql`INSERT INTO debt (player_id, currency, owed, since) VALUES (${playerId}, 'DEM', ${amount}, app_now())`.execute(
    server().owner,
  );
const forgive = () => sql`DELETE FROM debt`.execute(server().owner);

const bet = ({ token }: TestPlayer, amount: bigint) =>
  server().call(
    betHttp.place,
    {
      IntentId: crypto.randomUUID(),
      GameId: 4,
      SerialNumber: issue.serial,
      Bets: [{ ...row('ssc.c.total', 'big'), Amount: mills(amount) }],
    },
    { token },
  );

/** The balance in the books after each transfer of a player. */
async function leftBy({ playerId }: Member): Promise<readonly bigint[]> {
  const { rows } = await sql<{ left: bigint }>`
    SELECT (SELECT sum(o.amount)::bigint FROM ledger_entry o JOIN ledger_journal b ON b.player_id = o.player_id AND b.id = o.journal_id
      WHERE o.player_id = j.player_id AND o.account = 1 AND b.n <= j.n) AS left
    FROM ledger_journal j WHERE j.player_id = ${playerId} AND j.kind = 901`.execute(server().owner);
  return rows.map(({ left }) => left);
}

/** Bets of 1,000 beside a transfer that only just fits above what is owed; what the transfer left. */
async function besideBets(): Promise<readonly bigint[]> {
  const sender = await makeSender(server());
  const member = await makeMember(server(), sender);
  await owes(sender, OWED);
  const sending = send(server(), sender, member, { Amount: 6_000_000n });
  await untilRead();
  const bets = await Promise.all(Array.from({ length: 4 }, () => bet(sender, 1_000_000n)));
  await sending;
  expect(bets.map(({ code }) => code)).toContain('OK');
  return leftBy(sender);
}

describe('a transfer', () => {
  it('never leaves less than is owed, whatever is bet beside it', async () => {
    await stall(true);
    const left: bigint[] = [];
    for (let round = 0; round < ROUNDS; round += 1) left.push(...(await besideBets()));
    await forgive();
    expect(left).toEqual(Array.from({ length: ROUNDS }, () => OWED));
  });

  it('leaves less in the control, where the wallet is not locked', async () => {
    await stall(false);
    const left: bigint[] = [];
    for (let round = 0; round < ROUNDS; round += 1) left.push(...(await besideBets()));
    await sql.raw(LOCK).execute(server().owner);
    await forgive();
    expect(left.some((each) => each < OWED)).toBe(true);
  });

  it('or a withdrawal gets the money, never both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const sender = await readyToWithdraw(server());
      const member = await makeMember(server(), sender);
      await setFlags(server(), sender.playerId, 'ALLOW_TRANSFER');
      const cash = await cashOf(server(), sender);
      await send(server(), sender, member, { Amount: cash - 3_000_000n });
      const answers = await Promise.all([
        send(server(), sender, member, { Amount: 3_000_000n }),
        ask(server(), sender, { amount: mills(3_000_000n) }),
      ]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual(['NOT_ENOUGH', 'OK']);
      expect(await cashOf(server(), sender)).toBe(0n);
    }
  });

  it('and others of the same sender move what is there and what the day allows', async () => {
    const sender = await makeSender(server());
    const member = await makeMember(server(), sender);
    const many = async (Amount: bigint) =>
      (
        await Promise.all(
          Array.from({ length: 12 }, () => send(server(), sender, member, { Amount })),
        )
      ).filter(({ code }) => code === 'OK').length;
    await settle(server(), { transferDayMost: 5_000 });
    expect(await many(1_000_000n)).toBe(5);
    await settle(server(), { transferDayMost: 200_000 });
    expect(await many(1_000_000n)).toBe(5);
    expect(await cashOf(server(), sender)).toBe(0n);
    expect(await cashOf(server(), member)).toBe(10_000_000n);
  });

  it.each([
    ['the sender is frozen', 'sender', ['ALLOW_TRANSFER', 'FUNDS_FREEZE']],
    ['the receiver is disabled', 'member', ['DISABLE_ACCOUNT']],
  ] as const)('is not made once %s', async (_, whose, flags) => {
    const sender = await makeSender(server());
    const member = await makeMember(server(), sender);
    const sent = async () => {
      const { rows } = await sql<{ n: number }>`
        SELECT count(*)::int AS n FROM transfer WHERE from_player = ${sender.playerId}`.execute(
        server().owner,
      );
      return rows[0]?.n ?? 0;
    };
    const writing = Promise.all(
      Array.from({ length: 12 }, () => send(server(), sender, member, { Amount: 10_000n })),
    );
    await setFlags(server(), { sender, member }[whose].playerId, ...flags);
    const then = await sent();
    const answers = await writing;
    expect(await sent()).toBe(then);
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(then);
  });

  it('from two above at once stays within the own limit of the receiver', async () => {
    const top = await makeSender(server());
    await setFlags(server(), top.playerId, 'ALLOW_SUPER_TRANSFER');
    const middle = await makeMember(server(), top);
    const member = await makeMember(server(), middle);
    await sql`SELECT limit_set(${member.playerId}, 3::smallint, 1::smallint, 150000)`.execute(
      server().owner,
    );
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(server(), top, member)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      'OK',
      'TARGET_DISABLED',
      'TARGET_DISABLED',
      'TARGET_DISABLED',
    ]);
  });
});

it('needs a line: a player without one finds nobody', async () => {
  const alone = await registerPlayer(server());
  await setFlags(server(), alone.playerId, 'ALLOW_TRANSFER');
  const { value } = await server().call(transferHttp.findMembers, {}, { token: alone.token });
  expect(value?.Rows).toEqual([]);
});
