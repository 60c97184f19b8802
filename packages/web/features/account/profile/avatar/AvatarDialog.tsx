import { useState } from 'react';
import { profileHttp } from '@fairlot/wire/account/profile';
import { playerHttp } from '@fairlot/wire/account/player';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { FileChoice } from '@fairlot/ui/file-choice';
import { Dialog } from '@fairlot/ui/modal';
import { refetch, useSend } from '@fairlot/shell';
import { boxOf, WHOLE, type Crop } from './crop.ts';
import { CropArea } from './CropArea.tsx';
import { cut, openPicture } from './picture.ts';
import { AVATAR } from './text.ts';
import styles from './avatar.module.css';

/** Sends the part that was chosen; what is wrong, in words. */
function useUpload(close: () => void) {
  const words = useWords(AVATAR);
  const say = useSay();
  const { send, isSending } = useSend(profileHttp.uploadAvatar);
  const upload = async (picture: ImageBitmap, crop: Crop): Promise<string | undefined> => {
    const Picture = await cut(picture, boxOf(picture, crop));
    if (Picture === undefined) return words.bad;
    const answer = await send({ Picture }).catch(() => undefined);
    if (!answer?.ok) return answer ? say(answer.error.text) : words.failed;
    showToast({ kind: 'done', text: AVATAR.saved });
    await Promise.all([refetch(profileHttp.getProfile), refetch(playerHttp.getPlayerBaseData)]);
    close();
    return undefined;
  };
  return { upload, isSending };
}

/** A player chooses a picture of himself and what of it is kept. */
export function AvatarDialog({ close }: { close: () => void }) {
  const words = useWords(AVATAR);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [crop, setCrop] = useState(WHOLE);
  const [fault, setFault] = useState<string>();
  const { upload, isSending } = useUpload(close);
  const choose = async (file: File) => {
    const opened = await openPicture(file);
    setFault(opened ? undefined : words.bad);
    if (!opened) return;
    setPicture(opened);
    setCrop(WHOLE);
  };
  const actions = picture && (
    <Button
      look="primary"
      isBusy={isSending}
      onClick={() => void upload(picture, crop).then(setFault)}
    >
      {words.save}
    </Button>
  );
  return (
    <Dialog isOpen onClose={close} title={words.title} actions={actions}>
      <div className={styles['body']}>
        {picture ? (
          <CropArea picture={picture} crop={crop} onCrop={setCrop} />
        ) : (
          <div className={styles['blank']} aria-hidden="true" />
        )}
        <FileChoice
          label={picture ? words.chooseOther : words.choose}
          onFile={(file) => void choose(file)}
        />
        <p className={styles['note']}>
          {words.kinds} {words.reviewed}
        </p>
        <p className={styles['fault']} role="alert">
          {fault}
        </p>
      </div>
    </Dialog>
  );
}
