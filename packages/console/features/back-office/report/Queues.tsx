import { Link } from '@tanstack/react-router';
import { countedText } from '@fairlot/rules/core/counted';
import { formatCountdown, useSay, useWords } from '@fairlot/ui';
import type { Output } from '@fairlot/wire/core';
import type { reportConsole } from '@fairlot/wire/back-office/report';
import styles from './report.module.css';
import { QUEUES, text } from './text.ts';

type Queue = Output<typeof reportConsole.getDashboard>['Queues'][number];

/** As in the queues themselves (look 4.22). */
const AMBER_MS = 10 * 60_000;
const RED_MS = 30 * 60_000;
const waitOf = (ms: number) => (ms >= RED_MS ? 'red' : ms >= AMBER_MS ? 'amber' : 'fine');

function Tile({ queue, nowMs }: { readonly queue: Queue; readonly nowMs: number }) {
  const words = useWords(text);
  const say = useSay();
  const known = QUEUES[queue.Name];
  if (!known) return null;
  const waited = queue.OldestTimeStamp === null ? 0 : Math.max(0, nowMs - queue.OldestTimeStamp);
  return (
    <li>
      <Link to={known.path} className={styles['queue']} data-wait={waitOf(waited)}>
        <span>{say(known)}</span>
        <b className={styles['count']}>{countedText(queue.Count)}</b>
        <span className={styles['waited']}>
          {queue.Count === 0 ? words.noneWaits : words.since(formatCountdown(waited))}
        </span>
      </Link>
    </li>
  );
}

/** What waits for somebody, with the way to it. */
export function Queues(props: { readonly queues: readonly Queue[]; readonly nowMs: number }) {
  const words = useWords(text);
  return (
    <nav aria-label={words.queues}>
      <ul className={styles['queues']}>
        {props.queues.map((queue) => (
          <Tile key={queue.Name} queue={queue} nowMs={props.nowMs} />
        ))}
      </ul>
    </nav>
  );
}
