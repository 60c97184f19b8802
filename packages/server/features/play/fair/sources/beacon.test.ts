import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { verifyDraw } from '@fairlot/draw/verify';
import { fairHttp } from '@fairlot/wire/play/fair';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import type { Feature } from '#platform/feature';
import { transaction } from '#platform/db';
import { haltGame, setSale } from '../../lottery/intervention/index.ts';
import { lottery } from '../../lottery/index.ts';
import { rarely } from '../../lottery/testing/rarely.ts';
import { fair } from '../index.ts';
import { startTestServer, type TestServer } from '#testing';
import { withoutBet } from '#testing/stand-ins';
import { awaitRounds } from '../draw/await-rounds.ts';
import { acceptRound } from './beacon.ts';
import { fairOf } from './context.ts';
import {
  at,
  bundleOf,
  count,
  DRAWS,
  FFC,
  gameState,
  RECORDED,
  RECORDED_DELTA_MS,
  type Relay,
  ROUND,
  ROUND_MS,
  SIGNATURE,
  startRelay,
  viewIssue,
} from '../testing/world.ts';

/** The issue that closes at 10:59:50 and is drawn at 11:00:00; its round comes at 11:00:03. */
const SERIAL = 202309151140;
const CLOSE_MS = ROUND_MS - 13_000;
const OPEN_MS = CLOSE_MS - 40_000;
const OLD = RECORDED[1];
const FRESH_MS = 30 * 86_400_000;

let server: TestServer;
let relay: Relay;

/** Between the games and their first chains: the delta that makes the recorded round theirs. */
const longDelta: Feature = {
  name: 'delta',
  start: async ({ db }) =>
    void (await sql`UPDATE game SET beacon_delta_ms = ${RECORDED_DELTA_MS}`.execute(db)),
};

/** A server of its own for each test: the wire that trips stays tripped. */
beforeEach(async () => {
  relay = await startRelay();
  if (OLD) relay.rounds.set('latest', OLD);
  server = await startTestServer({
    features: [lottery, rarely, longDelta, fair, withoutBet],
    startAt: OPEN_MS,
    settings: { beaconRelays: ['http://127.0.0.1:1', relay.url], beaconFreshMs: FRESH_MS },
  });
  await at(server, OPEN_MS);
});
afterEach(async () => {
  await server.stop();
  await relay.stop();
});

const issue = (serial = SERIAL) => viewIssue(server, FFC, serial);
const recorded = { round: ROUND, signature: SIGNATURE };
/** Of the database: locks that somebody waits for. */
const waiting = async (): Promise<number> => {
  const { rows } = await sql`
    SELECT FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE NOT l.granted AND a.datname = current_database()`.execute(server.owner);
  return rows.length;
};
/** Fetching waits between tries; the clock of the test does not move that wait. */
const untilDrawn = async (serial = SERIAL): Promise<void> => {
  for (let tries = 0; tries < 400 && (await issue(serial)).state === 0; tries += 1) {
    await server.runJobs();
    await delay(50);
  }
};

describe('mode 1', () => {
  test('waits for the round that was fixed at opening, and draws from it', async () => {
    expect(await issue()).toMatchObject({ mode: 1, round: BigInt(ROUND), step: 'close' });
    await at(server, CLOSE_MS);
    expect(await issue()).toMatchObject({ is_awaiting_beacon: true, step: 'draw' });
    relay.rounds.set(ROUND, recorded);
    await at(server, CLOSE_MS + 10_000);
    expect(relay.asked).not.toContain(String(ROUND));
    const { manifests } = await bundleOf(server, FFC, SERIAL);
    const close = manifests.find((signed) => signed.body.kind === 'close')?.body;
    expect(close).toMatchObject({ closedAt: CLOSE_MS, late: false });
    await at(server, ROUND_MS);
    await untilDrawn();
    expect(await issue()).toMatchObject({ state: 1, is_awaiting_beacon: false, step: 'settle' });
    const verdict = verifyDraw(await bundleOf(server, FFC, SERIAL));
    expect(verdict.steps.filter((step) => step.status === 'failed')).toEqual([]);
    expect(verdict.steps.find((step) => step.id === 'beacon-signature')?.status).toBe('ok');
  });

  test('a beacon that is late is waited for; a lying relay is not believed', async () => {
    await at(server, CLOSE_MS);
    const lie = RECORDED[0]?.signature ?? '';
    relay.rounds.set(ROUND, { round: ROUND, signature: lie });
    await at(server, ROUND_MS + 60_000);
    const context = await fairOf(server.platform);
    for (let tries = 0; tries < 3; tries += 1) {
      await awaitRounds(context);
      await delay(260);
    }
    expect(relay.asked.filter((asked) => asked === String(ROUND)).length).toBeGreaterThan(1);
    expect(await issue()).toMatchObject({ state: 0, winning_number: null });
    relay.rounds.set(ROUND, recorded);
    await untilDrawn();
    expect(await issue()).toMatchObject({ state: 1 });
    expect(verifyDraw(await bundleOf(server, FFC, SERIAL)).ok).toBe(true);
  });

  test('anybody may hand the round over, and nobody a false one', async () => {
    await at(server, CLOSE_MS);
    const hand = (Round: number, Signature: string) =>
      server.call(fairHttp.submitBeacon, { Round, Signature });
    await at(server, ROUND_MS);
    expect((await hand(ROUND, RECORDED[0]?.signature ?? '')).code).toBe('BAD_SIGNATURE');
    expect((await hand(42, RECORDED[0]?.signature ?? '')).code).toBe('NOT_WANTED');
    expect((await issue()).state).toBe(0);
    expect((await hand(ROUND, SIGNATURE)).value).toEqual({ Accepted: true });
    expect((await hand(ROUND, SIGNATURE)).value).toEqual({ Accepted: true });
    await server.runJobs('fair.draw');
    expect((await issue()).state).toBe(1);
    expect(await gameState(server, FFC)).toBe('0');
  });

  test('a draw and whoever stops its game at that moment do not wait for each other for ever', async () => {
    const { db } = server.platform;
    await at(server, CLOSE_MS);
    await haltGame(db, FFC, 'beacon');
    await at(server, ROUND_MS);
    await server.call(fairHttp.submitBeacon, { Round: ROUND, Signature: SIGNATURE });
    const drawing = await transaction(db, async (tx) => {
      await sql`SELECT FROM game WHERE id = ${FFC} FOR NO KEY UPDATE`.execute(tx);
      const drawn = server.runJobs('fair.draw');
      await expect.poll(waiting).toBeGreaterThan(0);
      await setSale(tx, FFC, 'off');
      return { drawn };
    });
    await drawing.drawn;
    expect((await issue()).state).toBe(1);
    expect(await gameState(server, FFC)).toMatch(/^1/);
  });

  test('a flood of false rounds is turned away and holds nothing up', async () => {
    await at(server, CLOSE_MS);
    await at(server, ROUND_MS);
    const lie = { Round: ROUND, Signature: RECORDED[0]?.signature ?? '' };
    const lies = Array.from({ length: 40 }, () => server.call(fairHttp.submitBeacon, lie));
    const codes = (await Promise.all(lies)).map(({ status, code }) => `${status} ${code}`);
    expect(new Set(codes)).toEqual(new Set(['200 BAD_SIGNATURE', '429 RATE_LIMIT']));
    const truth = { Round: ROUND, Signature: SIGNATURE };
    expect((await server.call(fairHttp.submitBeacon, truth)).code).toBe('OK');
  });
});

describe('a beacon that does not come', () => {
  test('after a day the issue is cancelled and its secret shown', async () => {
    await at(server, CLOSE_MS);
    await at(server, ROUND_MS + 86_400_000);
    expect((await issue()).state).toBe(0);
    await at(server, ROUND_MS + 86_400_000 + 1_000);
    expect(await issue()).toMatchObject({ state: 3, step: 'refund', winning_number: null });
    const bundle = await bundleOf(server, FFC, SERIAL);
    expect(bundle.manifests.map((signed) => signed.body.kind)).toContain('incident');
    expect(verifyDraw(bundle).ok).toBe(true);
  });

  test('more than three issues that wait stop the sale of the game', async () => {
    for (let minute = 0; minute < 4; minute += 1) {
      expect(await gameState(server, FFC)).toBe('0');
      await at(server, CLOSE_MS + minute * 60_000);
      await at(server, ROUND_MS + minute * 60_000);
    }
    expect(await gameState(server, FFC)).toBe('1 beacon');
    const info = await server.call(lotteryHttp.getLotteryInfo, { GameIdList: [FFC], State: true });
    expect(info.value['4']).toMatchObject({ IsMaintain: true, State: 1 });
    // After a day all of them are cancelled: nothing waits any more, so the game is sold again.
    await at(server, ROUND_MS + 86_400_000 + 240_000);
    await at(server, ROUND_MS + 86_400_000 + 241_000);
    expect(await count(server, 'issue', `is_awaiting_beacon AND game_id = ${FFC}`)).toBe(0);
    expect(await gameState(server, FFC)).toBe('0');
  });
});

describe('the tripwire (F4)', () => {
  test('a round that is known before the close stops the issue and the game', async () => {
    await acceptRound(server.db, server.platform.log, recorded);
    const tripped = await issue();
    expect(tripped).toMatchObject({ state: 0, closed_at: OPEN_MS });
    expect(await gameState(server, FFC)).toBe('1 tripwire');
    expect(await count(server, 'game_event', `kind = 'tripwire'`)).toBeGreaterThan(0);
    const { rows } = await sql<{ open: boolean }>`
      SELECT issue_is_open(i) AS open FROM issue i WHERE id = ${tripped.id}`.execute(server.owner);
    expect(rows[0]?.open).toBe(false);
    await at(server, OPEN_MS + 60_000);
    expect((await issue(SERIAL + 1)).opened_at).toBeNull();
  });

  test('so does a newest round beyond that of an open issue', async () => {
    relay.rounds.set('latest', recorded);
    const { beacon } = await fairOf(server.platform);
    expect(await beacon.ping()).toBe(true);
    expect(await gameState(server, FFC)).toBe('1 tripwire');
  });
});

describe('a beacon that is out of reach', () => {
  let offline: TestServer;
  beforeAll(async () => {
    offline = await startTestServer({
      features: DRAWS,
      startAt: OPEN_MS,
      settings: { beaconRelays: ['http://127.0.0.1:1'] },
    });
  });
  afterAll(() => offline.stop());

  test('opens issues in mode 0, and says so in their manifest', async () => {
    await offline.runJobs();
    expect(await viewIssue(offline, FFC, SERIAL)).toMatchObject({ mode: 0, round: null });
  });

  test('is no source of a production start when it is recorded', async () => {
    const settings = { isDemo: false, beaconRelays: ['http://127.0.0.1:1'] };
    await expect(startTestServer({ features: DRAWS, settings })).rejects.toThrow('public relay');
  });
});
