import { useState } from 'react';
import { Segments, useWords } from '@fairlot/ui';
import { MOVE_TEXT, Moves } from '../move/index.ts';
import { Removals } from './Removals.tsx';
import styles from './removal.module.css';
import { REMOVAL_TEXT } from './text.ts';

type Part = 'removals' | 'moves';

/** What changed in a line: deleted members with the way back, or moves with their states. */
export default function LineChanges() {
  const { list: removals, changes } = useWords(REMOVAL_TEXT);
  const { list: moves } = useWords(MOVE_TEXT);
  const [part, setPart] = useState<Part>('removals');
  return (
    <div className={styles['changes']} data-line-changes>
      <Segments<Part>
        label={changes}
        value={part}
        options={[
          ['removals', removals],
          ['moves', moves],
        ]}
        onChoose={setPart}
      />
      {part === 'removals' ? <Removals /> : <Moves />}
    </div>
  );
}
