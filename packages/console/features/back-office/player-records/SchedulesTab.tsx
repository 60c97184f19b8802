import { fullIssue, useSay, useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import type { Column } from '@fairlot/ui/list';
import { momentsOf } from '@fairlot/ui/date-range';
import { playerRecordsConsole } from '@fairlot/wire/back-office/player-records';
import type { Schedule } from '@fairlot/wire/play/schedule';
import { moneyColumn, timeColumn } from './columns.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordList } from './RecordList.tsx';
import { SCHEDULE_STATES, TABS, text } from './text.ts';
import { gameName, useGameNames } from './use-game-names.ts';
import { useRecordFilter } from './use-record-filter.ts';

function useColumns(games: ReturnType<typeof useGameNames>): readonly Column<Schedule>[] {
  const words = useWords(text);
  const say = useSay();
  return [
    timeColumn(words.time),
    {
      id: 'game',
      head: words.game,
      cell: ({ GameId }) => say(gameName(games, GameId)),
    },
    {
      id: 'issue',
      head: words.issue,
      className: inline['num'],
      cell: (row) => fullIssue(row.FirstSerialNumber),
    },
    {
      id: 'issues',
      head: words.issues,
      isNumber: true,
      cell: (row) => `${row.DoneIssues} / ${row.Issues}`,
    },
    moneyColumn('total', words.total, (row) => row.Amount),
    moneyColumn('done', words.done, (row) => row.DoneAmount),
    moneyColumn('prize', words.prize, (row) => row.Prize),
    moneyColumn('refund', words.refund, (row) => row.Refund),
    {
      id: 'state',
      head: words.state,
      cell: (row) => say(SCHEDULE_STATES[row.State] ?? { zh: '', en: '' }),
    },
  ];
}

export default function SchedulesTab({ playerId }: { readonly playerId: number }) {
  const words = useWords(text);
  const say = useSay();
  const games = useGameNames();
  const [filter, setFilter] = useRecordFilter();
  const { choice, gameId, range } = filter;
  return (
    <RecordList<typeof playerRecordsConsole.getPlayerSchedules, Schedule, string>
      label={say(TABS.schedules)}
      endpoint={playerRecordsConsole.getPlayerSchedules}
      ask={(after, size) => ({
        PlayerId: playerId,
        PageSize: size,
        ...momentsOf(range),
        ...(after !== undefined && { After: after }),
        ...(gameId !== undefined && { GameId: gameId }),
        ...(choice !== undefined && { States: [Number(choice)] }),
      })}
      keyOf={({ Id }) => Id}
      columns={useColumns(games)}
      card={[
        ['time', 'state'],
        ['game', 'issues'],
        [{ headed: 'total' }, { headed: 'prize' }],
      ]}
      empty={words.noSchedules}
      filters={{
        controls: (
          <RecordFilters
            filter={filter}
            onFilter={setFilter}
            choices={{
              label: words.anyState,
              of: SCHEDULE_STATES.map((name, value) => ({ value: String(value), name })),
            }}
            games={{ label: words.anyGame, of: games }}
          />
        ),
        chosen: choice === undefined ? words.anyState : say(SCHEDULE_STATES[Number(choice)]!),
      }}
    />
  );
}
