import { useWords } from '@fairlot/ui';
import type { AuditRow } from './names.ts';
import styles from './audit.module.css';
import { text } from './text.ts';

const json = (value: unknown): string => (value === null ? '–' : JSON.stringify(value, null, 1));

/** All that the audit has of a row: what was there, what is there now, and where it came from. */
export function AuditDetail({ row }: { readonly row: AuditRow }) {
  const words = useWords(text);
  const facts = [
    [words.reason, row.Reason],
    [words.permission, row.Permission],
    [words.address, row.Ip],
    [words.request, row.RequestId],
    [words.hash, row.Hash],
  ] as const;
  return (
    <div className={styles['detail']}>
      <section>
        <h3>{words.before}</h3>
        <pre>{json(row.Before)}</pre>
      </section>
      <section>
        <h3>{words.after}</h3>
        <pre>{json(row.After)}</pre>
      </section>
      <dl>
        {facts.map(([name, value]) =>
          value === '' ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
