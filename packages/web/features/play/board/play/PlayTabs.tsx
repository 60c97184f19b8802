import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLanguage, useWords } from '@fairlot/ui';
import type { PlayTab } from '@fairlot/rules/play/index';
import type { Style } from '@fairlot/rules/play/play';
import { StyleSwitch } from './StyleSwitch.tsx';
import { PAD } from './text.ts';
import { IconButton } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import styles from './plays.module.css';
import { Strip } from '@fairlot/ui/tabs';
import strip from '@fairlot/ui/strip.module.css';

type Props = {
  readonly tabs: readonly PlayTab[];
  readonly tab: PlayTab;
  readonly style: Style;
  readonly choices: readonly Style[];
  readonly onTab: (tab: PlayTab) => void;
  readonly onStyle: (style: Style) => void;
  readonly onAll: () => void;
};

/** The groups of plays. Arrow keys, Home and End move; where some do not fit they scroll, and ▾ lists all. */
export function PlayTabs({ tabs, tab, style, choices, onTab, onStyle, onAll }: Props) {
  const words = useWords(PAD);
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const names = tabs.map(({ name }) => name[language]).join(' ');
  const isCut = useCut(list, names);
  const move = (event: KeyboardEvent): void => {
    const to = tabAfter(tabs, tab, event.key);
    if (!to) return;
    event.preventDefault();
    onTab(to);
    const next = list.current?.children[tabs.indexOf(to)];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <div className={styles['bar']}>
      <Strip
        className={classes(strip['strip'], styles['plays'])}
        role="tablist"
        ref={list}
        onKeyDown={move}
      >
        {tabs.map((each) => (
          <button
            key={each.code}
            type="button"
            role="tab"
            id={`tab-${each.code}`}
            aria-controls="pad"
            aria-selected={each === tab}
            tabIndex={each === tab ? 0 : -1}
            className={each === tab ? strip['on'] : undefined}
            onClick={() => onTab(each)}
          >
            {each.name[language]}
          </button>
        ))}
      </Strip>
      {isCut && (
        <IconButton
          icon="down"
          iconSize={16}
          className={styles['all']}
          label={words.allPlays}
          onClick={onAll}
        />
      )}
      <StyleSwitch className={styles['style']} style={style} styles={choices} onStyle={onStyle} />
    </div>
  );
}

/** Whether the row of these names needs more room than there is without the ▾. */
function useCut(list: RefObject<HTMLElement | null>, names: string): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const row = list.current;
    const last = row?.lastElementChild;
    const line = row?.parentElement;
    const next = line?.parentElement?.lastElementChild;
    if (
      names === '' ||
      !row ||
      !line ||
      !(last instanceof HTMLElement) ||
      !(next instanceof HTMLElement)
    ) {
      return undefined;
    }
    const look = (): void => {
      const room = next === line ? line.clientWidth : next.offsetLeft - line.offsetLeft;
      setCut(last.offsetLeft + last.offsetWidth > room);
    };
    const observer = new ResizeObserver(look);
    observer.observe(row);
    look();
    return () => observer.disconnect();
  }, [list, names]);
  return isCut;
}

function tabAfter(tabs: readonly PlayTab[], tab: PlayTab, key: string): PlayTab | undefined {
  const at = tabs.indexOf(tab);
  if (key === 'ArrowRight') return tabs[(at + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs.at(at - 1);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}
