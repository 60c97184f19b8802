import { csvFigure } from '@fairlot/rules/core/csv';
import type { Chart } from '@fairlot/rules/play/trend/chart';
import type { TrendTable } from '@fairlot/rules/play/trend/table';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { CsvRow } from '@fairlot/ui/save-file';
import { fullIssue } from '@fairlot/ui';
import type { IssueDrawn } from '../past/use-past.ts';
import { layOut } from './layout.ts';

/**
 * The file of a chart: a row a draw, newest first. A column has how often the draw marks it, or what stands
 * on its mark; below 0 how many draws ago it was marked: -3 for three.
 */
export function chartSheet(props: {
  readonly chart: Chart;
  readonly table: TrendTable;
  readonly draws: readonly IssueDrawn[];
  readonly numberOf: (drawn: IssueDrawn) => string;
  readonly heads: { readonly issue: string; readonly number: string };
  readonly say: (words: Bilingual) => string;
}): { readonly head: CsvRow; readonly rows: readonly CsvRow[] } {
  const { chart, table, draws, numberOf, heads, say } = props;
  const { blocks, columns } = layOut(chart, say);
  const names = columns.map(({ label, block }) => `${blocks[block]?.name} ${label}`);
  const rows = draws.map((drawn, row) => {
    const cells = columns.map(({ block }, column) => {
      const cell = row * table.columns + column;
      const times = table.marks[cell] ?? 0;
      if (times === 0) return -(table.missing[cell] ?? 0);
      const written = blocks[block]?.block.written?.(drawn.draw);
      return written === undefined ? times : csvFigure(written);
    });
    return [fullIssue(drawn.serial), numberOf(drawn), ...cells];
  });
  return { head: [heads.issue, heads.number, ...names], rows: rows.toReversed() };
}
