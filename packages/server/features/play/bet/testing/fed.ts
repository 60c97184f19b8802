import { sql } from 'kysely';
import { findPlay } from '@fairlot/rules/play/index';
import { invariant } from '@fairlot/rules/core/invariant';
import { transaction } from '#platform/db';
import type { TestDatabase } from '#testing';
import { claimIssue } from '../../lottery/claims/index.ts';
import { getIssue } from '../../lottery/issues/index.ts';
import {
  insertCorrection,
  nextRun,
  shutIssue,
  startCorrecting,
} from '../../lottery/steps/index.ts';
import { sealIssue } from '../../lottery/steps/close.ts';
import { markKnown } from '../../lottery/issues/known.ts';
import { recordDraw } from '../../lottery/steps/record-draw.ts';
import { seizeIssue } from '../../lottery/claims/store-claim.ts';
import type { Platform } from '#platform/feature';
import type { Cart } from '../place/store-place.ts';
import { smallCart, type TestIssue } from '../testing.ts';

/** Issues of the three digits of the state, which no feed tells here. */
export const FC3D = 96;
const SALE_MS = 30_000;
const TO_DRAW_MS = 10_000;
let serials = 2027_100;

type Rooms = Pick<TestDatabase, 'db' | 'owner'>;

/** An issue of a fed game that is on sale now; its sale ends in 30 s, its draw is 10 s later. */
export async function openFedIssue(
  { owner }: Rooms,
  gameId: number = FC3D,
  serial: number = ++serials,
): Promise<TestIssue> {
  await sql`UPDATE game SET state = 0, state_reason = '' WHERE id = ${gameId}`.execute(owner);
  const { rows } = await sql<{ id: number }>`
    WITH made AS (
      INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at, opened_at)
      SELECT ${gameId}, ${serial}, '2026-11-21', 1, t - interval '1 second',
        t + ${SALE_MS} * interval '1 millisecond',
        t + ${SALE_MS + TO_DRAW_MS} * interval '1 millisecond', t - interval '1 second'
      FROM (SELECT app_now() AS t) now RETURNING id, close_at)
    INSERT INTO issue_job (issue_id, kind, step, due_at)
    SELECT id, 'official', 'close', close_at FROM made RETURNING issue_id AS id`.execute(owner);
  const id = rows[0]?.id;
  invariant(id !== undefined, 'an issue was made');
  return { id, gameId, serial };
}

/** Ends its sale; the clock stands behind its draw then. */
export async function closeFedIssue(
  { db, owner, clock }: Rooms & Pick<TestDatabase, 'clock'>,
  issue: TestIssue,
): Promise<void> {
  await clock.advance(SALE_MS + TO_DRAW_MS + 1_000);
  await sql`UPDATE issue_job SET due_at = '-infinity' WHERE issue_id = ${issue.id}`.execute(owner);
  const claim = await claimIssue(db, { steps: ['close'], owner: 'test' });
  invariant(claim?.issueId === issue.id, 'this issue is the only one to be closed');
  invariant(await shutIssue(db, claim), 'nobody else closes it');
  await transaction(db, (tx) => sealIssue(tx, claim, 'never', false));
}

/** Draws it as a feed does. */
export const drawFedIssue = (
  { platform }: { readonly platform: Platform },
  issue: TestIssue,
  number: string,
): Promise<void> =>
  transaction(platform.db, async (tx) => {
    const claim = await seizeIssue(tx, issue.id, 'test');
    invariant(claim, 'an issue has a job');
    await markKnown(tx, issue.id, number);
    await recordDraw(platform, tx, claim, { original: number, winning: number });
  });

/** A cart of single digits at single places of the three, one note of 2 each, without any web server. */
export function fedCart(playerId: bigint, issue: TestIssue, picks: readonly number[]): Cart {
  const play = findPlay('d3.fixed')?.on(0);
  invariant(play, 'the play exists');
  const cart = smallCart(playerId, issue, picks);
  const content = (pick: number, place: number): string =>
    `${'|'.repeat(place)}${pick % 10}${'|'.repeat(2 - place)}`;
  return {
    ...cart,
    bets: cart.bets.map((bet, i) => ({ ...bet, play, content: content(picks[i] ?? 0, i % 3) })),
  };
}

/** What two operators have agreed on, straight in the database. */
export const correctFedIssue = (
  { db }: Pick<TestDatabase, 'db'>,
  { id: issueId }: TestIssue,
  number: string,
  [maker, checker]: readonly [number, number],
): Promise<void> =>
  transaction(db, async (tx) => {
    const { winningNumber } = await getIssue(tx, issueId);
    invariant(winningNumber, 'it is drawn');
    const run = await nextRun(tx, issueId);
    const why = { evidence: 'a test', reason: 'a test' };
    const about = { issueId, run, before: winningNumber, number };
    await insertCorrection(tx, { ...about, ...why, maker, checker });
    invariant(await startCorrecting(tx, issueId), 'it is awarded');
  });
