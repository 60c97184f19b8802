import { mostPrize } from '@fairlot/rules/odds/most-prize';
import { mills, type Money } from '@fairlot/rules/core/money';
import { MOST_UNIT } from './most-unit.ts';
import type { Play, TextReport } from '@fairlot/rules/play/play';

/** What the worker is asked: count an entry, or tidy it. */
export type TextJob = {
  readonly id: number;
  readonly kind: 'report' | 'dedupe' | 'dropWrong';
  /** The form of the play that is counted. */
  readonly play: string;
  readonly raw: string;
  readonly positions: readonly number[] | undefined;
  /** Odds per tier of the player, their digits: the largest prize is worked out beside the page too. */
  readonly odds: readonly string[];
};

export type TextAnswer =
  | {
      readonly id: number;
      readonly kind: 'report';
      readonly report: TextReport;
      readonly notes: number;
      /** The largest prize at a stake of `MOST_UNIT` a note. */
      readonly mostTimes: Money;
    }
  | { readonly id: number; readonly kind: 'text'; readonly raw: string };

/** Counts the lines of a raw entry, and the notes that they and the ticked positions make. */
export function reportOf(play: Play, job: TextJob): TextAnswer {
  const report = play.report?.(job.raw, job.positions);
  if (!report) return { id: job.id, kind: 'text', raw: job.raw };
  const parsed = report.valid > 0 ? play.parse(report.content) : undefined;
  const counted = parsed?.ok
    ? {
        notes: play.count(parsed.value),
        mostTimes: mostPrize(play, parsed.value, job.odds.map(BigInt), MOST_UNIT),
      }
    : { notes: 0, mostTimes: mills(0) };
  return { id: job.id, kind: 'report', report, ...counted };
}

/** Drops repeats (what stands for the same note as one before), or what is no note at all. */
export function tidied(play: Play, job: TextJob): TextAnswer {
  const seen = new Set<string>();
  const kept = (play.pieces?.(job.raw) ?? []).filter((entry) => {
    const report = play.report?.(entry, job.positions);
    const isValid = report !== undefined && report.valid > 0;
    if (job.kind === 'dropWrong') return isValid;
    const key = isValid ? report.content : `?${entry}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return { id: job.id, kind: 'text', raw: kept.join('\n') };
}

export const answerOf = (play: Play, job: TextJob): TextAnswer =>
  job.kind === 'report' ? reportOf(play, job) : tidied(play, job);
