import { type RiskMeasures, riskOf, type RiskVerdict } from '@fairlot/rules/check/risk-score';
import type { Tx } from '#platform/db';
import { flagByProgram } from '../../account/privilege/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { COLOURS } from './kinds.ts';
import { openByRules } from './store-case.ts';
import { readMeasures } from './store-measure.ts';
import { insertJudgement, readTerms } from './store-rules.ts';

export const CASES_PAGE = 'risk.cases';
/** Fewer settled bets say nothing of how much somebody wins. */
const LEAST_BETS = 20;

/** What only the withdrawal itself knows of its marks. */
export type OwnMeasures = Pick<
  RiskMeasures,
  'FIRST_USE' | 'SHARED_TARGET' | 'BIG' | 'COUNT' | 'QUICK'
>;

export type Judged = RiskVerdict & {
  readonly version: number;
  readonly measures: RiskMeasures;
};

/** What the rules make of a request for money (product 3.5), from what is so in this moment. */
export async function judge(tx: Tx, playerId: bigint, own: OwnMeasures): Promise<Judged> {
  const { version, terms } = await readTerms(tx);
  const row = await readMeasures(tx, playerId);
  const isOn = (colour: keyof typeof COLOURS) => Number(row.colours.includes(COLOURS[colour]));
  const counts = row.bets >= LEAST_BETS && row.staked > 0n;
  const all: RiskMeasures = {
    ...own,
    SHARED_IP: row.same_ip,
    SHARED_DEVICE: row.same_device,
    BLACK: isOn('black'),
    GREY: isOn('grey'),
    WATCHED: isOn('watched'),
    NEW_PLACE: row.new_places,
    OPPOSITE: row.opposite,
    WON_MUCH: counts ? Number((row.won * 100n) / row.staked) : 0,
  };
  const measures = Object.fromEntries(Object.entries(all).filter(([, value]) => value > 0));
  return { ...riskOf(terms, measures), version, measures };
}

type JudgeInput = { readonly playerId: bigint; readonly id: string; readonly no: string };

/** Keeps what was measured, beside the withdrawal that it was measured for. */
export const keepJudgement = (
  tx: Tx,
  { playerId, id }: JudgeInput,
  judged: Judged,
): Promise<void> => insertJudgement(tx, { ...judged, playerId, withdrawalId: id });

/**
 * Freezes funds and opens a case where the score is that high (product 3.5). After the money was set aside: what
 * is frozen can be set aside no more.
 */
export async function freezeByScore(
  tx: Tx,
  { playerId, id, no }: JudgeInput,
  judged: Judged,
): Promise<void> {
  if (!judged.isFrozen) return;
  const isFrozen = await flagByProgram(tx, playerId, 'FUNDS_FREEZE');
  const score = judged.score;
  await openByRules(tx, { playerId, withdrawalId: id, score, isFrozen, reason: no });
  await publishPageChanges(tx, [CASES_PAGE], String(playerId));
}
