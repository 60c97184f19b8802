import { useRef, useState } from 'react';
import { Icon, useWords } from '@fairlot/ui';
import { lazyComponent, MissingWindow, usePhone } from '@fairlot/shell';
import { usePlayer } from '../session/index.ts';
import { text } from './text.ts';
import styles from './frame.module.css';
import inline from '@fairlot/ui/inline.module.css';

export const AccountMenu = lazyComponent(() => import('./AccountMenu.tsx'), {
  missing: (retry, { close }) => <MissingWindow retry={retry} close={close} />,
});

/** Who is signed in; opens the account menu. */
export function AccountButton() {
  const words = useWords(text);
  const player = usePlayer();
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const name = player?.NickName || player?.UserName || '';
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles['who']}
        aria-label={`${words.account} ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void AccountMenu.preload()}
        onFocus={() => void AccountMenu.preload()}
        onClick={() => setOpen((now) => !now)}
      >
        <span className={styles['ava']}>{[...name][0] ?? <Icon name="person" size={16} />}</span>
        {!isPhone && player && (
          <span className={styles['name']}>
            <span className={inline['b']}>{name}</span>
            <span className={inline['mut']}>{player.IsAgent ? words.agent : words.player}</span>
          </span>
        )}
        {!isPhone && <Icon name="down" size={14} />}
      </button>
      {isOpen && <AccountMenu anchor={anchor} close={() => setOpen(false)} />}
    </>
  );
}

/** The same as the last tab of a phone. */
export function AccountTab() {
  const words = useWords(text);
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles['tab']}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onFocus={() => void AccountMenu.preload()}
        onClick={() => setOpen((now) => !now)}
      >
        <Icon name="me" size={24} />
        <span>{words.me}</span>
      </button>
      {isOpen && <AccountMenu anchor={anchor} close={() => setOpen(false)} />}
    </>
  );
}
