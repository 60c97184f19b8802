import { sharesOf } from '@fairlot/rules/odds/raise';
import {
  formatMoment,
  formatTime,
  Money,
  Status,
  useSay,
  useWords,
  Failed,
  Waiting,
} from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import inline from '@fairlot/ui/inline.module.css';
import { BackButton } from './BackButton.tsx';
import { Breadcrumb } from './path/index.ts';
import { Activity, FundsTable, LastBets } from './DetailParts.tsx';
import styles from './members.module.css';
import { RowActs } from './RowActs.tsx';
import { MEMBERS } from './text.ts';
import { useMember, type Detail } from './use-members.ts';
import type { Walk } from './views.ts';

/** One member: counts, money of the last days, the stakes of a month and the last bets. */
export function MemberDetail({ id, walk }: { readonly id: number; readonly walk: Walk }) {
  const words = useWords(MEMBERS);
  const say = useSay();
  const { data, isError, refetch } = useMember(id);
  const detail = data?.ok ? data.value : undefined;
  const refusal = data && !data.ok ? { detail: say(data.error.text) } : {};
  const isFailed = !detail && (isError || data !== undefined);
  return (
    <>
      <div className={styles['head']}>
        <BackButton back={walk.back} />
        <Breadcrumb path={detail?.Path} goTo={walk.goTo} />
        {detail && <RowActs row={detail.Member} walk={walk} hasDetail={false} />}
      </div>
      <div className={styles['detail']} tabIndex={0} role="region" aria-label={words.detail}>
        {isFailed && <Failed title={words.unread} {...refusal} retry={() => void refetch()} />}
        {!detail && !isFailed && <Waiting parts={['facts', 'rows']} />}
        {detail && (
          <>
            <Facts detail={detail} />
            <FundsTable detail={detail} />
            <Activity detail={detail} />
            <LastBets detail={detail} />
          </>
        )}
      </div>
    </>
  );
}

function Facts({ detail: { Member: member, CountedTimeStamp } }: { readonly detail: Detail }) {
  const words = useWords(MEMBERS);
  const { PrizeGroup } = member;
  const lastLogin =
    member.LastLoginTimeStamp === null ? words.never : formatMoment(member.LastLoginTimeStamp);
  const facts = [
    [words.nick, member.NickName],
    [words.note, member.Note || '—'],
    [words.group, words.groupOf(PrizeGroup, sharesOf(PrizeGroup, PrizeGroup).given)],
    [words.balance, <Money key="balance" amount={member.Balance} />],
    ...(member.IsAgent
      ? ([
          [`${words.directs} / ${words.members}`, `${member.Directs} / ${member.Members}`],
          [words.lineBalance, <Money key="line" amount={member.LineBalance} />],
        ] as const)
      : []),
    [words.registered, formatMoment(member.RegisterTimeStamp)],
    [words.lastLogin, lastLogin],
  ] as const;
  return (
    <section aria-label={words.facts}>
      <h3 className={styles['who']}>
        {member.UserName}
        <Badge tone={member.IsAgent ? 'accent' : 'plain'}>
          {member.IsAgent ? words.agent : words.player}
        </Badge>
        <Status look={member.IsOnline ? 'done' : 'off'}>
          {member.IsOnline ? words.online : words.offline}
        </Status>
        {member.AreLinksStopped && <Badge tone="danger">{words.linksStopped}</Badge>}
        <small className={styles['quiet']}>{words.counted(formatTime(CountedTimeStamp))}</small>
      </h3>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={inline['num']}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
