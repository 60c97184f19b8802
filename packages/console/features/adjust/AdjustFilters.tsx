import { useEffect, useState } from 'react';
import { useWords } from '@fairlot/ui';
import { TextInput } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import { type AdjustFilter, TYPES } from './filter.ts';
import styles from './adjust.module.css';
import { text } from './text.ts';

const TYPED_MS = 300;
/** Not narrowed. */
const ALL = 'all';

type Props = {
  readonly filter: AdjustFilter;
  readonly onFilter: (change: AdjustFilter) => void;
};

/** Account and type; typing waits until it pauses. */
export function AdjustFilters({ filter, onFilter }: Props) {
  const words = useWords(text);
  const [typed, setTyped] = useState(filter.search ?? '');
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer), [timer]);
  return (
    <>
      <div className={styles['find']}>
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
