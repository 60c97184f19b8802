import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonicalJson } from '@fairlot/draw/canonical-json';
import { derive } from '@fairlot/draw/derivation';
import type { Manifest } from '@fairlot/draw/manifest';
import { mappingHash, type MappingProgram } from '@fairlot/draw/mapping';
import { PROGRAMS } from '@fairlot/draw/programs';
import { verifyDraw } from '@fairlot/draw/verify';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import { parseWinningNumber } from '@fairlot/rules/lottery/winning-number';
import { invariant } from '@fairlot/rules/core/invariant';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { sql } from 'kysely';
import { type App, startApp } from '../../../../app.ts';
import { transaction } from '#platform/db';
import { sha256Hex } from '#platform/hash';
import { withTestServer } from '#testing';
import { cancelIssue } from '../../lottery/steps/index.ts';
import { type Claim } from '../../lottery/claims/index.ts';
import { haltGame } from '../../lottery/intervention/index.ts';
import { rehearse } from '../../lottery/catalogue/rehearse.ts';
import { seizeIssue } from '../../lottery/claims/store-claim.ts';
import { fairOf } from '../sources/context.ts';
import { drawIssues } from './draw.ts';
import { openIssuesDue } from './open.ts';
import { findBrokenChains } from '../commitment/store-secrets.ts';
import { at, bundleOf, count, DRAWS, type IssueView, viewIssue } from '../testing/world.ts';

const category = (code: string) => {
  const found = categoryByCode(code);
  invariant(found, 'a game of the catalogue');
  return found;
};
/** Five digits of Taiwan, and the keno that they are read off. */
const CHILD = category('TW5');
const PARENT = category(CHILD.source.kind === 'parent' ? CHILD.source.parent : '');

type Planned = { serialNumber: number; startMs: number; closeMs: number; drawMs: number };
let issues: readonly Planned[] = [];
const nth = (n: number) => {
  const issue = issues[n];
  invariant(issue, 'an issue of the day');
  return issue;
};

const server = withTestServer({
  features: DRAWS,
  startAt: Date.parse('2027-03-05T04:00:30Z'),
  games: [CHILD.id, PARENT.id],
  settings: { isRehearsing: true },
});
let other: App;
beforeAll(async () => {
  const { rows } = await sql<{ serial: bigint; start: bigint; close: bigint; draw: bigint }>`
    SELECT serial_number AS serial, to_ms(start_at) AS start, to_ms(close_at) AS close, to_ms(draw_at) AS draw
    FROM issue WHERE game_id = ${PARENT.id} AND start_at > app_now() ORDER BY start_at LIMIT 15`.execute(
    server().owner,
  );
  issues = rows.map(({ serial, start, close, draw }) => ({
    serialNumber: Number(serial),
    startMs: Number(start),
    closeMs: Number(close),
    drawMs: Number(draw),
  }));
  const { appUrl, platform } = server();
  const { settings, log } = platform;
  const where = { host: '127.0.0.1', port: 0, features: DRAWS, withJobs: false };
  other = await startApp({ appUrl, settings, log, ...where });
});
afterAll(() => other.stop());

const child = (n: number) => viewIssue(server(), CHILD.id, nth(n).serialNumber);
const parent = (n: number) => viewIssue(server(), PARENT.id, nth(n).serialNumber);
const bundle = (n: number) => bundleOf(server(), CHILD.id, nth(n).serialNumber);

/** The step of an issue, taken from whoever has it. */
const take = ({ id }: IssueView): Promise<Claim> =>
  transaction(server().db, async (tx) => {
    const claim = await seizeIssue(tx, id, 'test');
    invariant(claim, 'an issue has a job');
    return claim;
  });

/** The line of the game as a site has it whose days were announced with another program. */
async function announceBy(program: MappingProgram): Promise<void> {
  const { keys } = await fairOf(server().platform);
  await transaction(server().owner, async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    const { rows } = await sql<{ seq: number; body: string }>`
      SELECT seq, body FROM manifest WHERE game_id = ${CHILD.id} ORDER BY seq`.execute(tx);
    let prev = '0'.repeat(64);
    for (const { seq, body } of rows) {
      const old = JSON.parse(body) as Manifest;
      const text = canonicalJson({
        ...old,
        prev,
        ...(old.kind === 'day' && { mappingHash: mappingHash(program) }),
      });
      prev = sha256Hex(text);
      await sql`
        UPDATE manifest SET body = ${text}, hash = decode(${prev}, 'hex'), sig = decode(${keys.sign(text)}, 'hex')
        WHERE game_id = ${CHILD.id} AND seq = ${seq}`.execute(tx);
    }
    await sql`UPDATE manifest_head SET hash = decode(${prev}, 'hex') WHERE game_id = ${CHILD.id}`.execute(
      tx,
    );
  });
}

describe('a game that is read off another one', () => {
  test('has the days, serial numbers and times of that one', async () => {
    const { rows } = await sql<{ same: bigint; all: bigint }>`
      SELECT count(*) FILTER (WHERE (c.start_at, c.close_at, c.draw_at, c.day_index)
          = (p.start_at, p.close_at, p.draw_at, p.day_index)) AS same, count(*) AS all
      FROM issue c LEFT JOIN issue p ON p.game_id = ${PARENT.id} AND p.serial_number = c.serial_number
      WHERE c.game_id = ${CHILD.id}`.execute(server().owner);
    expect(rows[0]?.same).toBe(rows[0]?.all);
    expect(Number(rows[0]?.all)).toBeGreaterThan(issues.length);
  });

  test('opens with its parent and as that one, and closes with tickets of its own', async () => {
    await at(server(), nth(0).startMs + 1_000);
    const [own, theirs] = [await child(0), await parent(0)];
    expect(own).toMatchObject({ mode: theirs.mode, round: theirs.round, step: 'close' });
    await at(server(), nth(0).closeMs);
    const kinds = (await bundle(0)).manifests.map(({ body }) => body.kind);
    expect(kinds).toEqual(['day', 'issue', 'close']);
  });

  test('is drawn by the draw of its parent, and anyone can check both', async () => {
    await at(server(), nth(0).drawMs);
    const [own, theirs] = [await child(0), await parent(0)];
    expect([own.state, theirs.state]).toEqual([1, 1]);
    const keno = parseWinningNumber(PARENT, theirs.winning_number ?? '');
    const digits = derive(PROGRAMS.kenoRank5.derive, keno.ok ? keno.value : []);
    expect(own.winning_number).toBe(digits.join(','));

    const verdict = verifyDraw(await bundle(0));
    expect(verdict.steps.filter(({ status }) => status === 'failed')).toEqual([]);
    expect(verdict.steps.find(({ id }) => id === 'parent')).toMatchObject({ status: 'ok' });
    expect(await findBrokenChains(server().owner)).toEqual([]);
  });

  test('tells in its history what its parent drew', async () => {
    const ask = async (GameId: number) => {
      const { value } = await server().call(lotteryHttp.getDrawHistory, { GameId, Count: 1 });
      return value.Issues[0];
    };
    const [own, theirs] = [await ask(CHILD.id), await ask(PARENT.id)];
    expect(own?.SerialNumber).toBe(theirs?.SerialNumber);
    expect(own?.OriginalWinningNumber).toBe(theirs?.OriginalWinningNumber);
    expect(own?.WinningNumber).not.toBe(own?.OriginalWinningNumber);
  });

  test('never comes first: neither opened nor drawn before its parent', async () => {
    const fair = await fairOf(server().platform);
    await at(server(), nth(1).startMs + 1_000);
    await at(server(), nth(1).closeMs);
    await server().clock.set(nth(1).drawMs);
    const early = await take(await child(1));
    await drawIssues(fair, [early]);
    expect(await child(1)).toMatchObject({ state: 0, step: 'draw', winning_number: null });
    // By itself a moment later, though nobody woke it: its parent may have died after its commit.
    await drawIssues(fair, [await take(await parent(1))]);
    await sql`UPDATE issue_job SET lease_until = '-infinity', owner = NULL`.execute(server().owner);
    await at(server(), nth(1).drawMs + 300);
    expect(await child(1)).toMatchObject({ state: 1 });

    await server().clock.set(nth(3).startMs - 3_000);
    const opening = await take(await child(3));
    await openIssuesDue(fair, [opening]);
    expect((await child(3)).opened_at).toBeNull();
    await server().runJobs();
  });

  test('is drawn once by two processes', async () => {
    const jobs = DRAWS.flatMap((feature) => feature.jobs?.(other.platform) ?? []);
    const otherWorks = async () => {
      for (let hasWork = true; hasWork;) {
        hasWork = false;
        for (const job of jobs) if ((await job.run()) === 'worked') hasWork = true;
      }
    };
    for (const { startMs, closeMs, drawMs } of issues.slice(3, 6)) {
      for (const ms of [
        startMs - 3_000,
        startMs,
        startMs + 1_000,
        closeMs,
        drawMs,
        drawMs + 1_000,
      ]) {
        await server().clock.set(ms);
        await Promise.all([server().runJobs(), otherWorks()]);
      }
    }
    for (const n of [3, 4, 5]) {
      expect(await child(n)).toMatchObject({ state: 1 });
      const own = `game_id = ${CHILD.id} AND serial_number = ${nth(n).serialNumber}`;
      expect(await count(server(), 'manifest', own)).toBe(3);
      const told = `topic = 'game:${CHILD.id}' AND payload @> '{"SerialNumber": ${nth(n).serialNumber}}'`;
      expect(await count(server(), 'event', told)).toBe(1);
      expect(verifyDraw(await bundle(n)).ok).toBe(true);
    }
  });

  test('a worker that was killed in the middle of it leaves it to the next, who does it once', async () => {
    const fair = await fairOf(server().platform);
    await at(server(), nth(7).startMs + 1_000);
    await at(server(), nth(7).closeMs);
    await server().clock.set(nth(7).drawMs);
    await drawIssues(fair, [await take(await parent(7))]);
    const killed = await take(await child(7));
    await server().clock.advance(11_000);
    const next = await take(await child(7));
    await drawIssues(fair, [next]);
    const drawn = await child(7);
    expect(drawn.state).toBe(1);
    await drawIssues(fair, [killed]);
    expect(await child(7)).toEqual(drawn);
    // The control: with the fence of the second the same work is done again, and refused by its key.
    await sql`UPDATE issue_job SET step = 'draw' WHERE issue_id = ${drawn.id}`.execute(
      server().owner,
    );
    await expect(drawIssues(fair, [{ ...next }])).rejects.toThrow();
    await sql`UPDATE issue_job SET step = 'settle' WHERE issue_id = ${drawn.id}`.execute(
      server().owner,
    );
  });

  test('is cancelled with its parent, and shows the secret all the same', async () => {
    await at(server(), nth(9).startMs + 1_000);
    await at(server(), nth(9).closeMs);
    const claim = await take(await parent(9));
    await transaction(server().db, (tx) => cancelIssue(tx, claim, 'test'));
    await at(server(), nth(9).drawMs);
    expect(await child(9)).toMatchObject({ state: 3, winning_number: null, step: 'refund' });
    const { steps } = verifyDraw(await bundle(9));
    expect(steps.find((step) => step.id === 'anchor')).toMatchObject({ status: 'ok' });
  });

  test('goes on when nothing of it waits for the beacon any more', async () => {
    const state = async () => {
      const { rows } = await sql<{ state: number }>`
        SELECT state FROM game WHERE id = ${CHILD.id}`.execute(server().db);
      return rows[0]?.state;
    };
    await at(server(), nth(11).startMs + 1_000);
    await at(server(), nth(11).closeMs);
    await haltGame(server().db, CHILD.id, 'beacon');
    expect(await state()).not.toBe(0);
    await at(server(), nth(11).drawMs);
    expect(await child(11)).toMatchObject({ state: 1 });
    expect(await state()).toBe(0);
  });

  test('is drawn by the program that its day was announced with, though the game has another one by now', async () => {
    await announceBy(PROGRAMS.kenoSsc);
    expect(await findBrokenChains(server().owner)).toEqual([]);
    await at(server(), nth(12).startMs + 1_000);
    await at(server(), nth(12).closeMs);
    await at(server(), nth(12).drawMs);
    const keno = parseWinningNumber(PARENT, (await parent(12)).winning_number ?? '');
    const sorted = (keno.ok ? keno.value : []).toSorted((a, b) => a - b);
    const sums = [0, 4, 8, 12, 16].map(
      (from) => sorted.slice(from, from + 4).reduce((sum, ball) => sum + ball, 0) % 10,
    );
    expect((await child(12)).winning_number).toBe(sums.join(','));
    const proof = await bundle(12);
    expect(proof.mapping).toEqual(PROGRAMS.kenoSsc);
    expect(verifyDraw(proof).ok).toBe(true);
    // By the program of today it would not hold.
    expect(verifyDraw({ ...proof, mapping: PROGRAMS.kenoRank5 }).ok).toBe(false);
  });

  test('a rehearsal that was given back to its feed is not sold on the chain, though it is on sale', async () => {
    const { db, owner, platform, clock } = server();
    await rehearse(db, false);
    await sql`UPDATE game SET state = 0, state_reason = '' WHERE id = ${PARENT.id}`.execute(owner);
    await clock.set(nth(14).startMs - 2_000);
    await openIssuesDue(await fairOf(platform), [await take(await parent(14))]);
    expect((await parent(14)).opened_at).toBeNull();
  });
});
