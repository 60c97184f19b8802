import type { CallRefusal } from '@fairlot/client';
import type { betHttp, Receipt } from '@fairlot/wire/play/bet';
import type { NewLine } from '../../board/picks/index.ts';

/** What one press of "place" will send; the id stays the same for every retry of the same rows. */
export type Intent = {
  readonly id: string;
  readonly gameId: number;
  readonly serial: number;
  /** When the issue closes: from then on nothing that is still on its way can be accepted. */
  readonly closesAt: number;
  readonly lines: readonly NewLine[];
  readonly prizeGroup: number;
  readonly acceptsAny: boolean;
  /** Nobody follows it, and nobody is shown it; as the player wanted it when it was sent first. */
  readonly isHidden?: true;
  /** The rows of the slip that accepting it takes out; undefined for a direct bet. */
  readonly fromCart: readonly number[] | undefined;
};

export type NewIntent = Omit<Intent, 'id'>;

export type PlaceRefusal = CallRefusal<typeof betHttp.place>;

/**
 * One intent from the dialog to its end. `confirming` asks the player;
 * `asking` has sent and lost the answer; only the last three are answers, and only they forget the id.
 */
export type Attempt =
  | { readonly step: 'idle' }
  | { readonly step: 'confirming'; readonly intent: Intent; readonly refusal?: PlaceRefusal }
  /** `isQuick`: it went out at the press, and no dialog has been seen. */
  | { readonly step: 'sending'; readonly intent: Intent; readonly isQuick?: true }
  | { readonly step: 'asking'; readonly intent: Intent; readonly untilMs: number }
  /** `isSaid`: the server said that it has no record; else it said nothing at all. */
  | { readonly step: 'unknown'; readonly intent: Intent; readonly isSaid: boolean }
  | { readonly step: 'accepted'; readonly intent: Intent; readonly receipt: Receipt };

export type AttemptEvent =
  | { readonly kind: 'open'; readonly intent: Intent }
  /** The issue closed meanwhile: the same rows for the next issue are another intent. */
  | {
      readonly kind: 'retarget';
      readonly id: string;
      readonly serial: number;
      readonly closesAt: number;
    }
  | { readonly kind: 'send'; readonly isQuick?: true; readonly isHidden?: boolean }
  /** An intent whose answer was lost before the page was there. */
  | { readonly kind: 'resume'; readonly intent: Intent; readonly nowMs: number }
  /** Somebody else heard the answer: another tab, or the one who asks in the background. */
  | { readonly kind: 'answered' }
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

const retargeted = (intent: Intent, to: Pick<Intent, 'id' | 'serial' | 'closesAt'>): Intent => ({
  ...intent,
  id: to.id,
  serial: to.serial,
  closesAt: to.closesAt,
});

function hiddenOrNot({ isHidden: _, ...intent }: Intent, isHidden: boolean): Intent {
  return isHidden ? { ...intent, isHidden } : intent;
}

/** The next state. Events that do not fit the state change nothing: an answer may come twice. */
export function nextAttempt(attempt: Attempt, event: AttemptEvent): Attempt {
  switch (event.kind) {
    case 'open':
      return isWaiting(attempt) ? attempt : { step: 'confirming', intent: event.intent };
    case 'retarget':
      return attempt.step === 'confirming'
        ? { step: 'confirming', intent: retargeted(attempt.intent, event) }
        : attempt;
    case 'send':
      if (attempt.step === 'confirming') {
        const intent = hiddenOrNot(attempt.intent, event.isHidden === true);
        return { step: 'sending', intent, ...(event.isQuick && { isQuick: true }) };
      }
      // The same request again: it stays what it was, or it would be another one under its id.
      return attempt.step === 'unknown' ? { step: 'sending', intent: attempt.intent } : attempt;
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
    case 'resume':
      return isWaiting(attempt)
        ? attempt
        : { step: 'asking', intent: event.intent, untilMs: event.nowMs + ASK_FOR_MS };
    case 'answered':
      return attempt.step === 'asking' || attempt.step === 'unknown' ? IDLE : attempt;
    case 'denied':
      return IDLE;
    case 'close':
      return isWaiting(attempt) ? attempt : IDLE;
  }
}
