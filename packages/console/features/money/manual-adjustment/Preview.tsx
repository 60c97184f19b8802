import { useEffect, useState } from 'react';
import { useCall } from '@fairlot/shell';
import { formatMoney, useSay, useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import { manualAdjustmentConsole } from '@fairlot/wire/money/manual-adjustment';
import type { AdjustmentType } from './filter.ts';
import { areSendable, type Faulty, readTyped, type Wired } from './lines.ts';
import styles from './adjust.module.css';
import table from '@fairlot/ui/table.module.css';
import { LINE_FAULTS, text } from './text.ts';

const TYPED_MS = 400;

/** What stood there when typing paused, so that each key does not ask anew. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}

function Wrong({ faulty }: { readonly faulty: readonly Faulty[] }) {
  const words = useWords(text);
  const say = useSay();
  return (
    <>
      <p className={styles['bad']}>{words.bad(faulty.length)}</p>
      <table className={table['table']}>
        <tbody>
          {faulty.map(({ line, typed, fault }) => (
            <tr key={line}>
              <td className={inline['num']}>{words.lineNo(line)}</td>
              <td>{typed}</td>
              <td className={styles['bad']}>{say(LINE_FAULTS[fault])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Looked({ type, wired }: { readonly type: AdjustmentType; readonly wired: Wired }) {
  const words = useWords(text);
  const say = useSay();
  const { data, isError } = useCall(
    manualAdjustmentConsole.previewAdjustment,
    { Type: type, Lines: wired },
    { gcTime: 0 },
  );
  if (isError || (data && !data.ok)) return <p className={styles['bad']}>{words.unread}</p>;
  if (!data?.ok) return <p>{words.reading}</p>;
  const { Rows, Amount, Good } = data.value;
  return (
    <>
      <p>{words.good(Good, formatMoney(Amount))}</p>
      {Good < Rows.length && <p className={styles['bad']}>{words.bad(Rows.length - Good)}</p>}
      <table className={table['table']}>
        <thead>
          <tr>
            <th>{words.account}</th>
            <th className={table['n']}>{words.sum}</th>
            <th className={table['n']}>{words.available}</th>
            <th>{words.state}</th>
          </tr>
        </thead>
        <tbody>
          {Rows.map((row, at) => (
            <tr key={`${at}`}>
              <td>{row.UserName}</td>
              <td className={table['n']}>{formatMoney(row.Amount)}</td>
              <td className={table['n']}>
                {row.Available === null ? '–' : formatMoney(row.Available)}
              </td>
              <td className={row.Fault ? styles['bad'] : undefined}>
                {row.Fault ? say(LINE_FAULTS[row.Fault]) : '✓'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Each line as it is typed, and what would become of it as things are. */
export function Preview({
  type,
  typed,
}: {
  readonly type: AdjustmentType;
  readonly typed: string;
}) {
  const words = useWords(text);
  const read = readTyped(usePaused(typed));
  return (
    <section aria-label={words.preview}>
      <h3 className={styles['sub']}>{words.preview}</h3>
      <div
        className={styles['preview']}
        role="region"
        aria-label={words.preview}
        aria-live="polite"
        tabIndex={0}
      >
        {read.faulty.length > 0 && <Wrong faulty={read.faulty} />}
        {areSendable(read) && <Looked type={type} wired={read.wired} />}
        {read.faulty.length + read.wired.length === 0 && (
          <p className={styles['note']}>{words.nothingYet}</p>
        )}
      </div>
    </section>
  );
}
