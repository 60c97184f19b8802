import { useMemo, useState } from 'react';
import { ballTexts } from '@fairlot/rules/play/draw-shape';
import { findFamily } from '@fairlot/rules/play/registry';
import type { Chart } from '@fairlot/rules/play/trend/chart';
import { tableOf } from '@fairlot/rules/play/trend/table';
import { useSay, useWords } from '@fairlot/ui';
import { saveCsv } from '@fairlot/ui/save-file';
import { useStore } from '@fairlot/shell';
import type { Game } from '../../lottery/games/index.ts';
import { PastState } from '../past/PastState.tsx';
import { shownOf } from '../past/span.ts';
import { PAST_WORDS } from '../past/text.ts';
import type { IssueDrawn } from '../past/use-past.ts';
import type { Picking } from '../heads/picking.ts';
import { ChartGrid } from './ChartGrid.tsx';
import { chartSheet } from './sheet.ts';
import { CHART } from './text.ts';
import { options, Tools } from './Tools.tsx';
import styles from './chart.module.css';

const WORDS = { ...PAST_WORDS, ...CHART };

export type ViewProps = { readonly game: Game; readonly picking?: Picking | undefined };

/** 走势图: the charts of the family of a game, one at a time. */
export default function ChartView({ game, picking }: ViewProps) {
  const [day, setDay] = useState<string>();
  return (
    <PastState game={game} day={day} onLast={() => setDay(undefined)}>
      {(draws, charts) => <Charts {...{ game, picking, day, setDay, draws, charts }} />}
    </PastState>
  );
}

type ChartsProps = ViewProps & {
  readonly day: string | undefined;
  readonly setDay: (day: string | undefined) => void;
  readonly draws: readonly IssueDrawn[];
  readonly charts: readonly Chart[];
};

function Charts({ game, picking, day, setDay, draws, charts }: ChartsProps) {
  const words = useWords(WORDS);
  const say = useSay();
  const [code, setCode] = useState(charts[0]?.code);
  const { lines, missing, layers, reversed, count } = useStore(options);
  const chart = charts.find((each) => each.code === code) ?? charts[0];
  const table = useMemo(
    () => (chart ? tableOf(draws, chart.blocks, shownOf({ count, day }, draws.length)) : undefined),
    [draws, chart, count, day],
  );
  const shown = useMemo(() => ({ lines, missing, layers }), [lines, missing, layers]);
  if (!chart || !table) return null;
  const newest = draws.slice(-table.rows);
  const save = (): void => {
    const shape = findFamily(game.Family)?.draw;
    const numberOf = ({ draw }: IssueDrawn) =>
      shape ? ballTexts(shape, draw).join(shape.kind === 'hex' ? '' : ' ') : '';
    const heads = { issue: words.issue, number: words.number };
    const { head, rows } = chartSheet({ chart, table, draws: newest, numberOf, heads, say });
    saveCsv(`fairlot-${game.Code}-${chart.code}${day ? `-${day}` : ''}.csv`, head, rows);
  };
  return (
    <>
      <Tools {...{ charts, chart, day, setDay, save }} choose={setCode} />
      <ChartGrid
        family={game.Family}
        chart={chart}
        table={table}
        draws={newest}
        shown={shown}
        isReversed={reversed}
        picking={picking}
      />
      <p className={styles['note']}>
        {picking && `${words.hint} · `}
        {words.independent}
      </p>
    </>
  );
}
