import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import type { Intent } from './attempt.ts';
import {
  isDefinitelyRejected,
  MOST_CONTENT,
  MOST_PENDING,
  withPending,
  type Pending,
} from './pending.ts';

const line = {
  play: 'ssc.fixed',
  content: '3||||',
  notes: 1,
  mode: 0,
  multiple: 7,
  amount: mills(14_000),
  most: mills(136_920),
} as const;

const intent = (id: string, change: Partial<Intent> = {}): Intent => ({
  id,
  gameId: 4,
  serial: 202611210142,
  closesAt: 100_000,
  lines: [line],
  prizeGroup: 1956,
  acceptsAny: false,
  fromCart: [1],
  ...change,
});

const pending = (id: string, change?: Partial<Intent>): Pending => ({
  account: 'a',
  intent: intent(id, change),
  sentAt: 1,
});

describe('intents without an answer', () => {
  it('are kept once each, however often they are sent', () => {
    const once = withPending([], pending('x'));
    const twice = withPending(once, { ...pending('x'), sentAt: 2 });
    expect(twice.map(({ sentAt, intent: { id } }) => [id, sentAt])).toEqual([['x', 2]]);
    expect(twice[0]?.intent.lines).toEqual([{ ...line, id: 1 }]);
  });

  it('are bounded in number: the oldest goes', () => {
    const ids = Array.from({ length: MOST_PENDING + 3 }, (_, i) => `i${i}`);
    const list = ids.reduce<readonly Pending[]>((all, id) => withPending(all, pending(id)), []);
    expect(list.map(({ intent: { id } }) => id)).toEqual(ids.slice(3));
  });

  it('are kept without rows that are too long: they can be asked for, not sent again', () => {
    const long = { ...line, content: '1'.repeat(MOST_CONTENT + 1) };
    const [kept] = withPending([], pending('x', { lines: [long] }));
    expect(kept?.intent).toEqual(intent('x', { lines: [] }));
  });

  it('are surely not accepted only some time after the close', () => {
    expect(isDefinitelyRejected(intent('x'), 100_000)).toBe(false);
    expect(isDefinitelyRejected(intent('x'), 129_999)).toBe(false);
    expect(isDefinitelyRejected(intent('x'), 130_000)).toBe(true);
  });
});
