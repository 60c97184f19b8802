import { useWords } from '@fairlot/ui';
import { DateRange } from '@fairlot/ui/date-range';
import { Radio } from '@fairlot/ui/radio';
import { STATEMENT_FORMATS } from '@fairlot/wire/back-office/statement';
import { serverNow } from '../device/clock.ts';
import type { StatementValues } from './question.ts';
import styles from './statement.module.css';
import { STATEMENT } from './text.ts';

/** Which time, and in which form. */
export function StatementFields(props: {
  readonly values: StatementValues;
  readonly onRange: (range: StatementValues['range']) => void;
  readonly onFormat: (format: StatementValues['format']) => void;
  /** How many may be asked for in an hour. */
  readonly anHour: number;
}) {
  const { values, onRange, onFormat, anHour } = props;
  const words = useWords(STATEMENT);
  return (
    <>
      <div className={styles['time']} role="group" aria-label={words.time}>
        <span className={styles['label']}>{words.time}</span>
        <DateRange range={values.range} nowMs={serverNow()} onRange={onRange} />
      </div>
      <Radio
        label={words.format}
        value={values.format}
        options={STATEMENT_FORMATS.map((value) => ({ value, label: words[value] }))}
        onChange={onFormat}
      />
      <p className={styles['limits']}>{words.limits(anHour)}</p>
    </>
  );
}
