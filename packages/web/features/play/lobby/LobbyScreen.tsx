import { VerifyOver } from '../fair/index.ts';
import { LobbyGames } from './LobbyGames.tsx';
import { LobbyHero } from './LobbyHero.tsx';
import styles from './lobby.module.css';

/** The lobby for visitors: what is drawn now, how to check it, and the ways in. */
export default function LobbyScreen() {
  return (
    <div className={styles['lobby']}>
      <LobbyHero />
      <LobbyGames />
      <VerifyOver />
    </div>
  );
}
