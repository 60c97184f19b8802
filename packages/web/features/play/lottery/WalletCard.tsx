import { Icon, Money, useWords } from '@fairlot/ui';
import { navigate, setPreference, usePreferences } from '@fairlot/shell';
import { useWallet } from '../../../session/index.ts';
import { LastLogin } from '../../account/profile/index.ts';
import { text } from './text.ts';
import { IconButton, Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import styles from './home.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** The balance in large, and the way to the records. */
export function WalletCard() {
  const words = useWords(text);
  const { amount } = useWallet();
  const { hideBalance } = usePreferences();
  return (
    <section className={classes(box['card'], styles['wallet'])} aria-label={words.balance}>
      <div className={inline['row']}>
        <span className={inline['mut']}>{words.balance}</span>
        <span className={inline['grow']} />
        <IconButton
          icon={hideBalance ? 'eye-off' : 'eye'}
          iconSize={16}
          label={hideBalance ? words.show : words.hide}
          aria-pressed={hideBalance}
          onClick={() => setPreference('hideBalance', !hideBalance)}
        />
      </div>
      <div className={classes(styles['big'], inline['num'])}>
        {hideBalance || amount === undefined ? '¥ •••••' : <Money amount={amount} currency small />}
      </div>
      <LastLogin />
      <Button onClick={() => navigate.openWindow('BetRecord')}>
        <Icon name="bill" size={16} />
        {words.records}
      </Button>
    </section>
  );
}
