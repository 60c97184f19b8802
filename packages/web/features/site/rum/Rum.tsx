import { useEffect } from 'react';
import { usePlayer } from '../../../session/index.ts';
import { hideNames, startRum } from './start-rum.ts';

/** Reports errors and times where the site wants it; it shows nothing. A page goes on as well without it. */
export default function Rum() {
  const player = usePlayer();
  useEffect(() => {
    if (player) hideNames([player.UserName, player.NickName]);
  }, [player]);
  useEffect(() => void startRum().catch(() => undefined), []);
  return null;
}
