import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money } from '@fairlot/rules/core/money';
import { betHttp, type CartRow, type Receipt } from '@fairlot/wire/play/bet';
import { findPlay } from '@fairlot/rules/play/index';
import { stakeOf, isUnitMode } from '@fairlot/rules/odds/stake';
import { DEMO, fund, postAll } from '#ledger';
import { newId, transaction } from '#platform/db';
import type { TestDatabase, TestReply, TestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { domainEvents } from '#platform/domain-events';
import { fair } from '../fair/index.ts';
import { claimIssue } from '../lottery/claims/index.ts';
import { shutIssue } from '../lottery/steps/index.ts';
import { lottery } from '../lottery/index.ts';
import { rarely } from '../lottery/testing/rarely.ts';
import { rebate } from '../rebate/index.ts';
import { wagering } from '../../money/wagering/index.ts';
import { player } from '../../account/player/index.ts';
import { login } from '../../auth/login/index.ts';
import { settings } from '../../site/settings/index.ts';
import { bet } from './index.ts';
import { createTermsBook } from './odds/odds.ts';
import type { Cart } from './place/store-place.ts';

/** Issues and players as the tests of bets need them, made straight in the database. */
type Rooms = Pick<TestDatabase, 'db' | 'owner'>;
export type TestIssue = { readonly id: number; readonly gameId: number; readonly serial: number };

/** What a bet needs around it. */
export const BET_FEATURES = [
  settings,
  login,
  player,
  domainEvents,
  lottery,
  rarely,
  fair,
  rebate,
  wagering,
  bet,
  ...passwordAnd('wagering'),
];

export const FIVE_DIGITS = 4;
export const THREE_DIGITS = 93;
let serials = 2026_1121_0000;

/** An issue that is on sale now, and closes `closeInMs` later. */
export async function openTestIssue(
  { owner }: Rooms,
  gameId: number = FIVE_DIGITS,
  closeInMs = 60_000,
): Promise<TestIssue> {
  serials += 1;
  const { rows } = await sql<{ id: number }>`
    WITH made AS (
      INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at, mode, opened_at)
      SELECT ${gameId}, ${serials}, '2026-11-21', 1, t - interval '1 second', t + ${closeInMs} * interval '1 millisecond',
        t + ${closeInMs} * interval '1 millisecond' + interval '10 seconds', 0, t - interval '1 second'
      FROM (SELECT app_now() AS t) now
      RETURNING id, close_at)
    INSERT INTO issue_job (issue_id, kind, step, due_at)
    SELECT id, 'platform', 'close', close_at FROM made RETURNING issue_id AS id`.execute(owner);
  const id = rows[0]?.id;
  invariant(id !== undefined, 'an issue was made');
  return { id, gameId, serial: serials };
}

/** Closes an issue through the gate, whether its time has come or not. */
export async function closeTestIssue({ db, owner }: Rooms, issue: TestIssue): Promise<void> {
  await sql`UPDATE issue_job SET due_at = '-infinity' WHERE issue_id = ${issue.id}`.execute(owner);
  const claim = await claimIssue(db, { steps: ['close'], owner: 'test' });
  invariant(claim?.issueId === issue.id, 'this issue is the only one to be closed');
  invariant(await shutIssue(db, claim), 'nobody else closes it');
  await endStep({ owner }, issue, 'draw');
}

/** Closes an issue and gives it its numbers. */
export async function drawTestIssue(
  server: Rooms,
  issue: TestIssue,
  winning: string,
): Promise<void> {
  await closeTestIssue(server, issue);
  await sql`
    UPDATE issue SET sealed_at = app_now(), drawn_at = app_now(), state = 1,
      original_number = ${winning}, winning_number = ${winning}
    WHERE id = ${issue.id}`.execute(server.owner);
  await endStep(server, issue, 'settle', '-infinity');
}

/** Closes an issue that never gets its numbers. */
export async function cancelTestIssue(server: Rooms, issue: TestIssue): Promise<void> {
  await closeTestIssue(server, issue);
  await sql`
    UPDATE issue SET sealed_at = app_now(), state = 3, finished_at = app_now()
    WHERE id = ${issue.id}`.execute(server.owner);
  await endStep(server, issue, 'refund', '-infinity');
}

async function endStep(
  { owner }: Pick<Rooms, 'owner'>,
  issue: TestIssue,
  step: string,
  due = 'infinity',
): Promise<void> {
  await sql`
    UPDATE issue_job SET step = ${step}, due_at = ${due}, lease_until = '-infinity'
    WHERE issue_id = ${issue.id}`.execute(owner);
}

/** Players with money who never sign in: for the tests below the web server. */
export async function makePlayers(
  { db, owner }: Rooms,
  count: number,
  each: Money,
  { parent = null, group = 1956 }: { parent?: bigint | null; group?: number } = {},
): Promise<readonly bigint[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    INSERT INTO player (user_name, nick_name, password_hash, parent, prize_group)
    SELECT name, name, 'none', ${parent}::bigint, ${group}::smallint FROM (
      SELECT ${randomUUID().slice(0, 8)} || n AS name FROM generate_series(1, ${count}) n) made
    RETURNING player_id`.execute(owner);
  const ids = rows.map((row) => row.player_id);
  for (let from = 0; from < ids.length; from += 5_000) {
    const some = ids.slice(from, from + 5_000);
    const gift = { amount: each, currency: DEMO, reason: 'test' };
    await transaction(db, (tx) =>
      postAll(
        tx,
        some.map((playerId) => [fund({ playerId, ...gift })]),
      ),
    );
  }
  return ids;
}

/** A cart row as the client would send it: notes and amount are counted by the rules. */
export function row(play: string, content: string, more: Partial<CartRow> = {}): CartRow {
  const found = findPlay(play)?.on(Date.UTC(2026, 5, 1));
  invariant(found, `${play} exists`);
  const parsed = found.parse(content);
  const Notes = parsed.ok ? found.count(parsed.value) : 1;
  const { Mode = 0, Multiple = 1 } = more;
  invariant(isUnitMode(Mode), 'a mode of the table');
  const base = { Play: play, Content: content, Notes, Mode, Multiple };
  return found.style === 'official'
    ? {
        ...base,
        Amount: stakeOf(Notes, Mode, Multiple, found.notePrice),
        PrizeGroup: 1956,
        ...more,
      }
    : { ...base, Amount: mills(1000), OddsVersion: 0, ...more };
}

/** Sends a cart of an issue. */
export const placeOn = (
  server: TestServer,
  token: string,
  issue: TestIssue,
  rows: readonly CartRow[],
  intent: string = randomUUID(),
): Promise<TestReply<Receipt>> =>
  server.call(
    betHttp.place,
    { IntentId: intent, GameId: issue.gameId, SerialNumber: issue.serial, Bets: [...rows] },
    { token },
  );

/** A cart of single digits at single places, one note of 2 each, without any web server. */
export function smallCart(
  playerId: bigint,
  issue: TestIssue,
  picks: readonly number[],
  intent: string = randomUUID(),
): Cart {
  const play = findPlay('ssc.fixed')?.on(0);
  invariant(play, 'the play exists');
  const stake = mills(2000);
  const price = { notes: 1, mode: 0, multiple: 1, prizeGroup: 1956, odds: [97_800n] };
  return {
    playerId,
    intent,
    hash: createHash('sha256').update(intent).digest(),
    issueId: issue.id,
    gameId: issue.gameId,
    serial: issue.serial,
    termsVersion: 0,
    currency: DEMO,
    bets: picks.map((pick, i) => {
      const place = i % 5;
      const content = `${'|'.repeat(place)}${pick % 10}${'|'.repeat(4 - place)}`;
      return { ...price, id: newId(), play, content, unitStake: stake, stake };
    }),
  };
}

/** What a bet is taken back with, without any web server. */
export const cancelling = (db: TestDatabase['db']) => ({
  db,
  book: createTermsBook(db),
  currency: DEMO,
});
