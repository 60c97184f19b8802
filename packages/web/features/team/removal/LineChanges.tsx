import { Moves } from '../move/index.ts';
import { Removals } from './Removals.tsx';
import styles from './removal.module.css';

/** What changed in a line: deleted members with the way back, and moves with their states. */
export default function LineChanges() {
  return (
    <div className={styles['panels']} data-line-changes>
      <Removals />
      <Moves />
    </div>
  );
}
