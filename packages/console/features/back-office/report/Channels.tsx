import { formatMoney, Status, useSay, useWords } from '@fairlot/ui';
import type { Output } from '@fairlot/wire/core';
import type { reportConsole } from '@fairlot/wire/back-office/report';
import styles from './report.module.css';
import { text } from './text.ts';

type Now = Output<typeof reportConsole.getDashboard>;

/** How many of the orders of each channel were paid. */
export function Channels({ channels }: { readonly channels: Now['Channels'] }) {
  const words = useWords(text);
  const say = useSay();
  return (
    <section className={styles['panel']} aria-labelledby="channels-title">
      <h2 id="channels-title" className={styles['sub']}>
        {words.channels}
      </h2>
      {channels.length === 0 && <p className={styles['quiet']}>{words.noChannels}</p>}
      <dl className={styles['facts']}>
        {channels.map(({ Id, Zh, En, Ended, Paid }) => (
          <div key={Id}>
            <dt>{say({ zh: Zh, en: En })}</dt>
            <dd>
              <b>{Ended === 0 ? '–' : `${Math.round((Paid / Ended) * 1000) / 10}%`}</b>{' '}
              {words.ofEnded(Paid, Ended)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Who is there, and whether the books are whole. */
export function Health({ now }: { readonly now: Now }) {
  const words = useWords(text);
  const { Odd, Connections, ConsoleConnections } = now.Health;
  return (
    <section className={styles['panel']} aria-labelledby="health-title">
      <h2 id="health-title" className={styles['sub']}>
        {words.health}
      </h2>
      <dl className={styles['facts']}>
        <div>
          <dt>{words.odd}</dt>
          <dd>
            <Status look={Odd === 0n ? 'done' : 'err'}>{formatMoney(Odd)}</Status>
          </dd>
        </div>
        <div>
          <dt>{words.online}</dt>
          <dd>{now.Online.toLocaleString('en')}</dd>
        </div>
        <div>
          <dt>{words.connections}</dt>
          <dd>{Connections.toLocaleString('en')}</dd>
        </div>
        <div>
          <dt>{words.consoleConnections}</dt>
          <dd>{ConsoleConnections.toLocaleString('en')}</dd>
        </div>
      </dl>
    </section>
  );
}
