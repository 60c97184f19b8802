import { expect, test } from 'vitest';
import { createTopics } from './topics.ts';

test('first and next events are new, a hole is a gap, a repeat is known', () => {
  const topics = createTopics();
  expect(topics.judge('game:1', 7)).toBe('new');
  topics.advance('game:1', 7);
  expect(topics.judge('game:1', 8)).toBe('new');
  expect(topics.judge('game:1', 7)).toBe('known');
  expect(topics.judge('game:1', 9)).toBe('gap');
  expect(topics.judge('player', 1)).toBe('new');
});

test('a baseline never goes back, a restart may', () => {
  const topics = createTopics();
  topics.advance('player', 12);
  topics.baseline('player', 10);
  expect(topics.known()).toEqual([{ Topic: 'player', Seq: 12 }]);
  topics.restart('player', 3);
  expect(topics.judge('player', 4)).toBe('new');
  topics.forget();
  expect(topics.has('player')).toBe(false);
});
