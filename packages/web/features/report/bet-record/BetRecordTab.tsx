import { useState } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { navigate, serverNow, useIsMeasured, useMobile } from '../../../session/index.ts';
import { ListBody } from '../list/ListBody.tsx';
import { Pager, type Paging } from '../list/Pager.tsx';
import { presetRange } from '@fairlot/ui/date-range';
import '../list/list.css';
import { BetCards } from './BetCards.tsx';
import { BetFilters } from './BetFilters.tsx';
import { BetTable } from './BetTable.tsx';
import type { BetFilter } from './filters.ts';
import { BET } from './text.ts';
import { useRecords } from './use-records.ts';
import { useGames } from '../../lottery/index.ts';

/** The bets of the player (product rules 2.6). */
export default function BetRecordTab() {
  // The day of today is the server's: begun anew when its time comes to be known.
  return <BetRecord key={String(useIsMeasured())} />;
}

function BetRecord() {
  const words = useWords(BET);
  const say = useSay();
  const isMobile = useMobile();
  const { games } = useGames();
  const [filter, setFilter] = useState<BetFilter>(() => ({
    range: presetRange('today', serverNow()),
    gameId: undefined,
    play: undefined,
    states: [],
    find: '',
  }));
  const [paging, setPaging] = useState<Paging>({ page: 1, size: 20 });
  const { rows, sums } = useRecords(filter, paging);
  const { data, isError, isPlaceholderData, refetch } = rows;
  const value = data?.ok ? data.value : undefined;
  const isFailed = data?.ok === false || (isError && !data);
  const state = value
    ? value.Rows.length > 0
      ? 'ready'
      : 'empty'
    : isFailed
      ? 'failed'
      : 'loading';
  const change = (next: BetFilter) => {
    setFilter(next);
    setPaging({ page: 1, size: paging.size });
  };
  const List = isMobile ? BetCards : BetTable;
  return (
    <div className="rp">
      <BetFilters games={games ?? []} filter={filter} onFilter={change} />
      <ListBody
        label={words.title}
        state={state}
        isOld={isPlaceholderData}
        empty={words.empty}
        emptyAction={
          <button type="button" className="btn btn-t" onClick={() => navigate.to('/')}>
            {words.goBet}
          </button>
        }
        detail={data?.ok === false ? say(data.error.text) : undefined}
        retry={() => void refetch()}
      >
        {value && <List rows={value.Rows} games={games ?? []} all={sums} />}
      </ListBody>
      {value && (
        <Pager
          paging={paging}
          total={value.Total}
          readAt={value.DateTimeNow}
          onPaging={setPaging}
        />
      )}
    </div>
  );
}
