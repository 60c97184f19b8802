import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { useMay } from '../../staff/operator/index.ts';
import type { Player } from './player.ts';
import styles from './manage.module.css';
import { text } from './text.ts';

const SIZE = 48;

/** The picture that others see of a player, or the first letter of his name; whether one waits for a look. */
export function Face({ player }: { readonly player: Player }) {
  const { FilePath, IsPictureWaiting, NickName, UserName } = player;
  const words = useWords(text);
  const mayLook = useMay('manage.avatars.read');
  const [broken, setBroken] = useState('');
  const isShown = FilePath !== '' && FilePath !== broken;
  const how = { width: SIZE, height: SIZE, crossOrigin: 'anonymous', decoding: 'async' } as const;
  return (
    <>
      <span className={styles['face']} aria-hidden={!isShown}>
        {isShown ? (
          <img
            {...how}
            src={FilePath}
            alt={words.pictureOf(UserName)}
            onError={() => setBroken(FilePath)}
          />
        ) : (
          [...(NickName || UserName)][0]
        )}
      </span>
      {IsPictureWaiting && mayLook && (
        <Link className={styles['link'] ?? ''} to="/Avatars">
          <Badge tone="time">{words.pictureWaits}</Badge>
        </Link>
      )}
    </>
  );
}
