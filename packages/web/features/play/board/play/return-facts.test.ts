import { expect, test } from 'vitest';
import { oneInText } from './return-facts.ts';

test.each([
  [10n, 1n, '10'],
  [100n, 45n, '2.22'],
  [1000n, 27n, '37.04'],
  [1_000_000n, 9_999n, '100'],
  [100_000n, 1n, '100,000'],
  // Ten of the twenty drawn of eighty: counts that a number does not tell from their neighbours.
  [3_535_316_142_212_174_320n, 396_704_524_216n, '8,911,711'],
  [3_535_316_142_212_174_320n, 1_767_658_070_682_256_896n, '2'],
])('one in %s / %s outcomes is written %s', (outcomes, wins, text) => {
  expect(oneInText(outcomes, wins)).toBe(text);
});
