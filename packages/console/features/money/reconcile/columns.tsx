import inline from '@fairlot/ui/inline.module.css';
import { formatMoment, formatMoney, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import type { Column } from '@fairlot/ui/list';
import type { Break } from '@fairlot/wire/money/reconcile';
import { KeyButton } from '../../staff/operator/index.ts';
import styles from './reconcile.module.css';
import { KIND_NAMES, STATE_NAMES, text, WHAT_NAMES } from './text.ts';

export type Act = { readonly name: 'take' | 'close'; readonly row: Break };
type Pick = ((act: Act) => void) | undefined;

const sum = (amount: Break['Here']) => (amount === null ? '–' : formatMoney(amount));

function Acts({ row, me, act }: { readonly row: Break; readonly me: string; readonly act: Pick }) {
  const words = useWords(text);
  if (!act || row.EndedTimeStamp !== null) return null;
  const isMine = row.Taker === me;
  return (
    <span className={styles['acts']}>
      {!isMine && (
        <KeyButton letter="T" onPress={() => act({ name: 'take', row })}>
          {words.take}
        </KeyButton>
      )}
      {isMine && (
        <KeyButton letter="E" onPress={() => act({ name: 'close', row })}>
          {words.close}
        </KeyButton>
      )}
    </span>
  );
}

function useFacts(): readonly Column<Break>[] {
  const words = useWords(text);
  const say = useSay();
  return [
    { id: 'id', head: words.id, isNumber: true, width: 5, cell: ({ Id }) => Id },
    {
      id: 'kind',
      head: words.kind,
      width: 9,
      cell: ({ Kind }) => <Badge tone="time">{say(KIND_NAMES[Kind])}</Badge>,
    },
    { id: 'what', head: words.what, width: 7, cell: ({ What }) => say(WHAT_NAMES[What]) },
    { id: 'provider', head: words.provider, width: 8, cell: ({ Provider }) => Provider },
    { id: 'no', head: words.no, width: 16, className: inline['mono'], cell: ({ No }) => No || '–' },
    {
      id: 'ref',
      head: words.ref,
      width: 16,
      className: inline['mono'],
      cell: ({ Ref }) => Ref || '–',
    },
    { id: 'here', head: words.here, isNumber: true, width: 9, cell: ({ Here }) => sum(Here) },
    { id: 'there', head: words.there, isNumber: true, width: 9, cell: ({ There }) => sum(There) },
    {
      id: 'found',
      head: words.found,
      width: 12,
      className: inline['num'],
      cell: ({ FoundTimeStamp }) => formatMoment(FoundTimeStamp),
    },
  ];
}

/** What disagrees, with whom it is, and what may be done about it. */
export function useColumns(me: string, act: Pick): readonly Column<Break>[] {
  const words = useWords(text);
  const say = useSay();
  return [
    ...useFacts(),
    { id: 'state', head: words.show, width: 9, cell: ({ State }) => say(STATE_NAMES[State]) },
    {
      id: 'taker',
      head: words.taker,
      width: 9,
      cell: ({ Closer, Taker }) => Closer ?? Taker ?? '–',
    },
    { id: 'note', head: words.note, width: 14, cell: ({ Note }) => Note || '–' },
    {
      id: 'acts',
      head: words.acts,
      width: 9,
      cell: (row) => <Acts row={row} me={me} act={act} />,
    },
  ];
}
