import { CASH_FLOW_KINDS } from '@fairlot/rules/core/cash-flow';
import { useCall } from '@fairlot/shell';
import { Failed, formatMoney, fullIssue, Money, Ring, useSay, useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import { cardOf, DataList, type Column } from '@fairlot/ui/list';
import { playerRecordsConsole } from '@fairlot/wire/back-office/player-records';
import type { CountedIssue, RequirementLine } from '@fairlot/wire/money/wagering';
import { usePage } from '../../staff/operator/index.ts';
import { moneyColumn, timeColumn } from './columns.tsx';
import styles from './records.module.css';
import { TABS, text } from './text.ts';
import { gameName, useGameNames } from './use-game-names.ts';

const STATES = ['open', 'met', 'void'] as const;

function useLineColumns(): readonly Column<RequirementLine>[] {
  const words = useWords(text);
  const say = useSay();
  return [
    timeColumn(words.time),
    {
      id: 'type',
      head: words.type,
      cell: ({ Type }) =>
        say(CASH_FLOW_KINDS[Type] ?? { zh: text.other.zh(Type), en: text.other.en(Type) }),
    },
    {
      id: 'base',
      head: words.base,
      isNumber: true,
      cell: (row) => `${formatMoney(row.Base)} × ${row.Times}`,
    },
    moneyColumn('required', words.required, (row) => row.Required),
    moneyColumn('done', words.turnedOver, (row) => row.Done),
    { id: 'state', head: words.state, cell: (row) => words[STATES[row.State] ?? 'open'] },
  ];
}

function useCountedColumns(): readonly Column<CountedIssue>[] {
  const words = useWords(text);
  const say = useSay();
  const games = useGameNames();
  return [
    {
      id: 'game',
      head: words.game,
      cell: ({ GameId }) => say(gameName(games, GameId)),
    },
    {
      id: 'issue',
      head: words.issue,
      className: inline['num'],
      cell: (row) => fullIssue(row.SerialNumber),
    },
    moneyColumn('stake', words.stake, (row) => row.Stake),
    moneyColumn('counted', words.counts, (row) => row.Counted),
    moneyColumn('wide', words.wide, (row) => row.TooWide),
    moneyColumn('opposed', words.opposed, (row) => row.Opposed),
  ];
}

/** The turnover requirements of a player, and the bets counted last. */
export default function RequirementTab({ playerId }: { readonly playerId: number }) {
  const words = useWords(text);
  const say = useSay();
  const lines = useLineColumns();
  const counted = useCountedColumns();
  const { data, isError, refetch } = useCall(
    playerRecordsConsole.getPlayerRequirement,
    { PlayerId: playerId },
    usePage('manage.players', playerRecordsConsole.getPlayerRequirement),
  );
  const retry = () => void refetch();
  if (isError && !data) return <Failed title={words.failed} retry={retry} />;
  if (!data?.ok) return <Ring label={say(TABS.requirement)} />;
  const { Gap, Lines, Counted } = data.value;
  return (
    <>
      <p className={styles['head']}>
        {words.gap} <Money amount={Gap} />
      </p>
      <DataList<RequirementLine>
        label={say(TABS.requirement)}
        source={{ rows: Lines, retry }}
        keyOf={({ Id }) => String(Id)}
        columns={lines}
        renderCard={cardOf(lines, [
          ['time', 'state'],
          ['type', 'base'],
          ['required', 'done'],
        ])}
        empty={{ title: words.noLines }}
      />
      <h3 className={styles['sub']}>{words.counted}</h3>
      <DataList<CountedIssue>
        label={words.counted}
        source={{ rows: Counted, retry }}
        keyOf={(row) => `${row.GameId} ${row.SerialNumber} ${row.TimeStamp}`}
        columns={counted}
        renderCard={cardOf(counted, [
          ['game', 'issue'],
          ['stake', 'counted'],
          [{ headed: 'wide' }, { headed: 'opposed' }],
        ])}
        empty={{ title: words.noCounted }}
      />
    </>
  );
}
