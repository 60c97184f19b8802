import { useState } from 'react';
import { shortIssue, Segments, useWords } from '@fairlot/ui';
import '@fairlot/ui/css/rail.css';
import '@fairlot/ui/css/table.css';
import './trend.css';
import { TREND } from './text.ts';
import { trendRows, type TrendRow } from './trend.ts';
import type { PastDraw } from '../lottery/index.ts';

/** Measures of look.md section 4.10. */
const COLUMN = 25;
const ROW = 25;
const HEAD = 24;
const LEFT = 34;
const WIDTH = LEFT + COLUMN * 10;

/** How the digit of one position ran through the last draws: a picture, or the same as a table. */
export default function TrendChart(props: {
  draws: readonly PastDraw[];
  positions: number;
  rows: number;
}) {
  const { draws, positions, rows: count } = props;
  const words = useWords(TREND);
  // One letter a position: 万千百十个, or 12345.
  const places = [...(positions === 3 ? words.places3 : words.places5)];
  const [position, setPosition] = useState(positions - 1);
  const [isTable, setTable] = useState(false);
  const rows = trendRows(draws, position, count);
  const place = words.placeName(places[position] ?? '');
  return (
    <section className="card trend-card" aria-label={words.trend}>
      <div className="card-h">
        {words.trend}
        <button type="button" className="btn btn-q btn-s" onClick={() => setTable(!isTable)}>
          {isTable ? words.asChart : words.asTable}
        </button>
        <span className="grow" />
        <Segments
          className="places"
          label={words.position}
          value={position}
          options={places.map((name, i) => [i, name] as const)}
          onChoose={setPosition}
        />
      </div>
      {rows.length === 0 && <p className="none">{words.none}</p>}
      {rows.length > 0 && isTable && <TrendTable rows={rows} />}
      {rows.length > 0 && !isTable && (
        <div className="trend">
          <Picture rows={rows} label={words.label(place, rows.length)} />
        </div>
      )}
    </section>
  );
}

const xOf = (digit: number): number => LEFT + digit * COLUMN + COLUMN / 2;
const yOf = (row: number): number => HEAD + row * ROW + ROW / 2;
const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

function Picture({ rows, label }: { rows: readonly TrendRow[]; label: string }) {
  const words = useWords(TREND);
  const height = HEAD + rows.length * ROW;
  const line = rows.map(({ digit }, i) => `${xOf(digit)},${yOf(i)}`).join(' ');
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      role="img"
      aria-label={label}
    >
      {DIGITS.filter((digit) => digit % 2 === 0).map((digit) => (
        <rect
          key={digit}
          className="stripe"
          x={LEFT + digit * COLUMN}
          y={HEAD}
          width={COLUMN}
          height={height - HEAD}
        />
      ))}
      <text x="0" y="16" className="head">
        {words.issue}
      </text>
      {DIGITS.map((digit) => (
        <text key={digit} x={xOf(digit)} y="16" className="head mid">
          {digit}
        </text>
      ))}
      {rows.map(({ serial }, i) => (
        <path key={serial} className="rule-line" d={`M0 ${HEAD + i * ROW + 0.5}H${WIDTH}`} />
      ))}
      <polyline className="guide" points={line} />
      {rows.map((row, i) => (
        <Row key={row.serial} row={row} y={yOf(i)} />
      ))}
    </svg>
  );
}

function Row({ row, y }: { row: TrendRow; y: number }) {
  return (
    <g>
      <text x="0" y={y + 4} className="serial">
        {shortIssue(row.serial)}
      </text>
      {row.missing.map(
        (missing, digit) =>
          digit !== row.digit && (
            <text key={digit} x={xOf(digit)} y={y + 4} className="miss mid">
              {missing}
            </text>
          ),
      )}
      <circle cx={xOf(row.digit)} cy={y} r="9.5" className="hit" />
      <text x={xOf(row.digit)} y={y + 4.2} className="drawn mid">
        {row.digit}
      </text>
    </g>
  );
}

function TrendTable({ rows }: { rows: readonly TrendRow[] }) {
  const words = useWords(TREND);
  return (
    <div className="trend-table" tabIndex={0}>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{words.issue}</th>
            <th scope="col">{words.digit}</th>
            {DIGITS.map((digit) => (
              <th key={digit} scope="col" className="n">
                {digit}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.serial}>
              <th scope="row">{shortIssue(row.serial)}</th>
              <td>{row.digit}</td>
              {row.missing.map((missing, digit) => (
                <td key={digit} className="n">
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
