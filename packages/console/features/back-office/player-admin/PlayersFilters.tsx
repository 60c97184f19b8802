import { FLAG_TEXT } from '@fairlot/rules/check/flag-text';
import { isPlayerFlag } from '@fairlot/rules/check/flag-effects';
import { PLAYER_FLAGS } from '@fairlot/rules/check/access';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { FindBox } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import type { PlayersFilter } from './filter.ts';
import styles from './manage.module.css';
import { text } from './text.ts';

/** Not narrowed. */
const ALL = 'all';
const FLAGS = Object.keys(PLAYER_FLAGS).filter(isPlayerFlag);

type Props = {
  readonly filter: PlayersFilter;
  readonly onFilter: (change: PlayersFilter) => void;
};

/** What is chosen, in a word or two. */
export function useChosen({ search, kind, flag, label, below }: PlayersFilter): string {
  const words = useWords(text);
  const say = useSay();
  const chosen = [
    search,
    kind && words[kind],
    flag && say(FLAG_TEXT[flag]),
    label,
    below !== undefined && words.belowOf(below),
  ].filter(Boolean);
  return chosen.length === 0 ? words.allKinds : chosen.join(' · ');
}

/** Account, type, flag, line. */
export function PlayersFilters(props: Props) {
  const { filter, onFilter } = props;
  const words = useWords(text);
  const say = useSay();
  const { kind = ALL, flag = ALL, below } = filter;
  return (
    <>
      <div className={styles['find']}>
        <FindBox
          label={words.find}
          value={filter.search}
          maxLength={36}
          onFind={(search) => onFilter({ search })}
        />
      </div>
      <Select
        aria-label={words.kind}
        value={kind}
        choices={[
          { value: ALL, label: words.allKinds },
          { value: 'agent', label: words.agent },
          { value: 'player', label: words.player },
        ]}
        onChoose={(value) =>
          onFilter({ kind: value === 'agent' || value === 'player' ? value : undefined })
        }
      />
      <Select
        aria-label={words.flag}
        value={flag}
        choices={[
          { value: ALL, label: words.allFlags },
          ...FLAGS.map((value) => ({ value, label: say(FLAG_TEXT[value]) })),
        ]}
        onChoose={(value) => onFilter({ flag: FLAGS.find((each) => each === value) })}
      />
      <div className={styles['find']}>
        <FindBox
          label={words.label}
          maxLength={30}
          value={filter.label}
          onFind={(label) => onFilter({ label })}
        />
      </div>
      {below !== undefined && (
        <Button onClick={() => onFilter({ below: undefined })}>
          {words.belowOf(below)} · {words.clearBelow}
        </Button>
      )}
    </>
  );
}
