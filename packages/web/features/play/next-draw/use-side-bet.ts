import { useEffect, useState, type RefObject } from 'react';
import { betHttp, betHub } from '@fairlot/wire/play/bet';
import type { GameInfo } from '@fairlot/wire/play/lottery';
import { refetch, serverNow, useHubEvent } from '@fairlot/shell';
import { amountChips } from '../board/credit/index.ts';
import {
  keyOf,
  linesOfSides,
  oddsNow,
  useOddsOf,
  type OddsTable,
  type Side,
} from '../board/sides/index.ts';
import { clockOf, type Game } from '../lottery/games/index.ts';
import { usePlace } from '../slip/attempt/index.ts';
import { withSide } from './with-side.ts';

const NO_PICKS: ReadonlySet<string> = new Set();

/** Picked sides with their stake, and the bet that they make. `button` has the focus once a bet is accepted. */
export function useSideBet(
  { Id: gameId }: Game,
  info: GameInfo,
  sides: readonly Side[],
  button: RefObject<HTMLButtonElement | null>,
) {
  const table = useOddsOf(gameId);
  const [picks, setPicks] = useState(NO_PICKS);
  const [amount, setAmount] = useState(() => amountChips.get()[0] ?? '10');
  const [accepted, setAccepted] = useState('');
  const place = usePlace(gameId);
  const { attempt, open, close } = place;
  useHubEvent(betHub.betNumberOddsUpdate, ({ GameId }) => {
    if (GameId === gameId) void refetch(betHttp.getOdds, { GameId });
  });
  if (attempt.step === 'accepted' && accepted !== attempt.intent.id) {
    setAccepted(attempt.intent.id);
    setPicks(NO_PICKS);
  }
  useEffect(() => {
    if (attempt.step !== 'accepted') return;
    close();
    button.current?.focus({ preventScroll: true });
  }, [attempt, close, button]);
  const drawMs = info.CurrentIssue?.DrawTimeStamp ?? info.DateTimeNow;
  const linesAt = (odds: OddsTable | undefined) =>
    odds ? linesOfSides({ picks, amount }, sides, odds, drawMs) : [];
  const lines = linesAt(table);
  return {
    table,
    picks,
    pick: (side: Side) => setPicks((old) => withSide(old, sides.map(keyOf), keyOf(side))),
    amount,
    setAmount,
    lines,
    place,
    /** Opens the confirmation for the issue that is on sale. */
    bet: (): void => {
      const { current } = clockOf(info, serverNow());
      if (!current || lines.length === 0) return;
      // Double-sided rows name no prize group; nothing of the slip is taken out.
      const terms = { prizeGroup: 0, acceptsAny: false, fromCart: [] };
      const { SerialNumber: serial, CloseTimeStamp: closesAt } = current;
      open({ gameId, serial, closesAt, lines, ...terms });
    },
    /** Reads the odds of now and asks the player again. */
    askAtNewOdds: async (): Promise<void> => {
      await refetch(betHttp.getOdds, { GameId: gameId });
      if (attempt.step !== 'confirming') return;
      open({ ...attempt.intent, lines: linesAt(oddsNow(gameId)) });
    },
  };
}
