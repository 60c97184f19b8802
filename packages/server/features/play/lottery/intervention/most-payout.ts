import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { mills } from '@fairlot/rules/core/money';
import { findWorstOutcome, type WorstOutcome } from '@fairlot/rules/odds/worst-outcome';
import type { OutcomeLine } from '@fairlot/rules/odds/outcome-totals';
import { findPlayById } from '@fairlot/rules/play/index';
import type { Db } from '#platform/db';
import { type PayoutRow, readPayoutLines } from './store-monitor.ts';

/** The parts of the bets of an issue that decide its payout. */
export type IssueBets = {
  readonly issueId: number;
  readonly drawMs: number;
  /** Those that were taken back apart. */
  readonly bets: number;
  readonly back: number;
  /** The sum of the largest wins of each player, in thousandths. */
  readonly most: bigint;
};

export type MostPayout = (bets: IssueBets) => Promise<WorstOutcome>;

export type MostPayoutOptions = {
  /** Different lines of an issue that are looked at; more are bounded by their sum. */
  readonly mostLines?: number;
  readonly mostBets?: number;
  readonly mostWork?: number;
  /** How long an answer waits for a running search. */
  readonly waitMs?: number;
};

/** Issues whose result is kept. */
const KEPT = 1_000;

/**
 * Finds the largest payout of the bets of an issue. Evaluates one issue at a time, in steps of a few hundred verdicts,
 * and caches the result until a bet is added or cancelled. Until a long search ends the answer is a bound.
 */
export function createMostPayout(db: Db, options: MostPayoutOptions = {}): MostPayout {
  const { mostLines = 2_000, mostBets = 100_000, mostWork = 40_000_000, waitMs = 800 } = options;
  const known = new Map<
    number,
    { readonly state: string; readonly found: Promise<WorstOutcome> }
  >();
  let last: Promise<unknown> = Promise.resolve();

  const find = async ({ issueId, drawMs, most }: IssueBets): Promise<WorstOutcome> => {
    const bound: WorstOutcome = { kind: 'bound', amount: mills(most) };
    const rows = await readPayoutLines(db, issueId, mostLines + 1);
    if (rows.length > mostLines) return bound;
    const lines: OutcomeLine[] = [];
    for (const row of rows) {
      const line = lineOf(row, drawMs);
      if (!line) return bound;
      lines.push(line);
      await nextTurn();
    }
    const finding = findWorstOutcome(lines, { cap: mills(most), mostWork });
    for (;;) {
      const step = finding.next();
      if (step.done) return step.value;
      await nextTurn();
    }
  };

  return async (issue) => {
    const { issueId, bets, back, most } = issue;
    if (bets === 0) return { kind: 'exact', amount: mills(0) };
    const bound: WorstOutcome = { kind: 'bound', amount: mills(most) };
    if (bets > mostBets) return bound;
    const state = `${bets} ${back}`;
    let entry = known.get(issueId);
    if (entry?.state !== state) {
      // Whose bets came or went while it waited is not looked at: another waits in its place.
      const isNewest = (): boolean => known.get(issueId)?.found === found;
      const found: Promise<WorstOutcome> = last.then(() => (isNewest() ? find(issue) : bound));
      last = found.catch(() => undefined);
      entry = { state, found };
      known.delete(issueId);
      known.set(issueId, entry);
      // A failed search is retried.
      found.catch(() => known.get(issueId)?.found === found && known.delete(issueId));
      const [oldest] = known.keys();
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    }
    const stop = new AbortController();
    const timeout = delay(waitMs, bound, { signal: stop.signal }).catch(() => bound);
    return Promise.race([entry.found, timeout]).finally(() => stop.abort());
  };
}

/** Undefined for a selection that is too long to be looked at. */
function lineOf(row: PayoutRow, drawMs: number): OutcomeLine | undefined {
  const play = findPlayById(row.play_id ?? 0)?.on(drawMs);
  const parsed = row.content === null ? undefined : play?.parse(row.content);
  if (!play || !parsed?.ok) return undefined;
  return {
    play,
    selection: parsed.value,
    odds: row.odds,
    unitStake: mills(row.unit_stake),
    mostPrize: row.most_prize,
    bets: row.bets,
  };
}
