import { useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { useStore } from '@fairlot/shell';
import { showAnimalNumber } from '../issue/animals.ts';
import { DRAWS } from './text.ts';
import styles from './draws.module.css';

/** Whether animals stand with numbers: in the head of the page, and on the board. */
export function AnimalSwitch() {
  const words = useWords(DRAWS);
  return (
    <span className={styles['animals']}>
      <Checkbox isOn={useStore(showAnimalNumber)} onChange={(isOn) => showAnimalNumber.set(isOn)}>
        {words.animals}
      </Checkbox>
    </span>
  );
}
