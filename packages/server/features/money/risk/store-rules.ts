import { sql } from 'kysely';
import {
  FIRST_TERMS,
  RISK_NAMES,
  type RiskMeasures,
  type RiskRule,
  type RiskTerms,
} from '@fairlot/rules/check/risk-score';
import { invariant } from '@fairlot/rules/core/invariant';
import type { WithdrawRisk } from '@fairlot/rules/check/withdraw-risk';
import { KEPT, type Executor, type Tx } from '#platform/db';

export type HeldTerms = { readonly version: number; readonly terms: RiskTerms };
type TermsRow = {
  version: number;
  look_from: number;
  freeze_from: number;
  rules: readonly { mark: string; is_on: boolean; threshold: number; weight: number }[];
};

/** How marks count now, read in one statement; a mark that nobody has changed counts as a new site begins. */
export async function readTerms(db: Executor, lock = sql``): Promise<HeldTerms> {
  const { rows } = await sql<TermsRow>`${KEPT}
    SELECT t.version, t.look_from, t.freeze_from, coalesce((
      SELECT jsonb_agg(jsonb_build_object('mark', r.mark, 'is_on', r.is_on, 'threshold', r.threshold, 'weight', r.weight))
      FROM risk_rule r), '[]'::jsonb) AS rules
    FROM risk_terms t ${lock}`.execute(db);
  const [row] = rows;
  invariant(row, 'the rules of risk are there');
  const changed = new Map(row.rules.map((rule) => [rule.mark, rule]));
  const rules = Object.fromEntries(
    RISK_NAMES.map((name): [WithdrawRisk, RiskRule] => {
      const rule = changed.get(name);
      return rule
        ? [name, { isOn: rule.is_on, from: rule.threshold, weight: rule.weight }]
        : [name, FIRST_TERMS.rules[name]];
    }),
  ) as Record<WithdrawRisk, RiskRule>;
  return {
    version: row.version,
    terms: { rules, lookFrom: row.look_from, freezeFrom: row.freeze_from },
  };
}

/** The same, held until the transaction ends. */
export const lockTerms = async (tx: Tx): Promise<HeldTerms> => {
  await sql`SELECT FROM risk_terms FOR UPDATE`.execute(tx);
  return readTerms(tx);
};

export async function writeTerms(
  tx: Tx,
  { rules, lookFrom, freezeFrom }: RiskTerms,
): Promise<void> {
  for (const name of RISK_NAMES) {
    const { isOn, from, weight } = rules[name];
    await sql`
      INSERT INTO risk_rule (mark, is_on, threshold, weight) VALUES (${name}, ${isOn}, ${from}, ${weight})
      ON CONFLICT (mark) DO UPDATE SET is_on = excluded.is_on, threshold = excluded.threshold, weight = excluded.weight`.execute(
      tx,
    );
  }
  await sql`
    UPDATE risk_terms SET version = version + 1, look_from = ${lookFrom}, freeze_from = ${freezeFrom}`.execute(
    tx,
  );
}

export type Judgement = {
  readonly playerId: bigint;
  readonly withdrawalId: string;
  readonly version: number;
  readonly score: number;
  readonly measures: RiskMeasures;
};

export async function insertJudgement(tx: Tx, of: Judgement): Promise<void> {
  await sql`
    INSERT INTO risk_judgement (player_id, withdrawal_id, at, version, score, measures)
    VALUES (${of.playerId}, ${of.withdrawalId}, app_now(), ${of.version}, ${of.score},
      ${JSON.stringify(of.measures)}::jsonb)`.execute(tx);
}

export type JudgedRow = {
  player_id: bigint;
  user_name: string;
  no: string;
  at_ms: bigint;
  score: number;
  measures: RiskMeasures;
};

const JUDGED = sql`j.player_id, p.user_name, w.no, to_ms(j.at) AS at_ms, j.score, j.measures
  FROM risk_judgement j JOIN withdrawal w ON w.player_id = j.player_id AND w.id = j.withdrawal_id
    JOIN player p ON p.player_id = j.player_id`;

/** Those of the last days, the newest first. */
export async function listJudged(
  db: Executor,
  days: number,
  most: number,
): Promise<readonly JudgedRow[]> {
  const { rows } = await sql<JudgedRow>`
    SELECT ${JUDGED} WHERE j.at > (SELECT app_now()) - ${days} * interval '1 day'
    ORDER BY j.at DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** Those of one player, the newest first. */
export async function listJudgedOf(
  db: Executor,
  playerId: bigint,
  most: number,
): Promise<readonly JudgedRow[]> {
  const { rows } = await sql<JudgedRow>`
    SELECT ${JUDGED} WHERE j.player_id = ${playerId} ORDER BY j.at DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** The score of a withdrawal when it was asked for. */
export async function scoreOf(
  db: Executor,
  { playerId, id }: { readonly playerId: bigint; readonly id: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ score: number }>`
    SELECT score FROM risk_judgement WHERE player_id = ${playerId} AND withdrawal_id = ${id}`.execute(
    db,
  );
  return rows[0]?.score;
}
