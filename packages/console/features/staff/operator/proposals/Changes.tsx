import { useSay, useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import { fieldName } from '../acts/field-text.ts';
import styles from './proposals.module.css';
import type { Plain } from './plain.ts';
import { text } from './text.ts';

function Value({ of }: { readonly of: Plain[string] | undefined }) {
  const words = useWords(text);
  if (typeof of === 'boolean') return of ? words.yes : words.no;
  if (of === null || of === undefined || of === '') return '–';
  return Array.isArray(of) ? of.join(' / ') || '–' : String(of);
}

/** Rules as they are and as they would be, part by part and in words; what stays is left out. */
export function Changes({
  before,
  after,
}: {
  readonly before: Plain | null;
  readonly after: Plain;
}) {
  const words = useWords(text);
  const say = useSay();
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]) && name !== 'id',
  );
  return (
    <table className={styles['changes']}>
      <thead>
        <tr>
          <th scope="col">{words.part}</th>
          {before && <th scope="col">{words.before}</th>}
          <th scope="col">{words.content}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{say(fieldName(name))}</th>
            {before && (
              <td className={inline['num']}>
                <Value of={before[name]} />
              </td>
            )}
            <td className={inline['num']}>
              <b>
                <Value of={after[name]} />
              </b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
