import inline from '@fairlot/ui/inline.module.css';
import { Fragment, useState, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { formatMoment, Money, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { useMay } from '../../staff/operator/index.ts';
import { Authenticator } from './Authenticator.tsx';
import { text as authenticatorText } from './authenticator-text.ts';
import { ContactsDialog } from './dialogs.tsx';
import { FundPassword } from './FundPassword.tsx';
import { Passkeys } from './Passkeys.tsx';
import type { Player } from './player.ts';
import styles from './manage.module.css';
import { text } from './text.ts';

function Line({ player: { Path } }: { readonly player: Player }) {
  const words = useWords(text);
  if (Path.length === 0) return words.top;
  return Path.map(({ PlayerId, UserName }, n) => (
    <Fragment key={PlayerId}>
      {n > 0 && ' › '}
      <Link className={styles['link'] ?? ''} to="/Players/$id" params={{ id: String(PlayerId) }}>
        {UserName}
      </Link>
    </Fragment>
  ));
}

function Below({ player }: { readonly player: Player }) {
  const words = useWords(text);
  if (player.Children === 0) return 0;
  return (
    <>
      {player.Children}{' '}
      <Link className={styles['link'] ?? ''} to="/Players" search={{ below: player.PlayerId }}>
        {words.seeBelow}
      </Link>
    </>
  );
}

function usePassword({ IsInitialPassword, PasswordTimeStamp }: Player): string {
  const words = useWords(text);
  if (IsInitialPassword) return words.passwordInitial;
  return PasswordTimeStamp === null
    ? words.passwordFirst
    : words.passwordSince(formatMoment(PasswordTimeStamp));
}

/** Masked, and the way to the whole for who may. */
function Contacts({ player }: { readonly player: Player }) {
  const words = useWords(text);
  const mayView = useMay('manage.pii.view');
  const [isOpen, setOpen] = useState(false);
  if (player.Contacts.length === 0) return words.noContacts;
  return (
    <>
      {player.Contacts.map(({ Kind, Masked }) => (
        <span key={Kind} className={styles['contact']}>
          {words[Kind]} {Masked}
        </span>
      ))}
      {mayView && (
        <Button size="small" onClick={() => setOpen(true)}>
          {words.showContacts}
        </Button>
      )}
      {isOpen && <ContactsDialog player={player} onClose={() => setOpen(false)} />}
    </>
  );
}

const TEN_THOUSANDTHS_A_PERCENT = 100;

/** Who a player is and what he has. */
export function Facts({ player }: { readonly player: Player }) {
  const words = useWords(text);
  const { name: authenticator } = useWords(authenticatorText);
  const password = usePassword(player);
  const lines: readonly (readonly [string, ReactNode])[] = [
    ['#', player.PlayerId],
    [words.kind, player.IsAgent ? words.agent : words.player],
    [words.line, <Line key="line" player={player} />],
    [words.children, <Below key="below" player={player} />],
    [words.balance, <Money key="money" amount={player.WalletAmount} />],
    [words.held, <Money key="held" amount={player.HeldAmount} />],
    [words.group, player.PrizeGroup],
    [words.rebate, `${player.Rebate / TEN_THOUSANDTHS_A_PERCENT} %`],
    [words.registered, formatMoment(player.RegisterTimeStamp)],
    [words.signedIn, player.LastLoginTimeStamp ? formatMoment(player.LastLoginTimeStamp) : '–'],
    [words.password, password],
    [words.fund, <FundPassword key="fund" player={player} />],
    [words.passkeys, <Passkeys key="passkeys" player={player} />],
    [authenticator, <Authenticator key="authenticator" player={player} />],
    [words.contacts, <Contacts key="contacts" player={player} />],
  ];
  return (
    <section className={styles['panel']} aria-label={player.UserName}>
      <dl className={styles['facts']}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={inline['num']}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
