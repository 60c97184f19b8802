import { useState } from 'react';
import type { profileHttp } from '@fairlot/wire/account/profile';
import type { Output } from '@fairlot/wire/core';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { AVATAR } from './text.ts';
import { AvatarDialog } from './AvatarDialog.tsx';
import styles from './avatar.module.css';

type Avatar = Output<typeof profileHttp.getProfile>['Avatar'];

/** The way to a picture of one's own, and what became of the last one. */
export function OwnPicture({ avatar }: { avatar: Avatar }) {
  const words = useWords(AVATAR);
  const [isOpen, setOpen] = useState(false);
  if (!avatar.IsTaken) return null;
  const { RefusedReason: refused } = avatar;
  return (
    <div className={styles['own']}>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      {avatar.IsWaiting && <span role="status">{words.waits}</span>}
      {refused && <span className={styles['refused']}>{words.refused(refused)}</span>}
      {isOpen && <AvatarDialog close={() => setOpen(false)} />}
    </div>
  );
}
