import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { betConsole, betHttp } from '@fairlot/wire/play/bet';
import { mills } from '@fairlot/rules/core/money';
import { lotteryConsole, lotteryHttp } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { balanceOf, DEMO, fund, post } from '#ledger';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { readOff } from '../../lottery/feeds/index.ts';
import { operator } from '../../../staff/operator/index.ts';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { setCorrectDays } from '../../../site/settings/values/index.ts';
import { wallet } from '../../../money/wallet/index.ts';
import {
  BET_FEATURES,
  drawTestIssue,
  openTestIssue,
  placeOn,
  row,
  type TestIssue,
} from '../testing.ts';
import { previewCorrection } from './correct-draw.ts';
import { closeFedIssue, drawFedIssue, FC3D, openFedIssue } from '../testing/fed.ts';
import { inboxOf } from '../../../messaging/inbox/testing/inbox.ts';

/** Corrections of fed draws: another run, in which prizes are taken back and paid again. */
/** A keno abroad, and five digits that are read off it. */
const [KENO, FIVE] = [60, 16];
const START = Date.parse('2027-03-05T04:00:30Z');
const [site, session, player, ...rest] = BET_FEATURES;
const server = withTestServer({
  features: [site!, session!, operator, player!, wallet, ...rest],
  startAt: START,
  games: [4, FC3D, KENO, FIVE],
});
type Signed = Awaited<ReturnType<typeof signInOperator>>;
let li: Signed;
let wu: Signed;
beforeAll(async () => {
  li = await signInOperator(server(), 'li', ['games']);
  wu = await signInOperator(server(), 'wu');
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SETTLE = 'bet.settle';
const GIFT = 10_000_000n;
const BY_THREE = row('d3.fixed', '3||');
const BY_SEVEN = row('d3.fixed', '7||');
const balance = ({ playerId }: TestPlayer) => balanceOf(server().db, playerId, DEMO);
const named = ({ gameId, serial }: TestIssue) => ({ GameId: gameId, SerialNumber: serial });
const propose = (issue: TestIssue, Number: string) =>
  server().callConsole(
    betConsole.proposeCorrection,
    { ...named(issue), Number, Evidence: '官方公报 2027-055', Reason: '数据源报错' },
    { token: li.token },
  );
async function agree(issue: TestIssue, number: string): Promise<void> {
  const made = await propose(issue, number);
  expect(made.code).toBe('OK');
  const { Id, Hash } = made.value;
  const confirm = ({ token }: Signed) =>
    server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
  expect((await confirm(wu)).code).toBe('OK');
}
const records = async ({ token }: TestPlayer, issue: TestIssue) => {
  const filter = { PageSize: 10, ...named(issue) };
  return (await server().call(betHttp.getBetRecords, filter, { token })).value.Rows;
};
const eventsOf = async ({ playerId }: TestPlayer) => {
  const { rows } = await sql<{ payload: object }>`
    SELECT payload FROM event WHERE topic = ${`player:${playerId}`} AND name = 'BetCorrectedNotify'`.execute(
    server().owner,
  );
  return rows.map(({ payload }) => payload);
};
const past = async (issue: TestIssue) => {
  const { value } = await server().call(lotteryHttp.getDrawHistory, { GameId: FC3D, Count: 20 });
  return value.Issues.find(({ SerialNumber }) => SerialNumber === issue.serial);
};
async function awarded(bets: readonly (readonly [TestPlayer, ReturnType<typeof row>])[]) {
  const issue = await openFedIssue(server());
  for (const [{ token }, bet] of bets) {
    expect((await placeOn(server(), token, issue, [bet])).code).toBe('OK');
  }
  await closeFedIssue(server(), issue);
  await drawFedIssue(server(), issue, '3,1,4');
  await server().runJobs(SETTLE);
  return issue;
}

test('takes prizes back and pays them again, tells each player once, and the first number stays', async () => {
  const [won, lost, both] = await Promise.all([1, 2, 3].map(() => registerPlayer(server())));
  const same = row('d3.fixed', '|1|');
  const issue = await awarded([
    [won!, BY_THREE],
    [lost!, BY_SEVEN],
    [both!, same],
  ]);
  const prize = (await balance(won!)) - GIFT + 2_000n;
  expect(await balance(lost!)).toBe(GIFT - 2_000n);
  const untouched = await balance(both!);
  const preview = await server().callConsole(
    betConsole.previewCorrection,
    { ...named(issue), Number: '7 1 4' },
    { token: li.token },
  );
  expect(preview.value).toEqual({
    Number: '7,1,4',
    Bets: 2,
    Players: 2,
    Taken: mills(prize),
    Paid: mills(prize),
    Debtors: 0,
    Debt: mills(0),
  });
  const made = await propose(issue, '714');
  expect(made.value.Content).toMatchObject({ number: '7,1,4', bets: '2', taken: String(prize) });
  // The control: proposed is not done.
  await server().runJobs(SETTLE);
  expect(await balance(won!)).toBe(GIFT - 2_000n + prize);
  const { Id, Hash } = made.value;
  const own = await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token: wu.token });
  expect(own.code).toBe('OK');
  await server().runJobs(SETTLE);
  expect(await balance(won!)).toBe(GIFT - 2_000n);
  expect(await balance(lost!)).toBe(GIFT - 2_000n + prize);
  expect(await balance(both!)).toBe(untouched);
  expect(await past(issue)).toMatchObject({
    State: 2,
    WinningNumber: '7,1,4',
    FirstWinningNumber: '3,1,4',
    Notice: '数据源报错',
  });
  expect(await records(won!, issue)).toMatchObject([
    {
      State: 2,
      Prize: 0n,
      WinningNumber: '7,1,4',
      Corrected: [{ WinningNumber: '3,1,4', State: 3, Prize: prize, Refund: 0n }],
    },
  ]);
  expect(await records(lost!, issue)).toMatchObject([
    { State: 3, Prize: prize, Corrected: [{ State: 2, Prize: 0n }] },
  ]);
  expect((await records(both!, issue))[0]).not.toHaveProperty('Corrected');
  expect(await eventsOf(won!)).toMatchObject([
    { WinningNumber: '7,1,4', Taken: Number(prize) / 1_000, Paid: 0 },
  ]);
  expect(await eventsOf(lost!)).toHaveLength(1);
  expect(await eventsOf(both!)).toEqual([]);
  const inboxes = await Promise.all(
    [won, lost, both].map((one) => inboxOf(server(), one!.playerId)),
  );
  expect(
    inboxes.map((titles) => titles.filter((title) => title.includes('was corrected')).length),
  ).toEqual([1, 1, 0]);
  const { value } = await server().callConsole(lotteryConsole.getIssue, named(issue), {
    token: li.token,
  });
  // Two of the three bets are on one number.
  expect([value.MostPrize, value.MostPrizeIs]).toEqual([2n * prize, 'exact']);
  expect(value.Steps.map(({ Step }) => Step)).toEqual([
    'opened',
    'closed',
    'sealed',
    'drawn',
    'counted',
    'ended',
  ]);
  const times = value.Steps.map(({ At }) => At ?? 0);
  expect(times.every((time, n) => time > 0 && time >= (times[n - 1] ?? 0))).toBe(true);
  expect(value).toMatchObject({
    Step: 'done',
    Corrections: [{ Run: 2, Before: '3,1,4', Number: '7,1,4', By: 'li', Confirmed: 'wu' }],
  });
  expect(value.Corrections[0]?.FinishedAt).not.toBeNull();
  const statement = await server().call(
    walletHttp.getCashFlow,
    { From: START - 1, To: START + 600_000, PageSize: 20 },
    { token: won!.token },
  );
  expect(statement.value.Rows.map(({ Type }) => Type)).toContain(402);
});

test('corrected again: a third run takes the second back, and each is told of once more', async () => {
  const one = await registerPlayer(server());
  const issue = await awarded([[one, BY_THREE]]);
  const rich = await balance(one);
  await agree(issue, '7,1,4');
  await server().runJobs(SETTLE);
  expect(await balance(one)).toBe(GIFT - 2_000n);
  await agree(issue, '3,1,4');
  await server().runJobs(SETTLE);
  expect(await balance(one)).toBe(rich);
  expect((await records(one, issue))[0]?.Corrected).toHaveLength(2);
  expect(await eventsOf(one)).toHaveLength(2);
  expect(await past(issue)).toMatchObject({ WinningNumber: '3,1,4', FirstWinningNumber: '3,1,4' });
});

test('money that is gone becomes a debt: it takes no bets, and what comes in goes to it first', async () => {
  const { db, owner } = server();
  const spender = await registerPlayer(server());
  const issue = await awarded([
    [spender, row('d3.fixed', '3||', { Multiple: 5_000, Amount: mills(10_000_000) })],
  ]);
  const rich = await balance(spender);
  expect(rich).toBeGreaterThan(GIFT);
  const gone = await openTestIssue(server(), 4, 600_000);
  const all = { Multiple: Number(rich / 2_000n), Amount: mills((rich / 2_000n) * 2_000n) };
  const bet = row('ssc.fixed', '3||||', all);
  expect((await placeOn(server(), spender.token, gone, [bet])).code).toBe('OK');
  const left = await balance(spender);
  const preview = await server().callConsole(
    betConsole.previewCorrection,
    { ...named(issue), Number: '7 1 4' },
    { token: li.token },
  );
  expect(preview.value).toMatchObject({ Debtors: 1, Debt: rich - left });
  await agree(issue, '7,1,4');
  // Neither a frozen account keeps it.
  await sql`UPDATE ledger_account SET status = 1 WHERE player_id = ${spender.playerId}`.execute(
    owner,
  );
  await server().runJobs(SETTLE);
  await sql`UPDATE ledger_account SET status = 0 WHERE player_id = ${spender.playerId}`.execute(
    owner,
  );
  const debt = await balance(spender);
  expect(debt).toBe(left - rich);
  const shown = await server().call(walletHttp.getWalletAmount, undefined, {
    token: spender.token,
  });
  expect(JSON.stringify(shown.body)).toContain(String(Number(debt) / 1_000));
  const next = await openFedIssue(server());
  expect((await placeOn(server(), spender.token, next, [BY_THREE])).code).toBe('NOT_ENOUGH');
  const give = (amount: bigint) =>
    transaction(db, (tx) =>
      post(
        tx,
        fund({
          playerId: spender.playerId,
          currency: DEMO,
          amount: mills(amount),
          reason: `${amount}`,
        }),
      ),
    );
  expect((await give(1_000n)).verdict).toBe('posted');
  expect(await balance(spender)).toBe(debt + 1_000n);
  expect(await server().audit()).toEqual([]);
  // The control: out of debt he bets again, and a stake that he has not is refused as ever.
  await give(3_000n - debt);
  expect((await placeOn(server(), spender.token, next, [BY_THREE])).code).toBe('OK');
  expect(
    (
      await placeOn(server(), spender.token, next, [
        { ...BY_THREE, Multiple: 9, Amount: mills(18_000) },
      ])
    ).code,
  ).toBe('NOT_ENOUGH');
});

test('what is read off a corrected draw is corrected with it, and its players are paid anew', async () => {
  const balls = (first: number) =>
    Array.from({ length: 20 }, (_, k) => String(first + 3 * k).padStart(2, '0')).join(',');
  const [was, is] = [balls(1), balls(5)];
  const digit = (number: string) => readOff(FIVE, number).split(',')[4];
  expect(digit(was)).not.toBe(digit(is));
  const keno = await openFedIssue(server(), KENO, 1_230_001);
  const five = await openFedIssue(server(), FIVE, keno.serial);
  const [won, lost] = await Promise.all([registerPlayer(server()), registerPlayer(server())]);
  const on = (number: string) => row('ssc.fixed', `||||${digit(number)}`);
  expect((await placeOn(server(), won.token, five, [on(was)])).code).toBe('OK');
  expect((await placeOn(server(), lost.token, five, [on(is)])).code).toBe('OK');
  await closeFedIssue(server(), keno);
  await closeFedIssue(server(), five);
  await drawFedIssue(server(), keno, was);
  await server().runJobs();
  const prize = (await balance(won)) - GIFT + 2_000n;
  expect(prize).toBeGreaterThan(0n);
  const preview = await server().callConsole(
    betConsole.previewCorrection,
    { ...named(keno), Number: is },
    { token: li.token },
  );
  expect(preview.value).toMatchObject({ Bets: 2, Taken: prize, Paid: prize });
  await agree(keno, is);
  await server().runJobs();
  expect(await balance(won)).toBe(GIFT - 2_000n);
  expect(await balance(lost)).toBe(GIFT - 2_000n + prize);
  const { rows } = await sql`
    SELECT original_number AS original, winning_number AS winning, first_number AS first FROM issue
    WHERE id = ${five.id}`.execute(server().owner);
  expect(rows).toEqual([{ original: is, winning: readOff(FIVE, is), first: readOff(FIVE, was) }]);
  // The control: it is not corrected by itself.
  expect((await propose(five, '0 0 0 0 0')).code).toBe('NOT_FED');
});

test('what is drawn here is never recalled, nor what is not awarded, nor to an impossible number', async () => {
  const one = await registerPlayer(server());
  const issue = await openFedIssue(server());
  expect((await propose(issue, '1 2 3')).code).toBe('NOT_AWARDED');
  const fixed = await awarded([[one, BY_THREE]]);
  for (const [number, code] of [
    ['3 1 4', 'SAME_NUMBER'],
    ['3 1', 'BAD_LENGTH'],
    ['3 1 x', 'BAD_DIGIT'],
  ] as const) {
    expect((await propose(fixed, number)).code).toBe(code);
  }
  const own = await openTestIssue(server());
  await drawTestIssue(server(), own, '1,2,3,4,5');
  await server().runJobs(SETTLE);
  expect((await propose(own, '1 2 3 4 6')).code).toBe('NOT_FED');
  // Nor does the database take it.
  await expect(
    sql`WITH c AS (INSERT INTO issue_correction (issue_id, run, before_number, number, evidence, reason, maker, checker)
        VALUES (${own.id}, 2, '1,2,3,4,5', '1,2,3,4,6', 'none', 'none', ${li.operatorId}, ${wu.operatorId}) RETURNING issue_id)
      UPDATE issue SET winning_number = '1,2,3,4,6', original_number = '1,2,3,4,6', first_number = '1,2,3,4,5'
      FROM c WHERE id = c.issue_id`.execute(server().db),
  ).rejects.toThrow('never changes');
  await expect(
    sql`UPDATE issue SET winning_number = '7,1,4', original_number = '7,1,4' WHERE id = ${fixed.id}`.execute(
      server().db,
    ),
  ).rejects.toThrow('never changes');
});

test('what drew longer ago than a number may be corrected stays as it is, asked for before or not', async () => {
  const issue = await awarded([[await registerPlayer(server()), BY_THREE]]);
  const made = await propose(issue, '714');
  const look = async () => {
    const wanted = { gameId: issue.gameId, serialNumber: issue.serial, number: '714' };
    const seen = await previewCorrection(server().db, DEMO, wanted);
    return seen.ok ? 'OK' : seen.error;
  };
  await setCorrectDays(server().db, 0);
  expect(await look()).toBe('TOO_OLD');
  expect((await propose(issue, '715')).code).toBe('TOO_OLD');
  const { Id, Hash } = made.value;
  const late = await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token: wu.token });
  expect(late.code).toBe('CHANGED_SINCE');
  expect((await past(issue))?.WinningNumber).toBe('3,1,4');
  await setCorrectDays(server().db, 2);
  await server().clock.advance(2 * DAY_MS - HOUR_MS);
  expect(await look()).toBe('OK');
  await server().clock.advance(HOUR_MS);
  expect(await look()).toBe('TOO_OLD');
});
