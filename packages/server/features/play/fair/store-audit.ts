import { type RawBuilder, sql } from 'kysely';
import type { Invariant } from '#platform/feature';
import { findOtherManifests, findOtherNewest } from './manifests/check-manifests.ts';
import { findBrokenArchives } from './manifests/check-archive.ts';
import { findBrokenChains } from './commitment/store-secrets.ts';

/** What must hold of everything that was ever published. */
const invariantOf = (name: string, query: RawBuilder<{ breach: string }>): Invariant => ({
  name,
  find: async (db) => (await query.execute(db)).rows.map((row) => row.breach),
});

export const fairInvariants: readonly Invariant[] = [
  { name: 'a revealed secret leads back to the anchor of its day', find: findBrokenChains },
  {
    name: 'manifests match their signature',
    find: findOtherManifests,
    findRecent: findOtherNewest,
    isPaced: true,
  },
  { name: 'archived manifests are as they were published', find: findBrokenArchives },
  invariantOf(
    'manifests form one line per game, without gap or fork',
    sql`
      SELECT format('game %s manifest %s', m.game_id, m.seq) AS breach FROM (
        SELECT game_id, seq, body::jsonb ->> 'prev' AS prev, kind, body::jsonb ->> 'kind' AS body_kind,
          lag(encode(hash, 'hex'), 1, repeat('0', 64)) OVER line AS before,
          lag(seq, 1, 0) OVER line AS last
        FROM manifest WINDOW line AS (PARTITION BY game_id ORDER BY seq)) m
      LEFT JOIN manifest_archive a ON a.game_id = m.game_id AND m.seq - 1 BETWEEN a.from_seq AND a.to_seq
      -- Behind what is in a file it goes on from the end of that file; within, the file itself is looked at.
      WHERE m.kind <> m.body_kind OR CASE WHEN m.last = m.seq - 1 THEN m.prev <> m.before
        ELSE a.game_id IS NULL OR a.to_seq = m.seq - 1 AND m.prev <> encode(a.hash, 'hex') END`,
  ),
  invariantOf(
    'the chain of a day matches its manifest',
    sql`
      SELECT format('game %s day %s', c.game_id, c.day) AS breach FROM draw_chain c
      LEFT JOIN manifest m ON m.game_id = c.game_id AND m.kind = 'day' AND m.day = c.day
      WHERE (m.body::jsonb ->> 'anchor', m.body::jsonb ->> 'rulesHash') IS DISTINCT FROM (
        encode(c.anchor, 'hex'), encode(c.rules_hash, 'hex'))`,
  ),
  invariantOf(
    'the line of a game ends where its head says',
    sql`
      SELECT format('game %s ends at %s', h.game_id, h.seq) AS breach FROM manifest_head h
      WHERE NOT EXISTS (SELECT FROM manifest m
          WHERE (m.game_id, m.seq, m.hash) = (h.game_id, h.seq, h.hash))
        OR EXISTS (SELECT FROM manifest m WHERE m.game_id = h.game_id AND m.seq > h.seq)`,
  ),
  invariantOf(
    'a result is the same in history and manifest',
    sql`
      SELECT format('game %s issue %s', m.game_id, m.serial_number) AS breach
      FROM manifest m
      LEFT JOIN issue i ON (i.game_id, i.serial_number) = (m.game_id, m.serial_number)
      CROSS JOIN LATERAL (
        SELECT string_agg(digit, ',' ORDER BY n) AS winning,
          string_agg(to_hex(digit::int), '' ORDER BY n) AS digits
        FROM jsonb_array_elements_text(m.body::jsonb -> 'winning') WITH ORDINALITY AS d(digit, n)) w
      -- Numbers of two digits are stored with a leading zero, and published as numbers; so are the
      -- digits of a hash, which stand in one word.
      WHERE m.kind = 'result' AND CASE WHEN i.winning_number ~ '^[0-9a-f]{64}$'
        THEN w.digits <> i.winning_number
        ELSE w.winning IS DISTINCT FROM regexp_replace(i.winning_number, '\\m0(\\d)', '\\1', 'g') END`,
  ),
  invariantOf(
    'a result is announced as it is stored (events of the last hour)',
    sql`
      SELECT format('%s seq %s', e.topic, e.seq) AS breach
      FROM event e LEFT JOIN issue i ON i.game_id = (e.payload ->> 'GameId')::int
        AND i.serial_number = (e.payload ->> 'SerialNumber')::bigint
      WHERE e.created_at > (SELECT app_now()) - interval '1 hour' AND e.payload ? 'OriginalWinningNumber'
        AND e.payload ->> 'WinningNumber' IS DISTINCT FROM coalesce(i.first_number, i.winning_number)`,
  ),
  invariantOf(
    'an issue that is cancelled for want of a beacon shows its secret',
    sql`
      SELECT format('game %s issue %s', i.game_id, i.serial_number) AS breach
      FROM issue i JOIN game_event g ON g.issue_id = i.id AND g.kind = 'cancelled'
      WHERE i.mode IN (1, 2) AND i.opened_at IS NOT NULL AND g.at > (SELECT app_now()) - interval '29 days'
        AND NOT EXISTS (
        SELECT FROM manifest m WHERE m.kind = 'incident'
          AND (m.game_id, m.serial_number) = (i.game_id, i.serial_number))`,
  ),
];
