import { useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { readAmount, type PlanForm } from './plan-form.ts';
import { AmountField } from './fields.tsx';
import { PLAN } from './text.ts';
import styles from './plan.module.css';

/** When it ends before its last issue. */
export function StopFields(props: {
  readonly form: PlanForm;
  /** Its multiples rise: without a limit to the loss it is not placed. */
  readonly needsLoss: boolean;
  readonly onForm: (more: Partial<PlanForm>) => void;
}) {
  const { form, needsLoss, onForm } = props;
  const words = useWords(PLAN);
  const loss = readAmount(form.loss);
  const isMissing = needsLoss && loss === null;
  return (
    <div className={styles['fields']} role="group" aria-label={words.stops}>
      <Checkbox isOn={form.stopWin} onChange={(stopWin) => onForm({ stopWin })}>
        {words.stopWin}
      </Checkbox>
      <AmountField
        label={words.earn}
        text={form.earn}
        isBad={readAmount(form.earn) === undefined}
        note={readAmount(form.earn) === undefined ? words.badAmount : undefined}
        onText={(earn) => onForm({ earn })}
      />
      <AmountField
        label={words.loss}
        text={form.loss}
        isBad={isMissing || loss === undefined}
        note={loss === undefined ? words.badAmount : isMissing ? words.lossNeeded : undefined}
        onText={(text) => onForm({ loss: text })}
      />
    </div>
  );
}
