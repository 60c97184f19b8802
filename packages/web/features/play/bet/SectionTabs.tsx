import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { useWords } from '@fairlot/ui';
import { PAGE } from './text.ts';
import { classes } from '@fairlot/ui/class-names';
import strip from '@fairlot/ui/strip.module.css';
import styles from './sections.module.css';

export type Section = 'betting' | 'trend' | 'draws';
const ALL: readonly Section[] = ['betting', 'trend', 'draws'];

/** 投注 走势 开奖: what the rail holds beside the board on a wide screen. */
export const SectionTabs = memo(function SectionTabs(props: {
  section: Section;
  onSection: (section: Section) => void;
  /** Without trends: what is given is shown for the draws. */
  plain?: ReactNode;
}) {
  const { section, onSection, plain } = props;
  const sections = ALL.filter((each) => !plain || each !== 'trend');
  const words = useWords(PAGE);
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = sections.at((sections.indexOf(section) + by) % sections.length);
    if (by === 0 || !next) return;
    event.preventDefault();
    onSection(next);
    const tab = event.currentTarget.children[sections.indexOf(next)];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div
      className={classes(strip['strip'], styles['sections'])}
      role="tablist"
      aria-label={words.sections}
      onKeyDown={move}
    >
      {sections.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          aria-selected={each === section}
          tabIndex={each === section ? 0 : -1}
          className={each === section ? strip['on'] : undefined}
          onClick={() => onSection(each)}
        >
          {words[each]}
        </button>
      ))}
    </div>
  );
});
