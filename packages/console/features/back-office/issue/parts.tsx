import { Link } from '@tanstack/react-router';
import { useServerNow } from '@fairlot/shell';
import { formatCountdown, Money, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import type { Issue, MonitorRow } from './issue.ts';
import styles from './issue.module.css';
import { ALARMS, STEPS, text } from './text.ts';

const word = (table: typeof STEPS, name: string) => table[name] ?? { zh: name, en: name };

/** Alarms as badges; nothing where there are none. */
export function AlarmBadges({ alarms }: { readonly alarms: readonly string[] }) {
  const say = useSay();
  return (
    <span className={styles['badges']}>
      {alarms.map((alarm) => (
        <Badge key={alarm} tone={alarm === 'held' || alarm === 'few' ? 'time' : 'danger'}>
          {say(word(ALARMS, alarm))}
        </Badge>
      ))}
    </span>
  );
}

export function Step({ step }: { readonly step: string }) {
  const say = useSay();
  return <>{say(word(STEPS, step))}</>;
}

/** The way to an issue, by its serial. */
export const SerialLink = (props: { readonly gameId: number; readonly serial: number }) => (
  <Link
    className={styles['link'] ?? ''}
    to="/Issues/$game/$serial"
    params={{ game: String(props.gameId), serial: String(props.serial) }}
  >
    {props.serial}
  </Link>
);

/** The largest payout of the bets; a bound is shown as one. */
export function MostPrize({ of }: { readonly of: Pick<Issue, 'MostPrize' | 'MostPrizeIs'> }) {
  const words = useWords(text);
  return (
    <>
      {of.MostPrizeIs === 'bound' && `${words.atMost} `}
      <Money amount={of.MostPrize} />
    </>
  );
}

/** How long it is until a moment of the server's clock. */
export function Until({ at }: { readonly at: number }) {
  const words = useWords(text);
  const left = at - useServerNow();
  return <span className={styles['time']}>{left > 0 ? formatCountdown(left) : words.over}</span>;
}

/** How the sources of a game answered last. */
export function Sources({ sources }: { readonly sources: MonitorRow['Sources'] }) {
  const words = useWords(text);
  if (sources.length === 0) return <>{words.none}</>;
  return (
    <span className={styles['sources']}>
      {sources.map(({ Name, AnsweredAt, AskedAt, LatencyMs, SerialNumber }) => {
        const isUp = AnsweredAt !== null && AnsweredAt >= AskedAt;
        return (
          <span key={Name}>
            <Badge tone={isUp ? 'accent' : 'danger'}>{Name}</Badge>{' '}
            {AnsweredAt === null || LatencyMs === null ? words.never : words.latency(LatencyMs)}
            {SerialNumber !== null && ` · ${SerialNumber}`}
          </span>
        );
      })}
    </span>
  );
}
