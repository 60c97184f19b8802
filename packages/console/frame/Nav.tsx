import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { mayDo } from '@fairlot/rules/check/operator-roles';
import { useCall } from '@fairlot/shell';
import { Kbd, useSay, useWords } from '@fairlot/ui';
import { CountBadge } from '@fairlot/ui/badge';
import { TextInput } from '@fairlot/ui/field';
import { lotteryConsole } from '@fairlot/wire/lottery';
import { operatorHttp } from '@fairlot/wire/operator';
import { useMe, usePage } from '../features/operator/index.ts';
import styles from './nav.module.css';
import { text } from './text.ts';
import { findWays, type Way } from './ways.ts';

/** How many proposals wait, beside the way to them. */
function Proposed() {
  const words = useWords(text);
  const { data } = useCall(
    operatorHttp.getProposals,
    undefined,
    usePage('operator.proposals', operatorHttp.getProposals),
  );
  const count = data?.ok ? data.value.Rows.length : 0;
  return <CountBadge count={count} label={words.waiting(count)} />;
}

/** How many alarms nobody has acknowledged, beside the way to them. */
function Alarmed() {
  const words = useWords(text);
  const { data } = useCall(
    lotteryConsole.getAlarms,
    undefined,
    usePage('lottery.alarms', lotteryConsole.getAlarms),
  );
  const count = data?.ok ? data.value.Rows.length : 0;
  return <CountBadge count={count} label={words.alarms(count)} />;
}

/** Brings the way to the page that is shown into sight, where there are more than the window holds. */
function Here() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => mark.current?.parentElement?.scrollIntoView({ block: 'nearest' }), []);
  return <span ref={mark} hidden />;
}

function WayLink({ way, onGo }: { readonly way: Way; readonly onGo: (() => void) | undefined }) {
  const say = useSay();
  const me = useMe();
  const mayAlarms = me !== undefined && mayDo(me.Roles, 'lottery.alarms.read');
  return (
    <Link
      to={way.to}
      {...(way.to === '/' && { activeOptions: { exact: true, includeSearch: false } })}
      {...(onGo && { onClick: onGo })}
    >
      {({ isActive }: { readonly isActive: boolean }) => (
        <>
          {isActive && <Here />}
          <span className={styles['name']}>{say(way.name)}</span>{' '}
          {way.waits === 'proposals' && <Proposed />}
          {way.waits === 'alarms' && mayAlarms && <Alarmed />}
        </>
      )}
    </Link>
  );
}

/** The pages of the console that one may read, in groups; what is typed above them leaves those of that name. */
export function Nav({ onGo }: { readonly onGo?: () => void }) {
  const words = useWords(text);
  const say = useSay();
  const me = useMe();
  const go = useNavigate();
  const [typed, setTyped] = useState('');
  if (!me) return null;
  const groups = findWays(typed, (permission) => mayDo(me.Roles, permission));
  const first = groups[0]?.ways[0];
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
          aria-keyshortcuts="F"
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
          end={typed === '' && <Kbd aria-hidden>F</Kbd>}
        />
      </div>
      {groups.map(({ key, name, ways }) => (
        <div key={key} className={styles['group']}>
          <p id={`ways-${key}`} className={styles['title']}>
            {say(name)}
          </p>
          <ul aria-labelledby={`ways-${key}`}>
            {ways.map((way) => (
              <li key={way.to}>
                <WayLink way={way} onGo={typed === '' ? onGo : leave} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {groups.length === 0 && <p className={styles['none']}>{words.noPage}</p>}
    </nav>
  );
}
