import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useCall, useParam, useTitle } from '@fairlot/shell';
import { formatMoment, Money, useSay, useWords } from '@fairlot/ui';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import { Acts } from './Acts.tsx';
import { ClaimList, Corrections, Entries, Events, Timeline } from './lists.tsx';
import { followMs, type Issue } from './issue.ts';
import { AlarmBadges, MostPrize, Step } from './parts.tsx';
import styles from './issue.module.css';
import { STATES, text } from './text.ts';

const NOWHERE = { zh: '', en: '' };

function Facts({ issue }: { readonly issue: Issue }) {
  const words = useWords(text);
  const say = useSay();
  const { KnownAt } = issue;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words.state, say(STATES[issue.State] ?? NOWHERE)],
    [words.step, <Step key="step" step={issue.Step} />],
    [words.number, issue.Number ?? words.none],
    [words.startAt, formatMoment(issue.StartAt)],
    [words.closeAt, formatMoment(issue.CloseAt)],
    [words.drawAt, formatMoment(issue.DrawAt)],
    [words.bets, issue.Bets],
    [words.stake, <Money key="stake" amount={issue.Stake} />],
    [words.most, <MostPrize key="most" of={issue} />],
    [words.prize, <Money key="prize" amount={issue.Prize} />],
    ...(issue.Returned === 0n
      ? []
      : ([[words.returned, <Money key="returned" amount={issue.Returned} />]] as const)),
    ...(KnownAt === null
      ? []
      : ([[words.knownAt, words.knownNote(formatMoment(KnownAt))]] as const)),
    ...(issue.Failures === 0
      ? []
      : ([
          [words.failures, issue.Failures],
          [words.lastError, issue.LastError],
        ] as const)),
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Panel(props: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles['panel']} aria-labelledby={props.id}>
      <h2 id={props.id} className={styles['subtitle']}>
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}

function Whole({ issue }: { readonly issue: Issue }) {
  const words = useWords(text);
  const say = useSay();
  return (
    <>
      <h1 className={styles['title']}>
        {say(issue.Name)} {issue.SerialNumber} <AlarmBadges alarms={issue.Alarms} />
      </h1>
      <Panel id="issue-facts" title={words.facts}>
        <Facts issue={issue} />
        <Acts issue={issue} />
      </Panel>
      <Panel id="issue-steps" title={words.timeline}>
        <Timeline rows={issue.Steps} />
      </Panel>
      {issue.IsFed && (
        <>
          <Panel id="issue-entries" title={words.entries}>
            <Entries rows={issue.Entries} />
          </Panel>
          <Panel id="issue-claims" title={words.claims}>
            <ClaimList rows={issue.Claims} />
          </Panel>
        </>
      )}
      {issue.Corrections.length > 0 && (
        <Panel id="issue-corrections" title={words.corrections}>
          <Corrections rows={issue.Corrections} />
        </Panel>
      )}
      <Panel id="issue-events" title={words.events}>
        <Events rows={issue.Events} />
      </Panel>
    </>
  );
}

/** One issue: what it is in, what happened to it, and what operators may do with it. */
export default function IssuePage() {
  const gameId = Number(useParam('game'));
  const serial = Number(useParam('serial'));
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('lottery.issues.read');
  const { refetchInterval } = usePage('lottery.issues', lotteryConsole.getIssue);
  const { data } = useCall(
    lotteryConsole.getIssue,
    { GameId: gameId, SerialNumber: serial },
    {
      enabled: mayRead,
      refetchInterval: (result) => (result?.ok && followMs(result.value)) || refetchInterval,
    },
  );
  useTitle(String(serial));
  return (
    <section className={styles['page']}>
      <Link className={styles['link'] ?? ''} to="/Issues">
        {words.back}
      </Link>
      {data?.ok && <Whole issue={data.value} />}
      {data && !data.ok && <p className={styles['empty']}>{words.noIssue}</p>}
      {me && !mayRead && <p className={styles['empty']}>{words.notAllowed}</p>}
    </section>
  );
}
