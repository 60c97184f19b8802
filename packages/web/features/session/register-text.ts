/** What Register says beside what it shares with Login. */
export const REGISTER = {
  accountHint: {
    zh: '字母开头，6–16 位字母或数字',
    en: 'Starts with a letter, 6–16 letters or digits',
  },
  passwordAgain: { zh: '再输一次密码', en: 'Password again' },
  registerTitle: { zh: '注册账号', en: 'Open an account' },
  haveAccount: { zh: '已有账号，去登录', en: 'I have an account' },
  gift: {
    zh: (amount: string) => `注册即得 ${amount} 试玩币`,
    en: (amount: string) => `You start with ${amount} of play money`,
  },
  closed: { zh: '暂停注册', en: 'Registration is closed' },
  nickname: { zh: '昵称（选填）', en: 'Nickname (optional)' },
  nicknameHint: { zh: '2–8 个字', en: '2–8 characters' },
  agree: { zh: '我已满 18 周岁并同意用户协议', en: 'I am 18 or older and accept the terms' },
  readAgreement: { zh: '查看用户协议', en: 'Read the terms' },
  agreeNeeded: {
    zh: '须年满 18 周岁并同意协议',
    en: 'You must be 18 or older and accept the terms',
  },
  badAccount: {
    zh: '须以字母开头，仅含字母和数字',
    en: 'Start with a letter; letters and digits only',
  },
  badLength: { zh: '账号须为 6–16 位', en: 'The account name has 6 to 16 characters' },
  badNickname: {
    zh: '昵称为 2–8 个字，不含符号',
    en: 'A nickname has 2 to 8 characters, no symbols',
  },
  mismatch: { zh: '两次密码不同', en: 'The two passwords differ' },
  rules: { zh: '密码要求', en: 'Password rules' },
  met: { zh: '已满足', en: 'met' },
  unmet: { zh: '未满足', en: 'not met yet' },
};
