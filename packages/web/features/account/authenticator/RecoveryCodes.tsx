import { showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { copyText } from '@fairlot/ui/copy-text';
import { saveFile } from '@fairlot/ui/save-file';
import { FACTOR } from './text.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './factor.module.css';

/** Ten codes that are shown this once, and the ways to keep them. */
export function RecoveryCodes(props: {
  readonly codes: readonly string[];
  readonly done: () => void;
}) {
  const { codes, done } = props;
  const words = useWords(FACTOR);
  const text = codes.join('\n');
  const copy = async () => {
    const isCopied = await copyText(text);
    showToast(
      isCopied ? { kind: 'done', text: FACTOR.copied } : { kind: 'failed', text: FACTOR.notCopied },
    );
  };
  return (
    <div className={styles['part']} data-recovery>
      <h3 className={styles['title']}>{words.codesTitle}</h3>
      <p className={styles['about']}>{words.codesAbout}</p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code} className={inline['mono']}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles['row']}>
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <Button onClick={() => saveFile('fairlot-recovery.txt', 'text/plain', `${text}\n`)}>
          {words.save}
        </Button>
        <Button look="primary" onClick={done}>
          {words.kept}
        </Button>
      </div>
    </div>
  );
}
