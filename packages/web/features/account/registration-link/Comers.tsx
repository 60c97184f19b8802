import { formatMoment, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import inline from '@fairlot/ui/inline.module.css';
import { DataList, type CardLine, type Column } from '@fairlot/ui/list';
import type { Comer, OwnLinkRow } from '@fairlot/wire/account/registration-link';
import styles from './link.module.css';
import { LINKS } from './text.ts';
import { useComers } from './use-links.ts';

type Props = { readonly link: OwnLinkRow; readonly back: () => void };

function useColumns(): readonly Column<Comer>[] {
  const words = useWords(LINKS);
  return [
    { id: 'account', head: words.account, cell: ({ UserName }) => UserName },
    { id: 'nick', head: words.nick, cell: ({ NickName }) => NickName },
    {
      id: 'kind',
      head: words.kind,
      cell: ({ IsAgent }) => (IsAgent ? words.agent : words.player),
    },
    { id: 'group', head: words.group, isNumber: true, cell: ({ PrizeGroup }) => PrizeGroup },
    {
      id: 'at',
      head: words.registeredAt,
      className: inline['num'],
      cell: ({ RegisteredTimeStamp }) => formatMoment(RegisteredTimeStamp),
    },
  ];
}

function useCard(): (row: Comer) => readonly CardLine[] {
  const words = useWords(LINKS);
  return ({ UserName, NickName, IsAgent, PrizeGroup, RegisteredTimeStamp }) => [
    [UserName, NickName],
    [`${IsAgent ? words.agent : words.player} · ${PrizeGroup}`, formatMoment(RegisteredTimeStamp)],
  ];
}

/** Who registered by a link, the newest first. */
export function Comers({ link, back }: Props) {
  const words = useWords(LINKS);
  const source = useComers(link.Id);
  return (
    <div className={styles['tab']} data-comers={link.Code}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>{words.cameBy(link.Code)}</h3>
        <Button onClick={back}>{words.back}</Button>
      </div>
      <DataList<Comer>
        label={words.cameBy(link.Code)}
        source={source}
        keyOf={({ UserName }) => UserName}
        columns={useColumns()}
        renderCard={useCard()}
        empty={{ title: words.nobody }}
      />
    </div>
  );
}
