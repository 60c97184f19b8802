import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { lazyComponent, MissingWindow, useCall, useParam, useTitle } from '@fairlot/shell';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import { BanAccountDialog } from '../../account/ban/index.ts';
import { PlayerBonus } from '../../money/bonus/index.ts';
import { PlayerGroups } from '../../money/player-tier/index.ts';
import { PlayerGroup } from '../../team/prize-group/index.ts';
import { SendDialog } from '../../messaging/inbox/index.ts';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import { Removed } from '../../team/removal/index.ts';
import { PlayerPayees } from '../../money/payout-account/index.ts';
import { PlayerTabs, type PlayerView } from '../player-records/index.ts';
import { FlagBadges } from './columns.tsx';
import { Face } from './Face.tsx';
import { Facts } from './Facts.tsx';
import { Flags } from './Flags.tsx';
import { EndDialog } from './dialogs.tsx';
import { Logins } from './Logins.tsx';
import { Notes } from './Notes.tsx';
import type { Player } from './player.ts';
import { ResetDialog } from './ResetDialog.tsx';
import styles from './manage.module.css';
import { text } from './text.ts';

const StatementDialog = lazyComponent(() => import('./StatementDialog.tsx'), {
  missing: (retry, { onClose }) => <MissingWindow retry={retry} close={onClose} />,
});

function Head({ player }: { readonly player: Player }) {
  const words = useWords(text);
  const maySend = useMay('manage.messages.send');
  const mayEnd = useMay('manage.logins.end');
  const mayReset = useMay('manage.passwords.reset');
  const mayState = useMay('manage.statements.make');
  const mayAudit = useMay('operator.audit.read');
  const mayBan = useMay('ban.logins.change');
  const [act, setAct] = useState<'end' | 'reset' | 'send' | 'statement' | 'ban'>();
  const onClose = () => setAct(undefined);
  return (
    <header className={styles['head']}>
      <Face player={player} />
      <h1 className={styles['title']}>
        {player.UserName} <span className={styles['quiet']}>{player.NickName}</span>
      </h1>
      <FlagBadges flags={player.Flags} />
      {mayAudit && (
        <Link
          className={styles['link'] ?? ''}
          to="/"
          search={{ target: `player ${player.UserName}` }}
        >
          {words.audit}
        </Link>
      )}
      {maySend && <Button onClick={() => setAct('send')}>{words.send}</Button>}
      {mayState && <Button onClick={() => setAct('statement')}>{words.statement}</Button>}
      {mayEnd && (
        <Button disabled={player.Living.length === 0} onClick={() => setAct('end')}>
          {words.endLogins}
        </Button>
      )}
      {mayReset && <Button onClick={() => setAct('reset')}>{words.reset}</Button>}
      {mayBan && <Button onClick={() => setAct('ban')}>{words.ban}</Button>}
      {act === 'ban' && (
        <BanAccountDialog playerId={player.PlayerId} userName={player.UserName} onClose={onClose} />
      )}
      {act === 'send' && <SendDialog account={player.UserName} onClose={onClose} />}
      {act === 'statement' && <StatementDialog player={player} onClose={onClose} />}
      {act === 'end' && <EndDialog player={player} onClose={onClose} />}
      {act === 'reset' && <ResetDialog player={player} onClose={onClose} />}
    </header>
  );
}

type Props = {
  readonly filter: PlayerView;
  readonly onFilter: (change: PlayerView) => void;
};

function Whole({ player, filter, onFilter }: Props & { readonly player: Player }) {
  const overview = (
    <div className={styles['both']}>
      <Facts player={player} />
      <Notes player={player} />
      <PlayerBonus playerId={player.PlayerId} />
      <PlayerGroups player={player} />
      <PlayerGroup player={player} />
      <PlayerPayees playerId={player.PlayerId} />
      <Flags player={player} />
      <Logins player={player} />
    </div>
  );
  return (
    <>
      <Head player={player} />
      <Removed playerId={player.PlayerId} />
      <PlayerTabs playerId={player.PlayerId} view={filter} onView={onFilter} overview={overview} />
    </>
  );
}

function Read({ id, ...view }: Props & { readonly id: number }) {
  const words = useWords(text);
  const { data, isError, refetch } = useCall(
    playerAdminConsole.getPlayer,
    { PlayerId: id },
    usePage('manage.players', playerAdminConsole.getPlayer),
  );
  const name = data?.ok ? data.value.UserName : words.title;
  useTitle(name);
  if (data?.ok) return <Whole player={data.value} {...view} />;
  if (data) return <p className={styles['empty']}>{words.noPlayer}</p>;
  if (!isError) return <p className={styles['empty']} aria-busy />;
  return (
    <p className={styles['empty']}>
      {words.noRead} <Button onClick={() => void refetch()}>{words.again}</Button>
    </p>
  );
}

/** The page of one player: account, flags, logins, notes, and tabs with the lists of the player. */
export default function PlayerPage(view: Props) {
  const id = Number(useParam('id'));
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('manage.players.read');
  const isNumber = Number.isSafeInteger(id) && id > 0;
  return (
    <section className={styles['page']}>
      <Link className={styles['link'] ?? ''} to="/Players">
        {words.back}
      </Link>
      {mayRead && isNumber && <Read id={id} {...view} />}
      {mayRead && !isNumber && <p className={styles['empty']}>{words.noPlayer}</p>}
      {me && !mayRead && <p className={styles['empty']}>{words.notAllowed}</p>}
    </section>
  );
}
