import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { mayDo } from '@fairlot/rules/check/operator-roles';
import { Kbd, useSay, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { TextInput } from '@fairlot/ui/field';
import { singleKeys, useMe, useSingleKeys } from '../features/staff/operator/index.ts';
import { findNavItems, type NavItem } from '../registry/navigation.ts';
import { useRegistry } from '../registry/registry.ts';
import styles from './nav.module.css';
import { NavCount } from './NavCount.tsx';
import { text } from './text.ts';

/** Scrolls the item of the current page into view. */
function Here() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => mark.current?.parentElement?.scrollIntoView({ block: 'nearest' }), []);
  return <span ref={mark} hidden />;
}

function NavLink({
  item,
  onGo,
}: {
  readonly item: NavItem;
  readonly onGo: (() => void) | undefined;
}) {
  const say = useSay();
  return (
    <Link
      to={item.to}
      {...(item.to === '/' && { activeOptions: { exact: true, includeSearch: false } })}
      {...(onGo && { onClick: onGo })}
    >
      {({ isActive }: { readonly isActive: boolean }) => (
        <>
          {isActive && <Here />}
          <span className={styles['name']}>{say(item.name)}</span>{' '}
          {item.badge && <NavCount badges={[item.badge]} />}
        </>
      )}
    </Link>
  );
}

/** The pages that the operator may read, in groups; a query leaves those of that name. */
export function Nav({ onGo }: { readonly onGo?: () => void }) {
  const words = useWords(text);
  const say = useSay();
  const me = useMe();
  const { navigation } = useRegistry();
  const go = useNavigate();
  const [typed, setTyped] = useState('');
  const hasKeys = useSingleKeys();
  if (!me) return null;
  const groups = findNavItems(navigation, typed, (permission) => mayDo(me.Roles, permission));
  const first = typed.trim() === '' ? undefined : groups[0]?.items[0];
  const leave = (): void => {
    setTyped('');
    onGo?.();
  };
  return (
    <nav className={styles['nav']} aria-label={words.pages}>
      <div className={styles['find']}>
        <TextInput
          icon="search"
          aria-label={words.findPage}
          {...(hasKeys && { 'aria-keyshortcuts': 'F' })}
          data-find-page
          placeholder={words.findPage}
          autoComplete="off"
          maxLength={32}
          value={typed}
          onText={setTyped}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && typed !== '') {
              event.stopPropagation();
              setTyped('');
            }
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
            event.currentTarget.blur();
            void go({ to: first.to });
            leave();
          }}
          end={typed === '' && hasKeys && <Kbd aria-hidden>F</Kbd>}
        />
      </div>
      {groups.map(({ key, name, items }) => (
        <div key={key} className={styles['group']}>
          <p id={`nav-${key}`} className={styles['title']}>
            {say(name)}
          </p>
          <ul aria-labelledby={`nav-${key}`}>
            {items.map((item) => (
              <li key={item.to}>
                <NavLink item={item} onGo={typed === '' ? onGo : leave} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {groups.length === 0 && <p className={styles['none']}>{words.noPage}</p>}
      <div className={styles['keys']}>
        <Checkbox isOn={hasKeys} onChange={singleKeys.set}>
          {words.singleKeys}
        </Checkbox>
      </div>
    </nav>
  );
}
