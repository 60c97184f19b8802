import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDraw } from '@fairlot/draw/verify';
import { invariant } from '@fairlot/rules/core/invariant';
import { fairHttp } from '@fairlot/wire/play/fair';
import { type App, startApp } from '../../../../app.ts';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { type Claim, claimIssue, keepClaim, type Step } from '../../lottery/claims/index.ts';
import { shutIssue } from '../../lottery/steps/index.ts';
import { closeIssues } from './close.ts';
import { type Fair, fairOf } from '../sources/context.ts';
import { drawIssues } from './draw.ts';
import { openIssuesDue } from './open.ts';
import { at, bundleOf, count, DRAWS, FFC, viewIssue } from '../testing/world.ts';

/** 12:00:30 of the site; issue 721 of the one-minute game closes at 12:00:50. */
const START = Date.parse('2027-03-05T04:00:30Z');
const SERIAL = 202703050721;
const MINUTE = 60_000;
const server = withTestServer({ features: DRAWS, startAt: START });

let other: App;
let fair: Fair;
beforeAll(async () => {
  const { appUrl, platform } = server();
  const { settings, log } = platform;
  const where = { host: '127.0.0.1', port: 0, features: DRAWS, withJobs: false };
  other = await startApp({ appUrl, settings, log, ...where });
  fair = await fairOf(platform);
});
afterAll(() => other.stop());

const OWN = `game_id = ${FFC} AND serial_number`;
const claim = async (step: Step): Promise<Claim> => {
  const wish = { steps: [step], kinds: ['platform'] as const, owner: 'test' };
  const taken = await claimIssue(server().db, wish);
  invariant(taken, `a ${step} is due`);
  return taken;
};
/** Claims what is due until it is the turn of this issue. */
const claimOf = async (step: Step, issueId: number): Promise<Claim> => {
  let taken = await claim(step);
  while (taken.issueId !== issueId) taken = await claim(step);
  return taken;
};
/** All jobs of the second process, until none finds work. */
async function otherWorks(): Promise<void> {
  const jobs = DRAWS.flatMap((feature) => feature.jobs?.(other.platform) ?? []);
  for (let hasWork = true; hasWork;) {
    hasWork = false;
    for (const job of jobs) if ((await job.run()) === 'worked') hasWork = true;
  }
}

describe('two processes on one database', () => {
  test('draw each issue once', async () => {
    for (let ms = START; ms <= START + 5 * MINUTE; ms += 10_000) {
      await server().clock.set(ms);
      await Promise.all([server().runJobs(), otherWorks()]);
    }
    for (let serial = SERIAL; serial <= SERIAL + 4; serial += 1) {
      const issue = await viewIssue(server(), FFC, serial);
      expect(issue).toMatchObject({ state: 1, step: 'settle' });
      expect(await count(server(), 'manifest', `${OWN} = ${serial}`)).toBe(3);
      const told = `topic = 'game:${FFC}' AND payload @> '{"SerialNumber": ${serial}}'`;
      expect(await count(server(), 'event', told)).toBe(1);
      expect(verifyDraw(await bundleOf(server(), FFC, serial)).ok).toBe(true);
    }
  });

  test('the line of manifests of a game has no fork and no gap', async () => {
    expect(await count(server(), 'manifest', `game_id = ${FFC}`)).toBe(
      await count(
        server(),
        'manifest',
        `game_id = ${FFC} AND seq <= (SELECT seq FROM manifest_head h
        WHERE h.game_id = manifest.game_id)`,
      ),
    );
  });
});

describe('a worker that was paused beyond its lease', () => {
  const serial = SERIAL + 6;
  const drawMs = START + 30_000 + 6 * MINUTE;

  test('changes nothing: its fence is old', async () => {
    await at(server(), drawMs - 30_000);
    await at(server(), drawMs - 1_000);
    await server().clock.set(drawMs);
    const paused = await claim('draw');
    expect(paused.issueId).toBe((await viewIssue(server(), FFC, serial)).id);
    await server().clock.advance(11_000);
    const second = await claim('draw');
    expect(second).toMatchObject({ issueId: paused.issueId, fence: paused.fence + 1n });
    await drawIssues(fair, [second]);
    const drawn = await viewIssue(server(), FFC, serial);
    expect(drawn.state).toBe(1);

    const before = [await count(server(), 'manifest'), await count(server(), 'event')];
    await drawIssues(fair, [paused]);
    expect([await count(server(), 'manifest'), await count(server(), 'event')]).toEqual(before);
    expect(await viewIssue(server(), FFC, serial)).toEqual(drawn);
  });

  test('at its close and at its opening as well', async () => {
    await server().runJobs();
    const closing = SERIAL + 7;
    await server().clock.set(drawMs + MINUTE - 10_000);
    const paused = await claim('close');
    await server().clock.advance(11_000);
    expect(await shutIssue(server().db, paused)).toBe(true);
    await server().clock.advance(11_000);
    const second = await claim('close');
    const before = await viewIssue(server(), FFC, closing);
    expect(await shutIssue(server().db, paused)).toBe(false);
    await closeIssues(fair, [paused]);
    expect(await viewIssue(server(), FFC, closing)).toEqual(before);
    await closeIssues(fair, [second]);
    expect((await viewIssue(server(), FFC, closing)).step).toBe('draw');
    await server().runJobs();

    await server().clock.set(drawMs + 2 * MINUTE - 13_000);
    const { id } = await viewIssue(server(), FFC, SERIAL + 9);
    const late = await claimOf('open', id);
    await server().clock.advance(11_000);
    const next = await claimOf('open', id);
    await openIssuesDue(fair, [late]);
    expect((await viewIssue(server(), FFC, SERIAL + 9)).opened_at).toBeNull();
    await openIssuesDue(fair, [next]);
    expect((await viewIssue(server(), FFC, SERIAL + 9)).step).toBe('close');
  });

  test('nobody can take a step while its worker writes', async () => {
    await server().runJobs();
    await server().clock.set(drawMs + 2 * MINUTE - 5_000);
    await server().runJobs();
    await server().clock.set(drawMs + 2 * MINUTE);
    const busy = await claim('draw');
    await transaction(server().db, async (tx) => {
      expect(await keepClaim(tx, busy)).toBe(true);
      await server().clock.advance(11_000);
      const wish = { steps: ['draw'] as const, kinds: ['platform'] as const, owner: 'thief' };
      expect((await claimIssue(server().db, wish))?.issueId).not.toBe(busy.issueId);
    });
  });
});

describe('all processes down for an hour', () => {
  const HOUR = 60 * MINUTE;
  const openSerial = SERIAL + 20;
  const stopMs = START + 20 * MINUTE;

  test('the open issue is closed at its true time and drawn, what never opened is cancelled', async () => {
    await at(server(), stopMs);
    expect((await viewIssue(server(), FFC, openSerial)).step).toBe('close');
    const manifests = await count(server(), 'manifest', `game_id = ${FFC}`);
    await at(server(), stopMs + HOUR);

    const missed = await viewIssue(server(), FFC, openSerial);
    expect(missed).toMatchObject({ state: 1, closed_at: stopMs + 20_000 });
    const bundle = await bundleOf(server(), FFC, openSerial);
    expect(verifyDraw(bundle).ok).toBe(true);
    const close = bundle.manifests.find((signed) => signed.body.kind === 'close')?.body;
    expect(close).toMatchObject({ closedAt: stopMs + 20_000, late: true });

    for (const offset of [1, 30, 59]) {
      const never = await viewIssue(server(), FFC, openSerial + offset);
      expect(never).toMatchObject({ state: 3, opened_at: null, step: 'done' });
    }
    const asked = async (SerialNumber: number) =>
      (await server().call(fairHttp.getManifests, { GameId: FFC, SerialNumber })).value;
    expect(await asked(openSerial + 1)).toMatchObject({ NeverOpened: true });
    expect(await asked(openSerial)).not.toHaveProperty('NeverOpened');
    const now = await viewIssue(server(), FFC, openSerial + 60);
    expect(now).toMatchObject({ state: 0, step: 'close' });
    // Close and result of the one that was open, opening of the one that is: nothing back-dated.
    expect(await count(server(), 'manifest', `game_id = ${FFC}`)).toBe(manifests + 3);
  });
});
