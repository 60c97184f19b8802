import { useWords } from '@fairlot/ui';
import { FindBox } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import { STATES, TYPES, type TransferFilter } from './filter.ts';
import { text } from './text.ts';
import styles from './transfer.module.css';

/** Not narrowed. */
const ALL = 'all';

type Props = {
  readonly filter: TransferFilter;
  readonly onFilter: (change: TransferFilter) => void;
};

/** What is chosen, in a word or two. */
export function useChosen({ search, type, state }: TransferFilter): string {
  const words = useWords(text);
  const chosen = [search, type && words[type], state && words[state]].filter(Boolean);
  return chosen.length === 0 ? words.allTypes : chosen.join(' · ');
}

/** Number or account, type, state. */
export function TransferFilters({ filter, onFilter }: Props) {
  const words = useWords(text);
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
        aria-label={words.type}
        value={filter.type ?? ALL}
        choices={[
          { value: ALL, label: words.allTypes },
          ...TYPES.map((value) => ({ value, label: words[value] })),
        ]}
        onChoose={(value) => onFilter({ type: TYPES.find((each) => each === value) })}
      />
      <Select
        aria-label={words.state}
        value={filter.state ?? ALL}
        choices={[
          { value: ALL, label: words.allStates },
          ...STATES.map((value) => ({ value, label: words[value] })),
        ]}
        onChoose={(value) => onFilter({ state: STATES.find((each) => each === value) })}
      />
    </>
  );
}
