import { useSay, useWords } from '@fairlot/ui';
import { FilterChips } from '@fairlot/ui/list';
import { FLOW_CLASSES, classOfTypes, typeName } from './flow-view.ts';
import { CASH } from './text.ts';
import styles from './cash-flow.module.css';

type Props = {
  readonly chosen: readonly number[];
  readonly onChosen: (types: readonly number[]) => void;
};

/** Classes of movements; of the class that is chosen its types, of which there are too many to show all. */
export function FlowChips({ chosen, onChosen }: Props) {
  const words = useWords(CASH);
  const say = useSay();
  const own = classOfTypes(chosen);
  const at = own ? FLOW_CLASSES.indexOf(own) : -1;
  const types = own?.types ?? [];
  return (
    <div className={styles['chips']}>
      <FilterChips
        label={words.flowClass}
        chosen={at < 0 ? [] : [at]}
        options={FLOW_CLASSES.map(({ name }, index) => [index, say(name)] as const)}
        onChosen={(classes) =>
          onChosen(FLOW_CLASSES[classes.find((index) => index !== at) ?? -1]?.types ?? [])
        }
      />
      {types.length > 1 && (
        <FilterChips
          label={words.type}
          chosen={chosen.length === types.length ? [] : chosen}
          options={types.map((type) => [type, say(typeName(type))] as const)}
          onChosen={(some) => onChosen(some.length === 0 ? types : some)}
        />
      )}
    </div>
  );
}
