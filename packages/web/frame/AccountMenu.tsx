import type { RefObject } from 'react';
import { confirm, useLanguage, useSay, useWords } from '@fairlot/ui';
import { MenuAt, type MenuItem } from '@fairlot/ui/menu';
import {
  LANGUAGE_NAME,
  language,
  logout,
  navigate,
  setPreference,
  siteSkin,
  usePhone,
  useFeatures,
  usePreferences,
  type MenuEntry,
} from '@fairlot/shell';
import { LOOK } from '@fairlot/shell/look-text';
import { mayOpen, usePlayer } from '../session/index.ts';
import { ACCOUNT } from './account-text.ts';
import { text } from './text.ts';

const open = (entry: MenuEntry): void =>
  'window' in entry ? navigate.openWindow(entry.window) : navigate.to(entry.to);

/** Language, and light or dark in one step: on a phone they have no place in the bar. */
function usePhoneItems(): readonly MenuItem[] {
  const words = useWords(LOOK);
  const other = useLanguage() === 'zh' ? 'en' : 'zh';
  const { mode } = { ...siteSkin(), ...usePreferences() };
  const isDark =
    mode === 'dark' || (mode === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const next = isDark ? 'light' : 'dark';
  return [
    {
      icon: 'globe',
      label: LANGUAGE_NAME[other],
      lang: other === 'zh' ? 'zh-CN' : 'en',
      run: () => language.set(other),
    },
    { icon: 'look', label: words[next], run: () => setPreference('mode', next) },
  ];
}

type Props = { readonly anchor: RefObject<HTMLElement | null>; readonly close: () => void };

function Menu({ entries, ...props }: Props & { readonly entries: readonly MenuEntry[] }) {
  const words = useWords(text);
  const account = useWords(ACCOUNT);
  const say = useSay();
  const isPhone = usePhone();
  const player = usePlayer();
  const phoneItems = usePhoneItems();
  const askLogout = async () => {
    const { logoutAsk: title, logoutWhat, logout: leave } = account;
    if (await confirm({ title, text: logoutWhat, confirm: leave })) await logout();
  };
  return (
    <MenuAt
      {...props}
      title={player?.UserName ?? words.account}
      items={[
        ...entries.map((entry) => ({
          icon: entry.icon,
          label: say(entry.label),
          run: () => open(entry),
        })),
        ...(isPhone ? phoneItems : []),
        { icon: 'leave', label: account.logout, run: () => void askLogout(), isFirst: true },
      ]}
    />
  );
}

/** Records and whatever else features put here, and the way out. */
export default function AccountMenu(props: Props) {
  const { window: Plan } = useFeatures();
  if (!Plan) return null;
  return (
    <Plan close={props.close}>
      {({ menu }) => (
        <Menu {...props} entries={menu.filter(({ access = 'player' }) => mayOpen(access))} />
      )}
    </Plan>
  );
}
