import { type ComponentType, useState } from 'react';
import type { Permission } from '@fairlot/rules/check/operator-roles';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { cardOf, type Column, DataList } from '@fairlot/ui/list';
import { useMay, useMe, useRowKeys } from '../operator/index.ts';
import { PublishedActs, type PublishedAct } from './PublishedActs.tsx';
import styles from './published-page.module.css';
import { text } from './text.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

type Words = {
  readonly title: string;
  readonly about: string;
  readonly notAllowed: string;
  readonly none: string;
  /** Absent where none is added. */
  readonly add?: string;
};

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
  readonly columns: readonly Column<Row>[];
  /** Columns of a card, line by line, without what may be done. */
  readonly cards: readonly (readonly [string, string?])[];
  /** Where one is edited, or undefined added. */
  readonly editor: ComponentType<{ row: Row | undefined; onClose: () => void }>;
};

type Chosen<Row> = { readonly what: PublishedAct; readonly row: Row | undefined };

/** The last column: what may be done with one. */
function useActs<Row>(publish: Permission, choose: (chosen: Chosen<Row>) => void): Column<Row> {
  const words = useWords(text);
  return {
    id: 'acts',
    head: words.acts,
    isHeadHidden: true,
    cell: (row) => (
      <PublishedActs publish={publish} words={words} choose={(what) => choose({ what, row })} />
    ),
  };
}

/** A page of one kind of things that one operator edits and another publishes: a list, each with its versions. */
export function PublishedPage<Row>(props: Props<Row>) {
  const {
    words,
    read,
    publish,
    source,
    keyOf,
    subjectOf,
    nameOf,
    columns,
    cards,
    editor: Editor,
  } = props;
  const me = useMe();
  const mayRead = useMay(read);
  const mayPublish = useMay(publish);
  const [chosen, setChosen] = useState<Chosen<Row>>();
  useRowKeys();
  const all = [...columns, useActs<Row>(publish, setChosen)];
  const { rows, isError, retry } = source;
  const close = () => setChosen(undefined);
  return (
    <div className={styles['page']}>
      <section className={styles['panel']} aria-labelledby="published-title">
        <div className={styles['head']}>
          <h1 id="published-title" className={styles['title']}>
            {words.title}
          </h1>
          {words.add !== undefined && mayPublish && rows && (
            <Button look="primary" onClick={() => setChosen({ what: 'edit', row: undefined })}>
              {words.add}
            </Button>
          )}
        </div>
        <p className={styles['note']}>{mayRead || !me ? words.about : words.notAllowed}</p>
        {mayRead && (
          <DataList<Row>
            label={words.title}
            source={{
              rows,
              problem: isError && !rows ? { text: undefined } : undefined,
              retry,
              readAtMs: undefined,
            }}
            keyOf={keyOf}
            columns={all}
            renderCard={cardOf(all, [...cards, ['acts']])}
            empty={{ title: words.none }}
          />
        )}
      </section>
      {chosen?.what === 'edit' && <Editor row={chosen.row} onClose={close} />}
      {chosen?.what === 'versions' && chosen.row !== undefined && (
        <VersionsDialog
          subject={subjectOf(chosen.row)}
          name={nameOf(chosen.row)}
          mayChange={mayPublish}
          onClose={close}
        />
      )}
    </div>
  );
}
