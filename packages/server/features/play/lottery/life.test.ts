import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import { type Tx, transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { sealIssue, shutIssue } from './steps/close.ts';
import { cancelIssue, cancelUnopened, markAwarded, markRefunded } from './steps/end.ts';
import { lottery } from './index.ts';
import { ISSUE_LOCK_SPACE } from './issues/issue.ts';
import { workOfficial } from './feeds/official.ts';
import { openIssue } from './steps/open.ts';
import { recordDraw } from './steps/record-draw.ts';
import { haltStep, retryStep } from './intervention/stuck.ts';
import { type Claim, claimIssue, keepClaim, seizeIssue, type Step } from './claims/store-claim.ts';
import { getIssue, insertIssues } from './issues/store.ts';

/** The life of one issue in single steps, as a game of the feed has it: no mode, no manifests. */
const START = Date.parse('2027-03-05T04:00:00Z');
const FC3D = 96;
const DRAWN = lotteryHub.receiveWinningNumber.target;
const AWARDED = lotteryHub.lotteryAwarded.target;
const server = withTestServer({ features: [lottery], startAt: START });

let serial = 2027100;
let id = 0;
const issue = () => getIssue(server().db, id);
const step = async () => {
  const { rows } = await sql<{ step: Step }>`
    SELECT step FROM issue_job WHERE issue_id = ${id}`.execute(server().owner);
  return rows[0]?.step;
};
const events = async () => {
  const { rows } = await sql<{ name: string; payload: { State: number } }>`
    SELECT name, payload FROM event WHERE payload @> ${JSON.stringify({ SerialNumber: serial })}::jsonb
    ORDER BY seq`.execute(server().owner);
  return rows.map((row) => `${row.name} ${row.payload.State}`);
};
/** Does a step of the issue as its worker would. */
const work = async (verb: (tx: Tx, claim: Claim) => Promise<void>): Promise<Claim> =>
  transaction(server().db, async (tx) => {
    const claim = await seizeIssue(tx, id, 'test');
    invariant(claim && (await keepClaim(tx, claim)), 'the claim is held');
    await verb(tx, claim);
    return claim;
  });
const open = () => work((tx, claim) => openIssue(tx, claim, { mode: null, round: null }));
const shut = async () => {
  const { db } = server();
  const claim = await transaction(db, (tx) => seizeIssue(tx, id, 'test'));
  invariant(claim, 'a claim');
  expect(await shutIssue(db, claim)).toBe(true);
  await transaction(db, (tx) => sealIssue(tx, claim, 'never', false));
};
const NUMBERS = { original: '1,2,3', winning: '1,2,3' };
const draw = () => work((tx, claim) => recordDraw(server().platform, tx, claim, NUMBERS));

/** Until the closer has put its mark, which comes before its wait. */
const waitUntilMarked = async () => {
  while ((await issue()).closedMs === null);
};

beforeEach(async () => {
  await server().clock.set(START);
  serial += 1;
  const times = { startMs: START, closeMs: START + 50_000, drawMs: START + 60_000 };
  await transaction(server().db, (tx) =>
    insertIssues(tx, FC3D, '2027-03-05', [{ index: 1, serialNumber: serial, ...times }], 3_000),
  );
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM issue WHERE serial_number = ${serial}`.execute(server().owner);
  id = rows[0]?.id ?? 0;
});

describe('an issue', () => {
  test('opens, closes, is drawn and awarded, and each is told as the contract says', async () => {
    expect(await step()).toBe('open');
    await open();
    expect(await step()).toBe('close');
    expect(await issue()).toMatchObject({ state: 0, openedMs: START, closedMs: null });
    await server().clock.advance(50_500);
    await shut();
    expect(await step()).toBe('draw');
    expect(await issue()).toMatchObject({ closedMs: START + 50_000, sealedMs: START + 50_500 });
    await draw();
    expect(await issue()).toMatchObject({ state: 1, winningNumber: '1,2,3' });
    expect(await step()).toBe('settle');
    await work((tx, claim) => markAwarded(server().platform, tx, claim));
    expect(await issue()).toMatchObject({ state: 2 });
    expect(await step()).toBe('done');
    expect(await events()).toEqual([`${DRAWN} 1`, `${AWARDED} 2`]);
  });

  test('that is cancelled gives stakes back first, and is told after', async () => {
    await open();
    await work((tx, claim) => cancelIssue(tx, claim, 'test'));
    expect(await issue()).toMatchObject({ state: 3 });
    expect(await step()).toBe('refund');
    expect(await events()).toEqual([]);
    await work((tx, claim) => markRefunded(server().platform, tx, claim));
    expect(await step()).toBe('done');
    expect(await events()).toEqual([`${AWARDED} 3`]);
  });

  test('that never opened has nothing to give back', async () => {
    await work((tx, claim) => cancelIssue(tx, claim, 'test'));
    expect(await step()).toBe('done');
  });

  test('is never drawn before it is sealed, nor twice, nor after it was cancelled', async () => {
    await open();
    await expect(draw()).rejects.toThrow('sealed');
    await server().clock.advance(50_000);
    await shut();
    await draw();
    await expect(draw()).rejects.toThrow('drawn once');
    await expect(work((tx, claim) => cancelIssue(tx, claim, 'x'))).rejects.toThrow('from state 1');
  });

  test('takes bets exactly between start and close, and not after the mark', async () => {
    const isOpen = async () => {
      const { rows } = await sql<{ open: boolean }>`
        SELECT issue_is_open(i) AS open FROM issue i WHERE id = ${id}`.execute(server().db);
      return rows[0]?.open;
    };
    expect(await isOpen()).toBe(false);
    await open();
    const at = async (ms: number) => (await server().clock.set(START + ms), isOpen());
    expect([await at(-1), await at(0), await at(49_999), await at(50_000)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    await server().clock.set(START);
    await shut();
    expect(await isOpen()).toBe(false);
    expect((await issue()).closedMs).toBe(START);
  });
});

describe('the barrier of the close', () => {
  test('waits for a bet in flight, and lets no later one read "open"', async () => {
    await open();
    await server().clock.advance(50_000);
    const { db } = server();
    const order: string[] = [];
    let closing: Promise<void> = Promise.resolve();
    await transaction(db, async (bet) => {
      await sql`SELECT pg_advisory_xact_lock_shared(${ISSUE_LOCK_SPACE}, ${id})`.execute(bet);
      closing = shut().then(() => void order.push('sealed'));
      await waitUntilMarked();
      order.push('bet commits');
    });
    await closing;
    expect(order).toEqual(['bet commits', 'sealed']);
  });

  test('is tried again soon when a bet holds it up for too long', async () => {
    const { db, owner } = server();
    await open();
    await server().clock.advance(50_000);
    await transaction(owner, async (bet) => {
      await sql`SELECT pg_advisory_xact_lock_shared(${ISSUE_LOCK_SPACE}, ${id})`.execute(bet);
      await expect(workOfficial(db, 'test')).rejects.toThrow('lock timeout');
    });
    expect(await workOfficial(db, 'test')).toBe('idle');
    await server().clock.advance(1_000);
    expect(await workOfficial(db, 'test')).toBe('worked');
    expect(await issue()).toMatchObject({ sealedMs: START + 51_000 });
  });
});

describe('claims', () => {
  const wish = { steps: ['open'], kinds: ['official'], owner: 'test' } as const;

  test('are given once, oldest first, and again when the lease is over', async () => {
    const { db } = server();
    const taken = new Set<number>();
    for (let claim = await claimIssue(db, wish); claim; claim = await claimIssue(db, wish)) {
      expect(taken.has(claim.issueId)).toBe(false);
      taken.add(claim.issueId);
    }
    expect(taken.has(id)).toBe(true);
    await server().clock.advance(10_000);
    expect(await claimIssue(db, wish)).toBeDefined();
  });

  test('of the other kind are left alone', async () => {
    expect(await claimIssue(server().db, { ...wish, kinds: ['platform'] })).toBeUndefined();
    await server().clock.advance(3_600_000);
    await cancelUnopened(server().db);
    expect((await issue()).state).toBe(0);
  });

  test('that an operator halted rest until he retries them, also when their sale is over', async () => {
    const { db, owner } = server();
    await sql`UPDATE issue_job SET kind = 'platform' WHERE issue_id = ${id}`.execute(owner);
    expect(await haltStep(db, id)).toMatchObject({ gameId: FC3D });
    await server().clock.advance(3_600_000);
    await cancelUnopened(db);
    expect([(await issue()).state, await step()]).toEqual([0, 'open']);
    expect(await retryStep(db, id)).toMatchObject({ gameId: FC3D });
    await cancelUnopened(db);
    expect([(await issue()).state, await step()]).toEqual([3, 'done']);
  });
});
