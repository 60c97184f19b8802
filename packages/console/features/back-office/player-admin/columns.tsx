import inline from '@fairlot/ui/inline.module.css';
import { Link } from '@tanstack/react-router';
import type { PlayerFlag } from '@fairlot/rules/check/access';
import { FLAG_TEXT } from '@fairlot/rules/check/flag-text';
import { formatMoment, Money, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import type { CardLine, Column } from '@fairlot/ui/list';
import type { PlayerRow } from '@fairlot/wire/back-office/player-admin';
import styles from './manage.module.css';
import { text } from './text.ts';

/** What takes something away from a player stands out. */
const STOPS: ReadonlySet<PlayerFlag> = new Set(['DISABLE_ACCOUNT', 'DISABLE_BET', 'FUNDS_FREEZE']);

const SHOWN = 2;

/** The first flags of a player, and how many more there are. */
export function FlagBadges({ flags }: { readonly flags: readonly PlayerFlag[] }) {
  const say = useSay();
  return (
    <span className={styles['badges']}>
      {flags.slice(0, SHOWN).map((flag) => (
        <Badge key={flag} tone={STOPS.has(flag) ? 'danger' : 'time'}>
          {say(FLAG_TEXT[flag])}
        </Badge>
      ))}
      {flags.length > SHOWN && <Badge>+{flags.length - SHOWN}</Badge>}
    </span>
  );
}

function Account({ row }: { readonly row: PlayerRow }) {
  return (
    <Link className={styles['link'] ?? ''} to="/Players/$id" params={{ id: String(row.PlayerId) }}>
      {row.UserName}
    </Link>
  );
}

const momentOf = (ms: number | null): string => (ms === null ? '–' : formatMoment(ms));

export function useColumns(): readonly Column<PlayerRow>[] {
  const words = useWords(text);
  return [
    { id: 'id', head: '#', isNumber: true, width: 9, cell: ({ PlayerId }) => PlayerId },
    { id: 'account', head: words.account, width: 15, cell: (row) => <Account row={row} /> },
    { id: 'nick', head: words.nick, width: 13, cell: ({ NickName }) => NickName },
    {
      id: 'kind',
      head: words.kind,
      width: 7,
      cell: ({ IsAgent }) => (IsAgent ? words.agent : words.player),
    },
    {
      id: 'parent',
      head: words.parent,
      width: 12,
      cell: ({ ParentName }) => ParentName ?? <span className={inline['sec']}>{words.top}</span>,
    },
    { id: 'depth', head: words.depth, isNumber: true, width: 6, cell: ({ Depth }) => Depth },
    {
      id: 'balance',
      head: words.balance,
      isNumber: true,
      width: 12,
      cell: ({ WalletAmount }) => <Money amount={WalletAmount} />,
    },
    {
      id: 'signedIn',
      head: words.signedIn,
      width: 13,
      className: inline['num'],
      cell: ({ LastLoginTimeStamp }) => momentOf(LastLoginTimeStamp),
    },
    {
      id: 'registered',
      head: words.registered,
      width: 13,
      className: inline['num'],
      cell: ({ RegisterTimeStamp }) => momentOf(RegisterTimeStamp),
    },
    {
      id: 'flags',
      head: words.flags,
      width: 18,
      cell: ({ Flags }) => <FlagBadges flags={Flags} />,
    },
  ];
}

export function useCard(): (row: PlayerRow) => readonly CardLine[] {
  const words = useWords(text);
  return (row) => [
    [<Account key="account" row={row} />, <Money key="money" amount={row.WalletAmount} />],
    [`${row.PlayerId} · ${row.NickName}`, row.IsAgent ? words.agent : words.player],
    [words.parent, row.ParentName ?? words.top],
    [words.signedIn, momentOf(row.LastLoginTimeStamp)],
    ...(row.Flags.length > 0
      ? ([[words.flags, <FlagBadges key="flags" flags={row.Flags} />]] satisfies CardLine[])
      : []),
  ];
}
