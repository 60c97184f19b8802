import { expect, test } from 'vitest';
import { jsonProtocol as protocol } from '../protocol/json.ts';
import { isLive, transition } from './state.ts';
import type { Change, State } from './state.ts';

const states: readonly State[] = [
  { kind: 'handshaking' },
  { kind: 'connecting', protocol },
  { kind: 'open', protocol },
  { kind: 'ending' },
  { kind: 'ended' },
];
const changes: readonly Change[] = [
  { kind: 'handshaken', protocol },
  { kind: 'ready' },
  { kind: 'end' },
  { kind: 'gone' },
];

test('the whole table of states and changes', () => {
  const table = states.map((state) => changes.map((change) => transition(state, change).kind));
  expect(table).toEqual([
    ['connecting', 'handshaking', 'ending', 'ended'],
    ['connecting', 'open', 'ending', 'ended'],
    ['open', 'open', 'ending', 'ended'],
    ['ending', 'ending', 'ending', 'ended'],
    ['ended', 'ended', 'ended', 'ended'],
  ]);
});

test('messages go out only between the handshake and the end', () => {
  expect(states.map(isLive)).toEqual([false, true, true, false, false]);
});
