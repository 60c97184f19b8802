import { type ComponentType, type ReactNode, useState } from 'react';
import type { Permission } from '@fairlot/rules/check/operator-roles';
import { Empty, Failed, Skeleton, useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import type { Waits } from '@fairlot/wire/staff/publishing';
import { useMay, useMe, useRowKeys } from '../operator/index.ts';
import { PublishedActs, type PublishedAct } from './PublishedActs.tsx';
import styles from './published-panels.module.css';
import { text } from './text.ts';
import { VersionsDialog } from './VersionsDialog.tsx';
import { Waiting } from './Waiting.tsx';

type Words = {
  readonly title: string;
  readonly about: string;
  readonly notAllowed: string;
  readonly unread: string;
  readonly none: string;
  readonly edit: string;
  readonly versions: string;
};
type Value = { readonly name: string; readonly value: ReactNode };

type Props<Row> = {
  readonly words: Words;
  readonly read: Permission;
  readonly publish: Permission;
  readonly source: {
    readonly rows: readonly Row[] | undefined;
    readonly isError: boolean;
    readonly retry: () => void;
  };
  readonly keyOf: (row: Row) => string;
  readonly subjectOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly valuesOf: (row: Row) => readonly Value[];
  /** Between the name and what waits. */
  readonly renderState?: (row: Row) => ReactNode;
  /** After what waits. */
  readonly renderMark?: (row: Row) => ReactNode;
  readonly editor: ComponentType<{ readonly row: Row; readonly onClose: () => void }>;
  /** An act of its own, between editing and versions. */
  readonly renderAct?: (row: Row) => ReactNode;
  /** The dialog of that act. */
  readonly children?: ReactNode;
};

type Chosen<Row> = { readonly what: PublishedAct; readonly row: Row };

/** A page of a few things that one operator edits and another publishes, each in a panel with its values. */
export function PublishedPanels<Row extends Waits & { readonly Version: number }>(
  props: Props<Row>,
) {
  const { words, read, publish, source, subjectOf, nameOf, editor: Editor } = props;
  const { rows, isError, retry } = source;
  const me = useMe();
  const mayRead = useMay(read);
  const mayPublish = useMay(publish);
  const [chosen, setChosen] = useState<Chosen<Row>>();
  useRowKeys();
  const close = () => setChosen(undefined);
  return (
    <div className={styles['page']}>
      <section className={styles['panel']} aria-labelledby="published-title">
        <div className={styles['head']}>
          <h1 id="published-title" className={styles['title']}>
            {words.title}
          </h1>
        </div>
        <p className={styles['note']}>{mayRead || !me ? words.about : words.notAllowed}</p>
        {mayRead && !rows && isError && <Failed title={words.unread} retry={retry} />}
        {mayRead && !rows && !isError && <Skeleton height={240} />}
        {mayRead && rows?.length === 0 && <Empty title={words.none} />}
      </section>
      {mayRead &&
        rows?.map((row, at) => (
          <Panel key={props.keyOf(row)} {...props} at={at} row={row} choose={setChosen} />
        ))}
      {chosen?.what === 'edit' && <Editor row={chosen.row} onClose={close} />}
      {chosen?.what === 'versions' && (
        <VersionsDialog
          subject={subjectOf(chosen.row)}
          name={nameOf(chosen.row)}
          mayChange={mayPublish}
          onClose={close}
        />
      )}
      {props.children}
    </div>
  );
}

function Panel<Row extends Waits & { readonly Version: number }>(
  props: Props<Row> & {
    readonly at: number;
    readonly row: Row;
    readonly choose: (chosen: Chosen<Row>) => void;
  },
) {
  const { words, publish, keyOf, nameOf, valuesOf, at, row, choose } = props;
  const { renderState, renderMark, renderAct } = props;
  const { version } = useWords(text);
  const id = `published-${keyOf(row)}`;
  return (
    <section className={styles['panel']} data-index={at} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['name']}>
          {nameOf(row)}
        </h2>
        {renderState?.(row)}
        <Waiting of={row} />
        {renderMark?.(row)}
        <span className={inline['sec']}>{version(row.Version)}</span>
        <PublishedActs publish={publish} words={words} choose={(what) => choose({ what, row })}>
          {renderAct?.(row)}
        </PublishedActs>
      </div>
      <dl className={styles['values']}>
        {valuesOf(row).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={inline['num']}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
