import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { useState } from 'react';
import { moneyToNumber } from '@fairlot/rules/core/money';
import { formatMoment, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { DataList, type Sheet } from '@fairlot/ui/list';
import { playerAdminConsole, type PlayerRow } from '@fairlot/wire/back-office/player-admin';
import { SendDialog } from '../../messaging/inbox/index.ts';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import { useFoundBet } from './use-found-bet.ts';
import { useCard, useColumns } from './columns.tsx';
import { askFor, type PlayersFilter } from './filter.ts';
import { PlayersFilters, useChosen } from './PlayersFilters.tsx';
import styles from './manage.module.css';
import { text } from './text.ts';

type Props = {
  readonly filter: PlayersFilter;
  readonly onFilter: (change: PlayersFilter) => void;
};

/** The players as a file: what operators see of them in the list, and no contacts. */
function useSheet(read: Sheet<PlayerRow>['read']): Sheet<PlayerRow> {
  const words = useWords(text);
  return {
    name: words.title,
    read,
    columns: [
      { head: '#', value: ({ PlayerId }) => PlayerId },
      { head: words.account, value: ({ UserName }) => UserName },
      { head: words.nick, value: ({ NickName }) => NickName },
      { head: words.kind, value: ({ IsAgent }) => (IsAgent ? words.agent : words.player) },
      { head: words.parent, value: ({ ParentName }) => ParentName ?? '' },
      { head: words.balance, value: ({ WalletAmount }) => moneyToNumber(WalletAmount) },
      { head: words.registered, value: (row) => formatMoment(row.RegisterTimeStamp) },
      { head: words.flags, value: ({ Flags }) => Flags.join(' ') },
    ],
  };
}

function Rows({ filter, onFilter }: Props) {
  const words = useWords(text);
  useFoundBet(filter.search);
  const { source, read } = useCursorList<typeof playerAdminConsole.getPlayers, PlayerRow>(
    playerAdminConsole.getPlayers,
    (cursor, size) => askFor(filter, cursor, size),
    usePage('manage.players', playerAdminConsole.getPlayers),
  );
  return (
    <DataList<PlayerRow>
      label={words.title}
      source={source}
      keyOf={({ PlayerId }) => String(PlayerId)}
      columns={useColumns()}
      renderCard={useCard()}
      sheet={useSheet(read)}
      empty={{ title: words.empty }}
      filters={{
        controls: <PlayersFilters filter={filter} onFilter={onFilter} />,
        chosen: useChosen(filter),
      }}
    />
  );
}

/** All players, each leading to his page. */
export default function PlayersPage(props: Props) {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('manage.players.read');
  const maySend = useMay('manage.messages.send');
  const [isSending, setSending] = useState(false);
  return (
    <section className={styles['page']} aria-labelledby="players-page">
      <h1 id="players-page" className={styles['title']}>
        {words.title}
      </h1>
      {maySend && (
        <div className={styles['acts']}>
          <Button onClick={() => setSending(true)}>{words.send}</Button>
        </div>
      )}
      {isSending && <SendDialog onClose={() => setSending(false)} />}
      {mayRead && <Rows {...props} />}
      {me && !mayRead && <p className={styles['empty']}>{words.notAllowed}</p>}
    </section>
  );
}
