import { useWords } from '@fairlot/ui';
import { DateRange } from '@fairlot/ui/date-range';
import { Radio } from '@fairlot/ui/radio';
import { STATEMENT_FORMATS } from '@fairlot/wire/statement';
import { serverNow } from '../device/clock.ts';
import type { StatementValues } from './question.ts';
import styles from './statement.module.css';
import { STATEMENT } from './text.ts';

/** Which time, and in which form. */
export function StatementFields(props: {
  readonly values: StatementValues;
  readonly change: <K extends keyof StatementValues>(field: K, value: StatementValues[K]) => void;
  /** How many may be asked for in an hour. */
  readonly anHour: number;
}) {
  const { values, change, anHour } = props;
  const words = useWords(STATEMENT);
  return (
    <>
      <div className={styles['time']} role="group" aria-label={words.time}>
        <span className={styles['label']}>{words.time}</span>
        <DateRange
          range={values.range}
          nowMs={serverNow()}
          onRange={(range) => change('range', range)}
        />
      </div>
      <Radio
        label={words.format}
        value={values.format}
        options={STATEMENT_FORMATS.map((value) => ({ value, label: words[value] }))}
        onChange={(format) => change('format', format)}
      />
      <p className={styles['limits']}>{words.limits(anHour)}</p>
    </>
  );
}
