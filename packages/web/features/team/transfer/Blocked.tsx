import { formatMoney, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { navigate } from '@fairlot/shell';
import { openPassword } from '../../account/profile/index.ts';
import { TRANSFER } from './text.ts';
import type { TransferData } from './use-transfer.ts';
import styles from './transfer.module.css';

/** Why nothing can be transferred now, and the way on. */
export function Blocked({ data }: { readonly data: TransferData }) {
  const words = useWords(TRANSFER);
  if (data.IsFrozen) {
    return (
      <p className={styles['blocked']} role="status">
        {words.frozen}
      </p>
    );
  }
  if (data.Gap > 0n) {
    return (
      <div className={styles['blocked']} role="status">
        <span>{words.gap(formatMoney(data.Gap))}</span>
        <Button size="small" onClick={() => navigate.openWindow('Requirement')}>
          {words.seeGap}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['blocked']} role="status">
      <span>{words.noPassword}</span>
      <Button size="small" onClick={() => openPassword('fund')}>
        {words.setPassword}
      </Button>
    </div>
  );
}
