import { FAMILIES } from '@fairlot/rules/play/registry';
import { CATALOGUE_KINDS } from '@fairlot/rules/lottery/kind';
import { useSay, useWords } from '@fairlot/ui';
import { TextInput } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import type { GamesFilter } from './games-search.ts';
import styles from './page.module.css';
import { text } from './text.ts';

type Props = {
  readonly filter: GamesFilter;
  readonly onFilter: (change: GamesFilter) => void;
};

const ALL = 'all';

/** What the choices of a filter are called. */
export function useFilterNames() {
  const words = useWords(text);
  const say = useSay();
  const { platform, hash, official, overseas, instant } = words;
  return {
    states: [words.on, words.off, words.offline, words.officialOffline],
    kinds: { platform, hash, official, overseas, instant },
    families: new Map(FAMILIES.map(({ code, name }) => [code, say(name)] as const)),
  };
}

/** What is chosen, in a word or two. */
export function useChosen({ name, family, kind, state }: GamesFilter): string {
  const names = useFilterNames();
  return [
    name,
    family && (names.families.get(family) ?? family),
    kind && names.kinds[kind],
    state !== undefined && names.states[state],
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Name, family, kind, state. */
export function GamesFilters({ filter, onFilter }: Props) {
  const words = useWords(text);
  const names = useFilterNames();
  const { name = '', family = ALL, kind = ALL, state } = filter;
  return (
    <>
      <div className={styles['find']}>
        <TextInput
          icon="search"
          aria-label={words.find}
          placeholder={words.find}
          maxLength={40}
          value={name}
          onText={(typed) => onFilter({ name: typed || undefined })}
        />
      </div>
      <Select
        aria-label={words.family}
        value={family}
        choices={[
          { value: ALL, label: words.allFamilies },
          ...[...names.families].map(([value, label]) => ({ value, label })),
        ]}
        onChoose={(value) => onFilter({ family: value === ALL ? undefined : value })}
      />
      <Select
        aria-label={words.kind}
        value={kind}
        choices={[
          { value: ALL, label: words.allKinds },
          ...CATALOGUE_KINDS.map((value) => ({ value, label: names.kinds[value] })),
        ]}
        onChoose={(value) => onFilter({ kind: CATALOGUE_KINDS.find((each) => each === value) })}
      />
      <Select
        aria-label={words.state}
        value={state ?? -1}
        choices={[
          { value: -1, label: words.allStates },
          ...names.states.map((label, value) => ({ value, label })),
        ]}
        onChoose={(value) => onFilter({ state: value < 0 ? undefined : value })}
      />
    </>
  );
}
