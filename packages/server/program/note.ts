import { noteBySite } from '../features/staff/operator/audit/index.ts';
import type { Db } from '#platform/db';

/** A changed program changes many files: the first of them say enough. */
const MOST_LINES = 20;

/** Writes into the chain of what operators did that the program is not the signed one. */
export const noteChanged = (db: Db, lines: readonly string[], isRefused: boolean): Promise<void> =>
  noteBySite(db, {
    permission: 'site.program.check',
    target: 'program',
    after: { isRefused, count: lines.length, lines: lines.slice(0, MOST_LINES) },
    reason: 'the program is not the one that was signed',
  });
