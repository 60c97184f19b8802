import { useEffect, useRef } from 'react';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import { useHubEvent } from '@fairlot/shell';
import { untilTurn, useTick } from '../lottery/issue/index.ts';
import { useGameInfo } from '../lottery/games/index.ts';
import { playCue } from './sound/play-cue.ts';
import type { AlertInfo } from './use-alerts.ts';
import { saleOf } from './due-bells.ts';

/** Seconds before the close at which the game that is looked at sounds. */
const SOFT_TAP = 10;
const LAST = 3;

/** The sounds of the game whose page is open; what it says, the page says. */
export function ShownGame({ gameId, info }: { gameId: number; info: AlertInfo }) {
  const game = useGameInfo(gameId);
  const seconds = useTick((nowMs) => (game && saleOf(game, nowMs)?.seconds) ?? 0);
  const before = useRef(0);
  const isOn = info.IsFengDanEnabled;
  useEffect(() => {
    const old = before.current;
    before.current = seconds;
    if (!isOn || document.hidden) return;
    if (old > SOFT_TAP && seconds === SOFT_TAP) void playCue('tap');
    if (seconds >= 1 && seconds <= LAST && old > seconds) void playCue('tick');
    // From one second to none, or to a whole new sale where the next begins at once.
    if (old > 0 && old <= LAST && (seconds === 0 || seconds > old)) void playCue('closed');
  }, [seconds, isOn]);
  useHubEvent(lotteryHub.receiveWinningNumber, ({ GameId, SerialNumber }) => {
    if (!info.IsDrawEnabled || GameId !== gameId || document.hidden) return;
    void untilTurn(GameId, SerialNumber, 'balls').then(() => playCue('draw'));
  });
  return null;
}
