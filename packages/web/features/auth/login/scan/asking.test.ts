import { expect, test } from 'vitest';
import { nextAsking, type Asking, type AskingEvent } from './asking.ts';

const MAKING: Asking = { at: 'making' };
const after = (...events: AskingEvent[]) => events.reduce(nextAsking, MAKING);
const ticket = (name: string): AskingEvent => ({ kind: 'ticket', ticket: name });
const said = (State: 'scanned' | 'confirmed' | 'refused'): AskingEvent => ({
  kind: 'said',
  said: { State, Number: State === 'scanned' ? '47' : null, Grant: null },
});

test('codes follow one another until one is scanned, which no later code hides', () => {
  expect(after(ticket('a'), ticket('b'))).toEqual({ at: 'ready', ticket: 'b' });
  expect(after(ticket('a'), said('scanned'))).toEqual({ at: 'scanned', number: '47' });
  expect(after(ticket('a'), said('scanned'), ticket('b')).at).toBe('scanned');
});

test.each([
  ['a no', said('refused'), 'refused'],
  ['the end of its time', { kind: 'late' }, 'expired'],
  ['a lost connection', { kind: 'lost' }, 'failed'],
] as const)('%s ends it, whatever comes then', (_, event, at) => {
  expect(after(ticket('a'), said('scanned'), event).at).toBe(at);
  expect(after(ticket('a'), event, ticket('b'), said('confirmed')).at).toBe(at);
});

test('who is let in is not put out by the connection that ends', () => {
  expect(after(ticket('a'), said('scanned'), said('confirmed'), { kind: 'lost' }).at).toBe(
    'confirmed',
  );
});
