import { formatMoment, Status, useWords } from '@fairlot/ui';
import type { Output } from '@fairlot/wire/core';
import type { upkeepConsole } from '@fairlot/wire/operations/upkeep';
import { text } from './text.ts';
import styles from './upkeep.module.css';

type Checked = NonNullable<Output<typeof upkeepConsole.getUpkeep>['Manifests']>;

/** Progress and findings of the manifest check. */
export function Manifests({ checked }: { readonly checked: Checked }) {
  const words = useWords(text);
  const momentOf = (ms: number | null) => (ms === null ? words.never : formatMoment(ms));
  const { Looked, Total, BeganTimeStamp, FinishedTimeStamp, Fault, IsAlarm, IsLate } = checked;
  const facts = [
    [words.looked, words.lookedOf(Looked.toLocaleString('en'), Total.toLocaleString('en'))],
    [words.roundBegan, momentOf(BeganTimeStamp)],
    [words.roundEnded, momentOf(FinishedTimeStamp)],
  ] as const;
  return (
    <section className={styles['panel']} aria-labelledby="manifests-title">
      <div className={styles['head']}>
        <h2 id="manifests-title" className={styles['sub']}>
          {words.manifests}
        </h2>
        <Status look={IsAlarm ? 'err' : 'done'}>{IsAlarm ? words.alarm : words.good}</Status>
      </div>
      <p className={styles['note']}>{words.manifestsNote}</p>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {IsLate && <p className={styles['fault']}>{words.roundLate}</p>}
      {Fault !== null && <p className={styles['fault']}>{Fault}</p>}
    </section>
  );
}
