import { CASH_FLOW_CLASSES, CASH_FLOW_KINDS } from '@fairlot/rules/core/cash-flow';
import { mills } from '@fairlot/rules/core/money';
import { fullIssue, Money, useSay, useWords } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import type { Column } from '@fairlot/ui/list';
import { momentsOf } from '@fairlot/ui/date-range';
import { playerRecordsConsole } from '@fairlot/wire/back-office/player-records';
import type { CashFlow } from '@fairlot/wire/money/wallet';
import { moneyColumn, timeColumn } from './columns.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordList } from './RecordList.tsx';
import { betIdOf } from './tabs.ts';
import { TABS, text } from './text.ts';
import { gameName, useGameNames } from './use-game-names.ts';
import { useRecordFilter } from './use-record-filter.ts';

const CLASSES = Object.entries(CASH_FLOW_CLASSES).map(([value, name]) => ({ value, name }));

function useColumns(games: ReturnType<typeof useGameNames>): readonly Column<CashFlow>[] {
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
      id: 'game',
      head: words.game,
      cell: ({ GameId, SerialNumber }) =>
        GameId === null
          ? words.none
          : `${say(gameName(games, GameId))} ${
              SerialNumber === null ? '' : fullIssue(SerialNumber)
            }`,
    },
    {
      id: 'in',
      head: words.moneyIn,
      isNumber: true,
      cell: ({ Amount }) => (Amount >= 0n ? <Money amount={Amount} /> : null),
    },
    {
      id: 'out',
      head: words.moneyOut,
      isNumber: true,
      cell: ({ Amount }) => (Amount < 0n ? <Money amount={mills(-Amount)} /> : null),
    },
    moneyColumn('balance', words.balance, (row) => row.BalanceAfter),
    {
      id: 'number',
      head: words.number,
      className: classes(inline['mono']),
      cell: (row) => <span title={row.Id}>{row.Id.slice(-12)}</span>,
    },
  ];
}

export default function CashFlowTab({ playerId }: { readonly playerId: number }) {
  const words = useWords(text);
  const say = useSay();
  const games = useGameNames();
  const [filter, setFilter] = useRecordFilter();
  const { choice, gameId, range, find } = filter;
  const reference = betIdOf(find ?? '');
  return (
    <RecordList<typeof playerRecordsConsole.getPlayerCashFlow, CashFlow, string>
      label={say(TABS.flow)}
      endpoint={playerRecordsConsole.getPlayerCashFlow}
      ask={(after, size) => ({
        PlayerId: playerId,
        PageSize: size,
        ...momentsOf(range),
        ...(after !== undefined && { After: after }),
        ...(gameId !== undefined && { GameId: gameId }),
        ...(choice !== undefined && { Classes: [Number(choice)] }),
        ...(reference !== undefined && { Reference: reference }),
      })}
      keyOf={({ Id }) => Id}
      columns={useColumns(games)}
      card={[
        ['time', 'type'],
        ['game'],
        [{ headed: 'in' }, { headed: 'out' }],
        [{ headed: 'balance' }],
      ]}
      empty={words.noFlow}
      filters={{
        controls: (
          <RecordFilters
            filter={filter}
            onFilter={setFilter}
            choices={{ label: words.anyType, of: CLASSES }}
            games={{ label: words.anyGame, of: games }}
            findLabel={words.findFlow}
          />
        ),
        chosen: choice === undefined ? words.anyType : say(CASH_FLOW_CLASSES[Number(choice)]!),
      }}
    />
  );
}
