import { useEffect } from 'react';
import { useWords } from '@fairlot/ui';
import { Games } from '../features/lottery/index.ts';
import { AuditList, type AuditFilter } from '../features/operator/index.ts';
import styles from './frame.module.css';
import { text } from './text.ts';

/** The one page so far: the games, and what operators and commands did. */
export function Desk(props: {
  readonly filter: AuditFilter;
  readonly onFilter: (change: AuditFilter) => void;
}) {
  const words = useWords(text);
  useEffect(() => {
    document.title = `${words.desk} · Fairlot ${words.console}`;
  }, [words]);
  return (
    <div className={styles['desk']}>
      <Games />
      <AuditList {...props} />
    </div>
  );
}
