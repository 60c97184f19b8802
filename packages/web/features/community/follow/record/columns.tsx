import { FollowMode } from '@fairlot/rules/follow/scale';
import { mills } from '@fairlot/rules/core/money';
import { percentOf } from '@fairlot/rules/follow/commission';
import { ScheduleState } from '@fairlot/rules/schedule/state';
import { formatMoment, formatMoney, Money, Status, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import type { CardLine, Column, RowState } from '@fairlot/ui/list';
import type { FollowPlan } from '@fairlot/wire/community/follow';
import { NamedFace } from '../../../../frame/NamedFace.tsx';
import { netOf, stateLook } from './record-view.ts';
import { FOLLOWED, STATES } from './text.ts';
import { useStop } from './use-stop.ts';
import styles from './record.module.css';

/** How a plan is told: how it bets, when it stops. */
function useSaid() {
  const words = useWords(FOLLOWED);
  const say = useSay();
  return {
    how: ({ Mode, Value }: FollowPlan) => {
      if (Mode === FollowMode.FIXED) return words.fixed(formatMoney(mills(BigInt(Value))));
      return Mode === FollowMode.MULTIPLE ? words.multiple(Value) : words.ratio(Value);
    },
    stops: ({ StopIfLoss, StopIfEarn, StopIfWin }: FollowPlan) =>
      [
        words.loss(formatMoney(StopIfLoss)),
        StopIfEarn !== null && words.earn(formatMoney(StopIfEarn)),
        StopIfWin !== null && words.win(formatMoney(StopIfWin)),
      ]
        .filter(Boolean)
        .join(' · '),
    today: ({ StakedToday, DayCap }: FollowPlan) =>
      `${formatMoney(StakedToday)} / ${formatMoney(DayCap)}`,
    commission: ({ CommissionRate, CommissionOwed }: FollowPlan): readonly string[] => [
      words.commissionOf(percentOf(CommissionRate)),
      ...(CommissionOwed > 0n ? [words.owed(formatMoney(CommissionOwed))] : []),
      ...(CommissionOwed < 0n ? [words.owedBack(formatMoney(mills(-CommissionOwed)))] : []),
    ],
    state: ({ State }: FollowPlan) => say(STATES[State] ?? STATES[0]),
  };
}

const orders = ({ Placed, Failed }: FollowPlan): string => `${Placed} / ${Failed}`;

function Actions({ row, state }: { row: FollowPlan; state: RowState }) {
  const words = useWords(FOLLOWED);
  const stop = useStop();
  return (
    <span className={styles['actions']}>
      <Button
        look="quiet"
        size="small"
        aria-expanded={state.isOpen}
        aria-controls={state.detailId}
        onClick={state.toggle}
      >
        {state.isOpen ? words.fold : words.look}
      </Button>
      {row.State === ScheduleState.RUNNING && (
        <Button
          look="quiet"
          size="small"
          aria-label={words.stopOf(row.Leader)}
          onClick={() => void stop(row.Id)}
        >
          {words.stop}
        </Button>
      )}
    </span>
  );
}

function Net({ row }: { readonly row: FollowPlan }) {
  const words = useWords(FOLLOWED);
  const said = useSaid();
  return (
    <>
      <Money amount={netOf(row)} sign />
      {row.CommissionRate > 0 && (
        <small className={styles['until']}>
          {words.commissionPaid(formatMoney(row.Commission))}
          <br />
          {said.commission(row).join(' · ')}
        </small>
      )}
    </>
  );
}

export function usePlanColumns(): readonly Column<FollowPlan>[] {
  const words = useWords(FOLLOWED);
  const said = useSaid();
  const num = inline['num'];
  return [
    {
      id: 'leader',
      head: words.leader,
      cell: (row) => (
        <>
          <NamedFace face={row.Face} name={row.Leader} />
          <small className={styles['until']}>{said.how(row)}</small>
        </>
      ),
    },
    {
      id: 'time',
      head: words.time,
      className: num,
      cell: (row) => (
        <>
          {formatMoment(row.TimeStamp)}
          <small className={styles['until']}>
            {words.until} {formatMoment(row.UntilTimeStamp)}
          </small>
        </>
      ),
    },
    { id: 'orders', head: words.orders, className: num, cell: orders },
    {
      id: 'staked',
      head: words.staked,
      isNumber: true,
      cell: (row) => (
        <>
          {formatMoney(row.Staked)}
          <small className={styles['until']}>{words.todayOf(said.today(row))}</small>
        </>
      ),
    },
    { id: 'prize', head: words.prize, isNumber: true, cell: (row) => <Money amount={row.Prize} /> },
    {
      id: 'net',
      head: words.net,
      isNumber: true,
      cell: (row) => <Net row={row} />,
    },
    {
      id: 'state',
      head: words.stateAndStops,
      className: classes(num, styles['words']),
      cell: (row) => (
        <>
          <Status look={stateLook(row)}>{said.state(row)}</Status>
          <small className={styles['until']}>{said.stops(row)}</small>
        </>
      ),
    },
    {
      id: 'actions',
      head: words.actions,
      isHeadHidden: true,
      cell: (row, state) => <Actions row={row} state={state} />,
    },
  ];
}

/** The same on a phone. */
export function usePlanCard() {
  const words = useWords(FOLLOWED);
  const said = useSaid();
  return (row: FollowPlan, state: RowState): readonly CardLine[] => [
    [
      <span key="leader">
        <NamedFace face={row.Face} name={row.Leader} /> · {said.how(row)}
      </span>,
      <Status key="state" look={stateLook(row)}>
        {said.state(row)}
      </Status>,
    ],
    [words.orders, <span key="orders">{orders(row)}</span>],
    [words.today, <span key="today">{said.today(row)}</span>],
    [words.staked, <span key="staked">{formatMoney(row.Staked)}</span>],
    [
      `${words.commission} · ${said.commission(row).join(' · ')}`,
      <span key="commission">{formatMoney(row.Commission)}</span>,
    ],
    [
      `${words.net} · ${said.stops(row)}`,
      <b key="net">
        <Money amount={netOf(row)} sign />
      </b>,
    ],
    [
      <span key="until">{`${words.until} ${formatMoment(row.UntilTimeStamp)}`}</span>,
      <Actions key="actions" row={row} state={state} />,
    ],
  ];
}
