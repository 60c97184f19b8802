import type { Bilingual } from '../core/text.ts';

/** What an operator may do on one page of the console: `module.page.action`. */
export type Permission = `${string}.${string}.${string}`;

type Role = Bilingual & {
  /** Permissions; `*` stands for any module, page or action. */
  readonly may: readonly Permission[];
};

/** To read what waits for a second person, and to be that person. */
const SECOND: readonly Permission[] = ['operator.proposals.read', 'operator.proposals.confirm'];

/**
 * Roles of operators (product 3.1). Personal data
 * in full is `manage.pii.view`, not `.read`: a role that reads everything does not see it.
 */
export const OPERATOR_ROLES = {
  owner: { zh: '超级管理员', en: 'Owner', may: ['*.*.*'] },
  games: {
    zh: '游戏运营',
    en: 'Game operator',
    may: ['lottery.*.*', 'bet.*.*', 'notify.*.*', ...SECOND],
  },
  // One proposes, another posts; of a player both see only account, money, records and payers of deposits.
  finance: {
    zh: '财务',
    en: 'Finance clerk',
    may: [
      'adjust.*.*',
      'chain.*.*',
      'deposit.channels.*',
      'deposit.exceptions.*',
      'deposit.proofs.*',
      'deposit.orders.read',
      'deposit.orders.claim',
      'deposit.orders.confirm',
      'deposit.orders.cancel',
      'deposit.orders.ask',
      'deposit.orders.reverse',
      'deposit.chargebacks.*',
      'deposit.debts.*',
      'publish.versions.*',
      'layer.*.*',
      'money.*.*',
      'provider.*.*',
      'rate.*.*',
      'reconcile.*.*',
      'report.*.read',
      'transfer.records.*',
      'withdraw.queue.read',
      'withdraw.queue.claim',
      'withdraw.queue.review',
      'manage.players.read',
      'manage.records.read',
      'manage.statements.make',
      'operator.proposals.read',
    ],
  },
  'finance-lead': {
    zh: '财务主管',
    en: 'Finance manager',
    may: [
      'adjust.*.*',
      'chain.*.*',
      'deposit.*.*',
      'publish.versions.*',
      'layer.*.*',
      'money.*.*',
      'provider.*.*',
      'rate.*.*',
      'reconcile.*.*',
      'report.*.read',
      'transfer.records.*',
      'withdraw.*.*',
      'risk.*.read',
      'upkeep.*.read',
      'manage.players.read',
      'manage.records.read',
      'manage.statements.make',
      ...SECOND,
    ],
  },
  // Whoever edits proposes; he cannot publish what another proposed, nor anything alone.
  editor: {
    zh: '内容编辑',
    en: 'Content editor',
    may: [
      'announcement.*.*',
      'banner.*.*',
      'help.*.*',
      'publish.versions.*',
      'template.*.*',
      'terms.*.*',
      'notify.*.read',
      'operator.proposals.read',
    ],
  },
  approver: {
    zh: '内容审核',
    en: 'Content approver',
    may: [
      'announcement.*.*',
      'banner.*.*',
      'help.*.*',
      'publish.versions.*',
      'template.*.*',
      'terms.*.*',
      'notify.*.*',
      ...SECOND,
    ],
  },
  service: {
    zh: '客服',
    en: 'Customer service',
    may: [
      'manage.*.read',
      'manage.notes.change',
      'manage.messages.send',
      'manage.logins.end',
      'layer.layers.read',
      'layer.labels.change',
      'payee.players.read',
      'payee.banks.read',
      'lottery.games.read',
      'lottery.issues.read',
    ],
  },
  'service-lead': {
    zh: '客服主管',
    en: 'Customer service lead',
    may: [
      'manage.*.*',
      'payee.players.*',
      'payee.banks.read',
      'lottery.games.read',
      'lottery.issues.read',
      ...SECOND,
    ],
  },
  risk: {
    zh: '风控专员',
    en: 'Risk officer',
    may: [
      'risk.*.*',
      'ban.*.*',
      'transfer.records.read',
      'layer.*.*',
      'publish.versions.*',
      'withdraw.queue.read',
      'manage.*.*',
      'payee.*.*',
      'site.addresses.*',
      'lottery.*.read',
      'bet.*.read',
      'operator.security.read',
      ...SECOND,
    ],
  },
  // Nothing that moves or sees money.
  support: {
    zh: '技术支持',
    en: 'Support engineer',
    may: [
      'site.*.*',
      'media.*.*',
      'lottery.*.read',
      'upkeep.*.read',
      'operator.audit.read',
      'operator.security.read',
      'operator.proposals.read',
    ],
  },
  agents: {
    zh: '代理经理',
    en: 'Agent manager',
    may: [
      'agent.*.*',
      'agents.*.*',
      'link.*.*',
      'team.*.*',
      'transfer.records.read',
      'manage.players.read',
      ...SECOND,
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
/** The only permission of an invited operator: to set a password and an authenticator. */
export const CHANGE_OWN_CREDENTIALS: Permission = 'operator.accounts.own';
/** Permissions of every operator: to add and remove their own passkeys. */
export const OWN_PASSKEYS: Permission = 'operator.passkeys.own';

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
  permission === CHANGE_OWN_CREDENTIALS ||
  permission === OWN_PASSKEYS ||
  roles
    .filter(isOperatorRole)
    .some((role) => OPERATOR_ROLES[role].may.some((pattern) => covers(pattern, permission)));
