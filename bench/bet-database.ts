import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { officialOdds } from '@fairlot/rules/odds/official-odds';
import { findPlay } from '@fairlot/rules/play/index';
import { startApp, type App } from '@fairlot/server/app';
import { appLogin, resolveDatabase } from '@fairlot/server/database/index';
import { bet } from '@fairlot/server/features/play/bet/index';
import type { Cart } from '@fairlot/server/features/play/bet/place/store-place';
import { lottery } from '@fairlot/server/features/play/lottery/index';
import { DEMO, fund, postAll } from '@fairlot/server/ledger/index';
import { migrate } from '@fairlot/server/migrations/run';
import { newId, openDatabase, transaction, type Db } from '@fairlot/server/platform/db';
import { createLog } from '@fairlot/server/platform/log';

/** The application without its web clients' part, on a durable database of its own. */
export type BetDatabase = {
  readonly app: App;
  readonly ownerUrl: string;
  readonly owner: Db;
  stop(): Promise<void>;
};

export const GAME = 4;

export type BetDatabaseOptions = {
  /** Keeps when each transaction committed, which PostgreSQL does not unless it is told before it starts. */
  readonly hasCommitTimes?: boolean;
};

async function keepCommitTimes(folder: string): Promise<void> {
  const database = await resolveDatabase({ folder, fsync: true });
  const owner = openDatabase(database.ownerUrl, { role: 'owner', maxConnections: 1 });
  await sql`ALTER SYSTEM SET track_commit_timestamp = on`.execute(owner);
  await owner.destroy();
  await database.stop();
}

export async function startBetDatabase({
  hasCommitTimes = false,
}: BetDatabaseOptions = {}): Promise<BetDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-bench-'));
  if (hasCommitTimes) await keepCommitTimes(join(folder, 'pg'));
  const database = await resolveDatabase({ folder: join(folder, 'pg'), fsync: true });
  const { ownerUrl } = database;
  await migrate(ownerUrl, join(import.meta.dirname, '../packages/server/migrations'));
  const app = await startApp({
    appUrl: await appLogin(ownerUrl, folder),
    settings: {
      isDemo: true,
      rateLimit: 0,
      trustedProxies: 0,
      webRoot: undefined,
      dataFolder: folder,
    },
    log: createLog('silent'),
    host: '127.0.0.1',
    port: 0,
    features: [lottery, bet],
    withJobs: false,
  });
  const owner = openDatabase(ownerUrl, { role: 'owner', maxConnections: 4 });
  const stop = async (): Promise<void> => {
    await owner.destroy();
    await app.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { app, ownerUrl, owner, stop };
}

/** Players with money, by straight rows: nobody signs in. */
export async function makePlayers(
  database: BetDatabase,
  count: number,
  { parents = [], group = 1956 }: { parents?: readonly bigint[]; group?: number } = {},
): Promise<bigint[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    INSERT INTO player (user_name, nick_name, password_hash, parent, prize_group)
    SELECT name, name, 'none', (${parents}::bigint[])[1 + n % greatest(1, ${parents.length}::int)], ${group}::smallint
    FROM (
      SELECT n, ${randomUUID().slice(0, 8)} || n AS name FROM generate_series(1, ${count}) n) made
    RETURNING player_id`.execute(database.owner);
  const ids = rows.map((row) => row.player_id);
  await giveMoney(database, ids);
  return ids;
}

/** Gives players as much as no bench spends. */
export async function giveMoney({ app }: BetDatabase, ids: readonly bigint[]): Promise<void> {
  const gift = { amount: mills(1_000_000_000), currency: DEMO, reason: 'bench' };
  for (let from = 0; from < ids.length; from += 2_000) {
    const units = ids.slice(from, from + 2_000).map((playerId) => [fund({ playerId, ...gift })]);
    await transaction(app.platform.db, (tx) => postAll(tx, units));
  }
}

let serials = 2026_1121_0000;

/** An issue that stays on sale for a day. */
export async function openIssue(
  { owner }: BetDatabase,
  gameId: number = GAME,
): Promise<{ id: number; serial: number }> {
  serials += 1;
  const { rows } = await sql<{ id: number }>`
    WITH made AS (
      INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at, mode, opened_at)
      SELECT ${gameId}, ${serials}, '2026-11-21', 1, t - interval '1 hour', t + interval '1 day', t + interval '2 days',
        0, t - interval '1 hour' FROM (SELECT app_now() AS t) now
      RETURNING id)
    INSERT INTO issue_job (issue_id, kind, step, due_at)
    SELECT id, 'platform', 'close', 'infinity' FROM made RETURNING issue_id AS id`.execute(owner);
  const id = rows[0]?.id;
  invariant(id !== undefined, 'an issue was made');
  return { id, serial: serials };
}

/** Closes an issue with these numbers and makes it due for settling. */
export async function drawIssue(
  { owner }: BetDatabase,
  id: number,
  winning: string,
): Promise<void> {
  await sql`
    UPDATE issue SET closed_at = app_now(), sealed_at = app_now(), drawn_at = app_now(), state = 1,
      original_number = ${winning}, winning_number = ${winning} WHERE id = ${id}`.execute(owner);
  await sql`
    UPDATE issue_job SET step = 'settle', due_at = '-infinity' WHERE issue_id = ${id}`.execute(
    owner,
  );
}

/** The caps of a player's bets in an issue, lifted. */
export const NO_LIMITS = { betsPerIssue: 2 ** 31 - 1, charsPerIssue: Number.MAX_SAFE_INTEGER };

const FIXED = findPlay('ssc.fixed')?.on(0);

/** A cart of single digits at single places, each a note of 2. */
export function fixedCart(
  playerId: bigint,
  issue: { id: number; serial: number },
  picks: readonly { readonly place: number; readonly digit: number }[],
): Cart {
  invariant(FIXED, 'the play exists');
  const play = FIXED;
  const unitStake = mills(2000);
  return {
    playerId,
    intent: randomUUID(),
    hash: randomBytes(32),
    issueId: issue.id,
    gameId: GAME,
    serial: issue.serial,
    termsVersion: 0,
    currency: DEMO,
    bets: picks.map(({ place, digit }) => ({
      id: newId(),
      play,
      content: `${'|'.repeat(place)}${digit}${'|'.repeat(4 - place)}`,
      notes: 1,
      mode: 0,
      multiple: 1,
      prizeGroup: 1956,
      odds: officialOdds(play, 1956),
      unitStake,
      stake: unitStake,
    })),
  };
}
