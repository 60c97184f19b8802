import type { Fault } from './fault.ts';

const at = (path: string): string => `packages/server/${path}`;
const SOURCES = at('ledger/audit-sources.ts');
const FORGED = [at('tests/journal-sources.test.ts')];
const CHECK = at('features/play/fair/manifests/check-line.ts');
const MANIFESTS = [at('features/play/fair/manifests/check-manifests.test.ts')];

/** Faults of the audit: changes by the owner of the database. */
export const auditFaults: readonly Fault[] = [
  {
    file: SOURCES,
    find: "['unused', sql`false`],",
    replace: '',
    tests: FORGED,
    breaks: 'a transfer that the program never makes is not named',
  },
  {
    file: SOURCES,
    find: 'ELSE j.amount = d.paid AND',
    replace: 'ELSE',
    tests: [at('tests/tamper.test.ts')],
    breaks: 'a deposit of another amount than its order is not named',
  },
  {
    file: at('ledger/audit-books.ts'),
    find: '[...ledgerInvariants, sourceInvariant]',
    replace: 'ledgerInvariants',
    tests: FORGED,
    breaks: 'a deposit without an order passes the audit of the books',
  },
  {
    file: CHECK,
    find: "if (sha256Hex(line.body) !== line.hash.toString('hex'))",
    replace: 'if (line.hash.length !== 32)',
    tests: MANIFESTS,
    breaks: 'the stored hash of a manifest is trusted',
  },
  {
    file: CHECK,
    find: 'trusted.size > 0 && !trusted.has',
    replace: 'trusted.size > 9 && !trusted.has',
    tests: MANIFESTS,
    breaks: 'a manifest that a stranger signed is taken as ours',
  },
  {
    file: CHECK,
    find: 'return isSigned ? undefined :',
    replace: 'return isSigned || line.sig.length === 64 ? undefined :',
    tests: MANIFESTS,
    breaks: 'a signature of zeros is taken as good',
  },
  {
    file: at('features/play/fair/manifests/store-check.ts'),
    find: 'used_ms + ${usedMs}::int >= ${mostMs}',
    replace: 'false',
    tests: MANIFESTS,
    breaks: 'the audit of manifests runs all day',
  },
  {
    file: at('migrations/functions/operator_audit.sql'),
    find: 'lag(a.n, 1, 0::bigint) OVER w AS before',
    replace: 'row_number() OVER w - 1 AS before',
    tests: [at('features/staff/operator/audit/audit-copy.test.ts')],
    breaks: 'rows that are still there are named as gone',
  },
  {
    file: at('migrations/functions/schedule_audit.sql'),
    find: 'ELSE w.state NOT IN (2, 3) OR',
    replace: 'ELSE',
    tests: [at('features/play/schedule/audit.test.ts')],
    breaks: 'a row that was bet is marked as cancelled, and nobody sees it',
  },
  {
    file: at('features/play/instant/store-audit.ts'),
    find: 'if (!keys) return undefined;',
    replace: 'if (keys) return undefined;',
    tests: [at('features/play/instant/audit.test.ts')],
    breaks: 'the number of a round is changed before its seed is revealed',
  },
  {
    file: at('features/play/instant/store-audit-odds.ts'),
    find: 'if (wanted?.join() === bet.odds.join()) continue;',
    replace: 'if (wanted?.length === bet.odds.length) continue;',
    tests: [at('features/play/instant/audit.test.ts')],
    breaks: 'the odds of a bet of a round are rewritten, and nobody sees it',
  },
];
