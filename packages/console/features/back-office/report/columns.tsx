import { Link } from '@tanstack/react-router';
import inline from '@fairlot/ui/inline.module.css';
import { moneyToNumber } from '@fairlot/rules/core/money';
import { formatMoney, useSay, useWords } from '@fairlot/ui';
import type { Column, Sheet } from '@fairlot/ui/list';
import type { ReportRow, Sums } from '@fairlot/wire/back-office/report';
import { daysOf, type ReportFilter } from './filter.ts';
import styles from './report.module.css';
import { text } from './text.ts';

/** Sums that a report shows, in their order. */
export const MONEY = [
  ['Deposit', 'deposit'],
  ['Withdraw', 'withdraw'],
  ['Bet', 'bet'],
  ['Turnover', 'turnover'],
  ['Prize', 'prize'],
  ['Rebate', 'rebate'],
  ['Promo', 'promo'],
  ['Fee', 'fee'],
  ['Adjust', 'adjust'],
  ['Transfer', 'transfer'],
  ['Gross', 'gross'],
  ['Profit', 'profit'],
  ['Richer', 'richer'],
] as const satisfies readonly (readonly [keyof Sums, keyof typeof text])[];

/** What a row is of, as text. */
export function useRowName(by: NonNullable<ReportFilter['by']>): (row: ReportRow) => string {
  const words = useWords(text);
  const say = useSay();
  return ({ Key, Name, NameEn }) => {
    if (by === 'day') return Key;
    if (by === 'game' && Key === '0') return words.noGame;
    const name = say({ zh: Name, en: NameEn });
    return by === 'kind' ? `${Key} ${name}`.trim() : name || Key;
  };
}

/** Players lead to their page, lines to who stands below. */
function Name({ row, filter }: { readonly row: ReportRow; readonly filter: ReportFilter }) {
  const words = useWords(text);
  const name = useRowName(filter.by ?? 'day')(row);
  if (filter.by === 'player') {
    return (
      <Link to="/Players/$id" params={{ id: row.Key }} className={styles['link']}>
        {name}
      </Link>
    );
  }
  if (filter.by === 'line' && row.Name !== filter.line) {
    return (
      <Link
        to="/Reports"
        search={(now: ReportFilter) => ({ ...now, by: 'line', line: row.Name })}
        aria-label={words.openLine(name)}
        className={styles['link']}
      >
        {name}
      </Link>
    );
  }
  return <b>{name}</b>;
}

export function useColumns(filter: ReportFilter): readonly Column<ReportRow>[] {
  const words = useWords(text);
  return [
    {
      id: 'name',
      head: words[filter.by ?? 'day'],
      width: 150,
      cell: (row) => <Name row={row} filter={filter} />,
    },
    ...MONEY.map(([name, word]) => ({
      id: name,
      head: words[word],
      isNumber: true,
      width: 110,
      className: inline['num'],
      cell: (row: ReportRow) => formatMoney(row[name]),
    })),
    {
      id: 'Journals',
      head: words.journals,
      isNumber: true,
      width: 72,
      className: inline['num'],
      cell: (row) => row.Journals.toLocaleString('en'),
    },
  ];
}

const plain = (amount: Sums['Bet']) => formatMoney(amount).replaceAll(',', '').replace('−', '-');

/** The file of the rows that the filters find. */
export function useReportSheet(
  filter: ReportFilter,
  nowMs: number,
  read: Sheet<ReportRow, string>['read'],
): Sheet<ReportRow, string> {
  const words = useWords(text);
  const by = filter.by ?? 'day';
  const nameOf = useRowName(by);
  const { from, to } = daysOf(filter, nowMs);
  return {
    name: `fairlot-report-${by}-${from}-${to}.csv`,
    read,
    columns: [
      { head: '#', value: (row) => row.Key },
      { head: words[by], value: nameOf },
      ...MONEY.map(([name, word]) => ({
        head: words[word],
        value: (row: ReportRow) => moneyToNumber(row[name]),
      })),
      { head: words.journals, value: (row) => row.Journals },
    ],
    json: (row) => ({
      ...row,
      ...Object.fromEntries(MONEY.map(([name]) => [name, plain(row[name])])),
    }),
  };
}
