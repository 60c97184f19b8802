// The way of an intent: from the dialog through a lost answer to what became of it.
import { Denied } from '@fairlot/client';
import { betHttp } from '@fairlot/wire/play/bet';
import { showToast } from '@fairlot/ui';
import { localNow, send, serverNow, type Store } from '@fairlot/shell';
import { accountNow, watchAccount } from '../../../../session/index.ts';
import { playCue } from '../../alert/index.ts';
import { ask } from './ask.ts';
import {
  ASK_EVERY_MS,
  nextAttempt,
  type Attempt,
  type AttemptEvent,
  type Intent,
  type NewIntent,
} from './attempt.ts';
import { rowsOf } from '../lines/cart.ts';
import { conclude, finishRejected } from './conclude.ts';
import { hiddenBets } from '../hidden/hidden.ts';
import { OUTCOME } from './outcome-text.ts';
import { skipsConfirmation } from '../quick/quick.ts';
import {
  removePending,
  isPending,
  isDefinitelyRejected,
  notePending,
  pendingOf,
  watchPending,
} from './pending.ts';

/** Delivers an intent and tells what came of it. */
async function deliver(intent: Intent): Promise<AttemptEvent> {
  const isAgain = isPending(intent.id);
  notePending(intent, localNow());
  try {
    const result = await send(betHttp.place, {
      IntentId: intent.id,
      GameId: intent.gameId,
      SerialNumber: intent.serial,
      Bets: rowsOf(intent.lines, intent.prizeGroup),
      ...(intent.acceptsAny && { AcceptAnyOdds: true }),
      ...(intent.isHidden && { IsHidden: true }),
    });
    if (result.ok) return { kind: 'accepted', receipt: result.value };
    const { code } = result.error;
    // Some are turned away before anybody looks whether the intent is known.
    const isUnseen = code === 'RATE_LIMIT' || code === 'TOO_BUSY';
    if (code === 'UNKNOWN_STATE' || (isAgain && isUnseen)) {
      return { kind: 'lost', nowMs: localNow() };
    }
    removePending(intent.id);
    // Whoever looks elsewhere hears it; why it was refused, the dialog says.
    void playCue('refused');
    return { kind: 'refused', refusal: result.error, nextId: crypto.randomUUID() };
  } catch (error) {
    // Whatever broke, the bet may stand: only the server knows.
    if (!(error instanceof Denied)) return { kind: 'lost', nowMs: localNow() };
    // A denial has left the page. What had been sent before may stand all the same.
    if (!isAgain) removePending(intent.id);
    return { kind: 'denied' };
  }
}

/** Asks what became of an intent whose answer was lost. */
async function askFor(intent: Intent): Promise<AttemptEvent> {
  const word = await ask(intent.id);
  if (typeof word === 'object') return { kind: 'accepted', receipt: word };
  const isSaid = word === 'none';
  if (isSaid && isDefinitelyRejected(intent, serverNow())) {
    finishRejected(intent);
    return { kind: 'answered' };
  }
  return { kind: 'notFound', nowMs: localNow(), isSaid };
}

/** Asks for the intent that waits, at once and every two seconds, for as long as one does. */
function keepAsking(store: Store<Attempt>, dispatch: (event: AttemptEvent) => void): () => void {
  let asked: Intent | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = (): void => {
    const now = store.get();
    const wanted = now.step === 'asking' ? now.intent : undefined;
    if (wanted === asked) return;
    clearInterval(timer);
    asked = wanted;
    if (!wanted) return;
    const askNow = (): void => void askFor(wanted).then(dispatch);
    askNow();
    timer = setInterval(askNow, ASK_EVERY_MS);
  };
  follow();
  const end = store.subscribe(follow);
  return () => {
    end();
    clearInterval(timer);
  };
}

/**
 * One intent at a time of a game; `store` tells how far it is. `isQuiet`: who sends it asks and tells it
 * himself.
 */
export function createPlace(gameId: number, store: Store<Attempt>, isQuiet = false) {
  const dispatch = (event: AttemptEvent): void => {
    const before = store.get();
    const after = nextAttempt(before, event);
    if (after.step === 'accepted' && before !== after)
      conclude(after.intent, after.receipt, isQuiet);
    store.set(after);
    // An intent leaves exactly when it enters `sending`, however often a button is pressed.
    if (after.step === 'sending' && before.step !== 'sending') {
      void deliver(after.intent).then(dispatch);
    }
  };
  const resume = (): void => {
    const earlier = pendingOf(gameId)?.intent;
    if (earlier) dispatch({ kind: 'resume', intent: earlier, nowMs: localNow() });
  };
  /** Whoever signs in, or comes back to the game, hears first of what was on its way. */
  const resumeOnce = (): void => {
    if (accountNow() !== '' && store.get().step === 'idle') resume();
  };
  let explainedId: string | undefined;
  /** No dialog says of a quick bet that it is on its way: a press meanwhile hears it, once. */
  const tellOnItsWay = (): void => {
    const now = store.get();
    if (now.step !== 'sending' || !now.isQuick || explainedId === now.intent.id) return;
    explainedId = now.intent.id;
    showToast({ kind: 'warn', text: OUTCOME.onItsWay });
  };
  const noteAnswered = (): void => {
    const now = store.get();
    const isOpen = now.step === 'asking' || now.step === 'unknown';
    if (isOpen && !isPending(now.intent.id)) dispatch({ kind: 'answered' });
  };
  return {
    /** Asks the player; while an earlier bet of the game has no answer, asks for that first. */
    open: (intent: NewIntent): void => {
      tellOnItsWay();
      if (pendingOf(gameId)) return resume();
      // What was refused is asked for anew, however quick: it is not the bet that was pressed for.
      const isQuick = !isQuiet && store.get().step === 'idle' && skipsConfirmation(intent.lines);
      dispatch({ kind: 'open', intent: { ...intent, id: crypto.randomUUID() } });
      if (isQuick) dispatch({ kind: 'send', isQuick, isHidden: hiddenBets.get() });
      return undefined;
    },
    resume,
    /** Sends the intent that is open; with another issue, for that instead. */
    send: (next?: { readonly serial: number; readonly closesAt: number }): void => {
      if (next) dispatch({ kind: 'retarget', id: crypto.randomUUID(), ...next });
      dispatch({ kind: 'send', isHidden: hiddenBets.get() });
    },
    close: (): void => dispatch({ kind: 'close' }),
    /** The player does not want to know any more what became of it. */
    forget: (): void => {
      const attempt = store.get();
      if (attempt.step === 'unknown') removePending(attempt.intent.id);
      dispatch({ kind: 'close' });
    },
    /** From when the game is on screen until it is left. */
    start: (): (() => void) => {
      const ends = [
        keepAsking(store, dispatch),
        watchPending(noteAnswered),
        watchAccount(resumeOnce),
      ];
      resumeOnce();
      return () => ends.forEach((end) => end());
    },
  };
}
