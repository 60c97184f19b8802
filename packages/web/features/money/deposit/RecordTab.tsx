import { useState } from 'react';
import {
  CANCEL_TEXT,
  DEPOSIT_STATE_TEXT,
  DEPOSIT_STATES,
  type DepositState,
} from '@fairlot/rules/check/deposit';
import { moneyToNumber } from '@fairlot/rules/core/money';
import { formatMoment, formatMoney, Money, useLanguage, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import {
  DateRange,
  momentsOf,
  presetRange,
  useRangeName,
  type DayRange,
} from '@fairlot/ui/date-range';
import inline from '@fairlot/ui/inline.module.css';
import { DataList, type CardLine, type Column, type Sheet } from '@fairlot/ui/list';
import { Select } from '@fairlot/ui/select';
import { depositHttp, depositHub, type Order } from '@fairlot/wire/money/deposit';
import { navigate, serverNow, useHubEvent, useIsMeasured, useSend } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { DEPOSIT } from './text.ts';
import { useAct } from './use-act.ts';
import { rereadDeposits } from './use-deposit.ts';
import styles from './deposit.module.css';

/** What a player paid in, and what became of it. */
export default function RecordTab() {
  // The day of today is the server's: begun anew when its time comes to be known.
  return <Records key={String(useIsMeasured())} />;
}

const EVERY_STATE = Object.keys(DEPOSIT_STATES) as DepositState[];

function Records() {
  const words = useWords(DEPOSIT);
  const say = useSay();
  const rangeName = useRangeName();
  const [range, setRange] = useState<DayRange>(() => presetRange('today', serverNow()));
  const [state, setState] = useState<DepositState | ''>('');
  const { source, read } = useCursorList<typeof depositHttp.getDeposits, Order, string>(
    depositHttp.getDeposits,
    (cursor, size) => ({
      ...momentsOf(range),
      PageSize: size,
      ...(state !== '' && { States: [state] }),
      ...(cursor !== undefined && { After: cursor }),
    }),
  );
  useHubEvent(depositHub.depositChanged, rereadDeposits);
  useHubEvent(depositHub.cancelDepositNotify, rereadDeposits);
  return (
    <DataList<Order, string>
      label={words.records}
      source={source}
      keyOf={({ OrderNo }) => OrderNo}
      columns={useColumns()}
      renderCard={useCard()}
      sheet={useSheet(range, read)}
      empty={{ title: words.empty }}
      filters={{
        controls: (
          <>
            <DateRange range={range} nowMs={serverNow()} onRange={setRange} />
            <Select<DepositState | ''>
              aria-label={words.state}
              value={state}
              choices={[
                { value: '', label: words.anyState },
                ...EVERY_STATE.map((value) => ({ value, label: say(DEPOSIT_STATE_TEXT[value]) })),
              ]}
              onChoose={setState}
            />
          </>
        ),
        chosen: rangeName(range, serverNow()),
      }}
    />
  );
}

/** What its player can do about an order that is not done. */
function Acts({ order }: { readonly order: Order }) {
  const words = useWords(DEPOSIT);
  const remind = useAct(useSend(depositHttp.remindDeposit), words.reminded);
  if (order.EndedTimeStamp !== null) return null;
  const mayRemind = order.RemindTimeStamp !== null && order.RemindTimeStamp <= serverNow();
  return (
    <span className={styles['acts']}>
      <Button size="small" onClick={() => navigate.openWindow('Deposit')}>
        {words.go}
      </Button>
      <Button
        size="small"
        disabled={!mayRemind}
        onClick={() => void remind({ OrderNo: order.OrderNo })}
      >
        {words.remind}
      </Button>
    </span>
  );
}

/** Of one that was taken back that is what it is, whatever it was before. */
function useStateOf() {
  const words = useWords(DEPOSIT);
  const say = useSay();
  return ({ State, Reversed }: Order): string =>
    Reversed
      ? Reversed.IsChargedBack
        ? words.chargedBack
        : words.reversed
      : say(DEPOSIT_STATE_TEXT[State]);
}

function useNoteOf() {
  const words = useWords(DEPOSIT);
  const say = useSay();
  return ({ Reason, Note, Reversed }: Order): string => {
    if (!Reversed) return Note || (Reason === null ? '' : say(CANCEL_TEXT[Reason]));
    const of = words.takenBack(formatMoney(Reversed.Amount), formatMoney(Reversed.Owed));
    return Reversed.Note === '' ? of : `${of} ${Reversed.Note}`;
  };
}

function useSheet(
  { from, to }: DayRange,
  read: Sheet<Order, string>['read'],
): Sheet<Order, string> {
  const words = useWords(DEPOSIT);
  const stateOf = useStateOf();
  const noteOf = useNoteOf();
  return {
    name: `fairlot-deposits-${from}-${to}.csv`,
    read,
    columns: [
      { head: words.time, value: ({ TimeStamp }) => formatMoment(TimeStamp) },
      { head: words.order, value: ({ OrderNo }) => OrderNo },
      { head: words.amount, value: ({ Amount }) => moneyToNumber(Amount) },
      {
        head: words.credited,
        value: ({ Credited }) => (Credited === null ? '' : moneyToNumber(Credited)),
      },
      { head: words.fee, value: ({ Fee }) => moneyToNumber(Fee) },
      { head: words.bonus, value: ({ Bonus }) => moneyToNumber(Bonus) },
      { head: words.state, value: stateOf },
      { head: words.note, value: noteOf },
    ],
  };
}

function useColumns(): readonly Column<Order>[] {
  const words = useWords(DEPOSIT);
  const stateOf = useStateOf();
  const isZh = useLanguage() === 'zh';
  const noteOf = useNoteOf();
  return [
    { id: 'time', head: words.time, cell: (row) => formatMoment(row.TimeStamp) },
    { id: 'order', head: words.order, className: inline['mono'], cell: (row) => row.OrderNo },
    {
      id: 'channel',
      head: words.channel,
      cell: (row) => (isZh ? row.ChannelName : row.ChannelNameEn),
    },
    {
      id: 'amount',
      head: words.amount,
      isNumber: true,
      cell: (row) => <Money amount={row.Amount} />,
    },
    {
      id: 'credited',
      head: words.credited,
      isNumber: true,
      cell: (row) => (row.Credited === null ? '–' : <Money amount={row.Credited} />),
    },
    {
      id: 'fee',
      head: words.feeAndBonus,
      isNumber: true,
      cell: (row) => `${formatMoney(row.Fee)} / ${formatMoney(row.Bonus)}`,
    },
    { id: 'state', head: words.state, cell: stateOf },
    { id: 'note', head: words.note, cell: noteOf },
    { id: 'acts', head: words.acts, cell: (row) => <Acts order={row} /> },
  ];
}

function useCard() {
  const stateOf = useStateOf();
  const noteOf = useNoteOf();
  return (row: Order): readonly CardLine[] => [
    [stateOf(row), <Money key="amount" amount={row.Amount} />],
    [row.OrderNo, formatMoment(row.TimeStamp)],
    [noteOf(row), <Acts key="acts" order={row} />],
  ];
}
