import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { profileConsole } from '@fairlot/wire/account/profile';
import type { Output } from '@fairlot/wire/core';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import styles from './avatars.module.css';
import { text } from './text.ts';

export type AvatarRow = Output<typeof profileConsole.getAvatars>['Rows'][number];
export type Decision = { readonly row: AvatarRow; readonly accepts: boolean };

/** Accepts the picture that is seen here, or refuses it for a reason that the player reads. */
export function AvatarDialog({ row, accepts, onClose }: Decision & { onClose: () => void }) {
  const words = useWords(text);
  const endpoint = accepts ? profileConsole.acceptAvatar : profileConsole.refuseAvatar;
  const form = useActForm<typeof endpoint, ActValues>(endpoint, {
    initial: { ...NOTHING, reason: accepts ? words.looked : '' },
    input: ({ reason }) => ({
      PlayerId: row.PlayerId,
      Picture: row.Picture,
      Reason: reason.trim(),
    }),
    done: () => {
      showToast({ kind: 'done', text: accepts ? text.accepted : text.refused });
      void refetch(profileConsole.getAvatars);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={accepts ? words.acceptOf(row.UserName) : words.refuseOf(row.UserName)}
    >
      <img
        className={styles['large']}
        src={row.FilePath}
        crossOrigin="anonymous"
        width={192}
        height={192}
        alt={words.pictureOf(row.UserName)}
      />
      {!accepts && <p className={styles['note']}>{words.readsReason}</p>}
      <ActForm
        form={form}
        send={accepts ? words.accept : words.refuse}
        isDangerous={!accepts}
        hasCode={false}
        onCancel={onClose}
      />
    </Dialog>
  );
}
