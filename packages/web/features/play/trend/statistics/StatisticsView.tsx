import { useMemo, useState } from 'react';
import type { Chart } from '@fairlot/rules/play/trend/chart';
import { HEAT_DRAWS, type Heat } from '@fairlot/rules/play/trend/heat';
import { tableOf, type TrendTable } from '@fairlot/rules/play/trend/table';
import { Icon, Segments, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import { saveCsv } from '@fairlot/ui/save-file';
import table from '@fairlot/ui/table.module.css';
import type { Game } from '../../lottery/games/index.ts';
import { SpanTools } from '../past/SpanTools.tsx';
import { shownOf, type Span } from '../past/span.ts';
import { layOut, type Layout } from '../chart/layout.ts';
import { PastState } from '../past/PastState.tsx';
import { PAST_WORDS } from '../past/text.ts';
import type { IssueDrawn } from '../past/use-past.ts';
import { heatsOf, statisticsSheet } from './sheet.ts';
import { STATISTICS } from './text.ts';
import { Strip } from '@fairlot/ui/tabs';
import styles from './statistics.module.css';

const WORDS = { ...PAST_WORDS, ...STATISTICS };

/** 统计: how often everything came, how long it is missing, what is hot and what is cold. */
export default function StatisticsView({ game }: { game: Game }) {
  const [span, setSpan] = useState<Span>({ count: 100, day: undefined });
  const onLast = (): void => setSpan({ ...span, day: undefined });
  return (
    <PastState game={game} day={span.day} onLast={onLast}>
      {(draws, charts) => <Figures {...{ game, span, setSpan, draws, charts }} />}
    </PastState>
  );
}

function Figures(props: {
  readonly game: Game;
  readonly span: Span;
  readonly setSpan: (span: Span) => void;
  readonly draws: readonly IssueDrawn[];
  readonly charts: readonly Chart[];
}) {
  const { game, span, setSpan, draws, charts } = props;
  const words = useWords(WORDS);
  const say = useSay();
  const [code, setCode] = useState(charts[0]?.code);
  const count = shownOf(span, draws.length);
  const chart = charts.find((each) => each.code === code) ?? charts[0];
  const laid = useMemo(() => chart && layOut(chart, say), [chart, say]);
  const all = useMemo(() => chart && tableOf(draws, chart.blocks, count), [draws, chart, count]);
  const late = useMemo(() => chart && tableOf(draws, chart.blocks, HEAT_DRAWS), [draws, chart]);
  if (!chart || !laid || !all || !late) return null;
  const save = (): void => {
    const { head, rows } = statisticsSheet({ laid, all, late, words });
    const of = span.day ?? `last-${all.rows}`;
    saveCsv(`fairlot-${game.Code}-${chart.code}-statistics-${of}.csv`, head, rows);
  };
  return (
    <>
      <div className={styles['tools']}>
        <Strip className={styles['kinds']}>
          <Segments
            label={words.charts}
            value={chart.code}
            options={charts.map((each) => [each.code, say(each.name)] as const)}
            onChoose={setCode}
          />
        </Strip>
        <SpanTools span={span} onSpan={setSpan} />
        <Button size="small" onClick={save}>
          <Icon name="down" size={14} />
          {words.save}
        </Button>
      </div>
      <p className={styles['note']}>
        {words.independent}
        {late.rows < HEAT_DRAWS && ` ${words.fewDraws(HEAT_DRAWS, late.rows)}`}
      </p>
      <div className={styles['blocks']} tabIndex={0} role="region" aria-label={words.figures}>
        {laid.blocks.map((block) => (
          <BlockFigures key={block.x} {...{ block, laid, all, late }} />
        ))}
      </div>
    </>
  );
}

function BlockFigures(props: {
  readonly block: Layout['blocks'][number];
  readonly laid: Layout;
  readonly all: TrendTable;
  readonly late: TrendTable;
}) {
  const { block, laid, all, late } = props;
  const words = useWords(WORDS);
  const columns = block.block.values.map((_, index) => block.first + index);
  const most = Math.max(1, ...columns.map((column) => all.facts[column]?.times ?? 0));
  const heat = heatsOf(block, all, late);
  return (
    <section className={styles['block']} aria-label={block.name} tabIndex={0}>
      <h2>{block.name}</h2>
      <table className={classes(table['table'], styles['table'])}>
        <thead>
          <tr>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.times}</th>
            <th scope="col" className={table['n']}>
              {words.missing}
            </th>
            <th scope="col" className={table['n']}>
              {words.averageMissing}
            </th>
            <th scope="col" className={table['n']}>
              {words.mostMissing}
            </th>
            <th scope="col" className={table['n']}>
              {words.mostInRow}
            </th>
            <th scope="col">{words.heat}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column, index) => {
            const facts = all.facts[column];
            if (!facts) return null;
            return (
              <tr key={column}>
                <th scope="row">{laid.columns[column]?.label}</th>
                <td>
                  <Bar times={facts.times} most={most} rows={all.rows} />
                </td>
                <td className={table['n']}>{facts.missing}</td>
                <td className={table['n']}>{facts.averageMissing}</td>
                <td className={table['n']}>{facts.mostMissing}</td>
                <td className={table['n']}>{facts.mostInRow}</td>
                <td>{heat ? <Warmth heat={heat[index] ?? 'warm'} /> : '—'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** How often it came, as a length and in figures. */
function Bar({ times, most, rows }: { times: number; most: number; rows: number }) {
  const share = rows > 0 ? ((100 * times) / rows).toFixed(1) : '0.0';
  return (
    <span className={styles['bar']}>
      <i style={{ width: `${(100 * times) / most}%` }} />
      <b>{times}</b>
      <small>{share}%</small>
    </span>
  );
}

function Warmth({ heat }: { heat: Heat }) {
  const words = useWords(STATISTICS);
  return <span className={classes(styles['heat'], styles[heat])}>{words[heat]}</span>;
}
