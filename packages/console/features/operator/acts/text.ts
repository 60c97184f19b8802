import type { Bilingual } from '@fairlot/rules/core/text';

/** What operators may do and did, by the permission that it takes. */
export const ACTS: Readonly<Record<string, Bilingual>> = {
  'lottery.games.change': { zh: '游戏停售与恢复', en: 'Sale of a game' },
  'lottery.games.schedule': { zh: '修改时间表', en: 'Timetable' },
  'lottery.calendar.change': { zh: '休市日历', en: 'Days off' },
  'lottery.issues.retry': { zh: '重试期号', en: 'Retry an issue' },
  'lottery.issues.halt': { zh: '暂缓期号', en: 'Hold an issue' },
  'lottery.issues.draw': { zh: '录入开奖号码', en: 'Enter a draw' },
  'lottery.issues.cancel': { zh: '取消期号', en: 'Cancel an issue' },
  'lottery.issues.correct': { zh: '更正开奖号码', en: 'Correct a draw' },
  'bet.odds.change': { zh: '修改赔率', en: 'Odds' },
  'bet.prices.change': { zh: '玩法、赔率与限额', en: 'Plays, odds and limits' },
  'bet.limits.change': { zh: '修改限额', en: 'Limits' },
  'bet.plays.change': { zh: '开关玩法', en: 'Plays' },
  'site.state.change': { zh: '站点维护', en: 'State of the site' },
  'site.addresses.change': { zh: '封禁地址', en: 'Blocked addresses' },
  'site.settings.change': { zh: '站点设置', en: 'Settings of the site' },
  'operator.accounts.add': { zh: '新增运营账号', en: 'Add an operator' },
  'operator.accounts.change': { zh: '修改角色', en: 'Change roles' },
  'operator.accounts.reset': { zh: '重置密码与验证器', en: 'New password and authenticator' },
  'operator.accounts.disable': { zh: '停用与启用账号', en: 'Shut out or let in' },
  'operator.accounts.own': { zh: '设置自己的密码与验证器', en: 'Words of his own' },
  'operator.accounts.end': { zh: '结束登录', en: 'End the login' },
  'operator.addresses.change': { zh: '后台地址名单', en: 'Addresses of the staff' },
  'operator.session.own': { zh: '登录', en: 'Sign-in' },
};
