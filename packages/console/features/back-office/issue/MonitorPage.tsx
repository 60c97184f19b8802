import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { formatMoment, Money, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Checkbox } from '@fairlot/ui/checkbox';
import { cardOf, DataList, type Column, type ListSource } from '@fairlot/ui/list';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import { Alarms } from './Alarms.tsx';
import type { MonitorRow, WaitingIssue } from './issue.ts';
import { AlarmBadges, MostPrize, SerialLink, Sources, Step, Until } from './parts.tsx';
import styles from './issue.module.css';
import { text } from './text.ts';

function useMonitor(enabled: boolean) {
  const { data, isError, refetch } = useCall(lotteryConsole.getIssueMonitor, undefined, {
    enabled,
    ...usePage('lottery.issues', lotteryConsole.getIssueMonitor),
  });
  const value = data?.ok ? data.value : undefined;
  const sourceOf = <T,>(rows: readonly T[] | undefined): ListSource<T> => ({
    rows,
    problem: isError && !value ? { text: undefined } : undefined,
    retry: () => void refetch(),
    readAtMs: value?.DateTimeNow,
  });
  return { value, sourceOf };
}

function useWaitingColumns(): readonly Column<WaitingIssue>[] {
  const words = useWords(text);
  const say = useSay();
  return [
    { id: 'game', head: words.game, className: styles['name'], cell: ({ Name }) => say(Name) },
    {
      id: 'serial',
      head: words.serial,
      isNumber: true,
      cell: (row) => <SerialLink gameId={row.GameId} serial={row.SerialNumber} />,
    },
    { id: 'step', head: words.step, cell: (row) => <Step step={row.Step} /> },
    { id: 'draw', head: words.drawAt, isNumber: true, cell: (row) => formatMoment(row.DrawAt) },
    { id: 'alarms', head: words.alarms, cell: (row) => <AlarmBadges alarms={row.Alarms} /> },
  ];
}

function Name({ row }: { readonly row: MonitorRow }) {
  const words = useWords(text);
  const say = useSay();
  return (
    <span className={styles['name']}>
      {say(row.Name)} {row.IsFed && <Badge tone="time">{words.fed}</Badge>}
    </span>
  );
}

type Current = NonNullable<MonitorRow['Current']>;

/** The number that would cost most, and what it would cost. */
function Costliest({ of }: { readonly of: Current['Costliest'] | undefined }) {
  const words = useWords(text);
  const say = useSay();
  if (!of) return words.none;
  return (
    <span className={styles['costliest']}>
      {say(of.PlayName)} · {say(of.Option)} <Money amount={of.Pays} />
    </span>
  );
}

function useColumns(): readonly Column<MonitorRow>[] {
  const words = useWords(text);
  return [
    { id: 'game', head: words.game, cell: (row) => <Name row={row} /> },
    {
      id: 'issue',
      head: words.issue,
      isNumber: true,
      cell: ({ GameId, Current }) =>
        Current ? <SerialLink gameId={GameId} serial={Current.SerialNumber} /> : words.none,
    },
    {
      id: 'close',
      head: words.closeIn,
      isNumber: true,
      cell: ({ Current }) => (Current ? <Until at={Current.CloseAt} /> : words.none),
    },
    {
      id: 'draw',
      head: words.drawIn,
      isNumber: true,
      cell: ({ Current }) => (Current ? <Until at={Current.DrawAt} /> : words.none),
    },
    {
      id: 'bets',
      head: words.bets,
      isNumber: true,
      cell: ({ Current }) => Current?.Bets ?? words.none,
    },
    {
      id: 'stake',
      head: words.stake,
      isNumber: true,
      cell: ({ Current }) => (Current ? <Money amount={Current.Stake} /> : words.none),
    },
    {
      id: 'most',
      head: words.most,
      isNumber: true,
      cell: ({ Current }) => (Current ? <MostPrize of={Current} /> : words.none),
    },
    {
      id: 'costliest',
      head: words.costliest,
      cell: ({ Current }) => <Costliest of={Current?.Costliest} />,
    },
    {
      id: 'last',
      head: words.last,
      isNumber: true,
      cell: ({ GameId, LastSerial }) =>
        LastSerial === null ? words.none : <SerialLink gameId={GameId} serial={LastSerial} />,
    },
    { id: 'sources', head: words.sources, cell: (row) => <Sources sources={row.Sources} /> },
    { id: 'until', head: words.until, cell: ({ MadeUntil }) => MadeUntil ?? words.none },
    { id: 'alarms', head: words.alarms, cell: (row) => <AlarmBadges alarms={row.Alarms} /> },
  ];
}

function Games({ source }: { readonly source: ListSource<MonitorRow> }) {
  const words = useWords(text);
  const [isFed, setFed] = useState(false);
  const [isAlarmed, setAlarmed] = useState(false);
  const columns = useColumns();
  const rows = source.rows?.filter(
    (row) => (!isFed || row.IsFed) && (!isAlarmed || row.Alarms.length > 0),
  );
  return (
    <section className={styles['panel']} aria-labelledby="all-games">
      <header className={styles['head']}>
        <h2 id="all-games" className={styles['subtitle']}>
          {words.all}
        </h2>
        <Checkbox isOn={isFed} onChange={setFed}>
          {words.onlyFed}
        </Checkbox>
        <Checkbox isOn={isAlarmed} onChange={setAlarmed}>
          {words.onlyAlarms}
        </Checkbox>
      </header>
      <DataList<MonitorRow>
        label={words.all}
        source={{ ...source, rows }}
        keyOf={({ GameId }) => String(GameId)}
        columns={columns}
        renderCard={cardOf(columns, [
          ['game', 'issue'],
          [{ headed: 'close' }, { headed: 'draw' }],
          [{ headed: 'bets' }, { headed: 'stake' }],
          [{ headed: 'most' }, { headed: 'costliest' }],
          [{ headed: 'last' }, 'alarms'],
        ])}
        empty={{ title: words.noGames }}
      />
    </section>
  );
}

/** Every game with its current issue, and the issues that wait for somebody. */
export default function MonitorPage() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('lottery.issues.read');
  const mayAlarms = useMay('lottery.alarms.read');
  const { value, sourceOf } = useMonitor(mayRead);
  const columns = useWaitingColumns();
  return (
    <section className={styles['page']} aria-labelledby="issues-page">
      <h1 id="issues-page" className={styles['title']}>
        {words.title}
      </h1>
      {mayAlarms && <Alarms />}
      {mayRead && (
        <>
          <section className={styles['panel']} aria-labelledby="waiting-issues">
            <h2 id="waiting-issues" className={styles['subtitle']}>
              {words.waiting}
            </h2>
            <DataList<WaitingIssue>
              label={words.waiting}
              source={sourceOf(value?.Waiting)}
              keyOf={({ GameId, SerialNumber }) => `${GameId}/${SerialNumber}`}
              columns={columns}
              renderCard={cardOf(columns, [
                ['game', 'serial'],
                [{ headed: 'draw' }, { headed: 'step' }],
                ['alarms', () => null],
              ])}
              empty={{ title: words.nothingWaits }}
            />
          </section>
          <Games source={sourceOf(value?.Rows)} />
        </>
      )}
      {me && !mayRead && <p className={styles['empty']}>{words.notAllowed}</p>}
    </section>
  );
}
