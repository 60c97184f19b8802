import { serverNow, useCall } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { formatMoney, formatTime, useWords } from '@fairlot/ui';
import { cardOf, DataList, type Total } from '@fairlot/ui/list';
import { reportConsole, type ReportRow } from '@fairlot/wire/back-office/report';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import { Check } from './Check.tsx';
import { MONEY, useColumns, useReportSheet } from './columns.tsx';
import { askFor, daysOf, type ReportFilter, scopeOf } from './filter.ts';
import { ReportFilters } from './ReportFilters.tsx';
import styles from './report.module.css';
import { text } from './text.ts';

type Props = {
  readonly filter: ReportFilter;
  readonly onFilter: (change: ReportFilter) => void;
};

/** The sums of all rows, those that are not on screen too. */
function useTotals(filter: ReportFilter, nowMs: number) {
  const words = useWords(text);
  const { data } = useCall(
    reportConsole.getReportTotals,
    scopeOf(filter, nowMs),
    usePage('report.money', reportConsole.getReportTotals),
  );
  const value = data?.ok ? data.value : undefined;
  if (!value) return { totals: [], countedMs: undefined, openStake: undefined };
  const { Totals } = value;
  const total: Total = {
    id: 'all',
    name: words.all,
    cells: {
      ...Object.fromEntries(MONEY.map(([name]) => [name, formatMoney(Totals[name])])),
      Journals: Totals.Journals.toLocaleString('en'),
    },
    line: `${words.all} ${words.turnover} ${formatMoney(Totals.Turnover)} · ${words.profit} ${formatMoney(Totals.Profit)}`,
  };
  return { totals: [total], countedMs: value.CountedTimeStamp, openStake: value.OpenStake };
}

function Rows({ filter, onFilter }: Props) {
  const words = useWords(text);
  // Asked anew each time: of a page that has only opened, the clock is that of the device.
  const nowMs = serverNow();
  const columns = useColumns(filter);
  const { source, read } = useCursorList<typeof reportConsole.getReport, ReportRow, string>(
    reportConsole.getReport,
    (after, size) => askFor(filter, nowMs, after, size),
    usePage('report.money', reportConsole.getReport),
  );
  const { totals, countedMs, openStake } = useTotals(filter, nowMs);
  const { from, to } = daysOf(filter, nowMs);
  return (
    <>
      <div className={styles['head']}>
        <p className={styles['note']}>
          {words.aboutReports}
          {openStake !== undefined && ` · ${words.openStake(formatMoney(openStake))}`}
          {countedMs !== undefined && ` · ${words.counted(formatTime(countedMs))}`}
        </p>
        <Check key={`${from} ${to}`} filter={filter} />
      </div>
      <DataList<ReportRow, string>
        label={words.list}
        source={source}
        keyOf={({ Key }) => Key}
        columns={columns}
        renderCard={cardOf(columns, [
          ['name', 'Profit'],
          ['Deposit', 'Withdraw'],
          ['Turnover', 'Prize'],
          ['Rebate', 'Promo'],
          ['Fee', 'Adjust'],
          ['Richer', 'Journals'],
        ])}
        empty={{ title: words.empty }}
        totals={totals}
        sheet={useReportSheet(filter, nowMs, read)}
        filters={{
          controls: <ReportFilters filter={filter} onFilter={onFilter} />,
          chosen: [words[filter.by ?? 'day'], `${from} – ${to}`, filter.player, filter.line]
            .filter(Boolean)
            .join(' · '),
        }}
      />
    </>
  );
}

/** What moved in the books, in rows that add up to the ledger (product 3.16). */
export default function ReportPage(props: Props) {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('report.money.read');
  return (
    <section className={styles['page']} aria-labelledby="report-page">
      <h1 id="report-page" className={styles['title']}>
        {words.reports}
      </h1>
      {mayRead && <Rows {...props} />}
      {me && !mayRead && <p className={styles['note']}>{words.notAllowed}</p>}
    </section>
  );
}
