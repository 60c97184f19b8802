import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import {
  ASK_FOR_MS,
  nextAttempt,
  type Attempt,
  type AttemptEvent,
  type Intent,
} from './attempt.ts';

const intent: Intent = {
  id: 'a',
  gameId: 1,
  serial: 10,
  closesAt: 5000,
  lines: [],
  prizeGroup: 1950,
  acceptsAny: false,
  fromCart: [1, 2],
};
const receipt = {
  IntentId: 'a',
  GameId: 1,
  SerialNumber: 10,
  BetIds: ['x'],
  Amount: mills(2000),
  WalletAmount: mills(0),
  AcceptedTimeStamp: 1,
  CloseTimeStamp: 2,
  Duplicate: false,
};

const play = (...events: AttemptEvent[]): Attempt =>
  events.reduce<Attempt>(nextAttempt, { step: 'idle' });

const OPEN: AttemptEvent = { kind: 'open', intent };
const SEND: AttemptEvent = { kind: 'send' };

describe('an attempt to place', () => {
  it('keeps its id while the answer is lost and until it is known', () => {
    const asking = play(OPEN, SEND, { kind: 'lost', nowMs: 100 });
    expect(asking).toEqual({ step: 'asking', intent, untilMs: 100 + ASK_FOR_MS });
    expect(nextAttempt(asking, { kind: 'notFound', nowMs: 2100, isSaid: true })).toBe(asking);
    expect(nextAttempt(asking, { kind: 'accepted', receipt })).toMatchObject({ step: 'accepted' });
  });

  it.each([true, false])(
    'tells after the time for asking whether the server said so: %s',
    (isSaid) => {
      const unknown = play(
        OPEN,
        SEND,
        { kind: 'lost', nowMs: 0 },
        { kind: 'notFound', nowMs: ASK_FOR_MS, isSaid },
      );
      expect(unknown).toEqual({ step: 'unknown', intent, isSaid });
      expect(nextAttempt(unknown, SEND)).toEqual({ step: 'sending', intent });
    },
  );

  it('takes a new id after a refusal, so that changed rows are not a reused intent', () => {
    const refusal = {
      code: 'NOT_ENOUGH',
      params: {},
      text: { zh: '余额不足', en: 'Short' },
    } as const;
    const refused = play(OPEN, SEND, { kind: 'refused', refusal, nextId: 'b' });
    expect(refused).toEqual({ step: 'confirming', intent: { ...intent, id: 'b' }, refusal });
  });

  it('takes a new id for the next issue', () => {
    const next = play(OPEN, { kind: 'retarget', id: 'b', serial: 11, closesAt: 9000 });
    expect(next).toEqual({
      step: 'confirming',
      intent: { ...intent, id: 'b', serial: 11, closesAt: 9000 },
    });
  });

  it('cannot be opened, changed or closed while an answer is awaited', () => {
    const sending = play(OPEN, SEND);
    expect(nextAttempt(sending, { kind: 'open', intent: { ...intent, id: 'z' } })).toBe(sending);
    expect(nextAttempt(sending, { kind: 'close' })).toBe(sending);
    expect(nextAttempt(sending, { kind: 'retarget', id: 'z', serial: 11, closesAt: 9000 })).toBe(
      sending,
    );
    expect(nextAttempt(sending, SEND)).toBe(sending);
  });

  it('ignores an answer that nobody waits for', () => {
    const idle: Attempt = { step: 'idle' };
    expect(nextAttempt(idle, { kind: 'accepted', receipt })).toBe(idle);
    expect(nextAttempt(idle, { kind: 'lost', nowMs: 1 })).toBe(idle);
    expect(play(OPEN, { kind: 'close' })).toEqual(idle);
  });

  it('goes on asking for what was lost before the page was there, and ends when others heard', () => {
    const asking = play({ kind: 'resume', intent, nowMs: 100 });
    expect(asking).toEqual({ step: 'asking', intent, untilMs: 100 + ASK_FOR_MS });
    expect(nextAttempt(asking, { kind: 'answered' })).toEqual({ step: 'idle' });
    const sending = play(OPEN, SEND);
    expect(nextAttempt(sending, { kind: 'resume', intent, nowMs: 1 })).toBe(sending);
    expect(nextAttempt(sending, { kind: 'answered' })).toBe(sending);
  });

  it('is hidden as the player wanted it when it was sent, and stays so while it is sent again', () => {
    const hidden = play(OPEN, { kind: 'send', isHidden: true });
    expect(hidden).toMatchObject({ step: 'sending', intent: { isHidden: true } });
    const unknown = [
      { kind: 'lost', nowMs: 0 },
      { kind: 'notFound', nowMs: ASK_FOR_MS, isSaid: true },
    ] as const;
    const again = [...unknown, SEND].reduce<Attempt>(nextAttempt, hidden);
    expect(again).toMatchObject({ step: 'sending', intent: { id: 'a', isHidden: true } });
    // What was refused is another request: it is as the player wants it now.
    const refusal = { code: 'NOT_ENOUGH', params: {}, text: { zh: '', en: '' } } as const;
    const refused = nextAttempt(hidden, { kind: 'refused', refusal, nextId: 'b' });
    expect(nextAttempt(refused, SEND)).toEqual({ step: 'sending', intent: { ...intent, id: 'b' } });
  });

  it('that goes out at the press is like any other from then on', () => {
    const sent = play(OPEN, { kind: 'send', isQuick: true });
    expect(sent).toMatchObject({ step: 'sending', isQuick: true });
    expect(nextAttempt(sent, { kind: 'lost', nowMs: 0 })).not.toHaveProperty('isQuick');
    expect(nextAttempt(sent, { kind: 'close' })).toBe(sent);
    expect(play(OPEN, SEND)).not.toHaveProperty('isQuick');
  });
});
