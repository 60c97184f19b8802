import { serverNow } from '@fairlot/shell';
import { useWords } from '@fairlot/ui';
import { DateRange } from '@fairlot/ui/date-range';
import { FindBox } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import { BYS, daysOf, type ReportFilter } from './filter.ts';
import styles from './report.module.css';
import { text } from './text.ts';

type Props = {
  readonly filter: ReportFilter;
  readonly onFilter: (change: ReportFilter) => void;
};

/** What each row is of, days, and whose money. */
export function ReportFilters({ filter, onFilter }: Props) {
  const words = useWords(text);
  const nowMs = serverNow();
  return (
    <>
      <Select
        aria-label={words.by}
        value={filter.by ?? 'day'}
        choices={BYS.map((value) => ({ value, label: words[value] }))}
        onChoose={(value) => onFilter({ by: BYS.find((each) => each === value) })}
      />
      <DateRange range={daysOf(filter, nowMs)} nowMs={nowMs} onRange={onFilter} />
      <div className={styles['find']}>
        <FindBox
          label={words.findPlayer}
          value={filter.player}
          onFind={(player) => onFilter({ player })}
        />
      </div>
      <div className={styles['find']}>
        <FindBox label={words.findLine} value={filter.line} onFind={(line) => onFilter({ line })} />
      </div>
    </>
  );
}
