import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { addDays, siteDayOf } from '@fairlot/rules/lottery/site-day';
import type { Input, Output } from '@fairlot/wire/core';
import { reportConsole } from '@fairlot/wire/back-office/report';
import {
  adjust as adjustMovement,
  capture,
  DEMO,
  deposit,
  depositBonus,
  depositFee,
  fund,
  newHoldId,
  postAll,
  reserve,
  withdrawalsOf,
  withdrawFee,
} from '#ledger';
import { type Executor, transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { cancel } from '../../play/bet/place/cancel.ts';
import { BET_FEATURES, cancelling, FIVE_DIGITS, makePlayers, row } from '../../play/bet/testing.ts';
import { openFedIssue } from '../../play/bet/testing/fed.ts';
import { correctFed, CQSSC, placeRows, settleFed } from '../../play/bet/testing/settled.ts';
import { operator } from '../../staff/operator/index.ts';
import { openOperator } from '../../staff/operator/testing/accounts.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { setFlag } from '../../account/privilege/index.ts';
import { countMoney, report } from './index.ts';
import { auditReport } from './store-count.ts';
import { recount } from './testing/recount.ts';

/** Reports against the ledger; the audit holds every row of both against each other too. */
const server = withTestServer({
  postsBareJournals: true,
  features: [...BET_FEATURES.slice(0, 2), operator, ...BET_FEATURES.slice(2), report],
  startAt: Date.parse('2027-03-05T04:00:30Z'),
  games: [FIVE_DIGITS, CQSSC],
});
let token = '';
let two: readonly [number, number] = [0, 0];
let [top, below, side] = [0n, 0n, 0n];
beforeAll(async () => {
  const [li, wu] = [await openOperator(server(), 'li'), await openOperator(server(), 'wu')];
  two = [li.operatorId, wu.operatorId];
  const rich = mills(500_000_000);
  [top = 0n, side = 0n] = await makePlayers(server(), 2, rich, { group: 1960 });
  [below = 0n] = await makePlayers(server(), 1, rich, { parent: top, group: 1958 });
});

/** A login lasts eight hours; the business goes over more. */
let logins = 0;
const signIn = async () => {
  token = (await signInOperator(server(), `auditor${(logins += 1)}`, ['auditor'])).token;
};
beforeEach(signIn);

type By = Input<typeof reportConsole.getReport>['By'];
type Row = Output<typeof reportConsole.getReport>['Rows'][number];
type Figures = Output<typeof reportConsole.getDashboard>['Today'];
const today = async () => siteDayOf(await server().clock.now());
const span = async () => ({ From: addDays(await today(), -30), To: await today() });

/** All pages of a report, a few rows at a time. */
async function reportBy(By: By, more: object = {}): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let After: string | undefined;
  do {
    const ask = { ...(await span()), ...more, By, Count: 2, ...(After !== undefined && { After }) };
    const { value, code } = await server().callConsole(reportConsole.getReport, ask, { token });
    expect(code).toBe('OK');
    rows.push(...value.Rows);
    After = value.Next ?? undefined;
  } while (After !== undefined);
  return rows;
}
const totals = async (more: object = {}) =>
  (
    await server().callConsole(
      reportConsole.getReportTotals,
      { ...(await span()), ...more },
      { token },
    )
  ).value.Totals;
const check = async () =>
  (await server().callConsole(reportConsole.checkReport, await span(), { token })).value;

/** What the ledger says that players are richer by, of some kinds. */
async function books(kinds: readonly number[] | undefined, players?: readonly bigint[]) {
  const { rows } = await sql<{ sum: bigint }>`
    SELECT coalesce(sum(e.amount), 0)::bigint AS sum FROM ledger_entry e
    JOIN ledger_journal j ON j.player_id = e.player_id AND j.id = e.journal_id
    WHERE e.account < 10 AND (${kinds ?? null}::smallint[] IS NULL OR j.kind = ANY (${kinds ?? null}::smallint[]))
      AND (${players ?? null}::bigint[] IS NULL OR e.player_id = ANY (${players ?? null}::bigint[]))`.execute(
    server().owner,
  );
  return rows[0]?.sum ?? 0n;
}

let orders = 0;
/** What happens to the money of players, each through the code that does it. */
const DEEDS = {
  deposit: async (player: bigint, amount: bigint) => {
    const of = { playerId: player, currency: DEMO, orderNo: `D${(orders += 1)}` };
    await transaction(server().db, (tx) =>
      postAll(tx, [
        [
          deposit({ ...of, amount: mills(amount), way: 'bank', provider: 1 }),
          depositFee({ ...of, amount: mills(7) }),
          depositBonus({ ...of, amount: mills(11) }),
        ],
      ]),
    );
  },
  withdraw: async (player: bigint, amount: bigint) => {
    const hold = { playerId: player, holdId: newHoldId(), currency: DEMO };
    await transaction(server().db, (tx) =>
      postAll(tx, [
        [reserve({ ...hold, purpose: 'withdrawal', amount: mills(amount + 5n) })],
        [
          capture({
            ...hold,
            purpose: 'withdrawal',
            amount: mills(amount),
            to: withdrawalsOf(1n),
            part: 'pay',
          }),
        ],
        [withdrawFee({ ...hold, purpose: 'withdrawal', amount: mills(5), part: 'fee' })],
      ]),
    );
  },
  adjust: (player: bigint, amount: bigint) =>
    transaction(server().db, (tx) =>
      postAll(tx, [
        [
          adjustMovement({
            kind: amount % 2n === 0n ? 'adjustAdd' : 'compensate',
            playerId: player,
            currency: DEMO,
            adjustmentId: (orders += 1),
            line: 1,
            amount: mills(amount),
          }),
        ],
      ]),
    ),
  gift: (player: bigint, amount: bigint) =>
    transaction(server().db, (tx) =>
      postAll(tx, [
        [
          fund({
            playerId: player,
            currency: DEMO,
            amount: mills(amount),
            reason: `g${(orders += 1)}`,
          }),
        ],
      ]),
    ),
  issue: async (player: bigint, amount: bigint) => {
    const issue = await openFedIssue(server(), CQSSC);
    const stake = { Multiple: Number((amount % 50n) + 1n) };
    const [, taken] = await placeRows(server(), player, issue, [
      row('ssc.fixed', '4||||', stake),
      row('ssc.fixed', '5||||', stake),
      row('ssc.dt01.two', '龙', stake),
    ]);
    await placeRows(server(), below, issue, [row('ssc.fixed', '3||||', { Multiple: 20 })]);
    if (amount % 2n === 0n) await cancel(cancelling(server().db), player, taken ?? '');
    await settleFed(server(), issue, '4,3,9,9,1');
    if (amount % 3n === 0n) await correctFed(server(), issue, '3,3,9,9,3', two);
  },
  count: () => countMoney(server().db),
} satisfies Readonly<Record<string, (player: bigint, amount: bigint) => Promise<unknown>>>;

describe('reports', () => {
  it('add up to the ledger after any business, whenever it was counted', async () => {
    const deed = fc.record({
      name: fc.constantFrom(...(Object.keys(DEEDS) as (keyof typeof DEEDS)[])),
      who: fc.nat(2),
      amount: fc.bigInt(1_000n, 90_000n),
    });
    const plans = fc.sample(fc.array(deed, { minLength: 12, maxLength: 12 }), 3);
    for (const plan of plans) {
      for (const { name, who, amount } of plan) {
        await DEEDS[name]([top, below, side][who] ?? top, amount);
        await server().clock.advance(1_500_000);
      }
    }
    for (const name of Object.keys(DEEDS) as (keyof typeof DEEDS)[]) await DEEDS[name](top, 6_000n);
    await countMoney(server().db);
    await signIn();
    expect(await auditReport(server().db)).toEqual([]);
    expect(await check()).toMatchObject({ Rows: [] });
    const sum = await totals();
    expect(sum).toMatchObject({
      Deposit: await books([101, 102, 103, 104, 105, 106, 108, 111, 112, 113]),
      Withdraw: -(await books([202, 206, 208])),
      Bet: -(await books([301, 302, 304, 305, 308, 309, 310, 311])),
      Prize: await books([401, 402, 404, 405, 406, 407, 408]),
      Rebate: await books([501, 502, 503, 506]),
      Fee: -(await books([109, 110, 204])),
      Promo: await books([605, 609, 613, 614, 1103]),
      Adjust: await books([1101, 1102]),
      Transfer: 0n,
      Richer: await books(undefined),
    });
    expect([sum.Turnover > 0n, sum.Prize > 0n, sum.Rebate > 0n]).toEqual([true, true, true]);
    for (const By of ['day', 'game', 'kind', 'player', 'line'] as const) {
      const rows = await reportBy(By);
      for (const column of Object.keys(sum) as (keyof typeof sum)[]) {
        // By kind all of it is as it was posted: no journal is turnover.
        if (By === 'kind' && ['Turnover', 'Gross', 'Profit'].includes(column)) continue;
        const all = rows.reduce((total, each) => total + BigInt(each[column]), 0n);
        expect([By, column, all]).toEqual([By, column, BigInt(sum[column])]);
      }
    }
    const lines = new Map((await reportBy('line')).map((each) => [BigInt(each.Key), each]));
    expect([lines.has(top), lines.has(side), lines.has(below)]).toEqual([true, true, false]);
    expect(lines.get(top)?.Richer).toBe(await books(undefined, [top, below]));
    const [kind] = (await reportBy('kind')).filter(({ Key }) => Key === '401');
    expect(kind).toMatchObject({ Name: '派发奖金', NameEn: 'Prize', Prize: await books([401]) });
  });

  it('are of a player, of a line and of a game where that is asked for', async () => {
    await countMoney(server().db);
    const { rows } = await sql<{ user_name: string }>`
      SELECT user_name FROM player WHERE player_id IN (${top}, ${below}) ORDER BY player_id = ${below}`.execute(
      server().owner,
    );
    const [head = '', child = ''] = rows.map((each) => each.user_name);
    expect((await totals({ Player: child })).Richer).toBe(await books(undefined, [below]));
    expect((await totals({ Line: head.toUpperCase() })).Richer).toBe(
      await books(undefined, [top, below]),
    );
    // Below a head his own money is a line of its own.
    expect((await reportBy('line', { Line: head })).map(({ Name }) => Name)).toEqual([head, child]);
    expect((await reportBy('day', { Player: child })).length).toBeGreaterThan(0);
    expect(await totals({ GameId: CQSSC })).toMatchObject({ Deposit: 0n, Fee: 0n });
    expect((await totals({ GameId: CQSSC })).Bet).toBe((await totals()).Bet);
    const refused = (more: object) =>
      server().callConsole(
        reportConsole.getReportTotals,
        { From: '2027-03-01', To: '2027-03-05', ...more },
        { token },
      );
    expect((await refused({ Player: 'nobody-of-it' })).code).toBe('NO_SUCH_ACCOUNT');
    expect((await refused({ From: '2026-01-01' })).code).toBe('TOO_MANY_DAYS');
    expect((await refused({ From: '2027-03-06' })).value.Totals).toMatchObject({ Journals: 0 });
  });

  it('leave test accounts out, past and to come, until they are none any more', async () => {
    await countMoney(server().db);
    const { rows } = await sql<{ user_name: string }>`
      SELECT user_name FROM player WHERE player_id = ${side}`.execute(server().owner);
    const userName = rows[0]?.user_name ?? '';
    const test = async (isSet: boolean) => {
      const change = { userName, flag: 'TEST_ACCOUNT', isSet } as const;
      expect(await setFlag(server().db, 'command', change, 'a try')).toMatchObject({ ok: true });
    };
    const others = async () => (await books(undefined)) - (await books(undefined, [side]));
    const all = await totals();
    await test(true);
    expect((await totals()).Richer).toBe(await others());
    expect((await totals()).Richer).not.toBe(all.Richer);
    // What he does from now on, he and the others in one hour.
    for (const player of [side, top]) await DEEDS.gift(player, 7_777n);
    await DEEDS.issue(side, 6_000n);
    await countMoney(server().db);
    expect((await totals()).Richer).toBe(await others());
    for (const By of ['day', 'game', 'kind', 'player', 'line'] as const) {
      const each = await reportBy(By);
      const richer = each.reduce((sum, { Richer }) => sum + BigInt(Richer), 0n);
      expect([By, richer]).toEqual([By, await others()]);
      expect(each.filter(({ Journals }) => Journals === 0)).toEqual([]);
    }
    expect((await reportBy('player')).map(({ Name }) => Name)).not.toContain(userName);
    // Asked for by his name he is there; and the books are whole.
    expect((await totals({ Player: userName })).Richer).toBe(await books(undefined, [side]));
    expect(await check()).toMatchObject({ Rows: [] });
    expect(await auditReport(server().db)).toEqual([]);
    const desk = async () =>
      (await server().callConsole(reportConsole.getDashboard, null, { token })).value;
    const tested = await desk();
    await sql`SELECT money_leave_out(${side}, false)`.execute(server().owner);
    expect(await auditReport(server().db)).not.toEqual([]);
    await sql`SELECT money_leave_out(${side}, true)`.execute(server().owner);
    expect(await auditReport(server().db)).toEqual([]);
    await test(false);
    expect((await totals()).Richer).toBe(await books(undefined));
    expect(await auditReport(server().db)).toEqual([]);
    const { Today, Yesterday } = await desk();
    expect(Today.Bettors - tested.Today.Bettors).toBe(1);
    const came = (day: { Today: Figures; Yesterday: Figures }) =>
      day.Today.Registered + day.Yesterday.Registered;
    expect(came({ Today, Yesterday }) - came(tested)).toBe(1);
    expect(Today.Sums.Journals).toBeGreaterThan(tested.Today.Sums.Journals);
  });

  it('leave out what is counted while an account becomes one for tests: without the lock it would stay', async () => {
    const { owner } = server();
    await countMoney(server().db);
    await DEEDS.gift(side, 3_210n);
    const flag = 1 << 19;
    const put = (on: boolean) => sql`SELECT FROM player_set_flag(
      (SELECT user_name FROM player WHERE player_id = ${side}), ${flag}, ${on})`;
    const isHeld = async () => {
      const found = await sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'
        AND datname = current_database() AND query LIKE '%player_set_flag%' AND pid <> pg_backend_pid()`.execute(
        owner,
      );
      return found.rows.length;
    };
    const race = async () => {
      let flagged: Promise<unknown> = Promise.resolve();
      await transaction(owner, async (tx) => {
        await sql`SELECT money_count((SELECT max(n) FROM ledger_journal), 5000)`.execute(tx);
        flagged = put(true).execute(owner);
        const settled = flagged.then(() => 'done');
        await expect.poll(async () => (await isHeld()) > 0 || (await soon(settled))).toBe(true);
      });
      await flagged;
      const odd = await auditReport(server().db);
      await put(false).execute(owner);
      return odd;
    };
    const soon = async (settled: Promise<string>) =>
      (await Promise.race([settled, new Promise((done) => setImmediate(() => done('')))])) ===
      'done';
    expect(await race()).toEqual([]);
    expect(await auditReport(server().db)).toEqual([]);
    const { rows } = await sql<{ text: string }>`
      SELECT pg_get_functiondef('money_leave_out'::regproc) AS text`.execute(owner);
    const [whole = ''] = rows.map(({ text }) => text);
    await sql.raw(whole.replace('FOR UPDATE', '')).execute(owner);
    await DEEDS.gift(side, 3_211n);
    expect(await race()).not.toEqual([]);
    await sql.raw(whole).execute(owner);
    await recount(server());
  });

  it('name what differs', async () => {
    const spoil = (by: number) =>
      sql`UPDATE money_hour SET amount = amount + ${by} WHERE kind = 102 AND hour = (
        SELECT max(hour) FROM money_hour WHERE kind = 102)`.execute(server().owner);
    await spoil(4);
    const { Rows } = await check();
    expect(Rows).toHaveLength(1);
    expect(Rows[0]).toMatchObject({ Kind: 102 });
    expect((Rows[0]?.Here ?? 0n) - (Rows[0]?.Ledger ?? 0n)).toBe(4n);
    expect(await auditReport(server().db)).not.toEqual([]);
    await spoil(-4);
  });

  it('count no journal twice, whoever counts at once; without the lock they would', async () => {
    const other = server().owner;
    const both = async (name: string) => {
      await DEEDS.gift(side, 1_234n);
      const { rows } = await sql<{ n: bigint }>`SELECT max(n) AS n FROM ledger_journal`.execute(
        other,
      );
      const upto = rows[0]?.n ?? 0n;
      const count = (db: Executor) => sql`SELECT ${sql.raw(name)}(${upto}, 5000)`.execute(db);
      let second: Promise<unknown> = Promise.resolve();
      await transaction(other, async (tx) => {
        await count(tx);
        second = count(other);
        await waitForLock();
      });
      await second;
      return auditReport(server().db);
    };
    const waitForLock = async () => {
      for (;;) {
        const { rows } = await sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'
          AND datname = current_database() AND query LIKE '%money_count%'`.execute(server().owner);
        if (rows.length > 0) return;
      }
    };
    await countMoney(server().db);
    expect(await both('money_count')).toEqual([]);
    await sql
      .raw(
        (
          await sql<{ text: string }>`
          SELECT replace(replace(pg_get_functiondef('money_count'::regproc), 'money_count(', 'money_count_bare('),
            'FOR UPDATE', '') AS text`.execute(other)
        ).rows[0]!.text,
      )
      .execute(other);
    expect(await both('money_count_bare')).not.toEqual([]);
    await recount(server());
  });

  it('holds against the ledger what was counted at one moment, whatever is counted meanwhile', async () => {
    const { owner } = server();
    await countMoney(server().db);
    await DEEDS.gift(side, 4_321n);
    const isHeld = async () => {
      const { rows } = await sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'
        AND datname = current_database() AND query LIKE '%money_hour%'`.execute(owner);
      return rows.length;
    };
    // It has read up to where is counted, and stands before the sums: then more is counted.
    const checked = await transaction(owner, async (tx) => {
      await sql`LOCK TABLE money_hour IN ACCESS EXCLUSIVE MODE`.execute(tx);
      const checking = check();
      await expect.poll(isHeld).toBe(1);
      await sql`SELECT money_count((SELECT max(n) FROM ledger_journal), 5000)`.execute(tx);
      return { checking };
    });
    expect((await checked.checking).Rows).toEqual([]);
  });
});
