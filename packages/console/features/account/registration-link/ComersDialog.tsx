import { Link } from '@tanstack/react-router';
import { formatMoment, useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import { DataList, type CardLine, type Column } from '@fairlot/ui/list';
import { Dialog } from '@fairlot/ui/modal';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import type { Output } from '@fairlot/wire/core';
import { registrationLinkConsole, type LinkRow } from '@fairlot/wire/account/registration-link';
import styles from './link.module.css';
import { text } from './text.ts';

type Row = Output<typeof registrationLinkConsole.getComers>['Rows'][number];
type Props = { readonly link: LinkRow; readonly onClose: () => void };

const Account = ({ row }: { readonly row: Row }) => (
  <Link className={styles['link'] ?? ''} to="/Players/$id" params={{ id: String(row.PlayerId) }}>
    {row.UserName}
  </Link>
);

function useKind(): (row: Row) => string {
  const words = useWords(text);
  return ({ IsAgent, PrizeGroup }) => `${IsAgent ? words.agent : words.player} · ${PrizeGroup}`;
}

function useColumns(): readonly Column<Row>[] {
  const words = useWords(text);
  const kindOf = useKind();
  return [
    {
      id: 'account',
      head: words.account,
      width: 12,
      cell: (row) => (
        <>
          <Account row={row} />
          <br />
          <span className={inline['sec']}>{row.NickName}</span>
        </>
      ),
    },
    { id: 'kind', head: words.kind, width: 8, cell: kindOf },
    {
      id: 'at',
      head: words.registeredAt,
      width: 15,
      className: inline['num'],
      cell: ({ RegisteredTimeStamp }) => formatMoment(RegisteredTimeStamp),
    },
  ];
}

function useCard(): (row: Row) => readonly CardLine[] {
  const kindOf = useKind();
  return (row) => [
    [<Account key="account" row={row} />, row.NickName],
    [kindOf(row), formatMoment(row.RegisteredTimeStamp)],
  ];
}

/** Who registered by a link, the newest first. */
export function ComersDialog({ link: { Id, Code }, onClose }: Props) {
  const words = useWords(text);
  const { source } = useCursorList<typeof registrationLinkConsole.getComers, Row>(
    registrationLinkConsole.getComers,
    (Before, Count) => ({ Id, Count, ...(Before !== undefined && { Before }) }),
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.cameTitle(Code)}>
      <DataList<Row>
        label={words.cameTitle(Code)}
        source={source}
        keyOf={({ PlayerId }) => String(PlayerId)}
        columns={useColumns()}
        renderCard={useCard()}
        empty={{ title: words.nobody }}
      />
    </Dialog>
  );
}
