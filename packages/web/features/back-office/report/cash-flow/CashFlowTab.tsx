import { useState } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { presetRange, useRangeName } from '@fairlot/ui/date-range';
import { DataList } from '@fairlot/ui/list';
import type { CashFlow } from '@fairlot/wire/money/wallet';
import { serverNow, useIsMeasured } from '@fairlot/shell';
import { useGames, type Game } from '../../../play/lottery/games/index.ts';
import { useWhose } from '../list/whose.ts';
import { useCard, useColumns } from './columns.tsx';
import { FlowChips } from './FlowChips.tsx';
import { FlowFilters } from './FlowFilters.tsx';
import { StatementButton } from './StatementButton.tsx';
import { typeName, type FlowFilter } from './flow-view.ts';
import { CASH } from './text.ts';
import { useTotals } from './totals.tsx';
import { useFlows } from './use-flows.ts';
import { useSheet } from './use-sheet.ts';

const NO_GAMES: readonly Game[] = [];

/** Every movement of the wallet. */
export default function CashFlowTab() {
  // The day of today is the server's: begun anew when its time comes to be known.
  return <CashFlows key={String(useIsMeasured())} />;
}

function CashFlows() {
  const words = useWords(CASH);
  const say = useSay();
  const rangeName = useRangeName();
  const { games = NO_GAMES } = useGames();
  const [filter, setFilter] = useState<FlowFilter>(() => ({
    range: presetRange('today', serverNow()),
    types: [],
    gameId: undefined,
    reference: '',
    least: '',
    most: '',
  }));
  const { source, read, sums } = useFlows(filter);
  const nowMs = serverNow();
  const isOwn = useWhose() === undefined;
  const types = filter.types.map((type) => say(typeName(type)));
  return (
    <DataList<CashFlow, string>
      label={words.title}
      source={source}
      keyOf={({ Id }) => Id}
      columns={useColumns(games)}
      renderCard={useCard(games)}
      totals={useTotals(source.rows ?? [], sums)}
      sheet={useSheet(games, filter, read)}
      {...(isOwn && { files: <StatementButton /> })}
      empty={{ title: words.empty }}
      filters={{
        controls: <FlowFilters games={games} filter={filter} onFilter={setFilter} />,
        chosen: [rangeName(filter.range, nowMs), ...types].join(' · '),
      }}
      chips={
        <FlowChips
          chosen={filter.types}
          onChosen={(chosen) => setFilter({ ...filter, types: chosen })}
        />
      }
    />
  );
}
