import { memo } from 'react';
import { Icon, Money, useWords } from '@fairlot/ui';
import { Link, usePreferences } from '@fairlot/shell';
import { useWallet } from '../../../session/index.ts';
import { PAGE } from './text.ts';
import { offerDaySlot } from '../lottery/index.ts';
import { useGameName, type Game } from '../lottery/games/index.ts';
import { Badge } from '@fairlot/ui/badge';
import { iconButtonClass } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import styles from './phone.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** The bar of the phone: back, the game, the balance. A tap on the pad leaves it alone. */
export const PhoneTop = memo(function PhoneTop(props: {
  game: Game;
  open: (dialog: 'games') => void;
}) {
  const { game, open } = props;
  const words = useWords(PAGE);
  const { words: name, interval } = useGameName(game);
  const { amount } = useWallet();
  const { hideBalance } = usePreferences();
  const isHidden = hideBalance || amount === undefined;
  return (
    <header className={styles['top']}>
      <Link to="/" className={iconButtonClass()} aria-label={words.back}>
        <Icon name="left" size={24} />
      </Link>
      <h1>
        <button
          type="button"
          className={styles['title']}
          aria-haspopup="dialog"
          onClick={() => open('games')}
        >
          <span className={inline['cut']}>{name}</span>
          {interval && <span className={inline['vh']}> {interval}</span>}
          <Icon name="down" size={18} />
        </button>
      </h1>
      <div className={styles['under']}>
        {interval && (
          <span aria-hidden>
            <Badge>{interval}</Badge>
          </span>
        )}
        <span ref={offerDaySlot} />
      </div>
      <span className={styles['bell']} data-bell />
      <span data-session />
      <span
        className={classes(styles['wallet'], inline['num'])}
        aria-label={words.balance}
        role="group"
      >
        <b>{isHidden ? '¥ •••••' : <Money amount={amount} currency small />}</b>
      </span>
    </header>
  );
});
