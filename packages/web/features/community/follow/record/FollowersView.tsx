import { percentOf } from '@fairlot/rules/follow/commission';
import { FollowMode } from '@fairlot/rules/follow/scale';
import { formatMoment, formatMoney, Money, Status, useSay, useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import { DataList, type CardLine, type Column } from '@fairlot/ui/list';
import { useCall } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { followHttp, type Follower } from '@fairlot/wire/community/follow';
import { NamedFace } from '../../../../frame/NamedFace.tsx';
import { netOf, stateLook } from './record-view.ts';
import { FOLLOWERS, STATES } from './text.ts';
import styles from './record.module.css';

const POLL_MS = 10_000;

function useFollowerColumns(): readonly Column<Follower>[] {
  const words = useWords(FOLLOWERS);
  const say = useSay();
  const num = inline['num'];
  const how = ({ Mode }: Follower) =>
    Mode === FollowMode.FIXED
      ? words.fixed
      : Mode === FollowMode.MULTIPLE
        ? words.multiple
        : words.ratio;
  return [
    { id: 'name', head: words.name, cell: (row) => <NamedFace face={row.Face} name={row.Name} /> },
    { id: 'since', head: words.since, className: num, cell: (row) => formatMoment(row.TimeStamp) },
    { id: 'how', head: words.how, cell: how },
    { id: 'orders', head: words.orders, isNumber: true, cell: ({ Placed }) => Placed },
    { id: 'staked', head: words.staked, isNumber: true, cell: (row) => formatMoney(row.Staked) },
    {
      id: 'net',
      head: words.net,
      isNumber: true,
      cell: (row) => <Money amount={netOf(row)} sign />,
    },
    {
      id: 'commission',
      head: words.commission,
      isNumber: true,
      cell: (row) => (
        <>
          {formatMoney(row.Commission)}
          <small className={styles['until']}>
            {words.commissionOf(percentOf(row.CommissionRate))}
          </small>
        </>
      ),
    },
    {
      id: 'state',
      head: words.state,
      cell: (row) => <Status look={stateLook(row)}>{say(STATES[row.State] ?? STATES[0])}</Status>,
    },
  ];
}

function useFollowerCard() {
  const words = useWords(FOLLOWERS);
  const say = useSay();
  return (row: Follower): readonly CardLine[] => [
    [
      <NamedFace key="name" face={row.Face} name={row.Name} />,
      <Status key="state" look={stateLook(row)}>
        {say(STATES[row.State] ?? STATES[0])}
      </Status>,
    ],
    [words.since, <span key="since">{formatMoment(row.TimeStamp)}</span>],
    [`${words.orders} ${row.Placed}`, <span key="staked">{formatMoney(row.Staked)}</span>],
    [words.net, <Money key="net" amount={netOf(row)} sign />],
    [
      `${words.commission} · ${words.commissionOf(percentOf(row.CommissionRate))}`,
      <span key="commission">{formatMoney(row.Commission)}</span>,
    ],
  ];
}

/** Who follows the player or did, by masked names. */
export default function FollowersView() {
  const words = useWords(FOLLOWERS);
  const { source } = useCursorList<typeof followHttp.getFollowers, Follower, string>(
    followHttp.getFollowers,
    (cursor, size) => ({ PageSize: size, ...(cursor !== undefined && { After: cursor }) }),
    { refetchInterval: POLL_MS },
  );
  const found = useCall(followHttp.getFollowers, { PageSize: 1 }).data;
  const sums = (found?.ok && found.value.Sums) || undefined;
  const { paging, rows = [] } = source;
  const staked = sums && formatMoney(sums.SumStaked);
  const commission = sums && formatMoney(sums.SumCommission);
  return (
    <DataList<Follower, string>
      label={words.title}
      source={{ ...source, paging: paging && sums ? { ...paging, total: sums.Total } : paging }}
      keyOf={({ Id }) => Id}
      columns={useFollowerColumns()}
      renderCard={useFollowerCard()}
      totals={
        rows.length > 0 && sums
          ? [
              {
                id: 'all',
                name: words.ofAll,
                cells: { staked, commission },
                line: `${words.staked} ${staked} · ${words.commission} ${commission}`,
              },
            ]
          : []
      }
      empty={{ title: words.empty }}
    />
  );
}
