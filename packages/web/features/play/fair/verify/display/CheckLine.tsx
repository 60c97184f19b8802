import { STEP_NAME, STEP_REASON, STEP_STATUS } from '@fairlot/draw/step-text';
import type { Step } from '@fairlot/draw/step';
import { Icon, useSay, type IconName } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import styles from './verify.module.css';
import inline from '@fairlot/ui/inline.module.css';

const ICONS: Readonly<Record<Step['status'], IconName>> = {
  ok: 'tick',
  failed: 'failed',
  skipped: 'minus',
};

/** One check: its mark, its name, and why where it did not simply hold. */
export function CheckLine({ step, isShown }: { step: Step; isShown: boolean }) {
  const say = useSay();
  return (
    <li
      data-status={step.status}
      className={classes(styles['check'], styles[step.status], isShown && styles['shown'])}
    >
      <Icon name={ICONS[step.status]} size={14} />
      <span>
        {say(STEP_NAME[step.id])}
        <span className={inline['vh']}> {say(STEP_STATUS[step.status])}</span>
        {step.reason && <span className={styles['why']}> · {say(STEP_REASON[step.reason])}</span>}
      </span>
    </li>
  );
}
