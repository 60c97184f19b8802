import { formatMoment, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import inline from '@fairlot/ui/inline.module.css';
import type { CardLine, Column } from '@fairlot/ui/list';
import type { OwnLinkRow } from '@fairlot/wire/account/registration-link';
import styles from './link.module.css';
import { LINKS } from './text.ts';
import { useActs } from './use-act.ts';

/** What is looked at of one link. */
export type Look = (what: 'code' | 'comers', link: OwnLinkRow) => void;

function State({ row }: { readonly row: OwnLinkRow }) {
  const words = useWords(LINKS);
  const tone = row.State === 'normal' ? 'accent' : row.State === 'disabled' ? 'danger' : 'time';
  return <Badge tone={tone}>{row.IsHeld ? words.held : words[row.State]}</Badge>;
}

const cameOf = ({ Registered, Quota }: OwnLinkRow): string => `${Registered} / ${Quota ?? '∞'}`;

function Acts({ row, look }: { readonly row: OwnLinkRow; readonly look: Look }) {
  const words = useWords(LINKS);
  const { setDisabled, remove } = useActs();
  const isStopped = row.State === 'disabled';
  const button = (label: string, press: () => void) => (
    <Button size="small" aria-label={words.of(label, row.Code)} onClick={press}>
      {label}
    </Button>
  );
  return (
    <span className={styles['acts']}>
      {button(words.show, () => look('code', row))}
      {button(words.came, () => look('comers', row))}
      {!row.IsHeld &&
        button(isStopped ? words.enable : words.disable, () => void setDisabled(row, !isStopped))}
      {button(words.remove, () => void remove(row))}
    </span>
  );
}

/** What a table shows of a link. */
export function useColumns(look: Look): readonly Column<OwnLinkRow>[] {
  const words = useWords(LINKS);
  return [
    { id: 'code', head: words.code, className: inline['mono'], cell: ({ Code }) => Code },
    {
      id: 'kind',
      head: words.kind,
      cell: ({ IsAgent }) => (IsAgent ? words.agent : words.player),
    },
    { id: 'group', head: words.group, isNumber: true, cell: ({ PrizeGroup }) => PrizeGroup },
    { id: 'came', head: words.registered, isNumber: true, cell: cameOf },
    {
      id: 'until',
      head: words.until,
      className: inline['num'],
      cell: ({ ExpireTimeStamp: at }) => (at === null ? words.forEver : formatMoment(at)),
    },
    { id: 'note', head: words.note, cell: ({ Note }) => Note },
    { id: 'state', head: words.state, cell: (row) => <State row={row} /> },
    { id: 'acts', head: words.acts, cell: (row) => <Acts row={row} look={look} /> },
  ];
}

/** The same on a phone. */
export function useCard(look: Look): (row: OwnLinkRow) => readonly CardLine[] {
  const words = useWords(LINKS);
  return (row) => [
    [
      <span key="code" className={inline['mono']}>
        {row.Code}
      </span>,
      <State key="state" row={row} />,
    ],
    [`${row.IsAgent ? words.agent : words.player} · ${row.PrizeGroup}`, row.Note],
    [words.registered, cameOf(row)],
    [words.until, row.ExpireTimeStamp === null ? words.forEver : formatMoment(row.ExpireTimeStamp)],
    [<Acts key="acts" row={row} look={look} />, ''],
  ];
}
