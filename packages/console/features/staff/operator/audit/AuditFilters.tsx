import { useEffect, useState } from 'react';
import { serverNow, useCall } from '@fairlot/shell';
import { useSay, useWords } from '@fairlot/ui';
import { DateRange, presetRange } from '@fairlot/ui/date-range';
import { TextInput } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { ACTS } from '../acts/text.ts';
import { useMay } from '../me/use-me.ts';
import { daysOf, KINDS, type AuditFilter } from './filter.ts';
import { useKindNames } from './names.ts';
import styles from './audit.module.css';
import { text } from './text.ts';

const TYPED_MS = 400;
/** Not narrowed. */
const ALL = 'all';

type Props = {
  readonly filter: AuditFilter;
  readonly onFilter: (change: AuditFilter) => void;
};

/** Waits until typing pauses, so that each letter does not ask anew. */
function TargetFilter({ filter, onFilter }: Props) {
  const words = useWords(text);
  const [typed, setTyped] = useState(filter.target ?? '');
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer), [timer]);
  const onText = (value: string) => {
    setTyped(value);
    const target = value.trim() === '' ? undefined : value.trim();
    setTimer(setTimeout(() => onFilter({ target }), TYPED_MS));
  };
  return (
    <TextInput
      icon="search"
      aria-label={words.target}
      placeholder={words.findTarget}
      maxLength={64}
      value={typed}
      onText={onText}
    />
  );
}

/** Everybody who has an account, and who has none. */
function ActorFilter({ filter, onFilter }: Props) {
  const words = useWords(text);
  const enabled = useMay('operator.accounts.read');
  const { data } = useCall(operatorHttp.getOperators, undefined, { enabled });
  const operators = data?.ok ? data.value.Rows : [];
  const choices = [
    { value: ALL, label: words.allActors },
    ...operators.map(({ OperatorId, Name }) => ({ value: `operator:${OperatorId}`, label: Name })),
    { value: 'command', label: words.command },
    { value: 'anyone', label: words.anyone },
  ];
  const isKnown = choices.some(({ value }) => value === filter.actor);
  const { actor } = filter;
  return (
    <Select
      aria-label={words.actor}
      value={actor ?? ALL}
      choices={actor && !isKnown ? [...choices, { value: actor, label: actor }] : choices}
      onChoose={(value) => onFilter({ actor: value === ALL ? undefined : value })}
    />
  );
}

function TimeFilter({ filter, onFilter }: Props) {
  const words = useWords(text);
  const days = daysOf(filter);
  const choose = (value: string) =>
    onFilter(value === ALL ? { from: undefined, to: undefined } : presetRange('week', serverNow()));
  return (
    <>
      <Select
        aria-label={words.at}
        value={days ? 'days' : ALL}
        choices={[
          { value: ALL, label: words.allTimes },
          { value: 'days', label: words.someDays },
        ]}
        onChoose={choose}
      />
      {days && <DateRange range={days} nowMs={serverNow()} onRange={onFilter} />}
    </>
  );
}

/** Target, who, kind, act, time. */
export function AuditFilters(props: Props) {
  const { filter, onFilter } = props;
  const words = useWords(text);
  const say = useSay();
  const names = useKindNames();
  return (
    <>
      <div className={styles['find']}>
        <TargetFilter {...props} />
      </div>
      <ActorFilter {...props} />
      <Select
        aria-label={words.kind}
        value={filter.kind ?? ALL}
        choices={[
          { value: ALL, label: words.allKinds },
          ...KINDS.map((kind) => ({ value: kind, label: names[kind] ?? kind })),
        ]}
        onChoose={(value) => onFilter({ kind: KINDS.find((kind) => kind === value) })}
      />
      <Select
        aria-label={words.act}
        value={filter.act ?? ALL}
        choices={[
          { value: ALL, label: words.allActs },
          ...Object.entries(ACTS).map(([value, name]) => ({ value, label: say(name) })),
        ]}
        onChoose={(value) => onFilter({ act: value === ALL ? undefined : value })}
      />
      <TimeFilter {...props} />
    </>
  );
}
