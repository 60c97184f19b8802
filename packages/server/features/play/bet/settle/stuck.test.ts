import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { balanceOf, DEMO } from '#ledger';
import type { Platform } from '#platform/feature';
import { withTestServer } from '#testing';
import { claimIssue } from '../../lottery/claims/index.ts';
import { haltStep, retryStep, setSale, stuckIssues } from '../../lottery/intervention/index.ts';
import { betJobs } from '../jobs.ts';
import { placeCarts } from '../place/store-place.ts';
import {
  BET_FEATURES,
  drawTestIssue,
  FIVE_DIGITS,
  makePlayers,
  openTestIssue,
  smallCart,
  type TestIssue,
} from '../testing.ts';

/** An issue whose settlement keeps failing: people are told, see it, and act on it. */
const server = withTestServer({ features: BET_FEATURES });
const MONEY = 10_000n;
let alarms: Record<string, unknown>[] = [];
beforeEach(() => void (alarms = []));

/** The settling job, its errors heard; what it announces may fail. */
function settling(announce: Platform['announce'] = server().platform.announce) {
  const { platform } = server();
  const error = (fields: Record<string, unknown>) => void alarms.push(fields);
  const log = { ...platform.log, error } as unknown as Platform['log'];
  const [job] = betJobs({ ...platform, log, announce });
  return async (): Promise<string> => {
    await server().clock.advance(61_000);
    return job?.run().catch((thrown: unknown) => String(thrown)) ?? '';
  };
}

const broken: Platform['announce'] = {
  write: () => Promise.reject(new Error('the tube is blocked')),
  since: () => Promise.reject(new Error('the tube is blocked')),
};

async function dueIssue(): Promise<{ issue: TestIssue; wallet: () => Promise<bigint> }> {
  const issue = await openTestIssue(server());
  const [playerId = 0n] = await makePlayers(server(), 1, mills(MONEY));
  await placeCarts(server().db, [smallCart(playerId, issue, [3])]);
  await drawTestIssue(server(), issue, '3,0,9,9,1');
  await sql`UPDATE issue_job SET due_at = app_now(), owner = NULL
    WHERE issue_id = ${issue.id}`.execute(server().owner);
  return { issue, wallet: () => balanceOf(server().db, playerId, DEMO) };
}

const eventsOf = async ({ id }: TestIssue): Promise<readonly string[]> => {
  const { rows } = await sql<{ kind: string }>`
    SELECT kind FROM game_event WHERE issue_id = ${id} ORDER BY id`.execute(server().db);
  return rows.map(({ kind }) => kind);
};

describe('a step that keeps failing', () => {
  it('raises an alarm at the third failure, with its cause, and is listed', async () => {
    const { issue } = await dueIssue();
    const run = settling(broken);
    for (const times of [1, 2]) {
      expect(await run()).toContain('the tube is blocked');
      expect([times, await stuckIssues(server().db)]).toEqual([times, []]);
    }
    expect(alarms).toEqual([]);
    await run();
    const { id: issueId, gameId, serial } = issue;
    const told = { issueId, gameId, serial, step: 'settle', failures: 3 };
    expect(alarms).toEqual([{ ...told, cause: 'the tube is blocked' }]);
    await run();
    expect(await stuckIssues(server().db)).toMatchObject([
      { issueId, step: 'settle', failures: 4, cause: 'the tube is blocked', isHeld: false },
    ]);
    expect(await eventsOf(issue)).toEqual(['stuck']);
    expect(await settling()()).toBe('worked');
    expect(await stuckIssues(server().db)).toEqual([]);
  });

  it('rests when an operator halts it, its game too, and is paid once he has it retried', async () => {
    const { issue, wallet } = await dueIssue();
    await settling(broken)();
    const worker = await claimIssue(server().db, { steps: ['settle'], owner: 'late' });
    expect(worker).toBeUndefined();
    expect(await haltStep(server().db, issue.id)).toMatchObject({ gameId: FIVE_DIGITS });
    expect(await settling()()).toBe('idle');
    expect(await stuckIssues(server().db)).toMatchObject([{ issueId: issue.id, isHeld: true }]);
    const { rows } = await sql<{ state: number; state_reason: string }>`
      SELECT state, state_reason FROM game WHERE id = ${FIVE_DIGITS}`.execute(server().db);
    expect(rows).toEqual([{ state: 1, state_reason: 'operator' }]);
    expect(await wallet()).toBe(MONEY - 2000n);

    expect(await retryStep(server().db, issue.id)).toMatchObject({ gameId: FIVE_DIGITS });
    expect(await settling()()).toBe('worked');
    expect(await wallet()).toBe(MONEY - 2000n + 19_560n);
    expect(await eventsOf(issue)).toEqual(['step halted', 'step retried']);
    expect(await retryStep(server().db, issue.id)).toBeUndefined();
    expect(await haltStep(server().db, issue.id)).toBeUndefined();
    await setSale(server().db, FIVE_DIGITS, 'on');
  });

  it('is tried at once when an operator says so', async () => {
    const { issue } = await dueIssue();
    await settling(broken)();
    // Nobody would try it within this minute.
    await sql`UPDATE issue_job SET due_at = app_now() + interval '1 hour'
      WHERE issue_id = ${issue.id}`.execute(server().owner);
    expect(await settling()()).toBe('idle');
    expect(await retryStep(server().db, issue.id)).toMatchObject({ gameId: FIVE_DIGITS });
    expect(await settling()()).toBe('worked');
  });

  it('is seen also when its workers die of it', async () => {
    const { issue } = await dueIssue();
    for (let death = 1; death <= 4; death += 1) {
      await claimIssue(server().db, { steps: ['settle'], owner: `worker ${death}` });
      await server().clock.advance(11_000);
    }
    expect(await stuckIssues(server().db)).toMatchObject([
      { issueId: issue.id, failures: 3, cause: 'its worker worker 3 ended' },
    ]);
    expect(await settling()()).toBe('worked');
    expect(alarms).toMatchObject([{ issueId: issue.id, failures: 4 }]);
    expect(await eventsOf(issue)).toEqual(['stuck']);
  });

  it('halted under a worker, fences him', async () => {
    const { issue, wallet } = await dueIssue();
    const claim = await claimIssue(server().db, { steps: ['settle'], owner: 'slow' });
    await haltStep(server().db, issue.id);
    const { settle } = await import('./settle.ts');
    expect(await settle(server().platform, claim!, { currency: DEMO })).toBe('fenced');
    expect(await wallet()).toBe(MONEY - 2000n);
    await retryStep(server().db, issue.id);
    expect(await settling()()).toBe('worked');
    await setSale(server().db, FIVE_DIGITS, 'on');
  });
});
