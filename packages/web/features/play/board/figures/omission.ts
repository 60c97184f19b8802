import type { PadRow } from '@fairlot/rules/play/play';
import type { PastDraw } from '../../lottery/issue/index.ts';

/** What the figure under a digit says. */
export type FigureKind = 'omission' | 'heat' | 'off';
export const FIGURE_KINDS: readonly FigureKind[] = ['omission', 'heat', 'off'];

/** From this many draws without a digit on, its figure is marked. */
const COLD_FROM = 15;

/** Issues since the digit came last (0: in the newest draw), and how often it came among the newest. */
export type DigitFigure = { readonly omission: number; readonly count: number };

/**
 * Figures of the numbers of each row that is of a position; other rows have none. `draws` are newest
 * first; a number that never came has all of them as its omission. How often it came is counted among the newest `within`.
 */
export const figuresOf = (
  draws: readonly PastDraw[],
  rows: readonly Pick<PadRow, 'position' | 'quick' | 'symbols'>[],
  within = draws.length,
): readonly (readonly DigitFigure[] | undefined)[] =>
  rows.map(({ position, quick, symbols }) => {
    if (position === undefined || !quick) return undefined;
    const omission = symbols.map(() => draws.length);
    const count = symbols.map(() => 0);
    const indexOf = new Map(symbols.map((symbol, index) => [Number(symbol), index]));
    draws.forEach(({ draw }, age) => {
      const index = indexOf.get(draw[position] ?? -1);
      if (index === undefined) return;
      if (omission[index] === draws.length) omission[index] = age;
      if (age < within) count[index] = (count[index] ?? 0) + 1;
    });
    return omission.map((issues, index) => ({ omission: issues, count: count[index] ?? 0 }));
  });

export type FigureMark = { readonly text: string; readonly mark: '' | 'hot' | 'cold' };

const omissionMark = (issues: number): FigureMark['mark'] => {
  if (issues === 0) return 'hot';
  return issues >= COLD_FROM ? 'cold' : '';
};

/** The figures of one row as they are shown, nothing before the first draw is known; heat marks the top and bottom third of the row. */
export function figureMarks(
  figures: readonly DigitFigure[],
  kind: FigureKind,
): readonly (FigureMark | undefined)[] {
  const isKnown = figures.some(({ count }) => count > 0);
  if (kind === 'off' || !isKnown) return figures.map(() => undefined);
  if (kind === 'omission') {
    return figures.map(({ omission }) => ({
      text: String(omission),
      mark: omissionMark(omission),
    }));
  }
  const third = Math.floor(figures.length / 3);
  const order = figures
    .map((figure, digit) => ({ ...figure, digit }))
    .toSorted((a, b) => b.count - a.count || a.omission - b.omission)
    .map(({ digit }) => digit);
  const hot = new Set(order.slice(0, third));
  const cold = new Set(order.slice(order.length - third));
  return figures.map(({ count }, digit) => {
    const mark = hot.has(digit) ? 'hot' : cold.has(digit) ? 'cold' : '';
    return { text: String(count), mark };
  });
}
