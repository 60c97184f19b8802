import { useEffect, useState } from 'react';
import { useWords } from '@fairlot/ui';
import { TextInput } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import { LINK_STATES } from '@fairlot/wire/link';
import type { LinksFilter } from './filter.ts';
import styles from './link.module.css';
import { text } from './text.ts';

const TYPED_MS = 300;
/** Not narrowed. */
const ALL = 'all';

type Props = {
  readonly filter: LinksFilter;
  readonly onFilter: (change: LinksFilter) => void;
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
export function useChosen({ search, kind, state }: LinksFilter): string {
  const words = useWords(text);
  const chosen = [search, kind && words[kind], state && words[state]].filter(Boolean);
  return chosen.length === 0 ? words.allStates : chosen.join(' · ');
}

/** Code or account, type, state. */
export function LinksFilters(props: Props) {
  const { filter, onFilter } = props;
  const words = useWords(text);
  const { kind = ALL, state = ALL } = filter;
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
        aria-label={words.state}
        value={state}
        choices={[
          { value: ALL, label: words.allStates },
          ...LINK_STATES.map((value) => ({ value, label: words[value] })),
        ]}
        onChoose={(value) => onFilter({ state: LINK_STATES.find((each) => each === value) })}
      />
    </>
  );
}
