import { useEffect, useState } from 'react';
import { useCall } from '@fairlot/shell';
import { formatMoment, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { TextInput } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import type { Output } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/operator';
import { changeText } from './change-text.ts';
import styles from './operator.module.css';
import { text } from './text.ts';
import { useMay, useMe } from './use-me.ts';

const KINDS = ['act', 'propose', 'confirm', 'withdraw', 'sign-in', 'denied'] as const;
type Kind = (typeof KINDS)[number];

/** What the list is narrowed to; it stands in the address. */
export type AuditFilter = {
  readonly target?: string | undefined;
  readonly actor?: string | undefined;
  readonly kind?: Kind | undefined;
};

type Row = Output<typeof operatorHttp.getAudit>['Rows'][number];

const PAGE = 30;
const MOST = 200;
const EVERY_MS = 5_000;
const TYPED_MS = 400;

function useKindNames(): Readonly<Record<string, string>> {
  const words = useWords(text);
  const { act, propose, confirm, withdraw, signInKind, denied } = words;
  return { act, propose, confirm, withdraw, 'sign-in': signInKind, denied };
}

function Line({ row }: { readonly row: Row }) {
  const words = useWords(text);
  const names = useKindNames();
  const who = row.Actor === 'command' ? words.command : row.ActorName || row.Ip;
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <time className={styles['time']} dateTime={new Date(row.At).toISOString()}>
          {formatMoment(row.At)}
        </time>
        <Badge tone={row.Kind === 'denied' ? 'danger' : 'plain'}>
          {names[row.Kind] ?? row.Kind}
        </Badge>
        <span className={styles['actor']}>{who}</span>
        <span className={styles['target']}>{row.Target}</span>
      </div>
      {(row.Before ?? row.After) !== null && (
        <code className={styles['change']}>{changeText(row.Before, row.After)}</code>
      )}
      {row.Reason && <p className={styles['reason']}>{row.Reason}</p>}
    </li>
  );
}

/** Waits until typing pauses, so that each letter does not ask anew. */
function TargetFilter(props: {
  readonly value: string;
  readonly onValue: (value: string) => void;
}) {
  const words = useWords(text);
  const [typed, setTyped] = useState(props.value);
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer), [timer]);
  const onText = (value: string) => {
    setTyped(value);
    setTimer(setTimeout(() => props.onValue(value.trim()), TYPED_MS));
  };
  return (
    <TextInput
      icon="search"
      aria-label={words.target}
      placeholder={words.target}
      maxLength={64}
      value={typed}
      onText={onText}
    />
  );
}

function Filters(props: {
  readonly filter: AuditFilter;
  readonly onFilter: (change: AuditFilter) => void;
}) {
  const { filter, onFilter } = props;
  const words = useWords(text);
  const names = useKindNames();
  const choices = [
    { value: 'all', label: words.all },
    ...KINDS.map((kind) => ({ value: kind, label: names[kind] ?? kind })),
  ];
  const choose = (value: string) => onFilter({ kind: KINDS.find((kind) => kind === value) });
  return (
    <div className={styles['filters']}>
      <TargetFilter
        value={filter.target ?? ''}
        onValue={(target) => onFilter({ target: target === '' ? undefined : target })}
      />
      <Select
        aria-label={words.kind}
        value={filter.kind ?? 'all'}
        choices={choices}
        onChoose={choose}
      />
    </div>
  );
}

function Rows({ filter }: { readonly filter: AuditFilter }) {
  const words = useWords(text);
  const [count, setCount] = useState(PAGE);
  const { data, isError, refetch } = useCall(
    operatorHttp.getAudit,
    { Target: filter.target, Actor: filter.actor, Kind: filter.kind, Count: count },
    { refetchInterval: EVERY_MS, placeholderData: (previous) => previous },
  );
  if (isError && !data) {
    return (
      <p className={styles['empty']}>
        {words.failed} <Button onClick={() => void refetch()}>{words.retry}</Button>
      </p>
    );
  }
  const page = data?.ok ? data.value : undefined;
  if (page?.Rows.length === 0) return <p className={styles['empty']}>{words.none}</p>;
  return (
    <>
      <ol className={styles['rows']}>
        {page?.Rows.map((row) => (
          <Line key={row.N} row={row} />
        ))}
      </ol>
      {page?.Next !== null && page !== undefined && count < MOST && (
        <Button isWide onClick={() => setCount(Math.min(MOST, count + PAGE))}>
          {words.more}
        </Button>
      )}
    </>
  );
}

/** What operators and commands did, newest first. */
export function AuditList(props: {
  readonly filter: AuditFilter;
  readonly onFilter: (change: AuditFilter) => void;
}) {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('operator.audit.read');
  return (
    <section className={styles['panel']} aria-labelledby="audit-title">
      <h1 id="audit-title" className={styles['title']}>
        {words.audit}
      </h1>
      {mayRead && <Filters {...props} />}
      {mayRead && <Rows filter={props.filter} />}
      {me && !mayRead && <p className={styles['empty']}>{words.notAllowed}</p>}
    </section>
  );
}
