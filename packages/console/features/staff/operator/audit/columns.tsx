import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import type { CardLine, Column, RowState } from '@fairlot/ui/list';
import { actName } from '../acts/act-name.ts';
import { changeText } from './change-text.ts';
import { Marks } from './Marks.tsx';
import { useKindNames, useWho, type AuditRow } from './names.ts';
import styles from './audit.module.css';
import { text } from './text.ts';

function Kind({ row }: { readonly row: AuditRow }) {
  const names = useKindNames();
  return (
    <Badge tone={row.Kind === 'denied' ? 'danger' : 'plain'}>{names[row.Kind] ?? row.Kind}</Badge>
  );
}

const changeOf = ({ Before, After }: AuditRow): string =>
  (Before ?? After) === null ? '' : changeText(Before, After);

function Toggle({ state, row }: { readonly state: RowState; readonly row: AuditRow }) {
  const words = useWords(text);
  const label = state.isOpen ? words.less : words.more;
  return (
    <Button
      size="small"
      look="quiet"
      aria-label={`${label} ${row.N}`}
      aria-expanded={state.isOpen}
      aria-controls={state.isOpen ? state.detailId : undefined}
      onClick={(event) => {
        // The row itself opens too.
        event.stopPropagation();
        state.toggle();
      }}
    >
      {label}
    </Button>
  );
}

/** What a table shows of a row of the audit. */
export function useColumns(): readonly Column<AuditRow>[] {
  const words = useWords(text);
  const say = useSay();
  const who = useWho();
  return [
    {
      id: 'time',
      head: words.at,
      width: 140,
      className: classes(inline['num'], styles['quiet']),
      cell: (row) => formatMoment(row.At),
    },
    { id: 'kind', head: words.kind, width: 92, cell: (row) => <Kind row={row} /> },
    { id: 'actor', head: words.actor, width: 120, className: styles['strong'], cell: who },
    { id: 'target', head: words.target, width: 130, cell: (row) => row.Target },
    {
      id: 'act',
      head: words.act,
      width: 150,
      className: styles['act'],
      cell: (row) => (row.Permission === '' ? '' : say(actName(row.Permission))),
    },
    {
      id: 'change',
      head: words.change,
      cell: (row) => (
        <div className={styles['change']} title={changeOf(row).slice(0, 400)}>
          <Marks row={row} />
          <code>{changeOf(row)}</code>
          {row.Reason && <span className={styles['quiet']}>{row.Reason}</span>}
        </div>
      ),
    },
    {
      id: 'more',
      head: words.details,
      isHeadHidden: true,
      width: 84,
      cell: (row, state) => <Toggle row={row} state={state} />,
    },
  ];
}

/** The same on a phone. */
export function useCard() {
  const say = useSay();
  const who = useWho();
  return (row: AuditRow, state: RowState): readonly CardLine[] => [
    [row.Target, <Kind key="kind" row={row} />],
    [who(row), row.Permission === '' ? '' : say(actName(row.Permission))],
    ...(changeOf(row) === '' && !row.Reason
      ? []
      : [
          [
            <span key="change" className={styles['wrap']}>
              <Marks row={row} /> <code>{changeOf(row)}</code> {row.Reason}
            </span>,
          ] as const,
        ]),
    [
      <span key="time" className={classes(inline['num'], styles['quiet'])}>
        {formatMoment(row.At)}
      </span>,
      <Toggle key="toggle" row={row} state={state} />,
    ],
  ];
}
