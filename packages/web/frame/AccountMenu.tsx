import { Popover } from '@base-ui/react/popover';
import type { RefObject } from 'react';
import { confirm, Icon, useLanguage, useSay, useWords, type IconName } from '@fairlot/ui';
import {
  LANGUAGE_NAME,
  language,
  logout,
  navigate,
  setPreference,
  useMobile,
  useNav,
  usePreferences,
  type NavEntry,
} from '@fairlot/shell';
import { LOOK } from '@fairlot/shell/look-text';
import { usePlayer } from '../session/index.ts';
import { ACCOUNT } from './account-text.ts';
import { text } from './text.ts';
import '@fairlot/shell/menu.css';

const open = (entry: NavEntry): void =>
  'window' in entry ? navigate.openWindow(entry.window) : navigate.to(entry.to);

type ItemProps = { icon: IconName; label: string; run: () => void; lang?: string };

/** A line of the menu; running it closes the menu. */
function Item({ icon, label, run, lang }: ItemProps) {
  return (
    <li>
      <Popover.Close className="pop-item" onClick={run} lang={lang}>
        <Icon name={icon} size={16} />
        {label}
      </Popover.Close>
    </li>
  );
}

/** Language, and light or dark in one step: on a phone they have no place in the bar. */
function PhoneItems() {
  const words = useWords(LOOK);
  const other = useLanguage() === 'zh' ? 'en' : 'zh';
  const { mode } = usePreferences();
  const isDark =
    mode === 'dark' || (mode === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const next = isDark ? 'light' : 'dark';
  return (
    <>
      <Item
        icon="globe"
        label={LANGUAGE_NAME[other]}
        lang={other === 'zh' ? 'zh-CN' : 'en'}
        run={() => language.set(other)}
      />
      <Item icon="look" label={words[next]} run={() => setPreference('mode', next)} />
    </>
  );
}

/** Records and whatever else features put here, and the way out. */
export default function AccountMenu(props: {
  anchor: RefObject<HTMLElement | null>;
  close: () => void;
}) {
  const words = useWords(text);
  const account = useWords(ACCOUNT);
  const say = useSay();
  const entries = useNav('menu');
  const isMobile = useMobile();
  const player = usePlayer();
  const askLogout = async () => {
    const { logoutAsk: title, logoutWhat, logout: leave } = account;
    if (await confirm({ title, text: logoutWhat, confirm: leave })) await logout();
  };
  return (
    <Popover.Root open onOpenChange={(isOpen) => isOpen || props.close()}>
      <Popover.Portal>
        <Popover.Positioner anchor={props.anchor} sideOffset={8} align="end" className="pop-at">
          <Popover.Popup className="pop pop-menu" finalFocus={props.anchor}>
            <Popover.Title className="pop-who">{player?.UserName ?? words.account}</Popover.Title>
            <ul>
              {entries.map((entry) => (
                <Item
                  key={entry.label.en}
                  icon={entry.icon}
                  label={say(entry.label)}
                  run={() => open(entry)}
                />
              ))}
              {isMobile && <PhoneItems />}
              <Item icon="leave" label={account.logout} run={() => void askLogout()} />
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
