import { Hash, showToast, useWords } from '@fairlot/ui';
import { copyText } from '@fairlot/ui/copy-text';
import { VERIFY } from './text.ts';
import { IconButton } from '@fairlot/ui/button';
import styles from './verify.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** A hash with its name and a button that copies it. */
export function HashBox({ label, hex }: { label: string; hex: string }) {
  const words = useWords(VERIFY);
  const copy = async () => {
    const isCopied = await copyText(hex);
    showToast(
      isCopied ? { kind: 'done', text: VERIFY.copied } : { kind: 'failed', text: VERIFY.notCopied },
    );
  };
  return (
    <div className={styles['hash']}>
      <span className={inline['mut']}>{label}</span>
      <Hash hex={hex} />
      <IconButton
        icon="copy"
        iconSize={14}
        label={words.copyOf(label)}
        onClick={() => void copy()}
      />
    </div>
  );
}
