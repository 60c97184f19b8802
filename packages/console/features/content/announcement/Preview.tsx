import { useWords } from '@fairlot/ui';
import type { DraftRow } from '@fairlot/wire/content/announcement';
import { Both } from './Both.tsx';
import styles from './announcement.module.css';
import { text } from './text.ts';

/** An announcement as players read it, in both languages: what is written, and what they see now where that differs. */
export function Preview({ row }: { readonly row: DraftRow }) {
  const words = useWords(text);
  return (
    <>
      {row.Shown && <h4 className={styles['part']}>{words.written}</h4>}
      <Both content={row} />
      {row.Shown && (
        <>
          <h4 className={styles['part']}>{words.shownNow}</h4>
          <Both content={row.Shown} />
        </>
      )}
    </>
  );
}
