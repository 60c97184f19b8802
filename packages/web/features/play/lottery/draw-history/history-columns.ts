import type { Fact } from '@fairlot/rules/play/family';
import type { HistoryFamily } from './use-family-past.ts';
import { ballTexts, readDraw } from '@fairlot/rules/play/draw-shape';
import type { Spoken } from '@fairlot/ui';
import type { IssueInfo } from '@fairlot/wire/play/lottery';
import { ISSUE_STATE } from './history-view.ts';
import type { HISTORY } from './text.ts';

export type HistoryWords = Spoken<typeof HISTORY>;

/** A derived cell of a draw. */
export type FactCell = Omit<Fact, 'short'>;

/** The derived cells of an issue, as the columns of its family have them; none before its draw. */
export function factCells(
  family: HistoryFamily,
  issue: IssueInfo,
): readonly FactCell[] | undefined {
  const read =
    issue.WinningNumber === null ? undefined : readDraw(family.draw, issue.WinningNumber);
  if (!read?.ok) return undefined;
  return family.columns.map((column) => column.cell(read.value, issue.DrawTimeStamp));
}

/** The number as people read and copy it, `6 0 9 1 5`; empty while it is awaited. */
export function numberText({ draw }: HistoryFamily, { WinningNumber }: IssueInfo): string {
  const read = WinningNumber === null ? undefined : readDraw(draw, WinningNumber);
  return read?.ok ? ballTexts(draw, read.value).join(draw.kind === 'hex' ? '' : ' ') : '';
}

export function stateWord(issue: IssueInfo, words: HistoryWords): string {
  const { IsDemoHistory, NeverOpened, State } = issue;
  if (IsDemoHistory) return words.demo;
  if (State === ISSUE_STATE.AWARDED) return words.awarded;
  if (State === ISSUE_STATE.WINNUMBERGOT) return words.drawn;
  if (State !== ISSUE_STATE.CANCEL) return words.waiting;
  return NeverOpened ? words.unopened : words.cancelled;
}
