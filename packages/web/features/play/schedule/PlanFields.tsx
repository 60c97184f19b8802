import { PLAN_KINDS, MOST_ISSUES } from '@fairlot/rules/schedule/plan';
import { HIGHEST_MULTIPLE } from '@fairlot/rules/odds/stake';
import { shortIssue, useWords } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import chips from '@fairlot/ui/chips.module.css';
import { COUNTS, type PlanForm } from './plan-form.ts';
import { AmountField, CountField, SelectField } from './fields.tsx';
import { PLAN } from './text.ts';
import styles from './plan.module.css';

type Props = {
  readonly form: PlanForm;
  readonly issues: readonly { readonly SerialNumber: number }[];
  readonly onForm: (more: Partial<PlanForm>) => void;
};

/** Which plan, on how many issues, from which on. */
export function PlanFields({ form, issues, onForm }: Props) {
  const words = useWords(PLAN);
  return (
    <>
      <div
        className={classes(chips['chips'], styles['kinds'])}
        role="group"
        aria-label={words.kinds}
      >
        {PLAN_KINDS.map((kind, at) => (
          <button
            key={kind}
            type="button"
            data-first={at === 0 || undefined}
            className={kind === form.kind ? chips['on'] : undefined}
            aria-pressed={kind === form.kind}
            onClick={() => onForm({ kind })}
          >
            {words[kind]}
          </button>
        ))}
      </div>
      <div className={styles['fields']}>
        <SelectField
          label={words.from}
          value={form.from}
          options={issues
            .slice(0, MOST_ISSUES)
            .map(({ SerialNumber }, at) => [at, shortIssue(SerialNumber)])}
          onValue={(from) => onForm({ from })}
        />
        <CountField
          label={words.count}
          value={form.count}
          most={MOST_ISSUES}
          onValue={(count) => onForm({ count })}
        />
        <div className={chips['chips']} role="group" aria-label={words.count}>
          {COUNTS.map((count) => (
            <button
              key={count}
              type="button"
              className={count === form.count ? chips['on'] : undefined}
              aria-pressed={count === form.count}
              onClick={() => onForm({ count })}
            >
              {count}
            </button>
          ))}
        </div>
      </div>
      <div className={styles['fields']}>
        <CountField
          label={words.start}
          value={form.start}
          most={HIGHEST_MULTIPLE}
          onValue={(start) => onForm({ start })}
        />
        <OwnFields form={form} onForm={onForm} />
      </div>
    </>
  );
}

/** What only one kind of plan asks for. */
function OwnFields({ form, onForm }: Omit<Props, 'issues'>) {
  const words = useWords(PLAN);
  if (form.kind === 'doubling') {
    return (
      <>
        <CountField
          label={words.every}
          value={form.every}
          most={MOST_ISSUES}
          onValue={(every) => onForm({ every })}
        />
        <CountField
          label={words.times}
          value={form.times}
          most={100}
          onValue={(times) => onForm({ times })}
        />
      </>
    );
  }
  if (form.kind === 'rate') {
    return (
      <CountField
        label={words.percent}
        value={form.percent}
        most={10_000}
        onValue={(percent) => onForm({ percent })}
      />
    );
  }
  if (form.kind === 'amount') {
    return (
      <AmountField
        label={words.profit}
        text={form.profit}
        onText={(profit) => onForm({ profit })}
      />
    );
  }
  return null;
}
