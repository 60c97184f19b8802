import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { copyText } from '@fairlot/ui/copy-text';
import { enrolLink } from '../enrol/link.ts';
import styles from './accounts.module.css';
import { text } from './text.ts';

/** The proposer's half of an invitation, shown once. */
export function InvitationLink({ token }: { readonly token: string }) {
  const words = useWords(text);
  const link = enrolLink(token);
  const copy = async () => {
    const isCopied = await copyText(link);
    showToast(
      isCopied ? { kind: 'done', text: text.copied } : { kind: 'failed', text: text.notCopied },
    );
  };
  return (
    <div role="status">
      <p className={styles['note']}>{words.linkNote}</p>
      <p className={classes(inline['mono'], styles['link'])} data-link>
        {link}
      </p>
      <Button onClick={() => void copy()}>{words.copyLink}</Button>
    </div>
  );
}
