import { Games } from '../features/play/lottery/index.ts';
import { AuditList, type AuditFilter } from '../features/staff/operator/index.ts';
import styles from './frame.module.css';
import { text } from './text.ts';
import { useTitle } from './use-title.ts';

/** The first page: the games, and what operators and commands did. */
export function Desk(props: {
  readonly filter: AuditFilter;
  readonly onFilter: (change: AuditFilter) => void;
}) {
  useTitle(text.desk);
  return (
    <div className={styles['desk']}>
      <Games />
      <AuditList {...props} />
    </div>
  );
}
