import { useState } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { betHub } from '@fairlot/wire/bet';
import { walletHttp } from '@fairlot/wire/wallet';
import {
  refetch as reread,
  serverNow,
  useCall,
  useHubEvent,
  useIsMeasured,
  useMobile,
} from '../../../session/index.ts';
import { ListBody } from '../list/ListBody.tsx';
import { Pager, type Paging } from '../list/Pager.tsx';
import { presetRange } from '@fairlot/ui/date-range';
import '../list/list.css';
import { CashFlowCards } from './CashFlowCards.tsx';
import { CashFlowFilters } from './CashFlowFilters.tsx';
import { CashFlowTable } from './CashFlowTable.tsx';
import { askFor, type FlowFilter } from './flow-view.ts';
import { CASH } from './text.ts';
import { useGames } from '../../lottery/index.ts';

/** Every movement of the wallet (product rules 2.6). */
export default function CashFlowTab() {
  // The day of today is the server's: begun anew when its time comes to be known.
  return <CashFlow key={String(useIsMeasured())} />;
}

function CashFlow() {
  const words = useWords(CASH);
  const say = useSay();
  const isMobile = useMobile();
  const { games } = useGames();
  const [filter, setFilter] = useState<FlowFilter>(() => ({
    range: presetRange('today', serverNow()),
    types: [],
  }));
  const [paging, setPaging] = useState<Paging>({ page: 1, size: 20 });
  const flow = useCall(walletHttp.getCashFlow, askFor(filter, paging), {
    placeholderData: (previous) => previous,
  });
  useHubEvent(betHub.betAwardNotify, () => void reread(walletHttp.getCashFlow));
  const { data, isError, isPlaceholderData, refetch } = flow;
  const value = data?.ok ? data.value : undefined;
  const isFailed = data?.ok === false || (isError && !data);
  const state = value
    ? value.Rows.length > 0
      ? 'ready'
      : 'empty'
    : isFailed
      ? 'failed'
      : 'loading';
  const List = isMobile ? CashFlowCards : CashFlowTable;
  return (
    <div className="rp">
      <CashFlowFilters
        games={games ?? []}
        filter={filter}
        onFilter={(next) => {
          setFilter(next);
          setPaging({ page: 1, size: paging.size });
        }}
      />
      <ListBody
        label={words.title}
        state={state}
        isOld={isPlaceholderData}
        empty={words.empty}
        detail={data?.ok === false ? say(data.error.text) : undefined}
        retry={() => void refetch()}
      >
        {value && <List rows={value.Rows} games={games ?? []} all={value} />}
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
