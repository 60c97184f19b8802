import { useState, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../Icon.tsx';
import { Sheet } from '../modal/index.ts';
import { useWords } from '../words/index.ts';
import styles from './filters.module.css';

const TEXT = { filters: { zh: '筛选', en: 'Filters' }, done: { zh: '完成', en: 'Done' } };

/** The filters of a list on a phone: one button that says what is chosen, and behind it a sheet. */
export function FilterSheet({ chosen, children }: { chosen: string; children: ReactNode }) {
  const words = useWords(TEXT);
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button className={styles['open']} aria-haspopup="dialog" onClick={() => open(true)}>
        <Icon name="list" size={16} />
        {words.filters}
        <span className={styles['chosen']}>{chosen}</span>
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => open(false)}
        title={words.filters}
        actions={
          <Button look="primary" onClick={() => open(false)}>
            {words.done}
          </Button>
        }
      >
        {children}
      </Sheet>
    </>
  );
}
