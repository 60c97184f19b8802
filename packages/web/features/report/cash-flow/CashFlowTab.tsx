import { useState } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { DateRange, presetRange, useRangeName } from '@fairlot/ui/date-range';
import { DataList, FilterChips } from '@fairlot/ui/list';
import { betHub } from '@fairlot/wire/bet';
import { walletHttp, type CashFlow } from '@fairlot/wire/wallet';
import { refetch, serverNow, useHubEvent, useIsMeasured } from '@fairlot/shell';
import { useGames, type Game } from '../../lottery/index.ts';
import { useRecordList } from '@fairlot/shell/record/use-record-list';
import { useCard, useColumns } from './columns.tsx';
import { FLOW_TYPES, askFor, typeName, type FlowFilter } from './flow-view.ts';
import { CASH } from './text.ts';
import { useTotals } from './totals.tsx';
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
  }));
  const { source, read, answer, toFirst } = useRecordList<typeof walletHttp.getCashFlow, CashFlow>(
    walletHttp.getCashFlow,
    (page) => askFor(filter, page),
  );
  useHubEvent(betHub.betAwardNotify, () => void refetch(walletHttp.getCashFlow));
  useHubEvent(betHub.betCorrectedNotify, () => void refetch(walletHttp.getCashFlow));
  const change = (next: FlowFilter) => {
    setFilter(next);
    toFirst();
  };
  const nowMs = serverNow();
  const types = filter.types.map((type) => say(typeName(type)));
  return (
    <DataList<CashFlow>
      label={words.title}
      source={source}
      keyOf={({ Id }) => Id}
      columns={useColumns(games)}
      renderCard={useCard(games)}
      totals={useTotals(source.rows ?? [], answer?.ok ? answer.value : undefined)}
      sheet={useSheet(games, filter, read)}
      empty={{ title: words.empty }}
      filters={{
        controls: (
          <DateRange
            range={filter.range}
            nowMs={nowMs}
            onRange={(range) => change({ ...filter, range })}
          />
        ),
        chosen: [rangeName(filter.range, nowMs), ...types].join(' · '),
      }}
      chips={
        <FilterChips
          label={words.type}
          chosen={filter.types}
          options={FLOW_TYPES.map((type) => [type, say(typeName(type))] as const)}
          onChosen={(chosen) => change({ ...filter, types: chosen })}
        />
      }
    />
  );
}
