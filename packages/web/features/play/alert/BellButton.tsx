import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { showToast, useLanguage, useWords } from '@fairlot/ui';
import { IconButton } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import { everySecond, navigate } from '@fairlot/shell';
import { useGame, useGameInfo } from '../lottery/games/index.ts';
import { ALERT } from './text.ts';
import { FIRST_SECONDS, useBells, useChangeAlerts } from './use-alerts.ts';
import styles from './alert.module.css';

/** The room beside the name of the game: on a desk in its head, on a phone in the bar. */
const findRoom = (): Element | undefined =>
  [...document.querySelectorAll('[data-bell]')].find((each) => each.getClientRects().length > 0);

const useRoom = () => useSyncExternalStore(everySecond, findRoom);

/** The bell of the game whose page is open; how early it rings is set in the window. */
export function BellButton({ gameId }: { gameId: number }) {
  const words = useWords(ALERT);
  const language = useLanguage();
  const room = useRoom();
  const game = useGame(gameId);
  const info = useGameInfo(gameId);
  const { bells, isRead } = useBells();
  const { setBell } = useChangeAlerts();
  const hasBell = bells.some(({ GameId }) => GameId === gameId);
  if (!room || !game || !info || info.IsMiaoMiao || !isRead) return null;
  const change = async () => {
    const seconds = hasBell ? 0 : FIRST_SECONDS;
    if (!(await setBell(gameId, seconds))) return;
    const name = game.Name[language];
    showToast({
      kind: 'done',
      text: hasBell ? words.bellOff(name) : words.bellOn(name, FIRST_SECONDS),
      action: { label: words.settings, run: () => navigate.openWindow('Alerts') },
    });
  };
  return createPortal(
    <IconButton
      icon="bell"
      iconSize={16}
      className={classes(styles['bell'], hasBell && styles['on'])}
      aria-pressed={hasBell}
      label={words.bell}
      onClick={() => void change()}
    />,
    room,
  );
}
