import { RISK_NAMES, riskOf, type RiskTerms } from '@fairlot/rules/check/risk-score';
import type { WithdrawRisk } from '@fairlot/rules/check/withdraw-risk';
import type { Output } from '@fairlot/wire/core';
import type { riskConsole } from '@fairlot/wire/money/risk';
import type { Db } from '#platform/db';
import { listJudged, readTerms } from './store-rules.ts';

const DAYS = 7;
const MOST = { tried: 5_000, shown: 20 } as const;

/** What rules would have made of the last seven days, from what was measured then. Nothing is changed by it. */
export async function tryRules(
  db: Db,
  wanted: RiskTerms,
): Promise<Output<typeof riskConsole.tryRules>> {
  const { terms } = await readTerms(db);
  const rows = await listJudged(db, DAYS, MOST.tried + 1);
  const tried = rows.slice(0, MOST.tried);
  const marks = new Map(RISK_NAMES.map((name) => [name, { now: 0, wanted: 0 }]));
  const count = (names: readonly WithdrawRisk[], side: 'now' | 'wanted') => {
    for (const name of names) {
      const counts = marks.get(name);
      if (counts) counts[side] += 1;
    }
  };
  const sums = { now: { Looked: 0, Frozen: 0 }, wanted: { Looked: 0, Frozen: 0 } };
  const changed: Output<typeof riskConsole.tryRules>['Changed'] = [];
  for (const row of tried) {
    const now = riskOf(terms, row.measures);
    const then = riskOf(wanted, row.measures);
    count(now.marks, 'now');
    count(then.marks, 'wanted');
    for (const [side, verdict] of [
      ['now', now],
      ['wanted', then],
    ] as const) {
      sums[side].Looked += Number(verdict.isLookedAt);
      sums[side].Frozen += Number(verdict.isFrozen);
    }
    if (now.score !== then.score)
      changed.push({
        PlayerId: Number(row.player_id),
        UserName: row.user_name,
        No: row.no,
        Now: now.score,
        Then: then.score,
      });
  }
  changed.sort((a, b) => Math.abs(b.Then - b.Now) - Math.abs(a.Then - a.Now));
  return {
    Tried: tried.length,
    IsAll: rows.length === tried.length,
    Now: sums.now,
    Then: sums.wanted,
    Marks: [...marks].map(([Mark, { now, wanted: then }]) => ({ Mark, Now: now, Then: then })),
    Changed: changed.slice(0, MOST.shown),
  };
}
