import { useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import inline from '@fairlot/ui/inline.module.css';
import { FOLLOW } from './text.ts';
import styles from './follow.module.css';

/** The agreement that is accepted once before anything is bet in a player's absence. */
export function Agree(props: {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  const words = useWords(FOLLOW);
  return (
    <span className={styles['agree']}>
      <Checkbox isOn={props.isOn} onChange={props.onChange}>
        {words.agree}
      </Checkbox>
      <a className={inline['link']} href="/Bet/ScheduleAgreements" target="_blank" rel="noopener">
        {words.agreement}
      </a>
    </span>
  );
}
