import type { CallRefusal } from '@fairlot/client';
import type { betHttp, Receipt } from '@fairlot/wire/bet';
import type { NewLine } from './cart.ts';

/** What one press of "place" will send; the id stays the same for every retry of the same rows. */
export type Intent = {
  readonly id: string;
  readonly gameId: number;
  readonly serial: number;
  readonly lines: readonly NewLine[];
  readonly prizeGroup: number;
  readonly acceptsAny: boolean;
  /** Whether accepting it empties the slip (the slip was sent), or leaves it (a direct bet). */
  readonly fromCart: boolean;
};

export type PlaceRefusal = CallRefusal<typeof betHttp.place>;

/**
 * One intent from the dialog to its end (product rules 8.5). `confirming` asks the player;
 * `asking` has sent and lost the answer; only the last three are answers, and only they forget the id.
 */
export type Attempt =
  | { readonly step: 'idle' }
  | { readonly step: 'confirming'; readonly intent: Intent; readonly refusal?: PlaceRefusal }
  | { readonly step: 'sending'; readonly intent: Intent }
  | { readonly step: 'asking'; readonly intent: Intent; readonly untilMs: number }
  /** `isSaid`: the server said that it has no record; else it said nothing at all. */
  | { readonly step: 'unknown'; readonly intent: Intent; readonly isSaid: boolean }
  | { readonly step: 'accepted'; readonly intent: Intent; readonly receipt: Receipt };

export type AttemptEvent =
  | { readonly kind: 'open'; readonly intent: Intent }
  /** The issue closed meanwhile: the same rows for the next issue are another intent. */
  | { readonly kind: 'retarget'; readonly id: string; readonly serial: number }
  | { readonly kind: 'send' }
  | { readonly kind: 'accepted'; readonly receipt: Receipt }
  | { readonly kind: 'refused'; readonly refusal: PlaceRefusal; readonly nextId: string }
  | { readonly kind: 'lost'; readonly nowMs: number }
  /** A question brought no receipt; `isSaid` when the server answered that there is none. */
  | { readonly kind: 'notFound'; readonly nowMs: number; readonly isSaid: boolean }
  /** The session ended; its page comes now. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'close' };

export const ASK_EVERY_MS = 2000;
export const ASK_FOR_MS = 30_000;

const IDLE: Attempt = { step: 'idle' };

const isWaiting = (attempt: Attempt): attempt is Extract<Attempt, { step: 'sending' | 'asking' }> =>
  attempt.step === 'sending' || attempt.step === 'asking';

/** The next state. Events that do not fit the state change nothing: an answer may come twice. */
export function nextAttempt(attempt: Attempt, event: AttemptEvent): Attempt {
  switch (event.kind) {
    case 'open':
      return isWaiting(attempt) ? attempt : { step: 'confirming', intent: event.intent };
    case 'retarget':
      return attempt.step === 'confirming'
        ? { step: 'confirming', intent: { ...attempt.intent, id: event.id, serial: event.serial } }
        : attempt;
    case 'send':
      return attempt.step === 'confirming' || attempt.step === 'unknown'
        ? { step: 'sending', intent: attempt.intent }
        : attempt;
    case 'accepted':
      return isWaiting(attempt)
        ? { step: 'accepted', intent: attempt.intent, receipt: event.receipt }
        : attempt;
    case 'refused':
      return isWaiting(attempt)
        ? {
            step: 'confirming',
            intent: { ...attempt.intent, id: event.nextId },
            refusal: event.refusal,
          }
        : attempt;
    case 'lost':
      return attempt.step === 'sending'
        ? { step: 'asking', intent: attempt.intent, untilMs: event.nowMs + ASK_FOR_MS }
        : attempt;
    case 'notFound':
      return attempt.step === 'asking' && event.nowMs >= attempt.untilMs
        ? { step: 'unknown', intent: attempt.intent, isSaid: event.isSaid }
        : attempt;
    case 'denied':
      return IDLE;
    case 'close':
      return isWaiting(attempt) ? attempt : IDLE;
  }
}
