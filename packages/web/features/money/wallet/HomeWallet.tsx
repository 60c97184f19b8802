import type { ReactNode } from 'react';
import type { Money as Amount } from '@fairlot/rules/core/money';
import { formatMoney, Money, useWords } from '@fairlot/ui';
import { Button, IconButton } from '@fairlot/ui/button';
import { navigate, setPreference, usePreferences } from '@fairlot/shell';
import { useWallet } from '../../../session/index.ts';
import { LastLogin } from '../../account/profile/index.ts';
import { HOME_WALLET } from './home-text.ts';
import { useToday } from './use-today.ts';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import inline from '@fairlot/ui/inline.module.css';
import styles from './home-wallet.module.css';

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={inline['num']}>{children}</dd>
    </div>
  );
}

/** What today brought. It keeps its room while it is read, and fails by itself. */
function Today({ isHidden }: { readonly isHidden: boolean }) {
  const words = useWords(HOME_WALLET);
  const { today, isError, again } = useToday();
  if (isError && !today) {
    return (
      <p className={styles['failed']} role="alert">
        {words.failed}{' '}
        <Button size="small" onClick={again}>
          {words.retry}
        </Button>
      </p>
    );
  }
  const shown = (amount: Amount | undefined, sign = false): ReactNode =>
    isHidden || amount === undefined ? '•••••' : <Money amount={amount} sign={sign} />;
  const open = today && today.open > 0n && !isHidden ? today.open : undefined;
  return (
    <>
      <dl className={styles['today']}>
        <Figure name={words.stake}>{shown(today?.stake)}</Figure>
        <Figure name={words.prize}>{shown(today?.prize)}</Figure>
        <Figure name={words.net}>{shown(today?.net, true)}</Figure>
      </dl>
      <p className={classes(inline['mut'], inline['num'], styles['open'])}>
        {open !== undefined && words.open(formatMoney(open))}
      </p>
    </>
  );
}

/** The balance with the eye that hides it, the ways in and out, and what today brought. */
export default function HomeWallet() {
  const words = useWords(HOME_WALLET);
  const { hideBalance } = usePreferences();
  const { amount } = useWallet();
  return (
    <section
      className={classes(box['card'], styles['wallet'])}
      aria-label={words.title}
      data-home-wallet
    >
      <div className={inline['row']}>
        <h2 className={classes(inline['sec'], inline['grow'])}>{words.balance}</h2>
        <IconButton
          icon={hideBalance ? 'eye-off' : 'eye'}
          label={hideBalance ? words.show : words.hide}
          aria-pressed={hideBalance}
          onClick={() => setPreference('hideBalance', !hideBalance)}
        />
      </div>
      <div className={classes(inline['num'], styles['big'])}>
        {hideBalance || amount === undefined ? (
          <>¥ •••••</>
        ) : (
          <Money amount={amount} currency small />
        )}
      </div>
      <div className={styles['ways']}>
        <Button look="primary" onClick={() => navigate.openWindow('Deposit')}>
          {words.deposit}
        </Button>
        <Button onClick={() => navigate.openWindow('WithdrawRequest')}>{words.withdraw}</Button>
      </div>
      <Today isHidden={hideBalance} />
      <LastLogin />
    </section>
  );
}
