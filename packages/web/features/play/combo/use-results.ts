import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '@fairlot/shell';
import { showToast } from '@fairlot/ui';
import { loadPlace, type Attempt } from '../slip/attempt/index.ts';
import { COMBO } from './text.ts';
import type { TileBet } from './tile-state.ts';

/** The bets of a tile on their way, each under an id of its own. */
export type Sent = {
  readonly bet: TileBet;
  readonly attempt: Store<Attempt>;
  /** Not sent: an earlier bet of the game has no answer yet. */
  readonly isBlocked: boolean;
  readonly end: () => void;
};

type CreatePlace = Awaited<ReturnType<typeof loadPlace>>['createPlace'];

/** Sends the bets of a tile for its own issue; from now on the store tells what becomes of them. */
function sendBet(createPlace: CreatePlace, bet: TileBet): Sent {
  const attempt = createStore<Attempt>({ step: 'idle' });
  const place = createPlace(bet.gameId, attempt, true);
  const end = place.start();
  // Double-sided rows name no prize group; nothing of the slip is taken out.
  place.open({ ...bet, prizeGroup: 0, acceptsAny: false, fromCart: [] });
  const isBlocked = attempt.get().step !== 'confirming';
  if (!isBlocked) place.send();
  return { bet, attempt, isBlocked, end };
}

export type Outcome = 'sending' | 'asking' | 'accepted' | 'refused' | 'unknown' | 'blocked';

/** What the step of an attempt means to whoever waits for it. */
export function outcomeOf({ isBlocked, attempt }: Pick<Sent, 'isBlocked' | 'attempt'>): Outcome {
  if (isBlocked) return 'blocked';
  const { step } = attempt.get();
  if (step === 'confirming') return 'refused';
  // Heard by somebody else: another tab, or who asks in the background.
  return step === 'idle' ? 'unknown' : step;
}

/** Sends tiles and watches what becomes of each; nothing is asked any more once the screen is left. */
export function useResults() {
  const isLeaving = useRef(false);
  useEffect(() => void loadPlace().catch(() => undefined), []);
  const [sent, setSent] = useState<readonly Sent[]>([]);
  useEffect(() => () => sent.forEach(({ end }) => end()), [sent]);
  useSyncExternalStore(
    (listener) => {
      const ends = sent.map(({ attempt }) => attempt.subscribe(listener));
      return () => ends.forEach((end) => end());
    },
    () => sent.map(outcomeOf).join(),
  );
  return {
    sent,
    outcomes: sent.map(outcomeOf),
    /** Once, however often it is pressed before what sends them is there. */
    send: async (bets: readonly TileBet[]): Promise<void> => {
      if (isLeaving.current || sent.length > 0) return;
      isLeaving.current = true;
      try {
        const { createPlace } = await loadPlace();
        setSent(bets.map((bet) => sendBet(createPlace, bet)));
      } catch {
        showToast({ kind: 'failed', text: COMBO.notSent });
      } finally {
        isLeaving.current = false;
      }
    },
    clear: () => setSent([]),
  };
}

export type Results = ReturnType<typeof useResults>;
