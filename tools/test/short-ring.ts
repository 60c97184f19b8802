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
  'tests/console-endpoint-access',
  'tests/two-person-acts',
  'tests/journal-sources',
  'tests/tamper',
  'features/play/instant/audit',
  'features/play/instant/turnover',
  'features/play/lottery/alarms/alarms',
  'features/play/schedule/audit',
  'tests/endpoint-access',
  'features/auth/login/session',
  'features/play/bet/audit',
  'features/play/bet/settle/chain',
  'features/play/bet/place/charge',
  'features/play/bet/place/close-instant',
  'features/play/bet/place/close-race',
  'features/play/bet/settle/crash',
  'features/play/bet/immutable',
  'features/play/bet/place/intent',
  'features/play/bet/place/one-player',
  'features/play/bet/place/reads',
  'features/play/bet/settle/tally',
  'features/play/bet/settle/wrong-prize',
  'features/money/deposit/payments/many-at-once',
  'features/money/provider/slow-bodies',
  'features/money/reconcile/unreadable',
  'features/play/fair/draw/scheduler',
  'features/community/follow/forged',
  'features/play/responsible-gaming/break',
  'features/play/lottery/life',
  'features/staff/operator/proposals/two-people',
  'features/staff/operator/security/security',
  'features/auth/credentials/guard/attempts',
  'ledger/defence',
  'ledger/hold',
  'ledger/kills',
  'ledger/ledger',
  'ledger/movements/movements',
  'ledger/movements/movements-money',
  'ledger/post-every',
  'tests/mass-assignment',
  'migrations/privileges',
  'tests/object-authorization',
  'tests/security-headers',
  'tests/stored-strings',
  'tests/upgrade',
].map((name) => `packages/server/${name}.test.ts`);

/** Whether a test is named after a file beside it, or after its feature: `bet/place.test.ts`, `debt/debt.test.ts`. */
function isNamedAfter(path: string): boolean {
  const name = path.slice(0, -'.test.ts'.length);
  const [file, feature, , features] = name.split('/').toReversed();
  return (features === 'features' && file === feature) || existsSync(`${name}.ts`);
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
