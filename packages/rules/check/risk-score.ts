import { WITHDRAW_RISKS, type WithdrawRisk } from './withdraw-risk.ts';

/** How a mark counts on this site: operators change it (product 3.5). */
export type RiskRule = {
  readonly isOn: boolean;
  /** Whole units of what the mark measures. */
  readonly from: number;
  /** 0 to 100: what the mark adds to the score. */
  readonly weight: number;
};

export type RiskTerms = {
  readonly rules: Readonly<Record<WithdrawRisk, RiskRule>>;
  /** Scores: from this one on nobody is paid without a look; from that one on funds are frozen and a case is opened. */
  readonly lookFrom: number;
  readonly freezeFrom: number;
};

/** What was measured when a withdrawal was asked for; what is not there was not measured then. */
export type RiskMeasures = Readonly<Partial<Record<WithdrawRisk, number>>>;

export type RiskVerdict = {
  readonly marks: readonly WithdrawRisk[];
  /** The sum of the weights of its marks, 100 at most. */
  readonly score: number;
  readonly isLookedAt: boolean;
  readonly isFrozen: boolean;
};

export const RISK_BOUNDS = { from: 1_000_000_000, weight: 100, score: 101 } as const;
export const RISK_NAMES = Object.keys(WITHDRAW_RISKS) as readonly WithdrawRisk[];

/** Product 3.5, but that any mark has somebody look (product 3.4: no flags). */
export const FIRST_TERMS: RiskTerms = {
  rules: Object.fromEntries(
    RISK_NAMES.map((name) => {
      const { from, weight } = WITHDRAW_RISKS[name];
      return [name, { isOn: true, from, weight }];
    }),
  ) as Record<WithdrawRisk, RiskRule>,
  lookFrom: 1,
  freezeFrom: 90,
};

/** What the rules make of what was measured. Pure: what they would make of it is told the same way. */
export function riskOf(
  { rules, lookFrom, freezeFrom }: RiskTerms,
  measures: RiskMeasures,
): RiskVerdict {
  const marks = RISK_NAMES.filter((name) => {
    const rule = rules[name];
    return rule.isOn && (measures[name] ?? 0) >= rule.from;
  });
  let sum = 0;
  for (const name of marks) sum += rules[name].weight;
  const score = Math.min(sum, 100);
  return { marks, score, isLookedAt: score >= lookFrom, isFrozen: score >= freezeFrom };
}
