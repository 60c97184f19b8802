import { targetText } from '@fairlot/rules/payee/target-text';
import { Link } from '@tanstack/react-router';
import { WITHDRAW_RISKS } from '@fairlot/rules/check/withdraw-risk';
import { serverNow } from '@fairlot/shell';
import { Money, Status, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import type { CardLine, Column, RowState } from '@fairlot/ui/list';
import type { QueueRow } from '@fairlot/wire/money/withdraw';
import { ageOf } from './filter.ts';
import { STATES, text } from './text.ts';
import styles from './withdraw.module.css';

const LOOKS = { fresh: 'wait', late: 'warn', overdue: 'err' } as const;

/** How long it has waited: colour, shape and words. */
function Waits({ row }: { row: QueueRow }) {
  const words = useWords(text);
  const nowMs = serverNow();
  const minutes = Math.max(0, Math.floor((nowMs - row.TimeStamp) / 60_000));
  return <Status look={LOOKS[ageOf(row.TimeStamp, nowMs)]}>{words.minutes(minutes)}</Status>;
}

function Risks({ row }: { row: QueueRow }) {
  const say = useSay();
  return (
    <span className={styles['risks']}>
      {row.Risks.map((name) => (
        <span key={name}>{say(WITHDRAW_RISKS[name])}</span>
      ))}
    </span>
  );
}

/** Opens and closes what is known of a withdrawal, by its number. */
const Toggle = ({ row, state }: { readonly row: QueueRow; readonly state: RowState }) => (
  <Button
    size="small"
    aria-expanded={state.isOpen}
    aria-controls={state.isOpen ? state.detailId : undefined}
    onClick={(event) => {
      // The row below it opens by a click as well.
      event.stopPropagation();
      state.toggle();
    }}
  >
    {row.No}
  </Button>
);

const Who = ({ row }: { row: QueueRow }) => (
  <Link className={styles['link'] ?? ''} to="/Players/$id" params={{ id: String(row.PlayerId) }}>
    {row.UserName}
  </Link>
);

export function useColumns(): readonly Column<QueueRow>[] {
  const words = useWords(text);
  const say = useSay();
  return [
    { id: 'no', head: words.no, cell: (row, state) => <Toggle row={row} state={state} /> },
    { id: 'player', head: words.player, cell: (row) => <Who row={row} /> },
    {
      id: 'amount',
      head: words.amount,
      isNumber: true,
      cell: (row) => <Money amount={row.Amount} />,
    },
    { id: 'fee', head: words.fee, isNumber: true, cell: (row) => <Money amount={row.Fee} /> },
    { id: 'target', head: words.target, cell: (row) => targetText(row, say) },
    { id: 'age', head: words.age, cell: (row) => <Waits row={row} /> },
    {
      id: 'day',
      head: words.day,
      isNumber: true,
      cell: (row) => (
        <>
          {row.DayCount} · <Money amount={row.DaySum} />
        </>
      ),
    },
    {
      id: 'balance',
      head: words.balance,
      isNumber: true,
      cell: (row) => <Money amount={row.BalanceBefore} />,
    },
    { id: 'risks', head: words.risks, cell: (row) => <Risks row={row} /> },
    { id: 'claimed', head: words.claimed, cell: (row) => row.ClaimedBy ?? '' },
    { id: 'reviewers', head: words.reviewers, cell: (row) => row.Reviewers.join(' ') },
    {
      id: 'state',
      head: words.state,
      cell: (row) =>
        row.State === 'WAITING' && row.IsApproved ? words.approved : say(STATES[row.State]),
    },
  ];
}

export function useCard() {
  const say = useSay();
  return (row: QueueRow, state: RowState): readonly CardLine[] => [
    [<Toggle key="no" row={row} state={state} />, ''],
    [<Who key="who" row={row} />, <Money key="amount" amount={row.Amount} />],
    [targetText(row, say), <Waits key="waits" row={row} />],
    [<Risks key="risks" row={row} />, say(STATES[row.State])],
  ];
}
