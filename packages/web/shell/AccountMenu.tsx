import { Menu } from '@base-ui/react/menu';
import type { RefObject } from 'react';
import { confirm, Icon, useLanguage, useSay, useWords } from '@fairlot/ui';
import {
  language,
  logout,
  navigate,
  setPreference,
  useMobile,
  usePreferences,
} from '../session/index.ts';
import { useNav } from './features.ts';
import type { NavEntry } from './manifest.ts';
import { text } from './text.ts';
import './menu.css';

const open = (entry: NavEntry): void =>
  'window' in entry ? navigate.openWindow(entry.window) : navigate.to(entry.to);

/** Light and dark in one step, and the language: on a phone they have no place in the bar. */
function PhoneItems() {
  const words = useWords(text);
  const other = useLanguage() === 'zh' ? 'en' : 'zh';
  const { mode } = usePreferences();
  const next = mode === 'dark' ? 'light' : 'dark';
  return (
    <>
      <Menu.Item className="pop-item" onClick={() => language.set(other)}>
        <Icon name="globe" size={16} />
        <span lang={other === 'zh' ? 'zh-CN' : 'en'}>
          {other === 'zh' ? '简体中文' : 'English'}
        </span>
      </Menu.Item>
      <Menu.Item className="pop-item" onClick={() => setPreference('mode', next)}>
        <Icon name="look" size={16} />
        {words[next]}
      </Menu.Item>
    </>
  );
}

/** Records and whatever else features put here, and the way out. */
export default function AccountMenu(props: {
  anchor: RefObject<HTMLElement | null>;
  close: () => void;
}) {
  const words = useWords(text);
  const say = useSay();
  const entries = useNav('menu');
  const isMobile = useMobile();
  const askLogout = async () => {
    const question = { title: words.logoutAsk, text: words.logoutWhat, confirm: words.logout };
    if (await confirm(question)) await logout();
  };
  return (
    <Menu.Root open modal={false} onOpenChange={(isOpen) => isOpen || props.close()}>
      <Menu.Portal>
        <Menu.Positioner anchor={props.anchor} sideOffset={8} align="end" className="pop-at">
          <Menu.Popup className="pop pop-menu" finalFocus={props.anchor}>
            {entries.map((entry) => (
              <Menu.Item key={entry.label.en} className="pop-item" onClick={() => open(entry)}>
                <Icon name={entry.icon} size={16} />
                {say(entry.label)}
              </Menu.Item>
            ))}
            {isMobile && <PhoneItems />}
            <Menu.Separator className="hr" />
            <Menu.Item className="pop-item" onClick={() => void askLogout()}>
              <Icon name="leave" size={16} />
              {words.logout}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
