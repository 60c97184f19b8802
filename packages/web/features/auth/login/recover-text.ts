/** Words of the way back in. */
export const RECOVER = {
  title: { zh: '找回密码', en: 'Forgotten password' },
  about: {
    zh: '填写账号和绑定的邮箱，我们会发去一个 30 分钟内有效的链接。没有绑定邮箱请联系客服。',
    en: 'Tell us your account and the email that is bound to it: a link goes there that is good for 30 minutes. Without one, ask support.',
  },
  account: { zh: '账号', en: 'Account' },
  needAccount: { zh: '请输入账号', en: 'Enter your account name' },
  needEmail: { zh: '请输入邮箱', en: 'Enter your email' },
  ask: { zh: '发送链接', en: 'Send the link' },
  taken: {
    zh: '如果账号与邮箱相符，几分钟内会收到邮件。没有收到时，请检查垃圾邮件或核对后再试。',
    en: 'If account and email belong together, a mail is there in a few minutes. If not, look among the junk or check both.',
  },
  newTitle: { zh: '设置新密码', en: 'Choose a new password' },
  newAbout: {
    zh: '保存后，所有设备上的登录都会结束。',
    en: 'Once it is saved, every login of the account ends.',
  },
  newPassword: { zh: '新密码', en: 'New password' },
  save: { zh: '保存新密码', en: 'Save it' },
  done: { zh: '新密码已生效，请登录', en: 'It is saved: sign in with it' },
  login: { zh: '去登录', en: 'Sign in' },
  again: { zh: '重新申请', en: 'Ask for another link' },
  email: { zh: '邮箱地址', en: 'Email address' },
} as const;
