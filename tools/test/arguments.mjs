/** The words that `test.mjs` takes, and what each of them runs. */
const WORDS = ['--static', '--all', '--long'];

/**
 * Reads the words after `npm test --`. Returns undefined for any other word, else the name of the ring and the
 * environment that the test files read (`packages/server/testing/ring.ts`).
 */
export function readArguments(words) {
  if (words.some((word) => !WORDS.includes(word))) return undefined;
  if (words.includes('--static')) return { ring: 'static', env: { TEST_RING: 'static' } };
  if (words.includes('--long')) return { ring: 'long', env: { TEST_RING: 'all', TEST_LONG: '1' } };
  // Pictures are for people: only the long ring keeps them.
  const ring = words.includes('--all') ? 'all' : 'short';
  return { ring, env: { TEST_RING: ring, TEST_PICTURES: '0' } };
}
