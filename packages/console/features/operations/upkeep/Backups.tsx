import { formatMoment, useSay, useWords } from '@fairlot/ui';
import type { Output } from '@fairlot/wire/core';
import type { upkeepConsole } from '@fairlot/wire/operations/upkeep';
import { Condition } from './Condition.tsx';
import { sizeOf } from './size.ts';
import { text } from './text.ts';
import styles from './upkeep.module.css';

type Backup = Output<typeof upkeepConsole.getUpkeep>['Backup'];

/** How the backups are, and how far back one can go. */
export function Backups({ backup }: { readonly backup: Backup }) {
  const words = useWords(text);
  const say = useSay();
  const momentOf = (ms: number | null) => (ms === null ? words.never : formatMoment(ms));
  const facts = backup && [
    [words.last, momentOf(backup.LastTimeStamp)],
    [words.since, momentOf(backup.FirstTimeStamp)],
    [words.log, momentOf(backup.LogTimeStamp)],
    [words.copies, String(backup.Copies)],
    [words.size, sizeOf(backup.LastBytes)],
    [words.all, sizeOf(backup.Bytes)],
  ];
  return (
    <section className={styles['panel']} aria-labelledby="backups-title">
      <div className={styles['head']}>
        <h2 id="backups-title" className={styles['sub']}>
          {words.backups}
        </h2>
        {backup && <Condition isAlarm={backup.IsAlarm} ended={backup.Copies} />}
      </div>
      {!facts && <p className={styles['note']}>{words.elsewhere}</p>}
      {facts && (
        <dl className={styles['facts']}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {backup?.FaultZh && backup.FaultEn && (
        <p className={styles['fault']}>
          {words.fault} {momentOf(backup.FailedTimeStamp)}:{' '}
          {say({ zh: backup.FaultZh, en: backup.FaultEn })}
        </p>
      )}
    </section>
  );
}
