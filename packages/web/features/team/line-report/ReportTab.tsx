import { useState } from 'react';
import { formatTime, Segments, useWords } from '@fairlot/ui';
import { DateRange, presetRange, useRangeName, type DayRange } from '@fairlot/ui/date-range';
import { DataList } from '@fairlot/ui/list';
import { serverNow, useIsMeasured } from '@fairlot/shell';
import type { LineReportBy, LineReportRow } from '@fairlot/wire/team/line-report';
import { Breadcrumb } from '../members/path/index.ts';
import { useCard, useColumns, useSheet, useTotals } from './columns.tsx';
import styles from './line-report.module.css';
import { LINE_REPORT } from './text.ts';
import { useReport } from './use-report.ts';

/** What an agent and each line directly below did. */
export default function ReportTab() {
  // The day of today is the server's: begun anew when its time comes to be known.
  return <Report key={String(useIsMeasured())} />;
}

function Report() {
  const words = useWords(LINE_REPORT);
  const rangeName = useRangeName();
  const [range, setRange] = useState<DayRange>(() => presetRange('week', serverNow()));
  const [by, setBy] = useState<LineReportBy>('member');
  const [head, setHead] = useState<number>();
  const query = { head, range, by };
  const { source, read, head: summary } = useReport(query);
  const isCut = summary !== undefined && summary.From > range.from;
  return (
    <div className={styles['tab']} data-team-report>
      <div className={styles['head']}>
        <Breadcrumb path={summary?.Path} goTo={setHead} />
        <p className={styles['counted']}>
          {summary ? words.counted(formatTime(summary.CountedTimeStamp)) : '\u00A0'}
        </p>
        {isCut && <p className={styles['cut']}>{words.since(summary.From)}</p>}
      </div>
      <DataList<LineReportRow, string>
        label={words.title}
        source={source}
        keyOf={({ Kind, Key }) => `${Kind} ${Key}`}
        columns={useColumns(by, setHead)}
        renderCard={useCard(setHead)}
        totals={useTotals(source.rows, summary?.Total, source.paging?.hasMore === true)}
        sheet={useSheet(query, read)}
        empty={{ title: words.empty }}
        filters={{
          controls: (
            <>
              <DateRange range={range} nowMs={serverNow()} onRange={setRange} />
              <Segments
                label={words.by}
                value={by}
                options={[
                  ['member', words.member] as const,
                  ['day', words.day] as const,
                  ['game', words.game] as const,
                ]}
                onChoose={setBy}
              />
            </>
          ),
          chosen: [rangeName(range, serverNow()), words[by]].join(' · '),
        }}
        chips={<p className={styles['formula']}>{words.formula}</p>}
      />
    </div>
  );
}
