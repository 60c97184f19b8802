import { lazyComponent, usePageIdle, useQueryValue } from '@fairlot/shell';
import { LobbyGames } from './LobbyGames.tsx';
import { LobbyHero } from './LobbyHero.tsx';
import styles from './lobby.module.css';

const VerifyHost = lazyComponent(() => import('../fair/verify/index.ts'));

/** The lobby for visitors: what is drawn now, how to check it, and the ways in. */
export default function LobbyScreen() {
  const isIdle = usePageIdle();
  const isChecking = useQueryValue('verify') !== undefined;
  return (
    <div className={styles['lobby']}>
      <LobbyHero />
      <LobbyGames />
      {(isIdle || isChecking) && <VerifyHost />}
    </div>
  );
}
