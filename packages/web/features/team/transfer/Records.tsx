import { useState } from 'react';
import { moneyToNumber } from '@fairlot/rules/core/money';
import { formatMoment, Money, Status, useSay, useWords } from '@fairlot/ui';
import {
  DateRange,
  momentsOf,
  presetRange,
  useRangeName,
  type DayRange,
} from '@fairlot/ui/date-range';
import { DataList, type CardLine, type Column, type Sheet } from '@fairlot/ui/list';
import { Select } from '@fairlot/ui/select';
import { transferHttp, transferHub, type TransferRecord } from '@fairlot/wire/team/transfer';
import { refetch, serverNow, useHubEvent, useIsMeasured } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { TRANSFER, TYPES } from './text.ts';

/** Transfers of both directions. */
export function Records() {
  // The day of today is the server's: begun anew when its time comes to be known.
  return <List key={String(useIsMeasured())} />;
}

type Direction = 'in' | 'out' | '';

function List() {
  const words = useWords(TRANSFER);
  const rangeName = useRangeName();
  const [range, setRange] = useState<DayRange>(() => presetRange('week', serverNow()));
  const [direction, setDirection] = useState<Direction>('');
  const { source, read } = useCursorList<typeof transferHttp.getRecords, TransferRecord, string>(
    transferHttp.getRecords,
    (cursor, size) => ({
      ...momentsOf(range),
      PageSize: size,
      ...(direction !== '' && { Direction: direction }),
      ...(cursor !== undefined && { Before: cursor }),
    }),
    { sheetSize: 100 },
  );
  useHubEvent(transferHub.transferNotify, () => void refetch(transferHttp.getRecords));
  const directions: readonly (readonly [Direction, string])[] = [
    ['', words.both],
    ['in', words.in],
    ['out', words.out],
  ];
  return (
    <DataList<TransferRecord, string>
      label={words.records}
      source={source}
      keyOf={({ Id }) => Id}
      columns={useColumns()}
      renderCard={useCard()}
      sheet={useSheet(range, read)}
      empty={{ title: words.empty }}
      filters={{
        controls: (
          <>
            <DateRange range={range} nowMs={serverNow()} onRange={setRange} />
            <Select<Direction>
              aria-label={words.direction}
              value={direction}
              choices={directions.map(([value, label]) => ({ value, label }))}
              onChoose={setDirection}
            />
          </>
        ),
        chosen: [
          rangeName(range, serverNow()),
          ...(direction === '' ? [] : [words[direction]]),
        ].join(' · '),
      }}
    />
  );
}

const signed = ({ IsOut, Amount }: TransferRecord) =>
  (IsOut ? -Amount : Amount) as TransferRecord['Amount'];
const nameOf = ({ UserName, NickName }: TransferRecord): string =>
  NickName === '' || NickName === UserName ? UserName : `${UserName} (${NickName})`;

function State({ row }: { readonly row: TransferRecord }) {
  const words = useWords(TRANSFER);
  return row.ReversedTimeStamp === null ? (
    <Status look="done">{words.made}</Status>
  ) : (
    <Status look="off">{words.reversed}</Status>
  );
}

function useColumns(): readonly Column<TransferRecord>[] {
  const words = useWords(TRANSFER);
  const say = useSay();
  return [
    { id: 'time', head: words.time, cell: ({ TimeStamp }) => formatMoment(TimeStamp) },
    { id: 'no', head: words.no, cell: ({ No }) => No },
    {
      id: 'direction',
      head: words.direction,
      cell: ({ IsOut }) => (IsOut ? words.out : words.in),
    },
    { id: 'other', head: words.other, cell: nameOf },
    {
      id: 'amount',
      head: words.amount,
      isNumber: true,
      cell: (row) => <Money amount={signed(row)} sign />,
    },
    {
      id: 'balance',
      head: words.balance,
      isNumber: true,
      cell: ({ BalanceAfter }) => <Money amount={BalanceAfter} />,
    },
    { id: 'type', head: words.type, cell: ({ Type }) => say(TYPES[Type]) },
    { id: 'note', head: words.note, cell: ({ Note }) => Note },
    { id: 'state', head: words.state, cell: (row) => <State row={row} /> },
  ];
}

function useCard() {
  const say = useSay();
  return (row: TransferRecord): readonly CardLine[] => [
    [nameOf(row), <Money key="amount" amount={signed(row)} sign />],
    [say(TYPES[row.Type]), <State key="state" row={row} />],
    [row.No, formatMoment(row.TimeStamp)],
    ...(row.Note === '' ? [] : [[row.Note, ''] as const]),
  ];
}

function useSheet(
  { from, to }: DayRange,
  read: Sheet<TransferRecord, string>['read'],
): Sheet<TransferRecord, string> {
  const words = useWords(TRANSFER);
  const say = useSay();
  return {
    name: `fairlot-transfers-${from}-${to}.csv`,
    read,
    columns: [
      { head: words.time, value: ({ TimeStamp }) => formatMoment(TimeStamp) },
      { head: words.no, value: ({ No }) => No },
      { head: words.direction, value: ({ IsOut }) => (IsOut ? words.out : words.in) },
      { head: words.account, value: ({ UserName }) => UserName },
      { head: words.nickName, value: ({ NickName }) => NickName },
      { head: words.amount, value: (row) => moneyToNumber(signed(row)) },
      { head: words.balance, value: ({ BalanceAfter }) => moneyToNumber(BalanceAfter) },
      { head: words.type, value: ({ Type }) => say(TYPES[Type]) },
      { head: words.note, value: ({ Note }) => Note },
      {
        head: words.state,
        value: ({ ReversedTimeStamp: at }) => (at === null ? words.made : words.reversed),
      },
    ],
  };
}
