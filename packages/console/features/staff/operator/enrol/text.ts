export const text = {
  title: { zh: '启用运营账号', en: 'Set up your account' },
  intro: {
    zh: '请输入邀请码。确认此邀请的同事会告诉您。',
    en: 'Enter your invitation code. The colleague who confirmed your invitation has it.',
  },
  incomplete: {
    zh: '链接不完整。请打开邀请中的完整链接。',
    en: 'This link is incomplete. Open the full link from your invitation.',
  },
  toSignIn: { zh: '前往登录', en: 'Go to sign-in' },
  code: { zh: '邀请码', en: 'Invitation code' },
  codeHint: { zh: '16 位字母和数字，可用一次', en: '16 letters and digits, valid once' },
  next: { zh: '下一步', en: 'Continue' },
  choose: {
    zh: (name: string) => `账号 ${name}：请设置密码和验证器，之后登录都会用到。`,
    en: (name: string) =>
      `Your account is ${name}. Choose a password and set up an authenticator. You need both to sign in.`,
  },
  scan: {
    zh: '用手机上的验证器应用扫描此二维码，或手动输入密钥',
    en: 'Scan this code with an authenticator app on your phone, or type in the key',
  },
  picture: { zh: '验证器二维码', en: 'QR code for your authenticator' },
  key: { zh: '密钥', en: 'Key' },
  copyKey: { zh: '复制密钥', en: 'Copy the key' },
  copied: { zh: '已复制', en: 'Copied' },
  notCopied: { zh: '无法复制，请手动选择', en: 'Could not copy. Select the text yourself' },
  openApp: { zh: '在本机打开', en: 'Open on this device' },
  totp: { zh: '验证器动态码', en: 'Code from the authenticator' },
  totpHint: { zh: '添加后显示的六位数字', en: 'The six digits shown in the app' },
  password: { zh: '设置密码', en: 'Password' },
  passwordHint: {
    zh: '8–64 位，不能过于简单，不能包含账号',
    en: '8–64 characters, not too simple, without your account name',
  },
  again: { zh: '再次输入密码', en: 'Repeat the password' },
  enrol: { zh: '完成并进入后台', en: 'Finish and open the console' },
};
export const FAULTS = {
  code: { zh: '请输入 16 位邀请码', en: 'Enter the 16-character code' },
  totp: { zh: '请输入六位数字', en: 'Enter six digits' },
  again: { zh: '两次输入不一致', en: 'The passwords do not match' },
  noAnswer: { zh: '没有收到回应，请重试', en: 'No response. Try again' },
};
