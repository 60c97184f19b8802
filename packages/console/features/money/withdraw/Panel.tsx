import { useEffect, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { send, useCall } from '@fairlot/shell';
import { Empty, Failed, formatMoment, Kbd, Money, showToast, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { withdrawConsole, type QueueDetail, type QueueRow } from '@fairlot/wire/money/withdraw';
import { isPageKey, useMe, usePage } from '../../staff/operator/index.ts';
import { mayDo } from '@fairlot/rules/check/operator-roles';
import { ActDialog, readAnew } from './ActDialog.tsx';
import { actsFor, type QueueAct } from './acts.ts';
import { History, Voided } from './History.tsx';
import { ACTS, SECOND_FOR, SHARED_BY, STATES, text } from './text.ts';
import styles from './withdraw.module.css';

/** What a reviewer looks at, and what he may do: each act has a key while nothing is typed. */
export function Panel({ row }: { row: QueueRow }) {
  const words = useWords(text);
  const which = { PlayerId: row.PlayerId, Id: row.Id };
  const { data, isError, refetch } = useCall(
    withdrawConsole.getQueued,
    which,
    usePage('withdraw.queue', withdrawConsole.getQueued),
  );
  const detail = data?.ok ? data.value : undefined;
  if (!detail) {
    return isError ? (
      <Failed title={words.unread} retry={() => void refetch()} />
    ) : (
      <Empty title="" />
    );
  }
  return (
    <div className={styles['panel']} data-withdrawal={detail.State}>
      <Acts detail={detail} />
      <Voided detail={detail} />
      <Facts detail={detail} />
      <History detail={detail} />
    </div>
  );
}

function Acts({ detail }: { detail: QueueDetail }) {
  const words = useWords(text);
  const say = useSay();
  const me = useMe();
  const [chosen, choose] = useState<QueueAct>();
  const acts = actsFor(detail).filter(({ permission }) =>
    mayDo(me?.Roles ?? [], `withdraw.queue.${permission}`),
  );
  const begin = (act: QueueAct): void => {
    if (!act.isAtOnce) return choose(act);
    const which = { PlayerId: detail.PlayerId, Id: detail.Id };
    void send(act.endpoint, which)
      .then((answer) => {
        if (!answer.ok) showToast({ kind: 'failed', text: answer.error.text });
      })
      .catch(() => showToast({ kind: 'failed', text: text.unread }))
      .then(readAnew);
  };
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!isPageKey(event)) return;
      const act = acts.find(({ letter }) => letter === event.key.toLowerCase());
      if (!act) return;
      event.preventDefault();
      begin(act);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  });
  return (
    <div className={styles['acts']} role="group" aria-label={words.acts}>
      {acts.map((act) => (
        <Button key={act.name} size="small" onClick={() => begin(act)}>
          {say(ACTS[act.name])} <Kbd>{act.letter.toUpperCase()}</Kbd>
        </Button>
      ))}
      {chosen && <ActDialog act={chosen} detail={detail} onClose={() => choose(undefined)} />}
    </div>
  );
}

function Facts({ detail }: { detail: QueueDetail }) {
  const words = useWords(text);
  const say = useSay();
  const pair = (a: QueueDetail['Amount'], b: QueueDetail['Amount']) => (
    <>
      <Money amount={a} /> / <Money amount={b} />
    </>
  );
  const rows: readonly (readonly [string, React.ReactNode])[] = [
    [words.state, say(STATES[detail.State])],
    [words.score, detail.Score ?? '—'],
    [words.second, detail.SecondFor.map((why) => say(SECOND_FOR[why])).join(' · ') || '—'],
    [words.reviewers, detail.Reviewers.join(' ') || '—'],
    ...(detail.ByHand
      ? [[words.byHand, `${detail.ByHand.FromBank} · ${detail.ByHand.Receipt}`] as const]
      : []),
    [words.since, formatMoment(detail.RegisterTimeStamp)],
    [words.wallet, pair(detail.WalletAmount, detail.HeldAmount)],
    [words.flows, pair(detail.DepositSum, detail.WithdrawSum)],
    [words.games, pair(detail.StakeSum, detail.PrizeSum)],
    [words.gap, <Money key="gap" amount={detail.Gap} />],
    [
      words.others,
      detail.Others.length === 0
        ? '—'
        : detail.Others.map(({ PlayerId, UserName, By }) => (
            <Link key={`${PlayerId} ${By}`} to="/Players/$id" params={{ id: String(PlayerId) }}>
              {UserName} ({say(SHARED_BY[By])}){' '}
            </Link>
          )),
    ],
  ];
  return (
    <dl className={styles['facts']}>
      {rows.map(([term, shown]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}
