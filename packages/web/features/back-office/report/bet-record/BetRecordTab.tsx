import { useState } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { presetRange, useRangeName } from '@fairlot/ui/date-range';
import { DataList, FilterChips } from '@fairlot/ui/list';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { navigate, serverNow, useIsMeasured } from '@fairlot/shell';
import { useGames, type Game } from '../../../play/lottery/games/index.ts';
import { useWhose } from '../list/whose.ts';
import { BetDetail } from './BetDetail.tsx';
import { BetFilters } from './BetFilters.tsx';
import { useColumns } from './columns.tsx';
import { chooseStates, STATE_ORDER, TIED, type BetFilter } from './filters.ts';
import { stateWord } from './state-look.ts';
import { BET } from './text.ts';
import { useTotals } from './totals.tsx';
import { useCard } from './use-card.tsx';
import { useRecords } from './use-records.ts';
import { useSheet } from './use-sheet.ts';

const UNITS = ['unit0', 'unit1', 'unit2', 'unit3'] as const;
const NO_GAMES: readonly Game[] = [];

/** The bets of the player. */
export default function BetRecordTab() {
  // The day of today is the server's: begun anew when its time comes to be known.
  return <BetRecords key={String(useIsMeasured())} />;
}

function BetRecords() {
  const words = useWords(BET);
  const { games = NO_GAMES } = useGames();
  const [filter, setFilter] = useState<BetFilter>(() => ({
    range: presetRange('today', serverNow()),
    gameId: undefined,
    plays: [],
    mode: undefined,
    states: [],
    find: '',
  }));
  const { source, read, sums } = useRecords(filter);
  const chosen = useChosen(games, filter);
  const isOwn = useWhose() === undefined;
  return (
    <DataList<BetRecord, string>
      label={words.title}
      source={source}
      keyOf={({ Id }) => Id}
      columns={useColumns(games)}
      renderCard={useCard(games)}
      totals={useTotals(source.rows ?? [], sums)}
      sheet={useSheet(games, filter, read)}
      renderDetail={(row) => (
        <BetDetail row={row} game={games.find(({ Id }) => Id === row.GameId)} />
      )}
      filters={{
        controls: <BetFilters games={games} filter={filter} onFilter={setFilter} />,
        chosen,
      }}
      chips={
        <FilterChips
          label={words.state}
          chosen={filter.states}
          options={[
            ...STATE_ORDER.map((state) => [state, stateWord(state, words)] as const),
            [TIED, words.tied] as const,
          ]}
          onChosen={(now) => setFilter({ ...filter, states: chooseStates(filter.states, now) })}
        />
      }
      empty={{
        title: words.empty,
        ...(isOwn && {
          action: (
            <Button look="tint" onClick={() => navigate.to('/')}>
              {words.goBet}
            </Button>
          ),
        }),
      }}
    />
  );
}

/** What the filters say, in a line. */
function useChosen(games: readonly Game[], filter: BetFilter): string {
  const words = useWords(BET);
  const say = useSay();
  const rangeName = useRangeName();
  const game = games.find(({ Id }) => Id === filter.gameId);
  return [
    rangeName(filter.range, serverNow()),
    game && say(game.Name),
    filter.mode !== undefined && words[UNITS[filter.mode] ?? 'unit0'],
    ...filter.states.map((state) => (state === TIED ? words.tied : stateWord(state, words))),
    filter.find,
  ]
    .filter(Boolean)
    .join(' · ');
}
