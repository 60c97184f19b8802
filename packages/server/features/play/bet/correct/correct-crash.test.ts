import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { DEMO } from '#ledger';
import { transaction, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { type Claim, claimIssue } from '../../lottery/claims/index.ts';
import { holdIssue, continueIssue } from '../../lottery/intervention/index.ts';
import { operator } from '../../../staff/operator/index.ts';
import { openOperator } from '../../../staff/operator/testing/accounts.ts';
import { correct } from './correct.ts';
import { FIRST, LAST_ID, type Range } from '../settle/range.ts';
import { correctRange } from './store-correct.ts';
import { placeCarts } from '../place/store-place.ts';
import { BET_FEATURES, makePlayers, type TestIssue } from '../testing.ts';
import {
  closeFedIssue,
  correctFedIssue,
  drawFedIssue,
  FC3D,
  fedCart,
  openFedIssue,
} from '../testing/fed.ts';
import { buildWorker, startWorker } from '../testing/spawn.ts';
import { byRing } from '#testing/ring';

/**
 * Corrections whose processes are killed at any moment, that two work on at once, or that are held in the
 * middle: every prize is taken back once and paid again once. The audit at the end is the judge, and
 * the balances are those of a world in which the last number was drawn at once.
 */
const server = withTestServer({
  features: [...BET_FEATURES.slice(0, 2), operator, ...BET_FEATURES.slice(2)],
  startAt: Date.parse('2027-03-05T04:00:30Z'),
  games: [4, FC3D],
});
const PLAYERS = 240;
const BETS_EACH = 6;
const RICH = 1_000_000n;
const KILLS = byRing({ short: 1, all: 4, long: 16 });
const SETTLE = 'bet.settle';
const NUMBERS = ['3,0,9', '1,2,5', '0,0,0', '8,8,1'] as const;

let worker = '';
let players: readonly bigint[] = [];
let two: readonly [number, number] = [0, 0];
beforeAll(async () => {
  worker = await buildWorker();
  players = await makePlayers(server(), PLAYERS, mills(RICH));
  const [li, wu] = [await openOperator(server(), 'li'), await openOperator(server(), 'wu')];
  two = [li.operatorId, wu.operatorId];
}, 60_000);
afterAll(() => rmSync(worker, { force: true }));

const picksOf = (place: number) =>
  Array.from({ length: BETS_EACH }, (_, bet) => (place * 3 + bet * 7) % 10);
/** An issue with bets of everybody, awarded. */
async function awarded(): Promise<TestIssue> {
  const issue = await openFedIssue(server());
  const carts = players.map((playerId, place) => fedCart(playerId, issue, picksOf(place)));
  const verdicts = await placeCarts(server().db, carts);
  expect(verdicts.every(({ verdict }) => verdict === 'OK')).toBe(true);
  await closeFedIssue(server(), issue);
  await drawFedIssue(server(), issue, NUMBERS[0]);
  await server().runJobs(SETTLE);
  return issue;
}
const agree = (issue: TestIssue, number: string) => correctFedIssue(server(), issue, number, two);
const stepOf = async ({ id }: TestIssue) =>
  (
    await sql<{ step: string }>`SELECT step FROM issue_job WHERE issue_id = ${id}`.execute(
      server().owner,
    )
  ).rows[0]?.step;
/** What the bets of an issue brought, bet by bet, counted by hand. */
async function expectPaidAs(issue: TestIssue, number: string): Promise<void> {
  const drawn = number.split(',').map(Number);
  const { rows } = await sql<{ content: string; state: number; times: bigint }>`
    SELECT content, state, count(*) AS times FROM bet WHERE issue_id = ${issue.id}
    GROUP BY 1, 2`.execute(server().owner);
  expect(rows.length).toBeGreaterThan(10);
  for (const { content, state } of rows) {
    const isWon = content
      .split('|')
      .some((digit, at) => digit !== '' && Number(digit) === drawn[at]);
    expect([content, state]).toEqual([content, isWon ? 3 : 2]);
  }
}
const moved = async ({ id }: TestIssue, kind: number) => {
  const { rows } = await sql<{ times: bigint; amount: bigint }>`
    SELECT count(*) AS times, coalesce(sum(e.amount), 0)::bigint AS amount FROM ledger_entry e
    JOIN ledger_journal j ON j.player_id = e.player_id AND j.id = e.journal_id
    WHERE e.account = 10 AND e.ref = ${id} AND j.kind = ${kind}`.execute(server().owner);
  return rows[0];
};

describe('a correction', () => {
  it(`survives ${KILLS} kill -9, half of the time with two workers`, async () => {
    const { ownerUrl, clock } = server();
    const issue = await awarded();
    let kills = 0;
    let run = 0;
    let next = startWorker(worker, ownerUrl);
    while (kills < KILLS) {
      if ((await stepOf(issue)) === 'done') {
        run += 1;
        await agree(issue, NUMBERS[run % NUMBERS.length]!);
      }
      const one = await next;
      next = startWorker(worker, ownerUrl);
      one.go();
      await one.hear(1 + (kills % 3));
      if (kills % 2 === 1) {
        const rival = await startWorker(worker, ownerUrl);
        await clock.advance(11_000);
        rival.go();
        await rival.hear(1);
        await rival.kill();
        kills += 1;
      }
      await delay(kills % 4);
      await one.kill();
      kills += 1;
      await clock.advance(11_000);
    }
    await (await next).kill();
    await server().runJobs(SETTLE);
    expect(await stepOf(issue)).toBe('done');
    await expectPaidAs(issue, NUMBERS[run % NUMBERS.length]!);
  }, 180_000);

  it('in a race with itself, with a hold, and with who goes on is done once', async () => {
    const issue = await awarded();
    const name = { gameId: issue.gameId, serialNumber: issue.serial };
    await agree(issue, NUMBERS[1]);
    await Promise.all([
      server().runJobs(SETTLE),
      server().runJobs(SETTLE),
      delay(20).then(() => holdIssue(server().db, 'command', name, 'in a race')),
      delay(60).then(() => continueIssue(server().db, 'command', name, 'in a race')),
    ]);
    await continueIssue(server().db, 'command', name, 'in a race');
    await server().runJobs(SETTLE);
    expect(await stepOf(issue)).toBe('done');
    await expectPaidAs(issue, NUMBERS[1]);
    // Everything that was paid by the first run was taken back once, or stands.
    const [paid, back] = [await moved(issue, 401), await moved(issue, 402)];
    expect(back?.times).toBeGreaterThan(0n);
    const { rows } = await sql<{ prize: bigint }>`
      SELECT sum(prize)::bigint AS prize FROM bet WHERE issue_id = ${issue.id}`.execute(
      server().owner,
    );
    expect(-(paid?.amount ?? 0n) - (back?.amount ?? 0n)).toBe(rows[0]?.prize);
  });

  it('is not done by a worker that lost its claim; without the look at the fence it would be', async () => {
    const { db, owner, platform } = server();
    const issue = await awarded();
    await agree(issue, NUMBERS[1]);
    const lost = (await claimIssue(db, { steps: ['correct'], owner: 'lost' })) as Claim;
    const name = { gameId: issue.gameId, serialNumber: issue.serial };
    await holdIssue(db, 'command', name, 'somebody looks');
    expect(await correct(platform, lost, { currency: DEMO })).toBe('fenced');
    await expectPaidAs(issue, NUMBERS[0]);
    const all: Range = { after: FIRST, to: { playerId: 2n ** 62n, id: LAST_ID } };
    const write = (tx: Tx) => correctRange(tx, lost, 2, all, []);
    expect(await transaction(db, write)).toBeUndefined();
    // The control: the function without its look writes for whoever asks.
    const undo = new Error('undo');
    const control = transaction(owner, async (tx) => {
      const { rows } = await sql<{ text: string }>`
        SELECT pg_get_functiondef('bet_correct'::regproc) AS text`.execute(tx);
      const open = rows[0]?.text.replace('IF NOT FOUND THEN RETURN; END IF;', '') ?? '';
      expect(open).not.toBe(rows[0]?.text);
      await sql.raw(open).execute(tx);
      expect(await write(tx)).toBe(0);
      throw undo;
    });
    await expect(control).rejects.toBe(undo);
    await continueIssue(db, 'command', name, 'nothing is wrong');
    await server().runJobs(SETTLE);
    await expectPaidAs(issue, NUMBERS[1]);
    // Whoever comes late finds nothing to do.
    expect(await correct(platform, lost, { currency: DEMO })).toBe('fenced');
  });
});
