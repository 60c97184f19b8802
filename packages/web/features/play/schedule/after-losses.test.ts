import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isToAsk } from './after-losses.ts';

/** Losses in a row as looks at a schedule find them: one issue more each, or none after a win. */
const anyCourse = fc.array(fc.boolean(), { maxLength: 60 });

test('a player is asked at every fifth loss in a row, once, and anew after a win', () => {
  fc.assert(
    fc.property(anyCourse, (wins) => {
      const said = new Map<string, number>();
      let losses = 0;
      for (const isWon of wins) {
        losses = isWon ? 0 : losses + 1;
        const row = { Id: 'a', LossesInARow: losses };
        expect(isToAsk(row, said)).toBe(losses > 0 && losses % 5 === 0);
        // Looked at again before the next issue: nothing new is asked.
        expect(isToAsk(row, said)).toBe(false);
      }
    }),
  );
});

test('losses that were missed between two looks are asked about once, and each schedule for itself', () => {
  const said = new Map<string, number>();
  expect(isToAsk({ Id: 'a', LossesInARow: 13 }, said)).toBe(true);
  expect(isToAsk({ Id: 'a', LossesInARow: 14 }, said)).toBe(false);
  expect(isToAsk({ Id: 'b', LossesInARow: 5 }, said)).toBe(true);
  expect(isToAsk({ Id: 'a', LossesInARow: 15 }, said)).toBe(true);
});
