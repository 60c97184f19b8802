import { useEffect } from 'react';
import { showToast } from '@fairlot/ui';
import { pageLocation, preferences, useStore } from '@fairlot/shell';
import { BellButton } from './BellButton.tsx';
import { Bells } from './Bells.tsx';
import { followFront } from '../../messaging/single-tab/index.ts';
import { ShownGame } from './ShownGame.tsx';
import { isMuted, mute, useMuted } from './sound/mute.ts';
import { ALERT } from './text.ts';
import { StreakAlerts } from './StreakAlerts.tsx';
import { useAlertInfo, useBells } from './use-alerts.ts';
import { useStreakAlerts } from './use-streak-alerts.ts';

const gameOf = (path: string): number | undefined => {
  const [, id] = /^\/Bet\/(\d{1,5})$/.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
};

/** Like the other keys of one character: inside the board, and only where the player has them. */
const isKeyOfBoard = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'm' &&
  !(ctrlKey || metaKey || altKey) &&
  preferences.get().singleKeys !== false &&
  target instanceof Element &&
  target.closest('[data-board]') !== null &&
  target.closest('textarea, select, [contenteditable], input:not([type=checkbox])') === null;

function useMuteKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || !isKeyOfBoard(event)) return;
      event.preventDefault();
      const isOff = !isMuted();
      mute(isOff);
      showToast({ kind: 'done', text: isOff ? ALERT.muted : ALERT.loud });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** What sounds and rings, once the page stands. */
export default function AlertsOver() {
  useMuteKey();
  useEffect(followFront, []);
  const { path } = useStore(pageLocation);
  const shown = gameOf(path);
  const { data: info } = useAlertInfo();
  const { bells } = useBells();
  const { alerts } = useStreakAlerts();
  const isQuiet = useMuted();
  return (
    <>
      {info && bells.length > 0 && <Bells bells={bells} info={info} shown={shown} />}
      {alerts.length > 0 && <StreakAlerts alerts={alerts} />}
      {info && shown !== undefined && !isQuiet && (
        <ShownGame key={shown} gameId={shown} info={info} />
      )}
      {shown !== undefined && <BellButton key={shown} gameId={shown} />}
    </>
  );
}
