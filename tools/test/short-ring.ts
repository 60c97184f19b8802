import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One browser journey per feature: `npm test` runs these, `npm test -- --all` runs every file of `e2e`. */
export const JOURNEYS = [
  'combo',
  'console',
  'deposit',
  'draw',
  'families',
  'instant',
  'journey',
  'keyboard',
  'records',
  'recover',
  'routes',
  'screens',
  'sign-in',
  'slip',
  'state-games',
  'verify',
  'withdraw',
].map((name) => `e2e/${name}.test.ts`);

/**
 * Server test files of the short ring that are not named after a file beside them or after their
 * feature: promises that money, permissions and fairness rest on, and the files that `tools/mutants`
 * names for a planted fault.
 */
export const PROMISES = [
  'authorisation-console',
  'authorisation',
  'features/bet/audit',
  'features/bet/chain',
  'features/bet/charge',
  'features/bet/close-instant',
  'features/bet/close-race',
  'features/bet/crash',
  'features/bet/immutable',
  'features/bet/intent',
  'features/bet/one-player',
  'features/bet/reads',
  'features/bet/tally',
  'features/bet/wrong-prize',
  'features/deposit/many-at-once',
  'features/fair/scheduler',
  'features/follow/forged',
  'features/limit/break',
  'features/lottery/life',
  'features/operator/security',
  'features/proof/attempts',
  'ledger/defence',
  'ledger/hold',
  'ledger/kills',
  'ledger/ledger',
  'ledger/movements/movements',
  'ledger/movements/movements-money',
  'ledger/post-every',
  'members',
  'migrations/privileges',
  'relations',
  'security-headers',
].map((name) => `packages/server/${name}.test.ts`);

/** Whether a test is named after a file beside it, or after its feature: `bet/place.test.ts`, `debt/debt.test.ts`. */
function isNamedAfter(path: string): boolean {
  const name = path.slice(0, -'.test.ts'.length);
  const [file, folder, features] = name.split('/').toReversed();
  return (features === 'features' && file === folder) || existsSync(`${name}.ts`);
}

/** The test files of a package that are named after what they test, from the root of the project. */
function namedTests(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts') && !path.includes('/node_modules/'))
    .filter((path) => isNamedAfter(join(root, path).replaceAll('\\', '/')));
}

/** The server test files of `npm test`. */
export const serverTests = (root: string): string[] =>
  [...new Set([...namedTests(root, 'packages/server'), ...PROMISES])].toSorted();

/** Whether `npm test` runs a test file: those of the `unit` and `page` projects always. */
export function isInShortRing(root: string, path: string): boolean {
  if (path.startsWith('e2e/')) return JOURNEYS.includes(path);
  return !path.startsWith('packages/server/') || serverTests(root).includes(path);
}
