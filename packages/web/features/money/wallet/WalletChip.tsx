import { useEffect, useRef, useState } from 'react';
import type { Money as Amount } from '@fairlot/rules/core/money';
import { Icon, Money, useWords } from '@fairlot/ui';
import { setPreference, usePhone, usePreferences } from '@fairlot/shell';
import { useWallet } from '../../../session/index.ts';
import { text } from './text.ts';
import { classes } from '@fairlot/ui/class-names';
import styles from './wallet.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** How long a risen balance carries its colour; a fallen one never flashes. */
const RISEN_MS = 800;

/** True for a moment after the amount rose. */
function useRisen(amount: Amount | undefined): boolean {
  const before = useRef(amount);
  const [isRisen, setRisen] = useState(false);
  useEffect(() => {
    const rose = before.current !== undefined && amount !== undefined && amount > before.current;
    before.current = amount;
    if (!rose) return undefined;
    setRisen(true);
    const timer = setTimeout(() => setRisen(false), RISEN_MS);
    return () => clearTimeout(timer);
  }, [amount]);
  return isRisen;
}

/** The balance in the bar, with the eye that hides it and the wheel that reads it anew. */
export function WalletChip() {
  const words = useWords(text);
  const isPhone = usePhone();
  const { hideBalance } = usePreferences();
  const { amount, isStale, refresh } = useWallet();
  const [turns, setTurns] = useState(0);
  const isRisen = useRisen(amount);
  const eye = hideBalance ? words.show : words.hide;
  return (
    <div data-wallet className={styles['wallet']} aria-live="off">
      {!isPhone && <span className={classes(inline['mut'], styles['label'])}>{words.balance}</span>}
      <b
        className={classes(inline['num'], isRisen && styles['risen'])}
        title={isStale ? words.stale : undefined}
      >
        {hideBalance || amount === undefined ? (
          <>¥ •••••</>
        ) : (
          <Money amount={amount} currency small />
        )}
      </b>
      <button
        type="button"
        aria-label={eye}
        aria-pressed={hideBalance}
        onClick={() => setPreference('hideBalance', !hideBalance)}
      >
        <Icon name={hideBalance ? 'eye-off' : 'eye'} size={16} />
      </button>
      {!isPhone && (
        <button
          type="button"
          aria-label={words.refresh}
          onClick={() => {
            setTurns((now) => now + 1);
            void refresh();
          }}
        >
          <span className={styles['turn']} style={{ transform: `rotate(${turns * 360}deg)` }}>
            <Icon name="refresh" size={14} />
          </span>
        </button>
      )}
    </div>
  );
}
