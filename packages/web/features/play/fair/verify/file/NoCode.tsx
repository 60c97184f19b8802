import { Failed, useWords } from '@fairlot/ui';
import type { OpenedFile } from './opened-file.ts';
import { FileButton } from './FileButton.tsx';
import { VERIFY } from '../display/text.ts';
import styles from '../display/verify.module.css';

/** The code that computes proofs did not come: nothing was checked, and that is said. */
export function NoCode(props: { again: () => void; onFile: (file: OpenedFile) => void }) {
  const words = useWords(VERIFY);
  return (
    <div className={styles['fail']}>
      <Failed title={words.noCode} detail={words.noCodeHow} retry={props.again} />
      <FileButton onFile={props.onFile} />
    </div>
  );
}
