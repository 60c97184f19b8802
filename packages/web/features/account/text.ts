/** Words of passwords and security. */
export const ACCOUNT = {
  unread: { zh: '账户资料没有取到', en: 'The account could not be read' },
  unreachable: {
    zh: '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check your network and try again',
  },
  score: { zh: '安全评分', en: 'Security score' },
  ofHundred: { zh: (n: number) => `${n} 分，满分 100`, en: (n: number) => `${n} of 100` },
  allDone: { zh: '可以做的都做了。', en: 'All that can be done is done.' },
  leftOver: {
    zh: (n: number) => `还有 ${n} 项可以加强。`,
    en: (n: number) => `${n} more can be made stronger.`,
  },
  points: { zh: (n: number) => `+${n} 分`, en: (n: number) => `+${n}` },
  isDone: { zh: '已完成', en: 'Done' },
  since: { zh: (moment: string) => `自 ${moment}`, en: (moment: string) => `Since ${moment}` },
  change: { zh: '修改', en: 'Change' },
  set: { zh: '设置', en: 'Set' },
  actOn: {
    zh: (act: string, what: string) => `${act}${what}`,
    en: (act: string, what: string) => `${act}: ${what}`,
  },
  which: { zh: '哪个密码', en: 'Which password' },
  login: { zh: '登录密码', en: 'Sign-in password' },
  fund: { zh: '资金密码', en: 'Fund password' },
  old: { zh: '原密码', en: 'Current password' },
  loginForFund: {
    zh: '登录密码（首次设置资金密码）',
    en: 'Sign-in password (you have no fund password yet)',
  },
  next: { zh: '新密码', en: 'New password' },
  again: { zh: '再次输入新密码', en: 'New password again' },
  code: { zh: '验证器代码', en: 'Authenticator code' },
  save: { zh: '确认修改', en: 'Change password' },
  saveFirst: { zh: '设置资金密码', en: 'Set fund password' },
  endsOthers: {
    zh: '修改后，其他设备上的登录会立即结束。',
    en: 'Your other sign-ins end at once.',
  },
  needOld: { zh: '请输入原密码', en: 'Enter the current password' },
  needNext: { zh: '请输入新密码', en: 'Enter a new password' },
  needCode: { zh: '请输入验证器代码', en: 'Enter the authenticator code' },
  mismatch: { zh: '两次输入不一致', en: 'The two entries differ' },
  saved: {
    zh: (n: number) => (n > 0 ? `密码已修改，已结束其他 ${n} 个登录` : '密码已修改'),
    en: (n: number) =>
      n > 0 ? `Password changed, other sign-ins ended: ${n}` : 'Password changed',
  },
} as const;

/** Levels of the score, twenty points each (product 2.6). */
export const LEVELS = [
  { zh: '极危险', en: 'In danger' },
  { zh: '较低', en: 'Low' },
  { zh: '一般', en: 'Fair' },
  { zh: '安全', en: 'Safe' },
  { zh: '很安全', en: 'Very safe' },
] as const;
