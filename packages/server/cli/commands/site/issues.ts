import { listGames } from '../../../features/play/lottery/games/index.ts';
import { stuckIssues, type StuckIssue } from '../../../features/play/lottery/intervention/index.ts';
import type { Db } from '#platform/db';

/** One issue in two lines: where it stands, and why. */
function tell(issue: StuckIssue, code: string): string {
  const { issueId, serialNumber, step, failures, failedMs, dueMs, cause } = issue;
  const since = new Date(failedMs ?? dueMs).toISOString();
  const state = issue.isHeld ? 'halted' : `failed ${failures} times`;
  return `${issueId}  ${code} ${serialNumber}  ${step}  ${state}, last ${since}\n    ${cause ?? 'overdue'}`;
}

/** What `npm run site -- issues` says: those that are stuck, and why. */
export async function describeIssues(db: Db): Promise<string> {
  const stuck = await stuckIssues(db);
  const codes = new Map((await listGames(db)).map(({ id, code }) => [id, code]));
  const lines = stuck.map((issue) => tell(issue, codes.get(issue.gameId) ?? ''));
  return lines.length === 0 ? 'no issue is stuck' : lines.join('\n');
}
