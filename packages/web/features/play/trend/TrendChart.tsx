import { memo, useMemo, useState, type ReactNode } from 'react';
import { Icon, shortIssue, tailIssue, Segments, useSay, useWords } from '@fairlot/ui';
import { TREND } from './text.ts';
import { trendRows, type TrendRow } from './trend.ts';
import type { TrendSeries } from '@fairlot/rules/play/family';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { Link, Missing, refetch } from '@fairlot/shell';
import { useFamilyHere, useIsRead, type PastDraw } from '../lottery/issue/index.ts';
import type { Picking } from './heads/picking.ts';
import { TrendHeads } from './TrendHeads.tsx';
import { TrendSpace } from './trend-part.tsx';
import { useTrends } from './use-trends.ts';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import styles from './trend.module.css';
import room from './trend-place.module.css';
import box from '@fairlot/ui/card.module.css';
import inline from '@fairlot/ui/inline.module.css';
import table from '@fairlot/ui/table.module.css';

/** Measures, in pixels. */
const ROW = 25;
const HEAD = 24;
const LEFT = 34;
const FIELD = 250;
const WIDTH = LEFT + FIELD;
/** More series than these have a line of their own below the heading. */
const MOST_BESIDE = 6;
/** More columns than these are written smaller. */
const MOST_WIDE = 12;

export type TrendProps = {
  readonly gameId: number;
  readonly draws: readonly PastDraw[];
  readonly rows: number;
  /** Draws the heads with the bet panel that they pick for: they alone follow what is picked there. */
  readonly renderHeads?: ((heads: (picking: Picking) => ReactNode) => ReactNode) | undefined;
};

/** The trend of the game on screen. */
export default function TrendChart(props: TrendProps) {
  const { trends, isMissing, again } = useTrends(useFamilyHere().code);
  if (trends) return <Chart {...props} trends={trends} />;
  if (!isMissing) return <TrendSpace />;
  return (
    <section className={classes(box['card'], room['card'])}>
      <Missing retry={again} />
    </section>
  );
}

/** How the values of one series ran through the last draws: a picture, or the same as a table. */
function Chart(props: TrendProps & { trends: readonly TrendSeries[] }) {
  const { gameId, draws, rows: count, trends, renderHeads } = props;
  const words = useWords(TREND);
  const say = useSay();
  const [chosen, setChosen] = useState(trends.length - 1);
  const series = trends[chosen];
  const [isTable, setTable] = useState(false);
  const rows = useMemo(
    () => (series ? trendRows(draws, series, count) : []),
    [draws, series, count],
  );
  const values = useMemo(
    () => series?.values.map((value) => (typeof value === 'string' ? value : say(value))) ?? [],
    [series, say],
  );
  if (!series) return null;
  const seriesName = say(series.name);
  return (
    <section
      className={classes(box['card'], room['card'], styles['card'])}
      aria-label={words.trend}
    >
      <div className={classes(box['head'], styles['head'])}>
        <Link to={`/DrawHistory/${gameId}?view=trend`} className={styles['more']} title={words.all}>
          {words.trend}
          <Icon name="right" size={14} />
        </Link>
        <Button
          look="quiet"
          size="small"
          className={styles['switch']}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? words.asChart : words.asTable}
        </Button>
        <span className={inline['grow']} />
        <Segments
          className={classes(styles['places'], trends.length > MOST_BESIDE && styles['many'])}
          label={words.position}
          value={chosen}
          options={trends.map(({ mark }, i) => [i, say(mark)] as const)}
          onChoose={setChosen}
        />
      </div>
      {rows.length === 0 && <NoDraws />}
      {rows.length > 0 && isTable && <TrendTable rows={rows} values={values} />}
      {rows.length > 0 && !isTable && (
        <div className={styles['chart']} data-trend>
          <Picture rows={rows} values={values} label={words.label(seriesName, rows.length)} />
          {series.pick &&
            renderHeads?.((picking) => (
              <TrendHeads {...{ series, values, picking }} left={LEFT} width={WIDTH} />
            ))}
        </div>
      )}
    </section>
  );
}

/** No draw to show: there was none, or nobody knows. */
function NoDraws() {
  const words = useWords(TREND);
  if (useIsRead()) return <p className={styles['none']}>{words.none}</p>;
  return (
    <p className={styles['none']}>
      {words.unread}{' '}
      <button
        type="button"
        className={inline['link']}
        onClick={() => void refetch(lotteryHttp.getLotteryInfo)}
      >
        {words.retry}
      </button>
    </p>
  );
}

/** The middle of a column where there are so many. */
const xOf = (index: number, columns: number): number => LEFT + ((index + 0.5) * FIELD) / columns;
const yOf = (row: number): number => HEAD + row * ROW + ROW / 2;
/** Letters that do not find room in a circle. */
const isWord = (value: string): boolean => value.length > 2;
type Shown = { readonly rows: readonly TrendRow[]; readonly values: readonly string[] };

const Picture = memo(function Picture({ rows, values, label }: Shown & { label: string }) {
  const words = useWords(TREND);
  const height = HEAD + rows.length * ROW;
  const columns = values.length;
  const line = rows.map(({ index }, i) => `${xOf(index, columns)},${yOf(i)}`).join(' ');
  return (
    <svg
      className={classes(
        (columns > MOST_WIDE || values.some(isWord)) && styles['narrow'],
        columns > MOST_BESIDE && values.some(isWord) && styles['words'],
      )}
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      role="img"
      aria-label={label}
    >
      {values.map(
        (value, index) =>
          index % 2 === 0 && (
            <rect
              key={value}
              className={styles['stripe']}
              x={LEFT + (index * FIELD) / columns}
              y={HEAD}
              width={FIELD / columns}
              height={height - HEAD}
            />
          ),
      )}
      <text x="0" y="16">
        {words.issue}
      </text>
      {values.map((value, index) => (
        <text key={value} x={xOf(index, columns)} y="16" className={styles['mid']}>
          {value}
        </text>
      ))}
      {rows.map(({ serial }, i) => (
        <path
          key={serial}
          className={styles['rule-line']}
          d={`M0 ${HEAD + i * ROW + 0.5}H${WIDTH}`}
        />
      ))}
      <polyline className={styles['guide']} points={line} />
      {rows.map((row, i) => (
        <Row key={row.serial} row={row} values={values} y={yOf(i)} />
      ))}
    </svg>
  );
});

function Row({ row, values, y }: Omit<Shown, 'rows'> & { row: TrendRow; y: number }) {
  const columns = values.length;
  const drawn = values[row.index] ?? '';
  return (
    <g>
      <text x="0" y={y + 4} className={styles['serial']}>
        {tailIssue(row.serial)}
      </text>
      {row.missing.map(
        (missing, index) =>
          index !== row.index && (
            <text
              key={index}
              x={xOf(index, columns)}
              y={y + 4}
              className={classes(styles['miss'], styles['mid'])}
            >
              {missing}
            </text>
          ),
      )}
      <Hit x={xOf(row.index, columns)} y={y} isSmall={columns > MOST_WIDE} text={drawn} />
      <text
        x={xOf(row.index, columns)}
        y={y + 4.2}
        className={classes(styles['drawn'], styles['mid'])}
      >
        {drawn}
      </text>
    </g>
  );
}

/** What is drawn stands on it: a circle, or a wider field for two small digits and for words. */
function Hit({ x, y, isSmall, text }: { x: number; y: number; isSmall: boolean; text: string }) {
  const half = isSmall ? 7.5 : 9.5;
  const word = isWord(text) ? text.length * 3 + 2 : 0;
  const wide = Math.max(isSmall && text.length > 1 ? 9.5 : half, word);
  return (
    <rect
      x={x - wide}
      y={y - half}
      width={2 * wide}
      height={2 * half}
      rx={wide > half ? 5 : half}
      className={styles['hit']}
    />
  );
}

function TrendTable({ rows, values }: Shown) {
  const words = useWords(TREND);
  return (
    <div className={styles['numbers']} tabIndex={0}>
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">{words.issue}</th>
            <th scope="col">{words.digit}</th>
            {values.map((value) => (
              <th key={value} scope="col" className={table['n']}>
                {value}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.serial}>
              <th scope="row">{shortIssue(row.serial)}</th>
              <td>{values[row.index]}</td>
              {row.missing.map((missing, index) => (
                <td key={index} className={table['n']}>
                  {missing}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
