import { useWords } from '@fairlot/ui';
import { FindBox } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import { type AdjustFilter, TYPES } from './filter.ts';
import styles from './adjust.module.css';
import { text } from './text.ts';

/** Not narrowed. */
const ALL = 'all';

type Props = {
  readonly filter: AdjustFilter;
  readonly onFilter: (change: AdjustFilter) => void;
};

/** Account and type. */
export function AdjustFilters({ filter, onFilter }: Props) {
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
    </>
  );
}
