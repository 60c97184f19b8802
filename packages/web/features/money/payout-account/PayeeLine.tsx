import { useState } from 'react';
import { formatMoment, Status, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { nameOf, type PayeeRow, type Payees } from './payees.ts';
import { CATEGORY_NAMES, PAYEE } from './text.ts';
import inline from '@fairlot/ui/inline.module.css';
import { RemovePayee } from './RemovePayee.tsx';
import styles from './payee.module.css';

type Line = { readonly payees: Payees; readonly row: PayeeRow; readonly removed: () => void };

/** One that is bound: what it is, whether it is ready, and the way to remove it. */
export function PayeeLine({ payees, row, removed }: Line) {
  const words = useWords(PAYEE);
  const say = useSay();
  const [isRemoving, setRemoving] = useState(false);
  const name = say(nameOf(payees, row.Bank));
  const isReady = row.UsableTimeStamp <= payees.DateTimeNow;
  return (
    <li className={styles['row']} data-payee={row.Id}>
      <span className={styles['what']}>
        <b>{name}</b> <span className={inline['num']}>{row.Masked}</span>{' '}
        {row.Memo !== '' && <span className={inline['mono']}>{words.memoOf(row.Memo)}</span>}{' '}
        {row.Category !== 'none' && <Badge>{say(CATEGORY_NAMES[row.Category])}</Badge>}
        <br />
        <span className={styles['quiet']}>
          {words.since(formatMoment(row.BoundTimeStamp))}
          {row.IsLocked && ` · ${words.locked}`}
        </span>
      </span>
      <Status look={isReady ? 'done' : 'wait'}>
        {isReady ? words.usable : words.cooling(formatMoment(row.UsableTimeStamp))}
      </Status>
      {!row.IsLocked && (
        <Button
          size="small"
          aria-expanded={isRemoving}
          aria-label={words.removeOf(`${name} ${row.Masked}`)}
          onClick={() => setRemoving(!isRemoving)}
        >
          {words.remove}
        </Button>
      )}
      {isRemoving && (
        <div className={styles['opened']}>
          <RemovePayee id={row.Id} isCodeAsked={payees.NeedsCode} done={removed} />
        </div>
      )}
    </li>
  );
}
