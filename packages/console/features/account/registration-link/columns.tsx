import inline from '@fairlot/ui/inline.module.css';
import { Link } from '@tanstack/react-router';
import { formatMoment, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import type { CardLine, Column } from '@fairlot/ui/list';
import type { LinkRow } from '@fairlot/wire/account/registration-link';
import type { Look, What } from './dialogs.tsx';
import styles from './link.module.css';
import { text } from './text.ts';

/** What an operator looks at of a link, and does with one where he may. */
export type Choose = {
  readonly look: (what: Look, link: LinkRow) => void;
  readonly act: ((what: What, link: LinkRow) => void) | undefined;
};

function State({ row }: { readonly row: LinkRow }) {
  const words = useWords(text);
  const tone = row.State === 'normal' ? 'accent' : row.State === 'disabled' ? 'danger' : 'time';
  // Who stopped it decides who may let it go on.
  const isHis = row.State === 'disabled' && !row.IsHeld && !row.IsMakerDisabled;
  return <Badge tone={tone}>{isHis ? words.stoppedByMaker : words[row.State]}</Badge>;
}

function Maker({ row }: { readonly row: LinkRow }) {
  const words = useWords(text);
  if (row.MakerId === null) return <span className={inline['sec']}>{words.house}</span>;
  return (
    <Link className={styles['link'] ?? ''} to="/Players/$id" params={{ id: String(row.MakerId) }}>
      {row.MakerName}
    </Link>
  );
}

const cameOf = ({ Registered, Quota }: LinkRow): string => `${Registered} / ${Quota ?? '∞'}`;

function Acts({ row, choose: { look, act } }: { readonly row: LinkRow; readonly choose: Choose }) {
  const words = useWords(text);
  return (
    <span className={styles['acts']}>
      <Button size="small" onClick={() => look('code', row)}>
        {words.show}
      </Button>
      <Button size="small" onClick={() => look('comers', row)}>
        {words.came}
      </Button>
      {act && (
        <>
          {!row.IsMakerDisabled && !row.IsHeld && (
            <Button size="small" onClick={() => act('disable', row)}>
              {words.disable}
            </Button>
          )}
          {!row.IsMakerDisabled && row.State === 'disabled' && (
            <Button size="small" onClick={() => act('enable', row)}>
              {words.enable}
            </Button>
          )}
          <Button size="small" onClick={() => act('remove', row)}>
            {words.remove}
          </Button>
        </>
      )}
    </span>
  );
}

export function useColumns(choose: Choose): readonly Column<LinkRow>[] {
  const words = useWords(text);
  const until = (ms: number | null) => (ms === null ? words.forEver : formatMoment(ms));
  return [
    {
      id: 'code',
      head: words.code,
      width: 12,
      className: inline['mono'],
      cell: ({ Code }) => Code,
    },
    { id: 'maker', head: words.maker, width: 13, cell: (row) => <Maker row={row} /> },
    {
      id: 'kind',
      head: words.kind,
      width: 7,
      cell: ({ IsAgent }) => (IsAgent ? words.agent : words.player),
    },
    {
      id: 'group',
      head: words.group,
      isNumber: true,
      width: 8,
      cell: ({ PrizeGroup }) => PrizeGroup,
    },
    { id: 'came', head: words.registered, isNumber: true, width: 11, cell: cameOf },
    {
      id: 'until',
      head: words.until,
      width: 13,
      className: inline['num'],
      cell: ({ ExpireTimeStamp }) => until(ExpireTimeStamp),
    },
    { id: 'note', head: words.note, width: 12, cell: ({ Note }) => Note },
    { id: 'state', head: words.state, width: 9, cell: (row) => <State row={row} /> },
    {
      id: 'made',
      head: words.made,
      width: 13,
      className: inline['num'],
      cell: ({ MadeTimeStamp }) => formatMoment(MadeTimeStamp),
    },
    { id: 'acts', head: words.acts, width: 22, cell: (row) => <Acts row={row} choose={choose} /> },
  ];
}

export function useCard(choose: Choose): (row: LinkRow) => readonly CardLine[] {
  const words = useWords(text);
  return (row) => [
    [
      <span key="code" className={inline['mono']}>
        {row.Code}
      </span>,
      <State key="state" row={row} />,
    ],
    [<Maker key="maker" row={row} />, row.IsAgent ? words.agent : words.player],
    [words.group, row.PrizeGroup],
    [words.registered, cameOf(row)],
    [words.until, row.ExpireTimeStamp === null ? words.forEver : formatMoment(row.ExpireTimeStamp)],
    ...(row.Note === '' ? [] : ([[words.note, row.Note]] satisfies CardLine[])),
    [<Acts key="acts" row={row} choose={choose} />, ''],
  ];
}
