import inline from '@fairlot/ui/inline.module.css';
import { Link } from '@tanstack/react-router';
import { FLAG_TEXT } from '@fairlot/rules/check/flag-text';
import { Money, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button, buttonClass } from '@fairlot/ui/button';
import type { CardLine, Column } from '@fairlot/ui/list';
import type { AgentRow } from '@fairlot/wire/team/agents';
import styles from './agents.module.css';
import { text } from './text.ts';

export type Choose = {
  /** Undefined where the operator may not change rights. */
  readonly rights: ((row: AgentRow) => void) | undefined;
  readonly maySeeTransfers: boolean;
};
type Part = { readonly row: AgentRow; readonly choose: Choose };

function Account({ row }: { readonly row: AgentRow }) {
  return (
    <Link className={styles['link'] ?? ''} to="/Players/$id" params={{ id: String(row.PlayerId) }}>
      {row.UserName}
    </Link>
  );
}

function Rights({ row }: { readonly row: AgentRow }) {
  const words = useWords(text);
  const say = useSay();
  if (row.Rights.length === 0) return <span className={inline['sec']}>{words.none}</span>;
  return (
    <span className={styles['badges']}>
      {row.Rights.map((right) => (
        <Badge key={right} tone={right === 'REGISTER_LINK_LIMIT' ? 'danger' : 'time'}>
          {say(FLAG_TEXT[right])}
        </Badge>
      ))}
    </span>
  );
}

/** What is done with one account; quotas and groups are on the page of the player. */
function Acts({ row, choose }: Part) {
  const words = useWords(text);
  return (
    <span className={styles['acts']}>
      {row.IsAgent && (
        <Link
          className={buttonClass({ size: 'small' })}
          to="/Agents"
          search={{ parent: row.PlayerId }}
          aria-label={words.lineOf(row.UserName)}
        >
          {words.line}
        </Link>
      )}
      {choose.maySeeTransfers && row.IsAgent && (
        <Link
          className={buttonClass({ size: 'small' })}
          to="/Transfers"
          search={{ search: row.UserName }}
          aria-label={words.transfersOf(row.UserName)}
        >
          {words.transfers}
        </Link>
      )}
      {choose.rights && (row.IsAgent || row.Rights.length > 0) && (
        <Button
          size="small"
          aria-label={words.rightsOf(row.UserName)}
          onClick={() => choose.rights?.(row)}
        >
          {words.rights}
        </Button>
      )}
    </span>
  );
}

export function useColumns(choose: Choose): readonly Column<AgentRow>[] {
  const words = useWords(text);
  return [
    { id: 'account', head: words.account, width: 14, cell: (row) => <Account row={row} /> },
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
    {
      id: 'group',
      head: words.group,
      isNumber: true,
      width: 8,
      cell: ({ PrizeGroup }) => PrizeGroup,
    },
    { id: 'directs', head: words.directs, isNumber: true, width: 8, cell: (row) => row.Directs },
    { id: 'members', head: words.members, isNumber: true, width: 9, cell: (row) => row.Members },
    { id: 'agents', head: words.agents, isNumber: true, width: 9, cell: (row) => row.Agents },
    {
      id: 'balance',
      head: words.balance,
      isNumber: true,
      width: 12,
      cell: ({ Balance }) => <Money amount={Balance} />,
    },
    {
      id: 'lineBalance',
      head: words.lineBalance,
      isNumber: true,
      width: 13,
      cell: ({ LineBalance }) => <Money amount={LineBalance} />,
    },
    { id: 'rights', head: words.rights, width: 20, cell: (row) => <Rights row={row} /> },
    { id: 'acts', head: words.acts, width: 14, cell: (row) => <Acts row={row} choose={choose} /> },
  ];
}

export function useCard(choose: Choose): (row: AgentRow) => readonly CardLine[] {
  const words = useWords(text);
  return (row) => [
    [<Account key="account" row={row} />, <Money key="line" amount={row.LineBalance} />],
    [
      `${row.IsAgent ? words.agent : words.player} · ${row.PrizeGroup}`,
      row.ParentName ?? words.top,
    ],
    [words.directs, row.Directs],
    [words.members, row.Members],
    [words.rights, <Rights key="rights" row={row} />],
    [<Acts key="acts" row={row} choose={choose} />, ''],
  ];
}
