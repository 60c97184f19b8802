import type { PageProps } from '../../../registry/manifest.ts';
import { Games } from '../../play/lottery/index.ts';
import { AuditList, type AuditFilter } from '../../staff/operator/index.ts';
import styles from './desk.module.css';

/** The first page: the games, and the audit of operators and commands. */
export default function DeskPage(props: PageProps<AuditFilter>) {
  return (
    <div className={styles['desk']}>
      <Games />
      <AuditList {...props} />
    </div>
  );
}
