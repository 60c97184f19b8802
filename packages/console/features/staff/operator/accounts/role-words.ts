// Describes roles in words instead of permission names. Pure.
import { OPERATOR_ROLES, type OperatorRole } from '@fairlot/rules/check/operator-roles';
import type { Bilingual } from '@fairlot/rules/core/text';

const EVERYTHING = { zh: '全部', en: 'Everything' };
const SEES = { zh: '仅查看', en: 'view only' };

/** Names of permission modules. */
export const MODULES: Readonly<Record<string, Bilingual>> = {
  '*': { zh: '全部页面', en: 'All pages' },
  adjust: { zh: '人工调整', en: 'Money by hand' },
  agent: { zh: '代理', en: 'Agents' },
  announcement: { zh: '公告', en: 'Announcements' },
  ban: { zh: '登录限制', en: 'Login bans' },
  banner: { zh: '横幅', en: 'Banners' },
  bet: { zh: '玩法与赔率', en: 'Plays and odds' },
  chain: { zh: 'USDT 收款', en: 'USDT deposits' },
  courier: { zh: '邮件与短信', en: 'Mails and text messages' },
  deposit: { zh: '充值', en: 'Deposits' },
  help: { zh: '帮助文章', en: 'Help articles' },
  layer: { zh: '玩家层级', en: 'Layers of players' },
  link: { zh: '注册链接', en: 'Registration links' },
  lottery: { zh: '游戏与期号', en: 'Games and issues' },
  manage: { zh: '玩家', en: 'Players' },
  media: { zh: '站点标志', en: 'Marks of the site' },
  money: { zh: '资金设置', en: 'Money settings' },
  notify: { zh: '通知', en: 'Notifications' },
  operator: { zh: '运营账号、申请与审计', en: 'Operators, proposals and audit' },
  payee: { zh: '收款账户', en: 'Payout accounts' },
  provider: { zh: '支付渠道', en: 'Providers' },
  publish: { zh: '版本', en: 'Versions' },
  rate: { zh: 'USDT 汇率', en: 'USDT rate' },
  reconcile: { zh: '对账', en: 'Reconciliation' },
  report: { zh: '报表', en: 'Reports' },
  risk: { zh: '风控', en: 'Risk' },
  site: { zh: '站点设置', en: 'Settings of the site' },
  template: { zh: '通知模板', en: 'Letters' },
  terms: { zh: '用户协议', en: 'Terms' },
  transfer: { zh: '代理转账', en: 'Agent transfers' },
  turnover: { zh: '流水要求', en: 'Turnover' },
  upkeep: { zh: '备份与账目', en: 'Backups and books' },
  withdraw: { zh: '提款', en: 'Withdrawals' },
};

const moduleOf = (permission: string): string => permission.split('.')[0] ?? '';

/** Lists the pages of a role and marks those that it may only view. */
export function roleWords(role: OperatorRole, say: (words: Bilingual) => string): string {
  const may: readonly string[] = OPERATOR_ROLES[role].may;
  if (may.includes('*.*.*')) return say(EVERYTHING);
  return [...new Set(may.map(moduleOf))]
    .map((module) => {
      const its = may.filter((permission) => moduleOf(permission) === module);
      const isReading = its.every((permission) => permission.endsWith('.read'));
      const name = MODULES[module];
      return name ? `${say(name)}${isReading ? ` (${say(SEES)})` : ''}` : '';
    })
    .filter(Boolean)
    .join(' · ');
}
