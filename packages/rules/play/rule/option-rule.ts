import { optionList } from '../entry/option-list.ts';
import { LOST, TIED } from '../play.ts';
import { emptyTally } from './rule.ts';
import type { Picked } from '../entry/option-list.ts';
import type { DecidedBy, Option } from '../play.ts';
import type { Condition, Value } from './condition.ts';
import type { Rule } from './rule.ts';

/** An option of a double-sided play with the condition under which it wins. */
export type RuleOption = Option & {
  readonly holds: Condition;
  /** Gives the stake back. */
  readonly tied?: Condition;
};

/** An option that wins in `wins` of the outcomes. */
export const option = (
  code: string,
  zh: string,
  en: string,
  wins: number | bigint,
  holds: Condition,
): RuleOption => ({
  code,
  name: { zh, en },
  wins: BigInt(wins),
  ties: 0n,
  hits: BigInt(wins),
  holds,
});

/**
 * A double-sided play: options that are bet and settled each on its own (plays.md section 3).
 * `outcomes` is the size of the space of the positions that the options look at.
 */
export function optionRule(
  outcomes: number | bigint,
  options: readonly RuleOption[],
  at?: readonly number[],
): Rule<Picked> {
  return { ...ruleOf(outcomes, options), ...(at && { at }) };
}

/** A double-sided play whose options look at the sum of all numbers alone. */
export const totalRule = (outcomes: bigint, options: readonly RuleOption[]): Rule<Picked> =>
  ruleOf(outcomes, options, () => ({ kind: 'sum' }));

/** A double-sided play whose options look at how many of some numbers are drawn. */
export function countRule(
  outcomes: bigint,
  of: readonly number[],
  options: readonly RuleOption[],
): Rule<Picked> {
  const by: DecidedBy = { kind: 'count', of };
  return ruleOf(outcomes, options, () => by);
}

/** A double-sided play whose options look each at whether a number is drawn: the first at 1. */
export const numberRule = (outcomes: bigint, options: readonly RuleOption[]): Rule<Picked> =>
  ruleOf(outcomes, options, (index) => ({ kind: 'numbers', of: [index + 1] }));

/** A double-sided play whose options look at the last decimal digits of a hash, wherever they stand. */
export const decimalsRule = (count: number, options: readonly RuleOption[]): Rule<Picked> =>
  ruleOf(10 ** count, options, () => ({ kind: 'decimals', count }));

/** The same option where `ties` outcomes give the stake back. */
export const withTie = (of: RuleOption, ties: number | bigint, tied: Condition): RuleOption => ({
  ...of,
  ties: BigInt(ties),
  tied,
});

/**
 * A double-sided play that pays its net win once a hit: `times` gives the hits of an option, at most
 * `mostTimes` (plays.md section 3.1, 一字组合全五).
 */
export function repeatingRule(
  outcomes: number | bigint,
  options: readonly (RuleOption & { readonly times: Value })[],
  mostTimes: number,
): Rule<Picked> {
  return {
    ...ruleOf(outcomes, options),
    paysPerHit: true,
    hits(picked, draw) {
      const tally = emptyTally(options.length);
      for (const index of picked) tally.tiers[index] = options[index]!.times(draw);
      return tally;
    },
    mostHits: (picked) => ({
      tiers: options.map((_, i) => (picked.includes(i) ? mostTimes : 0)),
      total: mostTimes * picked.length,
    }),
  };
}

function ruleOf(
  outcomes: number | bigint,
  options: readonly RuleOption[],
  decidedBy?: (option: number) => DecidedBy,
): Rule<Picked> {
  const plain = options.map(({ code, name, wins, ties, hits, about }) => ({
    code,
    name,
    wins,
    ties,
    hits,
    ...(about !== undefined && { about }),
  }));
  return {
    entry: optionList(plain),
    outcomes: BigInt(outcomes),
    tiers: plain,
    tiersShareNote: false,
    options: plain,
    paysPerHit: false,
    allNotes: options.length,
    tiersOf: (picked) => picked,
    count: (picked) => picked.length,
    hits(picked, draw) {
      const tally = emptyTally(options.length);
      for (const index of picked) {
        const { holds, tied } = options[index]!;
        if (holds(draw)) tally.tiers[index] = 1;
        else if (tied?.(draw)) tally.refunds++;
      }
      return tally;
    },
    mostHits: (picked) => ({
      tiers: options.map((_, i) => (picked.includes(i) ? 1 : 0)),
      total: picked.length,
    }),
    *singles(picked) {
      for (const index of picked) {
        const { code, holds, tied } = options[index]!;
        yield {
          key: code,
          judge: (draw) => (holds(draw) ? index : tied?.(draw) ? TIED : LOST),
          ...(decidedBy && { decidedBy: decidedBy(index) }),
        };
      }
    },
  };
}
