import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { registrationLinkConsole, type LinkRow } from '@fairlot/wire/account/registration-link';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import styles from './link.module.css';
import { text } from './text.ts';

/** What is done to one link, each with its reason; and what is looked at of it. */
export type What = 'disable' | 'enable' | 'remove';
export type Look = 'code' | 'comers';
type Part = { readonly link: LinkRow; readonly onClose: () => void };

export const reread = () => void refetch(registrationLinkConsole.getLinks);

function useDone(onClose: () => void): (text?: string) => void {
  const words = useWords(text);
  return (said = words.done) => {
    showToast({ kind: 'done', text: said });
    reread();
    onClose();
  };
}

export function DisableDialog({
  link,
  isDisabled,
  onClose,
}: Part & { readonly isDisabled: boolean }) {
  const words = useWords(text);
  const done = useDone(onClose);
  const form = useActForm<typeof registrationLinkConsole.disableLink, ActValues>(
    registrationLinkConsole.disableLink,
    {
      initial: NOTHING,
      input: ({ reason }) => ({
        Id: link.Id,
        IsDisabled: isDisabled,
        IsHeld: link.IsHeld,
        Reason: reason.trim(),
      }),
      // What its maker stopped too goes on when he says so.
      done: ({ IsDisabled }) => done(IsDisabled && !isDisabled ? words.alsoByMaker : undefined),
    },
  );
  const title = isDisabled ? words.disableTitle(link.Code) : words.enableTitle(link.Code);
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <p className={styles['note']}>{isDisabled ? words.disableNote : words.enableNote}</p>
      <ActForm
        form={form}
        send={isDisabled ? words.disable : words.enable}
        isDangerous={isDisabled}
        hasCode={false}
        onCancel={onClose}
      />
    </Dialog>
  );
}

export function RemoveDialog({ link, onClose }: Part) {
  const words = useWords(text);
  const done = useDone(onClose);
  const form = useActForm<typeof registrationLinkConsole.deleteLink, ActValues>(
    registrationLinkConsole.deleteLink,
    {
      initial: NOTHING,
      input: ({ reason }) => ({ Id: link.Id, Reason: reason.trim() }),
      done: () => done(),
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.removeTitle(link.Code)}>
      <p className={styles['note']}>{words.removeNote}</p>
      <ActForm form={form} send={words.remove} isDangerous hasCode={false} onCancel={onClose} />
    </Dialog>
  );
}
