import { useState } from 'react';
import { LEADS } from '@fairlot/wire/community/leaderboard';
import { Empty, Failed, formatMoment, Segments, useWords, Waiting } from '@fairlot/ui';
import { Switch } from '@fairlot/ui/switch';
import box from '@fairlot/ui/card.module.css';
import { classes } from '@fairlot/ui/class-names';
import { OwnRate } from '../follow/index.ts';
import { LeaderTable } from './LeaderTable.tsx';
import { LEADERS } from './text.ts';
import { useConsent, useLeaders, type Lead } from './use-leaders.ts';
import styles from './leaderboard.module.css';

const WAITING = ['rows'] as const;

/** Off until the player says otherwise; says since when it is on. */
function Consent() {
  const words = useWords(LEADERS);
  const { consent, isSending, agree } = useConsent();
  if (!consent) return null;
  const { IsShown, ShownTimeStamp, IsFollowable, FollowableTimeStamp } = consent;
  const { ShowsBets, BetsTimeStamp } = consent;
  return (
    <div className={classes(box['card'], styles['consent'])}>
      <Switch
        isOn={IsShown}
        disabled={isSending}
        onChange={(isOn) => void agree({ IsShown: isOn })}
      >
        <b>{words.consent}</b>
      </Switch>
      <span>
        {words.consentWhat}
        {ShownTimeStamp !== null && ` (${words.since(formatMoment(ShownTimeStamp))})`}
      </span>
      {IsShown && (
        <>
          <Switch
            isOn={IsFollowable}
            disabled={isSending}
            onChange={(isOn) => void agree({ IsFollowable: isOn })}
          >
            <b>{words.followable}</b>
          </Switch>
          <span>
            {words.followableWhat}
            {FollowableTimeStamp !== null && ` (${words.since(formatMoment(FollowableTimeStamp))})`}
          </span>
          {IsFollowable && <OwnRate />}
          <Switch
            isOn={ShowsBets}
            disabled={isSending}
            onChange={(isOn) => void agree({ ShowsBets: isOn })}
          >
            <b>{words.showBets}</b>
          </Switch>
          <span>
            {words.showBetsWhat}
            {BetsTimeStamp !== null && ` (${words.since(formatMoment(BetsTimeStamp))})`}
          </span>
        </>
      )}
    </div>
  );
}

/** Who leads today, of those who agreed to be shown, and where the player stands. */
export function Leaderboard() {
  const words = useWords(LEADERS);
  const [by, setBy] = useState<Lead>('net');
  const { leaders, isError, again } = useLeaders(by);
  return (
    <section className={styles['view']}>
      <header className={styles['head']}>
        <h1>{words.title}</h1>
        <p>{words.what}</p>
      </header>
      <Consent />
      <div className={styles['by']}>
        <Segments<Lead>
          label={words.by}
          value={by}
          options={LEADS.map((lead) => [lead, words[lead]])}
          onChoose={setBy}
        />
        {leaders && (
          <small>
            {words.day(leaders.Day)}
            {by === 'rate' && ` · ${words.least(leaders.LeastBets)}`}
          </small>
        )}
      </div>
      {isError && !leaders && <Failed title={words.failed} retry={again} />}
      {!isError && !leaders && <Waiting parts={WAITING} />}
      {leaders?.Rows.length === 0 && <Empty title={words.empty}>{words.emptyWhat}</Empty>}
      {leaders && leaders.Rows.length > 0 && (
        <LeaderTable by={by} rows={leaders.Rows} own={leaders.Own} />
      )}
    </section>
  );
}
