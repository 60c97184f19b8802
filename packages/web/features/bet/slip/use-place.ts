import { useEffect, useState } from 'react';
import { Denied } from '@fairlot/client';
import { betHttp } from '@fairlot/wire/bet';
import { call, createStore, localNow, useStore } from '../../../session/index.ts';
import {
  ASK_EVERY_MS,
  nextAttempt,
  type Attempt,
  type AttemptEvent,
  type Intent,
} from './attempt.ts';
import { rowsOf } from './cart.ts';

export type NewIntent = Omit<Intent, 'id'>;

export type Place = { readonly attempt: Attempt } & ReturnType<typeof createPlace>['actions'];

/** Delivers an intent and tells what came of it. */
async function deliver(intent: Intent): Promise<AttemptEvent> {
  try {
    const result = await call(betHttp.place, {
      IntentId: intent.id,
      GameId: intent.gameId,
      SerialNumber: intent.serial,
      Bets: rowsOf(intent.lines, intent.prizeGroup),
      ...(intent.acceptsAny && { AcceptAnyOdds: true }),
    });
    if (result.ok) return { kind: 'accepted', receipt: result.value };
    if (result.error.code === 'UNKNOWN_STATE') return { kind: 'lost', nowMs: localNow() };
    return { kind: 'refused', refusal: result.error, nextId: crypto.randomUUID() };
  } catch (error) {
    // Whatever broke, the bet may stand: only the server knows. A denial has left the page.
    return error instanceof Denied ? { kind: 'denied' } : { kind: 'lost', nowMs: localNow() };
  }
}

/** What became of an intent whose answer was lost; a question that fails too knows nothing. */
async function ask(id: string): Promise<AttemptEvent> {
  try {
    const result = await call(betHttp.byIntent, { IntentId: id });
    if (result.ok) return { kind: 'accepted', receipt: result.value };
    return { kind: 'notFound', nowMs: localNow(), isSaid: result.error.code === 'NOT_FOUND' };
  } catch {
    // The next question comes in two seconds.
  }
  return { kind: 'notFound', nowMs: localNow(), isSaid: false };
}

function createPlace() {
  const store = createStore<Attempt>({ step: 'idle' });
  const dispatch = (event: AttemptEvent): void => {
    const before = store.get();
    const after = nextAttempt(before, event);
    store.set(after);
    // An intent leaves exactly when it enters `sending`, however often a button is pressed.
    if (after.step === 'sending' && before.step !== 'sending') {
      void deliver(after.intent).then(dispatch);
    }
  };
  const actions = {
    open: (intent: NewIntent): void =>
      dispatch({ kind: 'open', intent: { ...intent, id: crypto.randomUUID() } }),
    /** Sends the intent that is open; with a serial, for that issue instead. */
    send: (serial?: number): void => {
      if (serial !== undefined) dispatch({ kind: 'retarget', id: crypto.randomUUID(), serial });
      dispatch({ kind: 'send' });
    },
    close: (): void => dispatch({ kind: 'close' }),
  };
  return { store, dispatch, actions };
}

/** One intent at a time: from the dialog through a lost answer to what became of it. */
export function usePlace(): Place {
  const [{ store, dispatch, actions }] = useState(createPlace);
  const attempt = useStore(store);
  const asked = attempt.step === 'asking' ? attempt.intent.id : undefined;
  useEffect(() => {
    if (asked === undefined) return undefined;
    const timer = setInterval(() => void ask(asked).then(dispatch), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [asked, dispatch]);
  return { attempt, ...actions };
}
