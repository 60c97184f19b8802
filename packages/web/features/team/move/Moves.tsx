import { formatMoment, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import inline from '@fairlot/ui/inline.module.css';
import { DataList, type CardLine, type Column } from '@fairlot/ui/list';
import { useCall } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { type Move, MOVE_BOUNDS, moveHttp } from '@fairlot/wire/team/move';
import styles from './move.module.css';
import { MOVE_TEXT } from './text.ts';

const TONES = { waiting: 'time', moved: 'accent', refused: 'danger' } as const;

function State({ row }: { readonly row: Move }) {
  const words = useWords(MOVE_TEXT);
  return <Badge tone={TONES[row.State]}>{words[row.State]}</Badge>;
}

function useNote(): (row: Move) => string {
  const words = useWords(MOVE_TEXT);
  return ({ Reason, IsBySite }) => Reason || (IsBySite ? words.bySite : '');
}

function useColumns(): readonly Column<Move>[] {
  const words = useWords(MOVE_TEXT);
  const noteOf = useNote();
  return [
    { id: 'member', head: words.member, cell: ({ UserName }) => UserName },
    { id: 'to', head: words.to, cell: ({ ToName }) => ToName },
    { id: 'accounts', head: words.accounts, isNumber: true, cell: ({ Accounts }) => Accounts },
    {
      id: 'asked',
      head: words.asked,
      className: inline['num'],
      cell: ({ AskedTimeStamp }) => formatMoment(AskedTimeStamp),
    },
    { id: 'state', head: words.state, cell: (row) => <State row={row} /> },
    { id: 'note', head: words.note, cell: noteOf },
  ];
}

function useCard(): (row: Move) => readonly CardLine[] {
  const words = useWords(MOVE_TEXT);
  const noteOf = useNote();
  return (row) => [
    [`${row.UserName} → ${row.ToName}`, <State key="state" row={row} />],
    [words.accounts, String(row.Accounts)],
    [formatMoment(row.AskedTimeStamp), noteOf(row)],
  ];
}

const FRESH = { staleTime: 0 } as const;

/** Moves of direct members, also those that wait or were refused. */
export default function Moves() {
  const words = useWords(MOVE_TEXT);
  const { data } = useCall(moveHttp.getMoves, { Count: 1 }, FRESH);
  const left = data?.ok ? data.value.Left : undefined;
  const { source } = useCursorList<typeof moveHttp.getMoves, Move>(
    moveHttp.getMoves,
    (Before, Count) => ({ Count, ...(Before !== undefined && { Before }) }),
  );
  return (
    <div className={styles['panel']}>
      <p className={styles['left']}>
        {left === undefined ? '\u00A0' : words.left(left, MOVE_BOUNDS.ofMonth)}
      </p>
      <DataList<Move>
        label={words.list}
        source={source}
        keyOf={({ Id }) => String(Id)}
        columns={useColumns()}
        renderCard={useCard()}
        empty={{ title: words.none }}
      />
    </div>
  );
}
