import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FIRST_TERMS,
  RISK_NAMES,
  type RiskMeasures,
  riskOf,
  type RiskTerms,
} from './risk-score.ts';
import { WITHDRAW_RISKS, type WithdrawRisk } from './withdraw-risk.ts';

const measures = fc.record(
  Object.fromEntries(RISK_NAMES.map((name) => [name, fc.nat(500)])) as Record<
    WithdrawRisk,
    fc.Arbitrary<number>
  >,
  { requiredKeys: [] },
) as fc.Arbitrary<RiskMeasures>;

test('each mark has a bit of its own, and none is there of what measures nothing', () => {
  expect(new Set(RISK_NAMES.map((name) => WITHDRAW_RISKS[name].bit)).size).toBe(RISK_NAMES.length);
  expect(riskOf(FIRST_TERMS, {})).toEqual({
    marks: [],
    score: 0,
    isLookedAt: false,
    isFrozen: false,
  });
});

test('a mark is there from its threshold on, and not where its rule is off', () => {
  for (const name of RISK_NAMES) {
    const { from, weight } = WITHDRAW_RISKS[name];
    expect(riskOf(FIRST_TERMS, { [name]: from - 1 }).marks).toEqual([]);
    expect(riskOf(FIRST_TERMS, { [name]: from })).toMatchObject({ marks: [name], score: weight });
    const rules = { ...FIRST_TERMS.rules, [name]: { ...FIRST_TERMS.rules[name], isOn: false } };
    expect(riskOf({ ...FIRST_TERMS, rules }, { [name]: from })).toMatchObject({
      marks: [],
      score: 0,
    });
  }
});

test('more that is measured never scores less, and no score is above 100', () => {
  fc.assert(
    fc.property(measures, fc.constantFrom(...RISK_NAMES), fc.nat(500), (seen, name, more) => {
      const before = riskOf(FIRST_TERMS, seen);
      const after = riskOf(FIRST_TERMS, { ...seen, [name]: (seen[name] ?? 0) + more });
      expect(after.score).toBeGreaterThanOrEqual(before.score);
      expect(after.score).toBeLessThanOrEqual(100);
    }),
  );
});

test('who is frozen is looked at where the scores are in order', () => {
  const terms: RiskTerms = { ...FIRST_TERMS, lookFrom: 60, freezeFrom: 90 };
  fc.assert(
    fc.property(measures, (seen) => {
      const { isFrozen, isLookedAt, score } = riskOf(terms, seen);
      expect(isLookedAt).toBe(score >= 60);
      expect(isFrozen).toBe(score >= 90);
      if (isFrozen) expect(isLookedAt).toBe(true);
    }),
  );
});
