import { useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { TermsBody } from './TermsBody.tsx';
import styles from './terms.module.css';
import { text } from './text.ts';

/** The present terms over the page that asks for them. */
export function TermsDialog(props: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const words = useWords(text);
  return (
    <Dialog {...props} title={words.title}>
      {/* It scrolls, so the keyboard has to get there. */}
      <div className={styles['over']} tabIndex={0} role="region" aria-label={words.title}>
        <TermsBody />
      </div>
    </Dialog>
  );
}
