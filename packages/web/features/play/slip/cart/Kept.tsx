import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { shortIssue, useWords } from '@fairlot/ui';
import { clearCart } from '../lines/cart.ts';
import { pendingOf, watchPending } from '../attempt/pending.ts';
import { SLIP } from '../cart-line/slip-text.ts';
import type { SaleNow } from '../../lottery/issue/index.ts';
import type { Slip } from '../state/use-slip.ts';
import { classes } from '@fairlot/ui/class-names';
import banner from '@fairlot/ui/banner.module.css';
import styles from '../cart-line/cart.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** What lies above the rows: a bet without an answer first. 已进入 143 期，注单已保留: shown when an issue begins over rows that were made for another. */
export function useKept(slip: Slip, sale: SaleNow): ReactNode {
  const words = useWords(SLIP);
  const serial = sale.phase === 'open' ? sale.serial : undefined;
  const isFilled = slip.lines.length > 0;
  const seen = useRef(serial);
  const [shown, show] = useState<number>();
  // What was said of rows that are gone is not said of others.
  if (!isFilled && shown !== undefined) show(undefined);
  useEffect(() => {
    if (serial === undefined) return;
    if (seen.current !== undefined && seen.current !== serial && isFilled) show(serial);
    seen.current = serial;
  }, [serial, isFilled]);
  const pending = usePending(slip);
  if (pending) return pending;
  if (shown === undefined || !isFilled) return undefined;
  return (
    <div className={classes(banner['banner'], styles['kept'])} role="status">
      <span className={inline['grow']}>{words.kept(shortIssue(shown))}</span>
      <button type="button" className={inline['link']} onClick={() => slip.cart.set(clearCart)}>
        {words.clear}
      </button>
      <button type="button" className={inline['link']} onClick={() => show(undefined)}>
        {words.dismiss}
      </button>
    </div>
  );
}

/** A bet of this game whose answer is still awaited, and the way to what is known of it. */
function usePending({ gameId, place }: Slip): ReactNode {
  const words = useWords(SLIP);
  const serial = useSyncExternalStore(watchPending, () => pendingOf(gameId)?.intent.serial);
  if (serial === undefined || place.attempt.step !== 'idle') return undefined;
  return (
    <div className={classes(banner['banner'], styles['kept'])} role="status">
      <span className={inline['grow']}>{words.pending(shortIssue(serial))}</span>
      <button type="button" className={inline['link']} onClick={place.resume}>
        {words.look}
      </button>
    </div>
  );
}
