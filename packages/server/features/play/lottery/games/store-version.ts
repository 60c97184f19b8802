import { sql, type RawBuilder } from 'kysely';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { StateNote } from '@fairlot/rules/lottery/game-state';
import type { Display, Timetable } from '@fairlot/rules/lottery/game';
import type { Executor, Tx } from '#platform/db';

/** What a game takes of bets: money in thousandths as text, as JSON carries it. */
export type Limits = {
  readonly prizeLimit: string;
  readonly minStake: string;
  readonly maxStake: string;
  readonly maxMultiple: number;
  /** Left out where there is no cap: what all bets of a player in an issue may bring him. */
  readonly issuePrize?: string | undefined;
  /** What bets on plays without numbers may bring together in an issue. */
  readonly budget?: string | undefined;
};

/**
 * Limits as a version holds them. `agreed`, where they were planned: which of them would have refused or cut
 * wagers of the day before they were agreed on.
 */
export type StoredLimits = Limits & { readonly agreed?: readonly string[] };

/** What is changed of a play: odds in ten-thousandths as text, by form; limits and switch by its code. */
export type PriceChange = {
  readonly play: string;
  readonly odds?: readonly string[] | undefined;
  /** Null: those of its game again. */
  readonly limits?: PlayLimitTexts | null | undefined;
  readonly isOpen?: boolean | undefined;
};
export type PlayLimitTexts = {
  readonly prizeLimit?: string | undefined;
  readonly minStake?: string | undefined;
  readonly maxStake?: string | undefined;
  readonly soloPrize?: string | undefined;
  readonly liability?: string | undefined;
  readonly oddsStep?: string | undefined;
  readonly maxNotes?: number | undefined;
  readonly maxNotesRatio?: number | undefined;
  readonly soloRatio?: number | undefined;
  readonly oddsDrop?: number | undefined;
  readonly oddsFloor?: number | undefined;
};
export type PriceChanges = { readonly changes: readonly PriceChange[] };

/** The parts of a game that operators change, each in versions of its own. */
export type Parts = {
  readonly names: Bilingual;
  readonly state: {
    readonly state: number;
    readonly reason: string;
    readonly note?: StateNote | undefined;
  };
  readonly timetable: Timetable;
  readonly limits: StoredLimits;
  readonly display: Display;
  /** What was changed of its plays; what they are follows from all of them. */
  readonly prices: PriceChanges;
};
export type Part = keyof Parts;

/** Who made a version: `operator:7` and his name then, `command`, `start` or `site`. */
export type Author = { readonly id: string; readonly name: string };

export const START: Author = { id: 'start', name: '' };
export const SITE: Author = { id: 'site', name: '' };

export type NewVersion<P extends Part> = {
  readonly gameId: number;
  readonly part: P;
  readonly content: Parts[P];
  readonly author: Author;
  readonly reason: string;
  /** Milliseconds UTC; without it at once, `ever` for what always held. */
  readonly effectAt?: number | 'ever' | undefined;
  /** The newest version that whoever changes it has seen. */
  readonly seen?: number | undefined;
};

/** Adds a version and returns its number; undefined when the newest is not the one that was seen. */
export async function insertVersion<P extends Part>(
  tx: Tx,
  { gameId, part, content, author, reason, effectAt, seen }: NewVersion<P>,
): Promise<number | undefined> {
  const effectMs = typeof effectAt === 'number' ? effectAt : null;
  const { rows } = await sql<{ version: number }>`
    WITH clock AS MATERIALIZED (SELECT app_now() AS now),
    next AS (
      UPDATE game SET version = version + 1
      WHERE id = ${gameId} AND version = coalesce(${seen ?? null}::int, version)
      RETURNING id, version)
    INSERT INTO game_version (game_id, version, part, content, author, author_name, reason, made_at, effect_at)
    SELECT next.id, next.version, ${part}, ${JSON.stringify(content)}::jsonb, ${author.id},
      ${author.name}, ${reason}, clock.now,
      CASE WHEN ${effectAt === 'ever'}::boolean THEN '-infinity'
        ELSE coalesce(from_ms(${effectMs}::bigint), clock.now) END
    FROM next CROSS JOIN clock RETURNING version`.execute(tx);
  return rows[0]?.version;
}

/** What holds of a part of the game `g` at a time, as JSON; null where nothing was ever said. */
export const inForce = (part: Part, at: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
    SELECT v.content FROM game_version v
    WHERE v.game_id = g.id AND v.part = ${sql.lit(part)} AND v.effect_at <= ${at}
    ORDER BY v.effect_at DESC, v.version DESC LIMIT 1)`;

/** In how many milliseconds the next version of any game takes effect; Infinity where none is planned. */
export async function untilNextVersion(db: Executor): Promise<number> {
  const { rows } = await sql<{ ms: number | null }>`
    WITH clock AS MATERIALIZED (SELECT app_now() AS now)
    SELECT (extract(epoch FROM min(v.effect_at) - min(clock.now)) * 1000)::float8 AS ms
    FROM game_version v CROSS JOIN clock WHERE v.effect_at > clock.now`.execute(db);
  return rows[0]?.ms ?? Infinity;
}

/** Parts of which a game has no version yet. */
export async function missingParts(
  tx: Executor,
  gameId: number,
  parts: readonly Part[],
): Promise<readonly Part[]> {
  const { rows } = await sql<{ part: Part }>`
    SELECT p.part FROM unnest(${parts}::text[]) AS p(part)
    WHERE NOT EXISTS (SELECT FROM game_version v WHERE v.game_id = ${gameId} AND v.part = p.part)`.execute(
    tx,
  );
  return rows.map(({ part }) => part);
}

export type VersionRow = {
  readonly version: number;
  readonly part: Part;
  readonly content: Parts[Part];
  readonly author: string;
  readonly author_name: string;
  readonly reason: string;
  readonly made_at: number;
  readonly effect_at: number;
  readonly is_in_force: boolean;
  readonly is_planned: boolean;
};

/** The newest versions of a game before a number, newest first. */
export async function listVersions(
  db: Executor,
  gameId: number,
  before: number | undefined,
  count: number,
): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    WITH clock AS MATERIALIZED (SELECT app_now() AS now)
    SELECT v.version, v.part, v.content, v.author, v.author_name, v.reason, v.made_at,
      greatest(v.effect_at, v.made_at) AS effect_at, v.effect_at > clock.now AS is_planned,
      v.effect_at <= clock.now AND NOT EXISTS (
        SELECT FROM game_version w
        WHERE w.game_id = v.game_id AND w.part = v.part AND w.effect_at <= clock.now
          AND (w.effect_at, w.version) > (v.effect_at, v.version)) AS is_in_force
    FROM game_version v CROSS JOIN clock
    WHERE v.game_id = ${gameId} AND v.version < ${before ?? 2_147_483_647}
    ORDER BY v.version DESC LIMIT ${count}`.execute(db);
  return rows;
}
