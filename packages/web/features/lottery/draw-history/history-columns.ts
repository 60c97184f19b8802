import type { DigitFacts } from '@fairlot/rules/lottery/digit-facts';
import type { Spoken } from '@fairlot/ui';
import type { IssueInfo } from '@fairlot/wire/lottery';
import { ISSUE_STATE } from './history-view.ts';
import type { HISTORY } from './text.ts';

export type HistoryWords = Spoken<typeof HISTORY>;

/** A derived column: its heading is a word, its cell a fact of the draw. */
export type Column = {
  readonly name:
    | 'sum'
    | 'size'
    | 'parity'
    | 'duel'
    | 'front'
    | 'middle'
    | 'back'
    | 'shape'
    | 'span';
  readonly cell: (facts: DigitFacts, words: HistoryWords) => string | number;
};

const shape =
  (at: number): Column['cell'] =>
  ({ shapes }, words) => {
    const found = shapes[at];
    return found ? words[found] : '';
  };

const SUM: readonly Column[] = [
  { name: 'sum', cell: ({ sum }) => sum },
  { name: 'size', cell: ({ isBig }, words) => (isBig ? words.big : words.small) },
  { name: 'parity', cell: ({ isOdd }, words) => (isOdd ? words.odd : words.even) },
  { name: 'duel', cell: ({ duel }, words) => words[duel] },
];
const SPAN: Column = { name: 'span', cell: ({ span }) => span };
const FIVE: readonly Column[] = [
  ...SUM,
  { name: 'front', cell: shape(0) },
  { name: 'middle', cell: shape(1) },
  { name: 'back', cell: shape(2) },
  SPAN,
];
const THREE: readonly Column[] = [...SUM, { name: 'shape', cell: shape(0) }, SPAN];

/** The derived columns of a game that draws so many digits (product rules 2.1). */
export const columnsOf = (count: number): readonly Column[] => (count === 3 ? THREE : FIVE);

export const factCells = (
  columns: readonly Column[],
  facts: DigitFacts | undefined,
  words: HistoryWords,
): readonly (string | number)[] => columns.map(({ cell }) => (facts ? cell(facts, words) : ''));

/** A tie of dragon and tiger is told by its colour as well as by its word. */
export const isTie = (name: Column['name'], facts: DigitFacts | undefined): boolean =>
  name === 'duel' && facts?.duel === 'tie';

export function stateWord({ State }: IssueInfo, words: HistoryWords): string {
  if (State === ISSUE_STATE.AWARDED) return words.awarded;
  if (State === ISSUE_STATE.WINNUMBERGOT) return words.drawn;
  return State === ISSUE_STATE.CANCEL ? words.cancelled : words.waiting;
}
