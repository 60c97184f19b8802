import type { Fault } from './fault.ts';

const sql = (name: string): string => `packages/server/migrations/functions/${name}.sql`;
const feature = (path: string): string => `packages/server/features/${path}`;
const tests = (...paths: readonly string[]): string[] =>
  paths.map((path) => feature(`${path}.test.ts`));

/** Faults of the guards that keep one person from acting as two operators. */
export const twoPeopleFaults: readonly Fault[] = [
  {
    file: sql('operator_enrol'),
    find: ' AND i.code_hash = sha256(_code)',
    replace: '',
    tests: tests('staff/operator/accounts/enrol'),
    breaks: 'whoever has the link of an invitation signs in without the code',
  },
  {
    file: sql('operator_enrol'),
    find: 'ELSIF kept.code_hash <> sha256(_code) THEN',
    replace: 'ELSIF kept.code_hash <> sha256(_code) AND false THEN',
    tests: tests('staff/operator/accounts/enrol'),
    breaks: 'the link alone shows the authenticator of an invited operator',
  },
  {
    file: sql('operator_enrol'),
    find: 'OR kept.tries >= 5 ',
    replace: '',
    tests: tests('staff/operator/accounts/enrol'),
    breaks: 'the code of an invitation may be guessed for ever',
  },
  {
    file: sql('operator_enrol'),
    find: 'WHERE i.link_hash = sha256(_link) FOR UPDATE;',
    replace: 'WHERE i.link_hash = sha256(_link);',
    tests: tests('staff/operator/accounts/enrol'),
    breaks: 'codes that are guessed at once are not counted',
  },
  {
    file: sql('operator_apart'),
    find: "interval '24 hours'",
    replace: "interval '24 seconds'",
    tests: tests('staff/operator/proposals/two-people'),
    breaks: 'whoever came by both halves of an invitation confirms their own proposal',
  },
  {
    file: sql('operator_open'),
    find: '\n    AND operator_apart(p.maker, _decider)',
    replace: '',
    tests: tests('staff/operator/proposals/two-people'),
    breaks: 'the database opens an account for one person with two logins',
  },
  {
    file: sql('operator_open'),
    find: "coalesce(decode(_agreed.content ->> 'linkHash', 'hex'), _link_hash)",
    replace: '_link_hash',
    tests: tests('staff/operator/accounts/change-account'),
    breaks: 'another link than the one that was proposed opens an invitation',
  },
  {
    file: feature('staff/operator/proposals/propose.ts'),
    find: "if (!(await areTwoPeople(tx, proposal.maker, operatorId))) return 'INVITED_LATELY';",
    replace: '',
    tests: tests('staff/operator/proposals/two-people'),
    breaks: 'an operator confirms their own proposal under a login that they invited',
  },
  {
    file: feature('staff/operator/proposals/propose.ts'),
    find: 'proposal.is_makers && ',
    replace: '',
    tests: tests('staff/operator/accounts/enrol'),
    breaks: 'what an operator proposed is carried out after the login came into other hands',
  },
  {
    file: feature('staff/operator/proposals/propose.ts'),
    find: 'if (!(await isStillAuthorized(tx, checker.operatorId, CONFIRM)))',
    replace: 'if (checker.operatorId < 0)',
    tests: tests('content/help/help'),
    breaks: 'an operator who lost the role meanwhile still confirms',
  },
  {
    file: feature('staff/operator/proposals/propose.ts'),
    find: "if (await hasDone(tx, operatorId, cause)) return 'BROUGHT_ABOUT';",
    replace: '',
    tests: tests('play/lottery/alarms/alarms'),
    breaks: 'one operator holds an issue until it is given up, and cancels it alone',
  },
  {
    file: feature('staff/operator/accounts/enrol.ts'),
    find: 'const shared = await findShared(tx, origin, [maker, checker]);',
    replace: 'const shared = {};',
    tests: tests('staff/operator/accounts/enrol'),
    breaks: 'nobody sees that an inviter took the invitation up',
  },
  {
    file: feature('money/withdraw/review/review.ts'),
    find: "      return refused({ code: 'INVITED_LATELY' });",
    replace: '      row.reviewer_two = null;',
    tests: tests('money/withdraw/review/review'),
    breaks: 'one person reviews a withdrawal twice, under a login that they invited',
  },
  {
    file: feature('play/lottery/intervention/store-entry.ts'),
    find: ' OR e.made_at < o.enrolled_at',
    replace: '',
    tests: tests('play/lottery/intervention/enter-draw'),
    breaks: 'the entry of a number outlives the reset of its operator',
  },
];
