import type { RiskTerms } from '@fairlot/rules/check/risk-score';
import { RISK_NAMES, riskOf } from '@fairlot/rules/check/risk-score';
import { risksOf } from '@fairlot/rules/check/withdraw-risk';
import type { Output } from '@fairlot/wire/core';
import type { RiskCase, riskConsole, RiskEntry, RiskRule } from '@fairlot/wire/money/risk';
import { CASE_STATES, COLOURS, ENTRY_KINDS, nameIn, OUTCOMES } from './kinds.ts';
import type { CaseRow } from './store-case.ts';
import type { EntryRow } from './store-entry.ts';
import type { JudgedRow } from './store-rules.ts';

const msOf = (ms: bigint | null): number | null => (ms === null ? null : Number(ms));

export const presentRules = ({ rules }: RiskTerms): RiskRule[] =>
  RISK_NAMES.map((name) => {
    const { isOn, from, weight } = rules[name];
    return { Mark: name, IsOn: isOn, From: from, Weight: weight };
  });

export const presentCase = (row: CaseRow): RiskCase => ({
  Id: row.id,
  PlayerId: Number(row.player_id),
  UserName: row.user_name,
  State: nameIn(CASE_STATES, row.state),
  Score: row.score,
  IsFrozen: row.is_frozen,
  OpenedTimeStamp: Number(row.opened_ms),
  OpenedBy: row.opener,
  Reason: row.reason,
  Marks: [...risksOf(row.marks)],
  Taker: row.taker,
  Closer: row.closer,
  ClosedTimeStamp: msOf(row.closed_ms),
  Outcome: row.outcome === null ? null : nameIn(OUTCOMES, row.outcome),
  Note: row.note,
});

export const presentEntry = (row: EntryRow): RiskEntry => ({
  Id: row.id,
  Kind: nameIn(ENTRY_KINDS, row.kind),
  Value: row.user_name ?? row.value,
  Colour: nameIn(COLOURS, row.colour),
  Reason: row.reason,
  MadeBy: row.made_by,
  TimeStamp: Number(row.made_ms),
  Until: msOf(row.until_ms),
});

type Judged = Output<typeof riskConsole.getCase>['Judged'][number];

/** What was measured then, beside what the rules of now make of it. */
export function presentJudged(row: JudgedRow, terms: RiskTerms): Judged {
  const { marks } = riskOf(terms, row.measures);
  return {
    No: row.no,
    TimeStamp: Number(row.at_ms),
    Score: row.score,
    Measures: RISK_NAMES.flatMap((name) => {
      const value = row.measures[name];
      return value === undefined ? [] : [{ Mark: name, Value: value, IsSet: marks.includes(name) }];
    }),
  };
}
