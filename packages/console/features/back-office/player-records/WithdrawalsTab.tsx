import { targetText } from '@fairlot/rules/payee/target-text';
import { WITHDRAW_STATES, type WithdrawState } from '@fairlot/rules/check/withdraw-state';
import { useSay, useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import type { Column } from '@fairlot/ui/list';
import { momentsOf } from '@fairlot/ui/date-range';
import { playerRecordsConsole } from '@fairlot/wire/back-office/player-records';
import type { WithdrawRecord } from '@fairlot/wire/money/withdraw';
import { WITHDRAW_STATE_TEXT } from '../../money/withdraw/index.ts';
import { moneyColumn, timeColumn } from './columns.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordList } from './RecordList.tsx';
import { TABS, text } from './text.ts';
import { useRecordFilter } from './use-record-filter.ts';

const STATES = Object.keys(WITHDRAW_STATES) as WithdrawState[];

function useColumns(): readonly Column<WithdrawRecord>[] {
  const words = useWords(text);
  const say = useSay();
  return [
    { id: 'number', head: words.number, className: inline['mono'], cell: (row) => row.No },
    timeColumn(words.time),
    { id: 'target', head: words.target, cell: (row) => targetText(row, say) },
    moneyColumn('amount', words.amount, (row) => row.Amount),
    moneyColumn('fee', words.fee, (row) => row.Fee),
    moneyColumn('paid', words.paid, (row) => row.Paid),
    { id: 'state', head: words.state, cell: (row) => say(WITHDRAW_STATE_TEXT[row.State]) },
    { id: 'reference', head: words.reference, cell: (row) => row.Reference || words.none },
    { id: 'note', head: words.note, cell: (row) => row.Note || words.none },
  ];
}

export default function WithdrawalsTab({ playerId }: { readonly playerId: number }) {
  const words = useWords(text);
  const say = useSay();
  const [filter, setFilter] = useRecordFilter();
  const { choice, range, find } = filter;
  const state = STATES.find((name) => name === choice);
  return (
    <RecordList<typeof playerRecordsConsole.getPlayerWithdrawals, WithdrawRecord, string>
      label={say(TABS.withdrawals)}
      endpoint={playerRecordsConsole.getPlayerWithdrawals}
      ask={(before, size) => ({
        PlayerId: playerId,
        PageSize: size,
        ...momentsOf(range),
        ...(before !== undefined && { Before: before }),
        ...(state !== undefined && { State: state }),
        ...(find !== undefined && { No: find.slice(0, 20) }),
      })}
      keyOf={({ Id }) => Id}
      columns={useColumns()}
      card={[
        ['time', 'state'],
        ['target', 'amount'],
        [{ headed: 'fee' }, { headed: 'paid' }],
        ['number'],
      ]}
      empty={words.noWithdrawals}
      filters={{
        controls: (
          <RecordFilters
            filter={filter}
            onFilter={setFilter}
            choices={{
              label: words.anyState,
              of: STATES.map((value) => ({ value, name: WITHDRAW_STATE_TEXT[value] })),
            }}
            findLabel={words.findOrder}
          />
        ),
        chosen: state === undefined ? words.anyState : say(WITHDRAW_STATE_TEXT[state]),
      }}
    />
  );
}
