import { useState } from 'react';
import { ANNOUNCEMENT_TYPES } from '@fairlot/rules/check/announcement-types';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { cardOf, DataList, type Column } from '@fairlot/ui/list';
import { Select } from '@fairlot/ui/select';
import inline from '@fairlot/ui/inline.module.css';
import {
  announcementConsole,
  DRAFT_STATES,
  type DraftRow,
} from '@fairlot/wire/content/announcement';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import type { DraftAct } from './draft.ts';
import { DraftDialog } from './DraftDialog.tsx';
import styles from './announcement.module.css';
import { AUDIENCES, STATES, text } from './text.ts';

type State = DraftRow['State'];

/** What may be done with one in its state. */
const DEEDS: Readonly<Record<State, readonly ('publish' | 'withdraw' | 'remove')[]>> = {
  draft: ['publish', 'remove'],
  waiting: ['publish', 'withdraw'],
  shown: ['publish', 'withdraw'],
  ended: ['publish'],
  withdrawn: ['publish'],
};

function Buttons({ row, onAct }: { row: DraftRow; onAct: (act: DraftAct) => void }) {
  const words = useWords(text);
  const name = useSay()(row.Title);
  const mayEdit = useMay('announcement.notices.edit');
  const may = {
    publish: useMay('announcement.notices.publish'),
    withdraw: useMay('announcement.notices.withdraw'),
    remove: mayEdit,
  };
  const labels = {
    publish: words.publishOf(name),
    withdraw: words.withdrawOf(name),
    remove: words.removeOf(name),
  };
  return (
    <span className={styles['acts']}>
      <Button
        size="small"
        aria-label={words.previewOf(name)}
        onClick={() => onAct({ kind: 'preview', row })}
      >
        {words.preview}
      </Button>
      {mayEdit && (
        <Button
          size="small"
          aria-label={words.editOf(name)}
          onClick={() => onAct({ kind: 'edit', row })}
        >
          {words.edit}
        </Button>
      )}
      {DEEDS[row.State]
        .filter((kind) => may[kind])
        .map((kind) => (
          <Button
            key={kind}
            size="small"
            aria-label={labels[kind]}
            onClick={() => onAct({ kind, row })}
          >
            {words[kind]}
          </Button>
        ))}
    </span>
  );
}

function WordsOf({ row }: { readonly row: DraftRow }) {
  const words = useWords(text);
  const say = useSay();
  const { Audience } = row;
  const audience = Audience.Kind === 'below' ? Audience.Account : say(AUDIENCES[Audience.Kind]);
  return (
    <span className={styles['words']}>
      <b>{say(row.Title)}</b>
      <span className={styles['facts']}>
        <Badge>{say(ANNOUNCEMENT_TYPES[row.Type])}</Badge>
        <Badge>{audience}</Badge>
        {row.IsPinned && <Badge tone="accent">{words.pin}</Badge>}
        {row.IsMustRead && <Badge tone="danger">{words.mustShort}</Badge>}
      </span>
    </span>
  );
}

function StateOf({ row: { State, IsEdited } }: { readonly row: DraftRow }) {
  const words = useWords(text);
  const say = useSay();
  return (
    <span className={styles['words']}>
      <span>{say(STATES[State])}</span>
      {IsEdited && <span className={inline['sec']}>{words.edited}</span>}
    </span>
  );
}

const wordsOf = (row: DraftRow) => <WordsOf row={row} />;
const stateOf = (row: DraftRow) => <StateOf row={row} />;

function useColumns(onAct: (act: DraftAct) => void): readonly Column<DraftRow>[] {
  const words = useWords(text);
  const moment = (ms: number | null) => (ms === null ? '–' : formatMoment(ms));
  return [
    { id: 'id', head: '#', className: inline['num'], cell: ({ Id }) => Id },
    { id: 'words', head: words.words, cell: wordsOf },
    { id: 'state', head: words.state, cell: stateOf },
    { id: 'from', head: words.from, className: inline['num'], cell: ({ From }) => moment(From) },
    {
      id: 'until',
      head: words.until,
      className: inline['num'],
      cell: ({ Until }) => moment(Until),
    },
    { id: 'author', head: words.author, cell: ({ AuthorName }) => AuthorName || words.command },
    {
      id: 'when',
      head: words.when,
      className: inline['num'],
      cell: ({ EditedAt }) => formatMoment(EditedAt),
    },
    {
      id: 'actions',
      head: words.actions,
      isHeadHidden: true,
      cell: (row) => <Buttons row={row} onAct={onAct} />,
    },
  ];
}

const ANY = 'any';

function Rows({ onAct }: { readonly onAct: (act: DraftAct) => void }) {
  const words = useWords(text);
  const say = useSay();
  const [state, setState] = useState<State>();
  const columns = useColumns(onAct);
  const { source } = useCursorList<typeof announcementConsole.getDrafts, DraftRow>(
    announcementConsole.getDrafts,
    (cursor, size) => ({
      ...(state && { State: state }),
      ...(cursor !== undefined && { Before: cursor }),
      Count: size,
    }),
    { ...usePage('announcement.notices', announcementConsole.getDrafts), sheetSize: 100 },
  );
  return (
    <DataList<DraftRow>
      label={words.title}
      source={source}
      keyOf={({ Id }) => String(Id)}
      columns={columns}
      renderCard={cardOf(columns, [['id', 'state'], ['words'], ['author', 'when'], ['actions']])}
      empty={{ title: words.none }}
      filters={{
        controls: (
          <Select
            aria-label={words.state}
            value={state ?? ANY}
            choices={[
              { value: ANY, label: words.anyState },
              ...DRAFT_STATES.map((value) => ({ value, label: say(STATES[value]) })),
            ]}
            onChoose={(chosen) => setState(DRAFT_STATES.find((each) => each === chosen))}
          />
        ),
        chosen: state ? say(STATES[state]) : words.anyState,
      }}
    />
  );
}

/** Announcements as operators write, publish and take them back. */
export default function AnnouncementPage() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('announcement.notices.read');
  const mayEdit = useMay('announcement.notices.edit');
  const [act, setAct] = useState<DraftAct>();
  return (
    <section className={styles['panel']} aria-labelledby="announcement-title">
      <div className={styles['head']}>
        <h1 id="announcement-title" className={styles['title']}>
          {words.title}
        </h1>
        {mayEdit && (
          <Button look="primary" onClick={() => setAct({ kind: 'add' })}>
            {words.add}
          </Button>
        )}
      </div>
      <p className={styles['note']}>{mayRead || !me ? words.about : words.notAllowed}</p>
      {mayRead && <Rows onAct={setAct} />}
      {act && <DraftDialog act={act} onClose={() => setAct(undefined)} />}
    </section>
  );
}
