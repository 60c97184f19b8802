import { useRef, useState } from 'react';
import { Icon, useWords } from '@fairlot/ui';
import { MissingWindow, part, useMobile } from '@fairlot/shell';
import { usePlayer } from '../session/index.ts';
import { text } from './text.ts';

export const AccountMenu = part(() => import('./AccountMenu.tsx'), {
  missing: (retry, { close }) => <MissingWindow retry={retry} close={close} />,
});

/** Who is signed in; opens the account menu. */
export function AccountButton() {
  const words = useWords(text);
  const player = usePlayer();
  const isMobile = useMobile();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const name = player?.NickName || player?.UserName || '';
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="who"
        aria-label={`${words.account} ${name}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void AccountMenu.fetch()}
        onFocus={() => void AccountMenu.fetch()}
        onClick={() => setOpen((now) => !now)}
      >
        <span className="ava">{[...name][0] ?? <Icon name="person" size={16} />}</span>
        {!isMobile && player && (
          <span className="who-name">
            <span className="b">{name}</span>
            <span className="mut">{player.IsAgent ? words.agent : words.player}</span>
          </span>
        )}
        {!isMobile && <Icon name="down" size={14} />}
      </button>
      {isOpen && <AccountMenu anchor={anchor} close={() => setOpen(false)} />}
    </>
  );
}
