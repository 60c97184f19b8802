import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { cardOf, DataList, type Column, type ListSource } from '@fairlot/ui/list';
import { liveNoticeConsole } from '@fairlot/wire/community/live-notice';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import type { Live, LiveAct } from './live.ts';
import { LiveDialog } from './LiveDialog.tsx';
import { ToastDialog } from './ToastDialog.tsx';
import { windowsText } from '@fairlot/rules/lottery/read-windows';
import { text } from './text.ts';
import { useGameNames } from './use-games.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './live.module.css';

function useSource(): ListSource<Live> {
  const { data, isError, refetch } = useCall(
    liveNoticeConsole.getLiveNotifications,
    undefined,
    usePage('notify.live', liveNoticeConsole.getLiveNotifications),
  );
  const value = data?.ok ? data.value : undefined;
  return {
    rows: value?.Rows,
    problem: isError && !value ? { text: undefined } : undefined,
    retry: () => void refetch(),
    readAtMs: value?.DateTimeNow,
  };
}

function Buttons({ live, onAct }: { live: Live; onAct: (act: LiveAct) => void }) {
  const words = useWords(text);
  const name = useSay()(live.Title);
  const mayChange = useMay('notify.live.change');
  if (!mayChange) return null;
  return (
    <span className={styles['acts']}>
      <Button
        size="small"
        aria-label={words.editOf(name)}
        onClick={() => onAct({ kind: 'edit', live })}
      >
        {words.edit}
      </Button>
      <Button
        size="small"
        aria-label={words.removeOf(name)}
        onClick={() => onAct({ kind: 'remove', live })}
      >
        {words.remove}
      </Button>
    </span>
  );
}

function WordsOf({ live: { Title, Content } }: { live: Live }) {
  const say = useSay();
  return (
    <span className={styles['words']}>
      <b>{say(Title)}</b>
      <span className={inline['sec']}>{say(Content)}</span>
    </span>
  );
}

const wordsOf = (live: Live) => <WordsOf live={live} />;

function useColumns(onAct: (act: LiveAct) => void): readonly Column<Live>[] {
  const words = useWords(text);
  const games = useGameNames();
  return [
    {
      id: 'game',
      head: words.game,
      cell: ({ GameId }) => games.find(({ value }) => value === GameId)?.label ?? GameId,
    },
    {
      id: 'words',
      head: words.words,
      cell: wordsOf,
    },
    {
      id: 'times',
      head: words.times,
      className: inline['num'],
      cell: ({ NotifyTimes }) => windowsText(NotifyTimes),
    },
    { id: 'author', head: words.author, cell: ({ AuthorName }) => AuthorName || words.command },
    {
      id: 'made',
      head: words.made,
      className: inline['num'],
      cell: ({ MadeAt }) => formatMoment(MadeAt),
    },
    {
      id: 'actions',
      head: words.actions,
      isHeadHidden: true,
      cell: (live) => <Buttons live={live} onAct={onAct} />,
    },
  ];
}

function Rows({ onAct }: { readonly onAct: (act: LiveAct) => void }) {
  const words = useWords(text);
  const columns = useColumns(onAct);
  return (
    <DataList<Live>
      label={words.title}
      source={useSource()}
      keyOf={({ Id }) => String(Id)}
      columns={columns}
      renderCard={cardOf(columns, [['game', 'times'], ['words'], ['author', 'actions']])}
      empty={{ title: words.none }}
    />
  );
}

/** What players are shown at times of the day, and a line to all of them. */
export default function LivePage() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('notify.live.read');
  const mayChange = useMay('notify.live.change');
  const maySay = useMay('notify.toast.send');
  const [act, setAct] = useState<LiveAct>();
  const [isSaying, setSaying] = useState(false);
  return (
    <section className={styles['panel']} aria-labelledby="live-title">
      <div className={styles['head']}>
        <h1 id="live-title" className={styles['title']}>
          {words.title}
        </h1>
        {mayChange && (
          <Button look="primary" onClick={() => setAct({ kind: 'add' })}>
            {words.add}
          </Button>
        )}
        {maySay && <Button onClick={() => setSaying(true)}>{words.sayShort}</Button>}
      </div>
      <p className={styles['note']}>
        {mayRead || !me ? words.about : words.notAllowed} {maySay && words.aboutLine}
      </p>
      {mayRead && <Rows onAct={setAct} />}
      {act && <LiveDialog act={act} onClose={() => setAct(undefined)} />}
      {isSaying && <ToastDialog onClose={() => setSaying(false)} />}
    </section>
  );
}
