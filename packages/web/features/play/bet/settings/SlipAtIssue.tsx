import { Segments, useWords } from '@fairlot/ui';
import { useStore } from '@fairlot/shell';
import { slipAtIssue, type AtIssue } from '../../slip/new-issue/index.ts';
import { SETTINGS } from './settings-text.ts';
import styles from './settings.module.css';

/** What becomes of the slip when another issue begins (product 2.3). */
export function SlipAtIssue() {
  const words = useWords(SETTINGS);
  return (
    <fieldset className={styles['group']}>
      <legend>{words.atIssue}</legend>
      <Segments<AtIssue>
        label={words.atIssue}
        value={useStore(slipAtIssue)}
        options={[
          ['keep', words.keepSlip],
          ['empty', words.emptySlip],
        ]}
        onChoose={slipAtIssue.set}
      />
    </fieldset>
  );
}
