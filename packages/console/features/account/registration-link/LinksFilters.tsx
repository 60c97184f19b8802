import { useWords } from '@fairlot/ui';
import { FindBox } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import { LINK_STATES } from '@fairlot/wire/account/registration-link';
import type { LinksFilter } from './filter.ts';
import styles from './link.module.css';
import { text } from './text.ts';

/** Not narrowed. */
const ALL = 'all';

type Props = {
  readonly filter: LinksFilter;
  readonly onFilter: (change: LinksFilter) => void;
};

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
        <FindBox
          label={words.find}
          value={filter.search}
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
