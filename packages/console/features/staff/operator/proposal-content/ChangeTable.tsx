import { useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import type { Line } from './in-words.ts';
import styles from './content.module.css';
import { text } from './text.ts';

const linesOf = (of: Line['after']): readonly string[] =>
  of === undefined ? [] : typeof of === 'string' ? [of] : of;

/** A value line by line; lines missing in the other value are marked. */
function Lines(props: {
  readonly of: readonly string[];
  readonly other: readonly string[];
  readonly mark: 'del' | 'ins';
}) {
  const { of, other, mark: Mark } = props;
  return (
    <ul className={styles['values']}>
      {of.map((line, at) => (
        <li key={at}>{other.includes(line) ? line : <Mark>{line}</Mark>}</li>
      ))}
    </ul>
  );
}

function Value({ row: { before, after } }: { readonly row: Line }) {
  const words = useWords(text);
  const [was, would] = [linesOf(before), linesOf(after)];
  if (after === undefined) return <Lines of={was} other={was} mark="del" />;
  if (before === undefined || was.join('\n') === would.join('\n')) {
    return <Lines of={would} other={would} mark="ins" />;
  }
  if (was.length === 1 && would.length === 1) {
    return (
      <>
        <del>{was[0]}</del> → <ins>{would[0]}</ins>
      </>
    );
  }
  return (
    <>
      <Lines of={was} other={would} mark="del" />
      <span aria-label={words.becomes}>→</span>
      <Lines of={would} other={was} mark="ins" />
    </>
  );
}

const isOther = ({ before, after }: Line): boolean =>
  before !== undefined && after !== undefined && JSON.stringify(before) !== JSON.stringify(after);

/** Parts of a proposal by their names: `old → new` where a part changes. */
export function ChangeTable({ rows }: { readonly rows: readonly Line[] }) {
  const words = useWords(text);
  return (
    <table className={styles['changes']}>
      <thead>
        <tr>
          <th scope="col">{words.part}</th>
          <th scope="col">{words.content}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at} data-changed={isOther(row) || undefined}>
            <th scope="row">{row.name}</th>
            <td className={inline['num']}>
              <Value row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
