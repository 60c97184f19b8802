import { useState, type KeyboardEvent } from 'react';
import { findFamily } from '@fairlot/rules/play/registry';
import { useSay, useWords } from '@fairlot/ui';
import { lazyComponent, Link } from '@fairlot/shell';
import { ALL, FAVOURITES, HOT, RECENT, type Own, type Tab } from './games/lobby-tabs.ts';
import { useGames } from './games/use-games.ts';
import { LOBBY_TABS } from './lobby-tabs-text.ts';
import { Strip } from '@fairlot/ui/tabs';
import { classes } from '@fairlot/ui/class-names';
import styles from './lobby-tabs.module.css';

const ArrangeGames = lazyComponent(() => import('./arrange/ArrangeGames.tsx'), {
  missing: () => null,
});

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrows, Home and End go from tab to tab; one of them is a stop of the tabulator. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.findIndex((button) => button === document.activeElement);
  const step = STEPS[event.key];
  const to =
    step !== undefined
      ? all[(at + step + all.length) % all.length]
      : event.key === 'Home'
        ? all[0]
        : event.key === 'End'
          ? all.at(-1)
          : undefined;
  if (!to) return;
  event.preventDefault();
  to.focus();
  to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Which games the lobby shows: in front, the player's own, all of them, or one family. */
export function LobbyTabs(props: {
  families: readonly string[];
  own: Own;
  chosen: Tab;
  choose: (tab: Tab) => void;
}) {
  const words = useWords(LOBBY_TABS);
  const say = useSay();
  const { families, own, chosen, choose } = props;
  const first = useGames().games?.[0];
  const [isArranging, setArranging] = useState(false);
  const tabs: readonly (readonly [Tab, string])[] = [
    [HOT, own.favourites.length + own.recent.length > 0 ? words.own : words.hot],
    ...(own.favourites.length > 0 ? [[FAVOURITES, words.favourites] as const] : []),
    ...(own.recent.length > 0 ? [[RECENT, words.recent] as const] : []),
    [ALL, words.all],
    ...families.map(
      (family) => [family, say(findFamily(family)?.name ?? LOBBY_TABS.other)] as const,
    ),
  ];
  const links: readonly (readonly [to: string, name: string])[] = [
    ['/ComboBet', words.combo],
    ['/LongDragon', words.dragons],
    ['/LongDragon?view=leaders', words.leaders],
    ...(first ? [[`/DrawHistory/${first.Id}?view=trend`, words.charts] as const] : []),
  ];
  return (
    <div className={styles['row']}>
      <Strip className={styles['families']} role="group" aria-label={words.games} onKeyDown={move}>
        {tabs.map(([tab, name]) => (
          <button
            key={tab}
            type="button"
            className={classes(styles['family'], tab === chosen && styles['on'])}
            aria-pressed={tab === chosen}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {name}
          </button>
        ))}
      </Strip>
      <Strip className={styles['links']}>
        {chosen === FAVOURITES && (
          <button
            type="button"
            className={classes(styles['family'], styles['dragons'])}
            aria-haspopup="dialog"
            onClick={() => setArranging(true)}
          >
            {words.arrange}
          </button>
        )}
        {links.map(([to, name]) => (
          <Link key={to} to={to} className={classes(styles['family'], styles['dragons'])}>
            {name}
          </Link>
        ))}
      </Strip>
      {isArranging && <ArrangeGames onClose={() => setArranging(false)} />}
    </div>
  );
}
