import { expect, test } from 'vitest';
import { LIST } from './text.ts';

/** Players and operators read the same lists: no sentence may speak of the reader's own bets or money. */
test('does not mention bets or money of the reader', () => {
  const sentences = Object.values(LIST).flatMap(({ zh, en }) =>
    [zh, en].filter((sentence) => typeof sentence === 'string'),
  );
  expect(sentences.length).toBeGreaterThan(12);
  for (const sentence of sentences) expect(sentence).not.toMatch(/注单|资金|your bets|your money/i);
});
