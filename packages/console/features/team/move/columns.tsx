import { Link } from '@tanstack/react-router';
import { formatMoment, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import inline from '@fairlot/ui/inline.module.css';
import type { Column } from '@fairlot/ui/list';
import type { DeskMove } from '@fairlot/wire/team/move';
import { KeyButton, useMay } from '../../staff/operator/index.ts';
import styles from './move.module.css';
import { text } from './text.ts';

/** A move that an operator decides about, and how. */
export type Chosen = { readonly row: DeskMove; readonly isApproved: boolean };

const TONES = { waiting: 'time', moved: 'accent', refused: 'danger' } as const;

function Account({ id, name }: { readonly id: number; readonly name: string }) {
  return (
    <Link className={styles['link'] ?? ''} to="/Players/$id" params={{ id: String(id) }}>
      {name}
    </Link>
  );
}

function State({ row }: { readonly row: DeskMove }) {
  const words = useWords(text);
  return <Badge tone={TONES[row.State]}>{words[row.State]}</Badge>;
}

function Acts({ row, choose }: { readonly row: DeskMove; readonly choose: (of: Chosen) => void }) {
  const words = useWords(text);
  const mayDecide = useMay('team.moves.decide');
  if (!mayDecide || row.State !== 'waiting') return null;
  return (
    <span className={styles['acts']}>
      <KeyButton letter="A" onPress={() => choose({ row, isApproved: true })}>
        {words.approve}
      </KeyButton>
      <KeyButton letter="R" onPress={() => choose({ row, isApproved: false })}>
        {words.refuse}
      </KeyButton>
    </span>
  );
}

/** What the list shows of a move. */
export function useColumns(): (choose: (of: Chosen) => void) => readonly Column<DeskMove>[] {
  const words = useWords(text);
  const moment = { width: 12, className: inline['num'] } as const;
  return (choose) => [
    {
      id: 'member',
      head: words.member,
      width: 11,
      cell: ({ PlayerId, UserName }) => <Account id={PlayerId} name={UserName} />,
    },
    {
      id: 'route',
      head: `${words.from} → ${words.to}`,
      width: 20,
      cell: ({ FromId, FromName, ToId, ToName }) => (
        <>
          <Account id={FromId} name={FromName} /> → <Account id={ToId} name={ToName} />
        </>
      ),
    },
    {
      id: 'accounts',
      head: words.accounts,
      width: 7,
      isNumber: true,
      cell: ({ Accounts }) => words.count(Accounts),
    },
    {
      id: 'asked',
      head: words.asked,
      ...moment,
      cell: ({ AskedTimeStamp }) => formatMoment(AskedTimeStamp),
    },
    { id: 'state', head: words.state, width: 8, cell: (row) => <State row={row} /> },
    {
      id: 'note',
      head: words.note,
      width: 16,
      cell: ({ DecidedBy, Reason }) => [DecidedBy, Reason].filter(Boolean).join(' · '),
    },
    {
      id: 'acts',
      head: words.acts,
      width: 14,
      cell: (row) => <Acts row={row} choose={choose} />,
    },
  ];
}
