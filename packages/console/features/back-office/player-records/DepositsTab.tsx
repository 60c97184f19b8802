import {
  DEPOSIT_STATE_TEXT,
  DEPOSIT_STATES,
  type DepositState,
} from '@fairlot/rules/check/deposit';
import { useLanguage, useSay, useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import type { Column } from '@fairlot/ui/list';
import { momentsOf } from '@fairlot/ui/date-range';
import { playerRecordsConsole } from '@fairlot/wire/back-office/player-records';
import type { Order } from '@fairlot/wire/money/deposit';
import { moneyColumn, timeColumn } from './columns.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordList } from './RecordList.tsx';
import { TABS, text } from './text.ts';
import { useRecordFilter } from './use-record-filter.ts';

const STATES = Object.keys(DEPOSIT_STATES) as DepositState[];
const ORDER_NO = /^D\d{1,19}x[0-9a-f]{12}$/;

function useColumns(): readonly Column<Order>[] {
  const words = useWords(text);
  const say = useSay();
  const language = useLanguage();
  return [
    { id: 'number', head: words.number, className: inline['mono'], cell: (row) => row.OrderNo },
    timeColumn(words.time),
    {
      id: 'channel',
      head: words.channel,
      cell: (row) => (language === 'zh' ? row.ChannelName : row.ChannelNameEn),
    },
    moneyColumn('amount', words.amount, (row) => row.Amount),
    moneyColumn('paid', words.paid, (row) => row.PaidAmount),
    moneyColumn('credited', words.credited, (row) => row.Credited),
    { id: 'state', head: words.state, cell: (row) => say(DEPOSIT_STATE_TEXT[row.State]) },
    { id: 'note', head: words.note, cell: (row) => row.Note || words.none },
  ];
}

export default function DepositsTab({ playerId }: { readonly playerId: number }) {
  const words = useWords(text);
  const say = useSay();
  const [filter, setFilter] = useRecordFilter();
  const { choice, range, find = '' } = filter;
  const state = STATES.find((name) => name === choice);
  return (
    <RecordList<typeof playerRecordsConsole.getPlayerDeposits, Order, string>
      label={say(TABS.deposits)}
      endpoint={playerRecordsConsole.getPlayerDeposits}
      ask={(after, size) => ({
        PlayerId: playerId,
        PageSize: size,
        ...momentsOf(range),
        ...(after !== undefined && { After: after }),
        ...(state !== undefined && { States: [state] }),
        ...(ORDER_NO.test(find) && { OrderNo: find }),
      })}
      keyOf={({ OrderNo }) => OrderNo}
      columns={useColumns()}
      card={[
        ['time', 'state'],
        ['channel', 'amount'],
        [{ headed: 'paid' }, { headed: 'credited' }],
        ['number'],
      ]}
      empty={words.noDeposits}
      filters={{
        controls: (
          <RecordFilters
            filter={filter}
            onFilter={setFilter}
            choices={{
              label: words.anyState,
              of: STATES.map((value) => ({ value, name: DEPOSIT_STATE_TEXT[value] })),
            }}
            findLabel={words.findOrder}
          />
        ),
        chosen: state === undefined ? words.anyState : say(DEPOSIT_STATE_TEXT[state]),
      }}
    />
  );
}
