import type { ReactNode } from 'react';
import { contactHttp } from '@fairlot/wire/account/contact';
import { deviceHttp } from '@fairlot/wire/account/device';
import { formatMoment, useWords } from '@fairlot/ui';
import { useCall } from '@fairlot/shell';
import type { usePlayer } from '../../../session/index.ts';
import { ACCOUNT } from './text.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './account.module.css';

type Player = NonNullable<ReturnType<typeof usePlayer>>;

const FRESH = { staleTime: 0 } as const;
/** Stands where the answer is not there yet, so that nothing moves when it comes. */
const PENDING = '\u00a0';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['term']}>{term}</dt>
      <dd className={inline['num']}>{children}</dd>
    </div>
  );
}

type Shown = { readonly player: Player; readonly phrase: string; readonly referrer: string };

/** What the house knows of the player; what others must not read is masked by the server. */
export function Facts({ player, phrase, referrer }: Shown) {
  const words = useWords(ACCOUNT);
  return (
    <dl className={styles['facts']}>
      <Fact term={words.name}>{player.UserName}</Fact>
      <Fact term={words.type}>{player.IsAgent ? words.agent : words.player}</Fact>
      <Fact term={words.prizeGroup}>{player.PrizeGroup}</Fact>
      <Fact term={words.rebate}>{(player.Rebate / 100).toFixed(2)}%</Fact>
      <Fact term={words.registered}>{formatMoment(player.RegisterTimeStamp)}</Fact>
      {referrer !== '' && <Fact term={words.referrer}>{referrer}</Fact>}
      <LastLogin />
      <Contacts />
      <Fact term={words.phrase}>{phrase || words.unbound}</Fact>
    </dl>
  );
}

/** The sign-in before this one. */
function LastLogin() {
  const words = useWords(ACCOUNT);
  const { data } = useCall(deviceHttp.getLoginLog, undefined, FRESH);
  const logins = data?.ok ? data.value.Logins : undefined;
  const last = logins?.find(({ IsThis }) => !IsThis);
  const text = last
    ? `${formatMoment(last.TimeStamp)} · ${last.IP} · ${last.Device}`
    : logins
      ? words.never
      : PENDING;
  return <Fact term={words.lastLogin}>{text}</Fact>;
}

function Contacts() {
  const words = useWords(ACCOUNT);
  const { data } = useCall(contactHttp.getContacts, undefined, FRESH);
  const contacts = data?.ok ? data.value.Contacts : undefined;
  return (['email', 'phone'] as const).map((kind) => (
    <Fact key={kind} term={words[kind]}>
      {contacts ? (contacts.find(({ Kind }) => Kind === kind)?.Masked ?? words.unbound) : PENDING}
    </Fact>
  ));
}
