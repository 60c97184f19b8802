import { useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import styles from './content.module.css';
import { text } from './text.ts';

/** Shows when published rules take effect; undefined means on confirmation. */
export function EffectTime({ at }: { readonly at: string | undefined }) {
  const words = useWords(text);
  return (
    <p className={styles['note']}>
      {words.effect}: <span className={inline['num']}>{at ?? words.atOnce}</span>
    </p>
  );
}
