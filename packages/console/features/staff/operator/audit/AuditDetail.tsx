import { useWords } from '@fairlot/ui';
import { fieldsOf } from './change-text.ts';
import type { AuditRow } from './names.ts';
import styles from './audit.module.css';
import { text } from './text.ts';

const json = (value: unknown): string => (value === null ? '–' : JSON.stringify(value, null, 1));

/** Field by field, what changed before what stayed; as it is written where it has no fields. */
function Sides({ row }: { readonly row: AuditRow }) {
  const words = useWords(text);
  const fields = fieldsOf(row.Before, row.After);
  if (fields && fields.length === 0) return null;
  if (fields)
    return (
      <table className={styles['fields']}>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, was, is, isChanged }) => (
            <tr key={field} data-changed={isChanged || undefined}>
              <th scope="row">{field}</th>
              <td>{isChanged ? <del>{was}</del> : was}</td>
              <td>{isChanged ? <ins>{is}</ins> : is}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  return (
    <>
      <section>
        <h3>{words.before}</h3>
        <pre>{json(row.Before)}</pre>
      </section>
      <section>
        <h3>{words.after}</h3>
        <pre>{json(row.After)}</pre>
      </section>
    </>
  );
}

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
      <Sides row={row} />
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
