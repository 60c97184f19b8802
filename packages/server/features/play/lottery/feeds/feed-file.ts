import { type Result, ok, refused } from '@fairlot/rules/core/result';
import type { Category } from '@fairlot/rules/lottery/category';
import type { SerialAnchor } from '@fairlot/rules/lottery/serial';
import { feedReader, type OfficialDraw } from './feed-draw.ts';

/** Why a line did not come in. */
export type FeedFault = { readonly line: number; readonly reason: string };

export type FeedFile = {
  readonly draws: readonly (OfficialDraw & { readonly line: number })[];
  readonly faults: readonly FeedFault[];
};

const HEADER = 'issue,date,number';
const MOST_LINES = 100_000;

/**
 * Reads a feed: CSV with the header `issue,date,number`, for example `2022255,2022-09-22,0 9 9`;
 * a plus may stand before the balls of a second zone, the time of the draw behind its date.
 * A line that cannot be right is a fault and the others stand; a file of another kind is refused.
 */
export function parseFeedFile(
  category: Category,
  text: string,
  newest?: SerialAnchor,
): Result<FeedFile, string> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trim() !== HEADER) return refused(`line 1 is not "${HEADER}"`);
  if (lines.length > MOST_LINES) return refused(`more than ${MOST_LINES} lines`);
  const readDraw = feedReader(category, newest);
  const draws = new Map<number, OfficialDraw & { line: number }>();
  const faults: FeedFault[] = [];
  for (const [at, content] of lines.entries()) {
    if (at === 0 || content.trim() === '') continue;
    const line = at + 1;
    const read = readDraw(content);
    const before = read.ok ? draws.get(read.value.serialNumber) : undefined;
    if (!read.ok) faults.push({ line, reason: read.error });
    else if (
      before &&
      (before.number !== read.value.number || before.drawMs !== read.value.drawMs)
    ) {
      faults.push({ line, reason: `contradicts line ${before.line}` });
    } else if (!before) draws.set(read.value.serialNumber, { ...read.value, line });
  }
  return ok({ draws: [...draws.values()], faults });
}
