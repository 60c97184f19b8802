import { useWords } from '@fairlot/ui';
import { STAKE } from './text.ts';
import type { SaleNow } from '../lottery/index.ts';

/** One primary button a region. In the last ten seconds it says how many are left. */
export function BetButton(props: {
  sale: SaleNow;
  isEmpty: boolean;
  onBet: () => void;
  /** Another word than 立即投注. */
  label?: string;
  /** Whether Enter presses it: it shows the key. */
  enter?: boolean;
}) {
  const { sale, isEmpty, onBet, label, enter = false } = props;
  const words = useWords(STAKE);
  const isSelling = sale.phase === 'open';
  const closed =
    sale.phase === 'held' ? words.held : sale.phase === 'waitStart' ? words.notOpen : words.closed;
  return (
    <button
      type="button"
      className="btn btn-p big bet-now"
      aria-keyshortcuts={enter ? 'Enter' : 'Control+Enter'}
      disabled={isEmpty || !isSelling}
      onClick={onBet}
    >
      {isSelling ? (label ?? words.bet) : closed}
      {isSelling && sale.closing > 0 && <span className="num">{`\u00a0· ${sale.closing}`}</span>}
      {enter && isSelling && (
        <span className="kbd" aria-hidden="true">
          ↵
        </span>
      )}
    </button>
  );
}
