import { Segments, useWords } from '@fairlot/ui';
import { useStore } from '@fairlot/shell';
import { heatWindow } from '../../board/index.ts';
import { SETTINGS } from './settings-text.ts';
import styles from './settings.module.css';

const WINDOWS = [30, 50, 100] as const;

/** Over how many draws hot and cold digits are counted. */
export function HeatWindow() {
  const words = useWords(SETTINGS);
  return (
    <fieldset className={styles['group']}>
      <legend>{words.heat}</legend>
      <Segments<number>
        label={words.heat}
        value={useStore(heatWindow)}
        options={WINDOWS.map((draws) => [draws, words.heatOf(draws)])}
        onChoose={(draws) => heatWindow.set(draws)}
      />
    </fieldset>
  );
}
