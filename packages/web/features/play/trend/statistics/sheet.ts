import { HEAT_DRAWS, heatOf, type Heat } from '@fairlot/rules/play/trend/heat';
import type { TrendTable } from '@fairlot/rules/play/trend/table';
import type { CsvRow } from '@fairlot/ui/save-file';
import type { Layout } from '../chart/layout.ts';

type LaidBlock = Layout['blocks'][number];

/** How warm each column of a block is, by the `late` draws. Returns undefined if they are too few to tell. */
export const heatsOf = (
  { block, first }: LaidBlock,
  all: TrendTable,
  late: TrendTable,
): readonly Heat[] | undefined =>
  late.rows < HEAT_DRAWS
    ? undefined
    : heatOf(
        block.values.map((_, index) => ({
          times: late.facts[first + index]?.times ?? 0,
          missing: all.facts[first + index]?.missing ?? 0,
        })),
      );

const FACTS = ['missing', 'averageMissing', 'mostMissing', 'mostInRow'] as const;

type Words = Readonly<
  Record<'block' | 'value' | 'times' | 'share' | 'heat' | (typeof FACTS)[number] | Heat, string>
>;

/** The file of the statistics of a chart: a row a value, in the order of the screen. */
export function statisticsSheet(props: {
  readonly laid: Layout;
  readonly all: TrendTable;
  readonly late: TrendTable;
  readonly words: Words;
}): { readonly head: CsvRow; readonly rows: readonly CsvRow[] } {
  const { laid, all, late, words } = props;
  const rows = laid.blocks.flatMap((block) => {
    const heats = heatsOf(block, all, late);
    return block.block.values.map((_, index): CsvRow => {
      const facts = all.facts[block.first + index];
      const label = laid.columns[block.first + index]?.label ?? '';
      const times = facts?.times ?? 0;
      const share = all.rows > 0 ? Math.round((1_000 * times) / all.rows) / 10 : 0;
      const rest = FACTS.map((fact) => facts?.[fact] ?? 0);
      return [block.name, label, times, share, ...rest, heats ? words[heats[index] ?? 'warm'] : ''];
    });
  });
  const { block, value, times, share, heat } = words;
  return { head: [block, value, times, share, ...FACTS.map((fact) => words[fact]), heat], rows };
}
