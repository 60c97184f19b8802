import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { shortIssue, useWords } from '@fairlot/ui';
import type { SaleNow } from '../issue/tick.ts';
import type { Betting } from '../use-betting.ts';
import { clearCart } from './cart.ts';
import { pendingOf, watchPending } from './pending.ts';
import { SLIP } from './slip-text.ts';

/** What lies above the rows: a bet without an answer first. 已进入 143 期，注单已保留: shown when an issue begins over rows that were made for another. */
export function useKept(betting: Betting, sale: SaleNow): ReactNode {
  const words = useWords(SLIP);
  const serial = sale.phase === 'open' ? sale.serial : undefined;
  const isFilled = betting.lines.length > 0;
  const seen = useRef(serial);
  const [shown, show] = useState<number>();
  useEffect(() => {
    if (serial === undefined) return;
    if (seen.current !== undefined && seen.current !== serial && isFilled) show(serial);
    seen.current = serial;
  }, [serial, isFilled]);
  const pending = usePending(betting);
  if (pending) return pending;
  if (shown === undefined || !isFilled) return undefined;
  return (
    <div className="bnr kept" role="status">
      <span className="grow">{words.kept(shortIssue(shown))}</span>
      <button type="button" className="link" onClick={() => betting.cart.set(clearCart)}>
        {words.clear}
      </button>
      <button type="button" className="link" onClick={() => show(undefined)}>
        {words.dismiss}
      </button>
    </div>
  );
}

/** A bet of this game whose answer is still awaited, and the way to what is known of it. */
function usePending({ game, place }: Betting): ReactNode {
  const words = useWords(SLIP);
  const serial = useSyncExternalStore(watchPending, () => pendingOf(game.Id)?.intent.serial);
  if (serial === undefined || place.attempt.step !== 'idle') return undefined;
  return (
    <div className="bnr kept" role="status">
      <span className="grow">{words.pending(shortIssue(serial))}</span>
      <button type="button" className="link" onClick={place.resume}>
        {words.look}
      </button>
    </div>
  );
}
