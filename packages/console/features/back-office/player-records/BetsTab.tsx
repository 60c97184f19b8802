import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { formatMoment, fullIssue, Status, useLanguage, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import inline from '@fairlot/ui/inline.module.css';
import { cardOf, DataList, type Column } from '@fairlot/ui/list';
import { momentsOf } from '@fairlot/ui/date-range';
import type { Bilingual } from '@fairlot/rules/core/text';
import { findPlay } from '@fairlot/rules/play/index';
import { selectionText } from '@fairlot/rules/play/entry/selection-text';
import { playerRecordsConsole } from '@fairlot/wire/back-office/player-records';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { BetDetail } from './BetDetail.tsx';
import { moneyColumn } from './columns.tsx';
import { RecordFilters, type RecordFilter } from './RecordFilters.tsx';
import { betIdOf, serialOf } from './tabs.ts';
import { BET_STATES, TABS, text } from './text.ts';
import { gameName, useGameNames } from './use-game-names.ts';
import { useRecordFilter } from './use-record-filter.ts';

const LOOKS = ['wait', 'off', 'off', 'done'] as const;

function useColumns(games: ReadonlyMap<number, Bilingual>): readonly Column<BetRecord>[] {
  const words = useWords(text);
  const say = useSay();
  const language = useLanguage();
  const nameOf = (id: number) => say(gameName(games, id));
  return [
    {
      id: 'time',
      head: words.time,
      className: inline['num'],
      cell: (row, { toggle, isOpen, detailId }) => (
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailId : undefined}
          onClick={(event) => {
            event.stopPropagation();
            toggle();
          }}
        >
          {formatMoment(row.TimeStamp)}
        </Button>
      ),
    },
    { id: 'game', head: words.game, cell: (row) => nameOf(row.GameId) },
    {
      id: 'issue',
      head: words.issue,
      className: inline['num'],
      cell: (row) => fullIssue(row.SerialNumber),
    },
    {
      id: 'selection',
      head: words.selection,
      cell: (row) => {
        const play = findPlay(row.Play);
        if (!play) return `${row.Play} ${row.Content}`;
        const selection = selectionText(play, row.Content, language);
        return `${say(play.name)} ${selection}${row.IsContentCut ? '…' : ''}`;
      },
    },
    moneyColumn('stake', words.stake, (row) => row.Amount),
    moneyColumn('prize', words.prize, (row) => row.Prize),
    moneyColumn('refund', words.refund, (row) => row.Refund),
    {
      id: 'drawn',
      head: words.drawn,
      className: inline['num'],
      cell: (row) => row.WinningNumber?.replaceAll(',', ' ') ?? words.none,
    },
    {
      id: 'state',
      head: words.state,
      cell: (row) => (
        <Status look={LOOKS[row.State] ?? 'wait'}>
          {say(BET_STATES[row.State] ?? { zh: '', en: '' })}
        </Status>
      ),
    },
  ];
}

/** Returns the request of a filter; a bet number overrides all other fields. */
function askFor(playerId: number, filter: RecordFilter, after: string | undefined, size: number) {
  const id = betIdOf(filter.find ?? '');
  const paging = { PageSize: size, ...(after !== undefined && { After: after }) };
  if (id !== undefined) return { PlayerId: playerId, Id: id, ...paging };
  const serial = serialOf(filter.find ?? '');
  return {
    PlayerId: playerId,
    ...paging,
    ...momentsOf(filter.range),
    ...(filter.gameId !== undefined && { GameId: filter.gameId }),
    ...(filter.choice !== undefined && { States: [Number(filter.choice)] }),
    ...(serial !== undefined && { SerialNumber: serial }),
  };
}

/** The bets of a player, with everything that explains their payout. */
export default function BetsTab(props: { readonly playerId: number; readonly find?: string }) {
  const { playerId } = props;
  const words = useWords(text);
  const say = useSay();
  const games = useGameNames();
  const [filter, setFilter] = useRecordFilter(props.find);
  const columns = useColumns(games);
  const { source } = useCursorList<typeof playerRecordsConsole.getPlayerBets, BetRecord, string>(
    playerRecordsConsole.getPlayerBets,
    (after, size) => askFor(playerId, filter, after, size),
  );
  const states = BET_STATES.map((name, value) => ({ value: String(value), name }));
  return (
    <DataList<BetRecord, string>
      label={say(TABS.bets)}
      source={source}
      keyOf={({ Id }) => Id}
      columns={columns}
      renderCard={cardOf(columns, [
        ['time', 'state'],
        ['game', 'issue'],
        ['selection', 'stake'],
        [{ headed: 'prize' }, 'drawn'],
      ])}
      renderDetail={(row) => <BetDetail playerId={playerId} row={row} />}
      empty={{ title: words.noBets }}
      filters={{
        controls: (
          <RecordFilters
            filter={filter}
            onFilter={setFilter}
            choices={{ label: words.anyState, of: states }}
            games={{ label: words.anyGame, of: games }}
            findLabel={words.findBet}
          />
        ),
        chosen:
          filter.find ??
          say(
            BET_STATES[Number(filter.choice ?? -1)] ?? { zh: words.anyState, en: words.anyState },
          ),
      }}
    />
  );
}
