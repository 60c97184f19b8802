import { Icon, Money, useWords } from '@fairlot/ui';
import { navigate, setPreference, usePreferences } from '@fairlot/shell';
import { useWallet } from '../../session/index.ts';
import { text } from './text.ts';

/** The balance in large, and the way to the records. */
export function WalletCard() {
  const words = useWords(text);
  const { amount } = useWallet();
  const { hideBalance } = usePreferences();
  return (
    <section className="card lob-wal" aria-label={words.balance}>
      <div className="row">
        <span className="mut">{words.balance}</span>
        <span className="grow" />
        <button
          type="button"
          className="icb"
          aria-label={hideBalance ? words.show : words.hide}
          aria-pressed={hideBalance}
          onClick={() => setPreference('hideBalance', !hideBalance)}
        >
          <Icon name={hideBalance ? 'eye-off' : 'eye'} size={16} />
        </button>
      </div>
      <div className="lob-big num">
        {hideBalance || amount === undefined ? '¥ •••••' : <Money amount={amount} currency small />}
      </div>
      <button type="button" className="btn" onClick={() => navigate.openWindow('BetRecord')}>
        <Icon name="bill" size={16} />
        {words.records}
      </button>
    </section>
  );
}
