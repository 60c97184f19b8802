import { useState } from 'react';
import { refetch, useCall } from '@fairlot/shell';
import { formatMoment, showToast, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { cardOf, DataList, type Column } from '@fairlot/ui/list';
import { Dialog } from '@fairlot/ui/modal';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { useMay, usePage } from '../../staff/operator/index.ts';
import type { Alarm } from './issue.ts';
import { SerialLink } from './parts.tsx';
import styles from './issue.module.css';
import { EVENTS, text } from './text.ts';

type Part = { readonly alarms: readonly Alarm[]; readonly onClose: () => void };

function Acknowledge({ alarms, onClose }: Part) {
  const words = useWords(text);
  const form = useActForm<typeof lotteryConsole.acknowledgeAlarms, ActValues>(
    lotteryConsole.acknowledgeAlarms,
    {
      initial: NOTHING,
      input: ({ reason }) => ({ Ids: alarms.map(({ Id }) => Id), Reason: reason.trim() }),
      done: () => {
        showToast({ kind: 'done', text: text.acknowledged });
        void refetch(lotteryConsole.getAlarms);
        void refetch(lotteryConsole.getSeenAlarms);
        onClose();
      },
    },
  );
  return (
    <>
      <p className={styles['note']}>{words.acknowledgeNote(alarms.length)}</p>
      <ActForm form={form} send={words.acknowledge} hasCode={false} onCancel={onClose} />
    </>
  );
}

type Mark = (alarms: readonly Alarm[]) => void;

function useColumns(isSeen: boolean, mark: Mark | undefined): readonly Column<Alarm>[] {
  const words = useWords(text);
  const say = useSay();
  return [
    { id: 'at', head: words.at, isNumber: true, cell: ({ At }) => formatMoment(At) },
    { id: 'game', head: words.game, className: styles['name'], cell: ({ Name }) => say(Name) },
    {
      id: 'serial',
      head: words.serial,
      isNumber: true,
      cell: (row) =>
        row.SerialNumber === null ? (
          words.none
        ) : (
          <SerialLink gameId={row.GameId} serial={row.SerialNumber} />
        ),
    },
    {
      id: 'kind',
      head: words.kind,
      cell: ({ Kind }) => say(EVENTS[Kind] ?? { zh: Kind, en: Kind }),
    },
    ...(isSeen
      ? [
          { id: 'by', head: words.seenBy, cell: ({ SeenBy }: Alarm) => SeenBy ?? words.none },
          {
            id: 'note',
            head: words.reason,
            className: styles['detail'],
            cell: ({ Note }: Alarm) => Note ?? words.none,
          },
        ]
      : []),
    ...(mark
      ? [
          {
            id: 'act',
            head: '',
            cell: (row: Alarm) => <Button onClick={() => mark([row])}>{words.acknowledge}</Button>,
          },
        ]
      : []),
  ];
}

function useAlarms(isSeen: boolean) {
  const open = useCall(lotteryConsole.getAlarms, undefined, {
    enabled: !isSeen,
    ...usePage('lottery.alarms', lotteryConsole.getAlarms),
  });
  const seen = useCall(lotteryConsole.getSeenAlarms, undefined, {
    enabled: isSeen,
    ...usePage('lottery.alarms', lotteryConsole.getSeenAlarms),
  });
  const { data, isError, refetch: retry } = isSeen ? seen : open;
  const value = data?.ok ? data.value : undefined;
  return {
    rows: value?.Rows,
    problem: isError && !value ? { text: undefined } : undefined,
    retry: () => void retry(),
    readAtMs: value?.DateTimeNow,
  };
}

/** Alarms that nobody has acknowledged, all of which one may; or those that somebody has. */
export function Alarms() {
  const words = useWords(text);
  const [isSeen, setSeen] = useState(false);
  const [marked, setMarked] = useState<readonly Alarm[]>();
  const mayAcknowledge = useMay('lottery.alarms.acknowledge');
  const source = useAlarms(isSeen);
  const columns = useColumns(isSeen, mayAcknowledge && !isSeen ? setMarked : undefined);
  const rows = source.rows ?? [];
  return (
    <section className={styles['panel']} aria-labelledby="alarms">
      <header className={styles['head']}>
        <h2 id="alarms" className={styles['subtitle']}>
          {words.alarmList}
        </h2>
        <Checkbox isOn={isSeen} onChange={setSeen}>
          {words.onlySeen}
        </Checkbox>
        {mayAcknowledge && !isSeen && rows.length > 0 && (
          <Button onClick={() => setMarked(rows)}>{words.acknowledgeAll(rows.length)}</Button>
        )}
      </header>
      <DataList<Alarm>
        label={words.alarmList}
        source={source}
        keyOf={({ Id }) => String(Id)}
        columns={columns}
        renderCard={cardOf(columns, [
          ['game', 'serial'],
          ['kind', 'at'],
          ['act', () => null],
        ])}
        empty={{ title: isSeen ? words.noneSeen : words.noAlarms }}
      />
      {marked && (
        <Dialog isOpen onClose={() => setMarked(undefined)} title={words.acknowledge}>
          <Acknowledge alarms={marked} onClose={() => setMarked(undefined)} />
        </Dialog>
      )}
    </section>
  );
}
