import type { Bilingual } from '../core/text.ts';

/** What an operator may do on one page of the console: `module.page.action`. */
export type Permission = `${string}.${string}.${string}`;

type Role = Bilingual & {
  /** Permissions; `*` stands for any module, page or action. */
  readonly may: readonly Permission[];
};

/** Roles of operators that this platform has acts for so far. */
export const OPERATOR_ROLES = {
  owner: { zh: '超级管理员', en: 'Owner', may: ['*.*.*'] },
  games: {
    zh: '游戏运营',
    en: 'Game operator',
    may: [
      'lottery.*.*',
      'bet.*.*',
      'notify.*.*',
      'operator.proposals.read',
      'operator.proposals.confirm',
    ],
  },
  auditor: { zh: '审计员', en: 'Auditor', may: ['*.*.read'] },
} as const satisfies Readonly<Record<string, Role>>;

export type OperatorRole = keyof typeof OPERATOR_ROLES;

export const isOperatorRole = (name: string): name is OperatorRole =>
  Object.hasOwn(OPERATOR_ROLES, name);

/** A name has 2 to 32 letters, digits, - and _, and begins with a letter. */
export const isOperatorName = (name: string): boolean => /^[a-z][a-z0-9_-]{1,31}$/i.test(name);

/**
 * Names that stand for somebody else in the audit: whoever has the machine, whoever was not let in,
 * the house itself.
 */
const RESERVED: ReadonlySet<string> = new Set([
  'command',
  'anyone',
  'operator',
  'operators',
  'system',
  'fairlot',
]);

export const isReservedName = (name: string): boolean => RESERVED.has(name.toLowerCase());

/** What every operator may do, whatever his roles: look after his own login. */
export const OWN_SESSION: Permission = 'operator.session.own';
/**
 * What an operator may do from the first moment on: choose words of his own, and leave. With words that
 * he was handed, which somebody else has seen, it is all that he may.
 */
export const OWN_WORDS: Permission = 'operator.accounts.own';

const covers = (pattern: Permission, permission: Permission): boolean => {
  const parts = permission.split('.');
  const wanted = pattern.split('.');
  return (
    parts.length === wanted.length && wanted.every((part, i) => part === '*' || part === parts[i])
  );
};

/** Whether roles together give a permission. A role that is not known gives none. */
export const mayDo = (roles: readonly string[], permission: Permission): boolean =>
  permission === OWN_SESSION ||
  permission === OWN_WORDS ||
  roles
    .filter(isOperatorRole)
    .some((role) => OPERATOR_ROLES[role].may.some((pattern) => covers(pattern, permission)));
