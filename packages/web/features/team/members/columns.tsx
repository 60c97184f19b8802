import { sharesOf } from '@fairlot/rules/odds/raise';
import { formatDay, formatMoment, formatTime, Money, Status, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import type { CardLine, Column } from '@fairlot/ui/list';
import type { Member } from '@fairlot/wire/team/members';
import styles from './members.module.css';
import { RowActs } from './RowActs.tsx';
import { MEMBERS } from './text.ts';
import type { Walk } from './views.ts';

/** The name of a member is the way on: down to the members of an agent, or to the detail of a player. */
function Name({ row, walk }: { readonly row: Member; readonly walk: Walk }) {
  const words = useWords(MEMBERS);
  const { UserName, IsAgent, PlayerId } = row;
  return (
    <span className={styles['name']}>
      <button
        type="button"
        className={inline['link']}
        aria-label={IsAgent ? words.goDownOf(UserName) : words.detailOf(UserName)}
        onClick={() => (IsAgent ? walk.goTo(PlayerId) : walk.look(row))}
      >
        {UserName}
      </button>
      <Badge tone={IsAgent ? 'accent' : 'plain'}>{IsAgent ? words.agent : words.player}</Badge>
      {row.AreLinksStopped && <Badge tone="danger">{words.linksStopped}</Badge>}
    </span>
  );
}

const Online = ({ row }: { readonly row: Member }) => {
  const words = useWords(MEMBERS);
  return (
    <Status look={row.IsOnline ? 'done' : 'off'}>
      {row.IsOnline ? words.online : words.offline}
    </Status>
  );
};

const two = (first: string, second: string, title?: string) => (
  <span className={styles['two']} title={title}>
    {first}
    {second && <small>{second}</small>}
  </span>
);

const rebateOf = (group: number): string => `${sharesOf(group, group).given}%`;

/** What a table shows of a member. */
export function useColumns(walk: Walk): readonly Column<Member>[] {
  const words = useWords(MEMBERS);
  const sorted = { isNumber: true, canSort: true } as const;
  return [
    { id: 'account', head: words.account, cell: (row) => <Name row={row} walk={walk} /> },
    {
      id: 'nick',
      head: `${words.nick} · ${words.note}`,
      cell: ({ NickName, Note }) => two(NickName, Note, Note),
    },
    { id: 'directs', head: words.directs, ...sorted, cell: ({ Directs }) => Directs },
    { id: 'members', head: words.members, ...sorted, cell: (row) => row.Members },
    {
      id: 'balance',
      head: words.balance,
      ...sorted,
      cell: ({ Balance }) => <Money amount={Balance} />,
    },
    {
      id: 'lineBalance',
      head: words.lineBalance,
      ...sorted,
      cell: ({ LineBalance }) => <Money amount={LineBalance} />,
    },
    {
      id: 'group',
      head: words.group,
      ...sorted,
      cell: ({ PrizeGroup }) => two(String(PrizeGroup), rebateOf(PrizeGroup)),
    },
    {
      id: 'registered',
      head: words.registered,
      canSort: true,
      className: inline['num'],
      cell: ({ RegisterTimeStamp: at }) => two(formatDay(at), formatTime(at)),
    },
    {
      id: 'lastLogin',
      head: words.lastLogin,
      canSort: true,
      className: inline['num'],
      cell: ({ LastLoginTimeStamp: at }) =>
        at === null ? words.never : two(formatDay(at), formatTime(at)),
    },
    { id: 'online', head: words.online, cell: (row) => <Online row={row} /> },
    {
      id: 'acts',
      head: words.acts,
      isHeadHidden: true,
      cell: (row) => <RowActs row={row} walk={walk} />,
    },
  ];
}

/** The same on a phone. */
export function useCard(walk: Walk): (row: Member) => readonly CardLine[] {
  const words = useWords(MEMBERS);
  return (row) => [
    [<Name key="name" row={row} walk={walk} />, <Online key="online" row={row} />],
    [
      <span key="nick" className={styles['quiet']}>
        {[row.NickName, row.Note].filter(Boolean).join(' · ')}
      </span>,
      words.groupOf(row.PrizeGroup, sharesOf(row.PrizeGroup, row.PrizeGroup).given),
    ],
    [words.balance, <Money key="balance" amount={row.Balance} />],
    ...(row.IsAgent
      ? ([
          [`${words.directs} / ${words.members}`, `${row.Directs} / ${row.Members}`],
          [words.lineBalance, <Money key="line" amount={row.LineBalance} />],
        ] as const)
      : []),
    [
      words.lastLogin,
      row.LastLoginTimeStamp === null ? words.never : formatMoment(row.LastLoginTimeStamp),
    ],
    [
      <span key="at" className={classes(inline['num'], styles['quiet'])}>
        {words.registered} {formatDay(row.RegisterTimeStamp)}
      </span>,
      <RowActs key="acts" row={row} walk={walk} />,
    ],
  ];
}
