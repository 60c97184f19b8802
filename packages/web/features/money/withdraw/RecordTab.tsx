import { targetText } from '@fairlot/rules/payee/target-text';
import { useState } from 'react';
import { WITHDRAW_STATES, type WithdrawState } from '@fairlot/rules/check/withdraw-state';
import { moneyToNumber } from '@fairlot/rules/core/money';
import { formatMoment, Money, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import {
  DateRange,
  momentsOf,
  presetRange,
  useRangeName,
  type DayRange,
} from '@fairlot/ui/date-range';
import { DataList, type CardLine, type Column, type Sheet } from '@fairlot/ui/list';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import { withdrawHttp, withdrawHub, type WithdrawRecord } from '@fairlot/wire/money/withdraw';
import { refetch, serverNow, useHubEvent, useIsMeasured } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { STATES, WITHDRAW } from './text.ts';
import { Timeline } from './Timeline.tsx';

/** What a player asked for, and what became of it. */
export default function RecordTab() {
  // The day of today is the server's: begun anew when its time comes to be known.
  return <Records key={String(useIsMeasured())} />;
}

const EVERY_STATE = Object.keys(WITHDRAW_STATES) as WithdrawState[];

function Records() {
  const words = useWords(WITHDRAW);
  const say = useSay();
  const rangeName = useRangeName();
  const [range, setRange] = useState<DayRange>(() => presetRange('today', serverNow()));
  const [state, setState] = useState<WithdrawState | ''>('');
  const [shown, setShown] = useState<WithdrawRecord>();
  const { source, read } = useCursorList<typeof withdrawHttp.getRecords, WithdrawRecord, string>(
    withdrawHttp.getRecords,
    (cursor, size) => ({
      ...momentsOf(range),
      PageSize: size,
      ...(state !== '' && { State: state }),
      ...(cursor !== undefined && { Before: cursor }),
    }),
  );
  useHubEvent(withdrawHub.withdrawNotify, () => void refetch(withdrawHttp.getRecords));
  const open = (row: WithdrawRecord) => (
    <Button size="small" onClick={() => setShown(row)}>
      {row.No}
    </Button>
  );
  return (
    <>
      <DataList<WithdrawRecord, string>
        label={words.records}
        source={source}
        keyOf={({ Id }) => Id}
        columns={useColumns(open)}
        renderCard={useCard(open)}
        sheet={useSheet(range, read)}
        empty={{ title: words.empty }}
        filters={{
          controls: (
            <>
              <DateRange range={range} nowMs={serverNow()} onRange={setRange} />
              <Select<WithdrawState | ''>
                aria-label={words.state}
                value={state}
                choices={[
                  { value: '', label: words.anyState },
                  ...EVERY_STATE.map((value) => ({ value, label: say(STATES[value]) })),
                ]}
                onChoose={setState}
              />
            </>
          ),
          chosen: rangeName(range, serverNow()),
        }}
      />
      {shown && (
        <Dialog isOpen onClose={() => setShown(undefined)} title={shown.No}>
          <Timeline id={shown.Id} />
        </Dialog>
      )}
    </>
  );
}

function useSheet(
  { from, to }: DayRange,
  read: Sheet<WithdrawRecord, string>['read'],
): Sheet<WithdrawRecord, string> {
  const words = useWords(WITHDRAW);
  const say = useSay();
  return {
    name: `fairlot-withdrawals-${from}-${to}.csv`,
    read,
    columns: [
      { head: words.no, value: ({ No }) => No },
      { head: words.time, value: ({ TimeStamp }) => formatMoment(TimeStamp) },
      { head: words.target, value: (row) => targetText(row, say) },
      { head: words.amount, value: ({ Amount }) => moneyToNumber(Amount) },
      { head: words.fee, value: ({ Fee }) => moneyToNumber(Fee) },
      { head: words.paid, value: ({ Paid }) => moneyToNumber(Paid) },
      { head: words.state, value: ({ State }) => say(STATES[State]) },
      { head: words.note, value: ({ Note }) => Note },
      { head: words.reference, value: ({ Reference }) => Reference },
      { head: words.paidFrom, value: ({ PaidFrom }) => PaidFrom },
    ],
  };
}

type Open = (row: WithdrawRecord) => React.ReactNode;

function useColumns(open: Open): readonly Column<WithdrawRecord>[] {
  const words = useWords(WITHDRAW);
  const say = useSay();
  return [
    { id: 'time', head: words.time, cell: (row) => formatMoment(row.TimeStamp) },
    { id: 'no', head: words.no, cell: open },
    { id: 'target', head: words.target, cell: (row) => targetText(row, say) },
    {
      id: 'amount',
      head: words.amount,
      isNumber: true,
      cell: (row) => <Money amount={row.Amount} />,
    },
    { id: 'fee', head: words.fee, isNumber: true, cell: (row) => <Money amount={row.Fee} /> },
    { id: 'paid', head: words.paid, isNumber: true, cell: (row) => <Money amount={row.Paid} /> },
    { id: 'state', head: words.state, cell: (row) => say(STATES[row.State]) },
    {
      id: 'ended',
      head: words.ended,
      cell: (row) => (row.EndedTimeStamp === null ? '' : formatMoment(row.EndedTimeStamp)),
    },
    {
      id: 'note',
      head: words.note,
      cell: (row) => row.Note || [row.Reference, row.PaidFrom].filter(Boolean).join(' · '),
    },
  ];
}

function useCard(open: Open) {
  const say = useSay();
  return (row: WithdrawRecord): readonly CardLine[] => [
    [say(STATES[row.State]), <Money key="amount" amount={row.Amount} />],
    [targetText(row, say), formatMoment(row.TimeStamp)],
    [open(row), row.Note || row.Reference],
  ];
}
