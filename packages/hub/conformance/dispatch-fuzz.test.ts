import { afterEach, expect, test } from 'vitest';
import { chanceOf } from './chance.ts';
import { RawClient } from './clients.ts';
import { startStreamApp } from './stream-app.ts';
import type { StreamApp } from './stream-app.ts';

/**
 * Sound messages in any order, with few ids, so that calls, streams, uploads, cancels and answers
 * meet where they should not. Whatever they do, the connection still answers in the end, and
 * nothing of it is left when it has gone.
 */
const rounds = process.env['TEST_LONG'] === '1' ? 500 : 15;
const messagesEach = 300;

let app: StreamApp;
afterEach(() => app.stop());

const calls = ['Join', 'First', 'Watched', 'Plain', 'Three', 'JoinTwo', 'JoinBetween', 'missing'];
const streams = ['Three', 'List', 'Empty', 'Infinite', 'Ticks', 'Louder', 'Unformed', 'Plain'];

test(
  'F, H, I: sound messages in any order leave a connection that works',
  { timeout: 300_000 },
  async () => {
    app = await startStreamApp({ maxStreams: 8 });
    for (let round = 0; round < rounds; round++) {
      const { below: roll } = chanceOf(round + 1);
      const id = () => String(roll(6));
      const some = (names: readonly string[]) => names[roll(names.length)] ?? '';
      const ids = () => Array.from({ length: roll(3) }, id);
      const args = () => Array.from({ length: roll(3) }, () => (roll(4) ? 'x' : 5));
      const kinds: (() => object)[] = [
        () => ({
          type: 1,
          invocationId: id(),
          target: some(calls),
          arguments: args(),
          streamIds: ids(),
        }),
        () => ({ type: 1, target: some(calls), arguments: args(), streamIds: ids() }),
        () => ({
          type: 4,
          invocationId: id(),
          target: some(streams),
          arguments: [],
          streamIds: ids(),
        }),
        () => ({ type: 2, invocationId: id(), item: roll(5) ? 'item' : 5 }),
        () => ({ type: 3, invocationId: id(), ...(roll(3) ? {} : { error: 'gone' }) }),
        () => ({ type: 3, invocationId: id(), result: roll(9) }),
        () => ({ type: 5, invocationId: id() }),
        () => ({ type: 6 }),
      ];
      const raw = await RawClient.shaken(app);
      for (let count = 0; count < messagesEach; count += 10) {
        raw.sendJson(...Array.from({ length: 10 }, () => kinds[roll(kinds.length)]?.() ?? {}));
        if (roll(3) === 0) await new Promise(setImmediate);
      }
      // A round in three simply goes, in the middle of everything.
      if (round % 3 > 0) {
        const all = ['0', '1', '2', '3', '4', '5'];
        raw.sendJson(...all.map((invocationId) => ({ type: 3, invocationId })));
        raw.sendJson(...all.map((invocationId) => ({ type: 5, invocationId })));
        raw.sendJson({ type: 1, invocationId: 'last', target: 'Plain', arguments: [] });
        expect((await raw.completion('last')).result, `round ${round}`).toBe('plain');
      }
      raw.socket.terminate();
    }
    await expect.poll(() => [...app.hub.connections()].length).toBe(0);
    expect(app.logged).not.toContain('The disconnected handler of a hub failed.');
    const fresh = await RawClient.shaken(app);
    fresh.sendJson({ type: 1, invocationId: '1', target: 'Plain', arguments: [] });
    expect((await fresh.completion('1')).result).toBe('plain');
    fresh.socket.close();
  },
);
