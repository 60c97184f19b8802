import { describe, expect, test } from 'vitest';
import { verifyDraw } from '@fairlot/draw/verify';
import { sql } from 'kysely';
import { mills } from '@fairlot/rules/core/money';
import { lotteryHttp, lotteryHub } from '@fairlot/wire/play/lottery';
import { fairHttp } from '@fairlot/wire/play/fair';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { betsOf, noTickets } from '#testing/stand-ins';
import { claimIssue, keepClaim } from '../../lottery/claims/index.ts';
import { finishIssue } from './finish.ts';
import type { TicketSource } from '../commitment/index.ts';
import { findBrokenChains } from '../commitment/store-secrets.ts';
import { at, bundleOf, count, DRAWS_ALONE, FFC, viewIssue } from '../testing/world.ts';

/** 12:00:30 of the site; issue 721 of the one-minute game is open until 12:00:50, drawn at 12:01. */
const START = Date.parse('2027-03-05T04:00:30Z');
const SERIAL = 202703050721;
let tickets: TicketSource = noTickets;
const bets = betsOf({
  tickets: {
    among: (...asked) => tickets.among(...asked),
    each: (...asked) => tickets.each(...asked),
    own: (...asked) => tickets.own(...asked),
  },
});
const server = withTestServer({ features: [...DRAWS_ALONE, bets], startAt: START });

const kinds = async (serial: number) =>
  (await bundleOf(server(), FFC, serial)).manifests.map((signed) => signed.body.kind);

const ask = (GameId: number, SerialNumber: number) =>
  server().call(fairHttp.getManifests, { GameId, SerialNumber });

/** Games that are drawn here. */
const drawnHere = () => count(server(), 'game', `kind = 'platform'`);

describe('an issue in mode 0, from its anchor to its settlement', () => {
  test('the start prepares today, its jobs two days more, and nothing that is over', async () => {
    expect(await count(server(), 'manifest', `kind = 'day'`)).toBe(await drawnHere());
    await server().runJobs('fair.prepare');
    expect(await count(server(), 'issue', `game_id = ${FFC} AND close_at <= app_now()`)).toBe(0);
    expect(await count(server(), 'issue', `game_id = ${FFC}`)).toBe(720 + 2 * 1440);
    expect(await count(server(), 'manifest', `kind = 'day'`)).toBe(3 * (await drawnHere()));
    const { rows } = await sql<{ late: boolean; day: string }>`
      SELECT (body::jsonb ->> 'late')::boolean AS late, day FROM manifest
      WHERE game_id = ${FFC} ORDER BY seq`.execute(server().owner);
    expect(rows).toEqual([
      { late: true, day: '2027-03-05' },
      { late: false, day: '2027-03-06' },
      { late: false, day: '2027-03-07' },
    ]);
  });

  test('preparing again changes nothing', async () => {
    const before = await count(server(), 'issue');
    await server().runJobs('fair.prepare');
    expect(await count(server(), 'issue')).toBe(before);
    expect(await count(server(), 'manifest', `kind = 'day'`)).toBe(3 * (await drawnHere()));
  });

  test('it opens with its mode published, after the anchor of its day', async () => {
    await at(server(), START);
    const issue = await viewIssue(server(), FFC, SERIAL);
    expect(issue).toMatchObject({ state: 0, mode: 0, round: null, step: 'close' });
    expect(await kinds(SERIAL)).toEqual(['day', 'issue']);
    const next = await viewIssue(server(), FFC, SERIAL + 1);
    expect(next.opened_at).toBeNull();
  });

  test('no issue of ours opens without the anchor of its day (F1)', async () => {
    const open = sql`UPDATE issue SET opened_at = app_now(), mode = 0 WHERE id = (
      SELECT id FROM issue WHERE day = '2027-03-09' LIMIT 1)`;
    await sql`INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at)
      VALUES (${FFC}, 202703090001, '2027-03-09', 1, app_now(), app_now() + interval '50 s',
        app_now() + interval '60 s')`.execute(server().db);
    await expect(open.execute(server().db)).rejects.toThrow('no anchor');
    await sql`DELETE FROM issue WHERE day = '2027-03-09'`.execute(server().db);
    // Nor a moment before it was published.
    const early = sql`UPDATE issue SET mode = 0, opened_at = (
        SELECT min(published_at) - interval '1 ms' FROM manifest WHERE kind = 'day')
      WHERE game_id = ${FFC} AND serial_number = ${SERIAL + 5}`;
    await expect(early.execute(server().db)).rejects.toThrow('no anchor');
  });

  test('its close freezes the tickets, its draw reveals what anyone can check', async () => {
    const firstBet = '01920000-0000-7000-8000-000000000001';
    tickets = {
      ...noTickets,
      among: async (_db, issueIds) => new Set(issueIds),
      each: (_db, _issue, take) =>
        take([{ n: 0, firstBet, hashes: Buffer.alloc(32, 7), stake: 2_000n }]),
    };
    await at(server(), START + 20_000);
    const closed = await viewIssue(server(), FFC, SERIAL);
    expect(closed).toMatchObject({ state: 0, step: 'draw', winning_number: null });
    expect(closed.closed_at).toBe(START + 20_000);
    expect(await kinds(SERIAL)).toEqual(['day', 'issue', 'close']);

    // Not before its time, also when its job is woken early.
    await sql`UPDATE issue_job SET due_at = '-infinity' WHERE step = 'draw'`.execute(
      server().owner,
    );
    await at(server(), START + 25_000);
    const early = await viewIssue(server(), FFC, SERIAL);
    expect(early).toMatchObject({ state: 0, step: 'draw', winning_number: null });

    await at(server(), START + 30_000);
    const drawn = await viewIssue(server(), FFC, SERIAL);
    expect(drawn).toMatchObject({ state: 1, step: 'settle' });
    expect(drawn.winning_number).toMatch(/^\d(,\d){4}$/);

    const bundle = await bundleOf(server(), FFC, SERIAL);
    const verdict = verifyDraw(bundle);
    expect(verdict.steps.filter((step) => step.status === 'failed')).toEqual([]);
    expect(verdict.ok).toBe(true);
    expect(verdict.numbers?.winning.join(',')).toBe(drawn.winning_number);
    const close = bundle.manifests.find((signed) => signed.body.kind === 'close')?.body;
    expect(close).toMatchObject({
      betCount: 1,
      stakeSum: '2000',
      late: false,
      leaf: 2,
      ticketRoot: '07'.repeat(32),
    });
  });

  test('one byte changed fails visibly', async () => {
    const bundle = await bundleOf(server(), FFC, SERIAL);
    const manifests = bundle.manifests.map((signed) =>
      signed.body.kind === 'result'
        ? { ...signed, body: { ...signed.body, winning: [0, 0, 0, 0, 0] } }
        : signed,
    );
    expect(verifyDraw({ ...bundle, manifests }).ok).toBe(false);
  });

  test('the result is told once, in the transaction that stores it', async () => {
    const events = `topic = 'game:${FFC}' AND name = '${lotteryHub.receiveWinningNumber.target}'`;
    expect(await count(server(), 'event', events)).toBe(1);
    await server().runJobs();
    expect(await count(server(), 'event', events)).toBe(1);
  });

  test('the program cannot change a published result (F10)', async () => {
    const { id } = await viewIssue(server(), FFC, SERIAL);
    const { db } = server();
    const change = sql`UPDATE issue SET winning_number = '0,0,0,0,0' WHERE id = ${id}`;
    await expect(change.execute(db)).rejects.toThrow('never changes');
    const back = sql`UPDATE issue SET state = 0, winning_number = NULL, original_number = NULL
      WHERE id = ${id}`;
    await expect(back.execute(db)).rejects.toThrow('never changes');
    await expect(sql`DELETE FROM issue WHERE id = ${id}`.execute(db)).rejects.toThrow('stays');
    await expect(sql`UPDATE manifest SET body = '{}'`.execute(db)).rejects.toThrow('keeps');
    await expect(sql`DELETE FROM manifest`.execute(db)).rejects.toThrow('keeps');
    await expect(sql`TRUNCATE manifest`.execute(db)).rejects.toThrow('permission denied');
    const reopen = sql`UPDATE issue SET closed_at = NULL WHERE id = ${id}`;
    await expect(reopen.execute(db)).rejects.toThrow('stays closed');
    const control = await sql`UPDATE issue SET finished_at = NULL WHERE id = ${id}`.execute(db);
    expect(control.numAffectedRows).toBe(1n);
  });

  test('settlement is published, and the issue is AWARDED', async () => {
    const { db, platform } = server();
    const claim = await claimIssue(db, { steps: ['settle'], kinds: ['platform'], owner: 'test' });
    expect(claim).toBeDefined();
    if (!claim) return;
    await transaction(db, async (tx) => {
      expect(await keepClaim(tx, claim)).toBe(true);
      const recountHash = 'ab'.repeat(32);
      await finishIssue(platform, tx, claim, { winners: 0, payoutSum: mills(0), recountHash });
    });
    const awarded = await viewIssue(server(), FFC, SERIAL);
    expect(awarded).toMatchObject({ state: 2, step: 'done' });
    expect(await kinds(SERIAL)).toEqual(['day', 'issue', 'close', 'result', 'settlement']);
    expect(verifyDraw(await bundleOf(server(), FFC, SERIAL)).ok).toBe(true);
    const { value } = await server().call(lotteryHttp.getDrawHistory, { GameId: FFC, Count: 1 });
    expect(value.Issues).toEqual([
      expect.objectContaining({
        SerialNumber: SERIAL,
        State: 2,
        WinningNumber: awarded.winning_number,
      }),
    ]);
  });

  test('the issue after it links its secret to this one', async () => {
    await at(server(), START + 80_000);
    await at(server(), START + 90_000);
    const verdict = verifyDraw(await bundleOf(server(), FFC, SERIAL + 1));
    expect(verdict.ok).toBe(true);
    const link = verdict.steps.find((step) => step.id === 'previous-secret');
    expect(link?.status).toBe('ok');
  });

  test('manifests of what is not there, or not drawn here', async () => {
    expect((await ask(FFC, 1)).code).toBe('NOT_FOUND');
    expect((await ask(5_000, 1)).code).toBe('NOT_FOUND');
  });
});

test('a secret that was exchanged is named by the audit (F2)', async () => {
  const undo = new Error('undo');
  const found: string[] = [];
  expect(await findBrokenChains(server().owner)).toEqual([]);
  const damage = transaction(server().owner, async (tx) => {
    await sql`ALTER TABLE manifest DISABLE TRIGGER USER`.execute(tx);
    await sql`
      UPDATE manifest SET body = jsonb_set(body::jsonb, '{s}', to_jsonb(repeat('ab', 32)))::text
      WHERE game_id = ${FFC} AND serial_number = ${SERIAL} AND kind = 'result'`.execute(tx);
    found.push(...(await findBrokenChains(tx)));
    throw undo;
  });
  await expect(damage).rejects.toBe(undo);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`issue ${SERIAL}: its secret does not lead to link 0`);
});
