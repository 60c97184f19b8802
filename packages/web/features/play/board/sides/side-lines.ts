import { creditLines, type OddsTable } from '../credit/credit.ts';
import type { NewLine } from '../picks/line.ts';
import { keyOf, type Side } from './sides.ts';

/** The bets on the picked sides, each at the same amount, at the odds of the table. `drawMs`: when the issue is drawn. */
export const linesOfSides = (
  { picks, amount }: { readonly picks: ReadonlySet<string>; readonly amount: string },
  sides: readonly Side[],
  table: OddsTable,
  drawMs: number,
): readonly NewLine[] =>
  sides
    .filter((side) => picks.has(keyOf(side)))
    .flatMap(({ play, option }) =>
      creditLines({ [play.code]: { [option]: amount } }, [play.on(drawMs)], table),
    );
