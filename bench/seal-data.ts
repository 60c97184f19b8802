import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { officialOdds } from '@fairlot/rules/odds/official-odds';
import { findPlay, type Play } from '@fairlot/rules/play/index';
import { transaction } from '@fairlot/server/platform/db';
import { GAME, type BetDatabase } from './bet-database.ts';

/** Bets by straight rows, a million in half a minute: what is measured reads rows and moves no money. */
export type BetShape = {
  readonly count: number;
  readonly players: readonly bigint[];
  readonly play: Play;
  /** Of the bet with the number `n`, in SQL. */
  readonly content: string;
  readonly notes: string;
  /** Whether the bets carry the hashes that placing stores. */
  readonly hasLeaves: boolean;
};

export const playOf = (code: string): Play => {
  const play = findPlay(code)?.on(0);
  invariant(play, `${code} exists`);
  return play;
};

const PRIZE_GROUP = 1956;
const AT_ONCE = 50_000;

/** Fills an issue; ids grow with time, as those of real bets do. */
export async function fillIssue(
  { owner }: BetDatabase,
  issueId: number,
  { count, players, play, content, notes, hasLeaves }: BetShape,
): Promise<void> {
  const odds = `{${officialOdds(play, PRIZE_GROUP).join(',')}}`;
  const hash = hasLeaves ? `sha256(n::text::bytea)` : 'NULL';
  for (let from = 0; from < count; from += AT_ONCE) {
    await transaction(owner, async (tx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      await sql`
        INSERT INTO bet (player_id, id, intent, issue_id, play_id, mode, prize_group, notes, multiple,
          terms_version, unit_stake, stake, accepted_at, odds, content, selection_hash, leaf_hash)
        SELECT (${players}::bigint[])[1 + n % ${players.length}::int],
          (lpad(to_hex(28000000000000 + ${issueId}::bigint * 10000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid,
          gen_random_uuid(), ${issueId}, ${play.id}, 3, ${PRIZE_GROUP}, ${sql.raw(notes)}, 1, 0, 2,
          2 * ${sql.raw(notes)}, app_now(), ${odds}::bigint[], ${sql.raw(content)},
          ${sql.raw(hash)}, ${sql.raw(hash)}
        FROM generate_series(${from}::int, ${Math.min(from + AT_ONCE, count) - 1}::int) AS n`.execute(
        tx,
      );
    });
  }
}

let serials = 2026_1201_0000;

/** An issue of this day that is on sale until it is closed by hand. */
export async function openToday({ owner }: BetDatabase): Promise<{ id: number; serial: number }> {
  serials += 1;
  const { rows } = await sql<{ id: number }>`
    WITH made AS (
      INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at)
      SELECT ${GAME}, ${serials}, (t AT TIME ZONE 'UTC' + interval '8 hours')::date, 1, t - interval '1 hour',
        t + interval '1 day', t + interval '2 days' FROM (SELECT app_now() AS t) now
      RETURNING id)
    INSERT INTO issue_job (issue_id, kind, step, due_at)
    SELECT id, 'platform', 'close', 'infinity' FROM made RETURNING issue_id AS id`.execute(owner);
  const id = rows[0]?.id;
  invariant(id !== undefined, 'an issue was made');
  await sql`UPDATE issue SET opened_at = app_now(), mode = 0 WHERE id = ${id}`.execute(owner);
  return { id, serial: serials };
}

/** Makes the close of an issue due at once. */
export const dueNow = async ({ owner }: BetDatabase, issueId: number): Promise<void> =>
  void (await sql`UPDATE issue_job SET due_at = '-infinity' WHERE issue_id = ${issueId}`.execute(
    owner,
  ));
