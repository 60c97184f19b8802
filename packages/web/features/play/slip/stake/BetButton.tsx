import { classes } from '@fairlot/ui/class-names';
import { useWords } from '@fairlot/ui';
import { STAKE } from './text.ts';
import type { SaleNow } from '../../lottery/issue/index.ts';
import { Button } from '@fairlot/ui/button';
import { Kbd } from '@fairlot/ui';
import styles from './bet-button.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** One primary button a region. In the last ten seconds it says how many are left. */
export function BetButton(props: {
  sale: SaleNow;
  isEmpty: boolean;
  onBet: () => void;
  /** Another word than 立即投注. */
  label?: string;
  /** Whether Enter presses it: it shows the key. */
  enter?: boolean;
  className?: string | undefined;
}) {
  const { sale, isEmpty, onBet, label, enter = false, className } = props;
  const words = useWords(STAKE);
  const isSelling = sale.phase === 'open';
  const closed =
    sale.phase === 'held' ? words.held : sale.phase === 'waitStart' ? words.notOpen : words.closed;
  return (
    <Button
      look="primary"
      className={classes(styles['bet'], className)}
      aria-keyshortcuts={enter ? 'Enter' : 'Control+Enter'}
      disabled={isEmpty || !isSelling}
      onClick={onBet}
    >
      {isSelling ? (label ?? words.bet) : closed}
      {isSelling && sale.closing > 0 && (
        <span className={inline['num']}>{`\u00a0· ${sale.closing}`}</span>
      )}
      {enter && isSelling && <Kbd aria-hidden>↵</Kbd>}
    </Button>
  );
}
