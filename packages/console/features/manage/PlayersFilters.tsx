import { useEffect, useState } from 'react';
import { FLAG_TEXT } from '@fairlot/rules/check/flag-text';
import { isPlayerFlag } from '@fairlot/rules/check/flag-effects';
import { PLAYER_FLAGS } from '@fairlot/rules/check/access';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { TextInput } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import type { PlayersFilter } from './filter.ts';
import styles from './manage.module.css';
import { text } from './text.ts';

const TYPED_MS = 300;
/** Not narrowed. */
const ALL = 'all';
const FLAGS = Object.keys(PLAYER_FLAGS).filter(isPlayerFlag);

type Props = {
  readonly filter: PlayersFilter;
  readonly onFilter: (change: PlayersFilter) => void;
};

/** Waits until typing pauses, so that each letter does not ask anew. */
function Find({ filter, onFilter }: Props) {
  const words = useWords(text);
  const [typed, setTyped] = useState(filter.search ?? '');
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer), [timer]);
  return (
    <TextInput
      icon="search"
      aria-label={words.find}
      placeholder={words.find}
      maxLength={32}
      value={typed}
      onText={(value) => {
        setTyped(value);
        const search = value.trim() || undefined;
        setTimer(setTimeout(() => onFilter({ search }), TYPED_MS));
      }}
    />
  );
}

/** What is chosen, in a word or two. */
export function useChosen({ search, kind, flag, below }: PlayersFilter): string {
  const words = useWords(text);
  const say = useSay();
  const chosen = [
    search,
    kind && words[kind],
    flag && say(FLAG_TEXT[flag]),
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
        <Find {...props} />
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
      {below !== undefined && (
        <Button onClick={() => onFilter({ below: undefined })}>
          {words.belowOf(below)} · {words.clearBelow}
        </Button>
      )}
    </>
  );
}
