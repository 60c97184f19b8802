import type { Bilingual } from '@fairlot/rules/core/text';

/** A text of a letter: its subject, and paragraphs a line each, with `{variables}`. */
export type Written = { readonly subject: Bilingual; readonly body: Bilingual };
export type Template = Written & {
  /** When it is sent. */
  readonly about: Bilingual;
  /** What it must say in its first paragraph, which is all that a text message carries; the rest it may say. */
  readonly needs: readonly Variable[];
  readonly may: readonly Variable[];
};

/** What may stand in a letter, with something to look at. */
export const VARIABLES = {
  code: { zh: '验证码', en: 'the code', sample: { zh: '482913', en: '482913' } },
  minutes: { zh: '有效分钟数', en: 'for how many minutes', sample: { zh: '10', en: '10' } },
  hours: { zh: '暂停提款小时数', en: 'for how many hours', sample: { zh: '24', en: '24' } },
  what: {
    zh: '“邮箱”或“手机号”',
    en: 'email address or phone number',
    sample: { zh: '邮箱', en: 'email address' },
  },
  next: {
    zh: '新的邮箱或手机号（已遮盖）',
    en: 'the new one, masked',
    sample: { zh: 'a***@example.com', en: 'a***@example.com' },
  },
  networks: {
    zh: '可登录的网络',
    en: 'the networks',
    sample: { zh: '203.0.113.0/24', en: '203.0.113.0/24' },
  },
  shown: {
    zh: '收款账户（已遮盖）',
    en: 'the account, masked',
    sample: { zh: '**** 1111', en: '**** 1111' },
  },
  account: {
    zh: '运营账号',
    en: 'operator account',
    sample: { zh: 'wang', en: 'wang' },
  },
  valid: { zh: '有效小时数', en: 'hours until the link expires', sample: { zh: '24', en: '24' } },
  name: { zh: '通行密钥名称', en: 'name of the passkey', sample: { zh: '手机', en: 'Phone' } },
} as const;
export type Variable = keyof typeof VARIABLES;

/** Whoever did not do it himself finds the way in what he reads. */
const notYou = (said: Bilingual): Bilingual => ({
  zh: `${said.zh}\n若非您本人操作，请立即修改密码并联系客服。`,
  en: `${said.en}\nIf this was not you, change your password and contact support at once.`,
});

const template = (
  about: Bilingual,
  subject: Bilingual,
  body: Bilingual,
  variables: Partial<Pick<Template, 'needs' | 'may'>> = {},
): Template => ({ needs: [], may: [], about, subject, body, ...variables });

/** What letters say where operators have published nothing else, by the name of each. */
export const TEMPLATES = {
  code: template(
    { zh: '验证码', en: 'A code to prove a contact or who acts' },
    { zh: '验证码', en: 'Verification code' },
    {
      zh: '验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
      en: 'Your code is {code}, good for {minutes} minutes. Tell it to nobody.',
    },
    { needs: ['code'], may: ['minutes'] },
  ),
  'contact-changed': template(
    { zh: '邮箱或手机号已更换', en: 'An email address or phone number was changed' },
    { zh: '{what}已更换', en: 'Your {what} was changed' },
    notYou({
      zh: '您账号的{what}已更换为 {next}。',
      en: 'The {what} of your account is now {next}.',
    }),
    { needs: ['what'], may: ['next'] },
  ),
  'contact-removed': template(
    { zh: '邮箱或手机号已解绑', en: 'An email address or phone number was removed' },
    { zh: '{what}已解绑', en: 'Your {what} was removed' },
    notYou({ zh: '您账号的{what}已解绑。', en: 'The {what} of your account was removed.' }),
    { needs: ['what'] },
  ),
  'password-link': template(
    {
      zh: '重设密码链接（链接自动附在末尾）',
      en: 'A link to choose a password; the link stands behind it',
    },
    { zh: '重设密码', en: 'Choose a new password' },
    {
      zh: '请在 {minutes} 分钟内打开此链接重设登录密码，仅可使用一次。\n若非您本人操作，请忽略此邮件，密码不会改变。',
      en: 'Open this link within {minutes} minutes to choose a new password. It works once.\nIf you did not ask for it, leave it: your password stays as it is.',
    },
    { may: ['minutes'] },
  ),
  'operator-invitation': template(
    {
      zh: '邀请运营人员首次登录（链接自动附在末尾）',
      en: 'Invitation of an operator; the link is added at the end',
    },
    { zh: '运营后台邀请', en: 'Your invitation to the console' },
    {
      zh: '您的运营账号是 {account}。请在 {valid} 小时内打开此链接，设置密码和验证器。\n您还需要一个邀请码，由确认此邀请的同事告诉您。请勿将链接转发给任何人。\n若您不知道此邀请，请忽略此邮件。',
      en: 'Your account is {account}. Open this link within {valid} hours to set your password and authenticator.\nYou also need an invitation code. The colleague who confirmed the invitation has it. Do not forward this link.\nIf you do not expect this invitation, ignore this email.',
    },
    { needs: ['account'], may: ['valid'] },
  ),
  'password-changed': template(
    { zh: '密码已通过链接重设', en: 'A password was chosen anew by a link' },
    { zh: '登录密码已更改', en: 'Your password was changed' },
    notYou({
      zh: '您的登录密码已通过邮件链接重设，所有设备均已退出登录。',
      en: 'Your password was chosen anew by a link from a mail, and every device was signed out.',
    }),
  ),
  'password-handed': template(
    { zh: '密码已由客服重置', en: 'A password was reset by support' },
    { zh: '登录密码已由客服重置', en: 'Your password was reset by support' },
    notYou({
      zh: '客服已重置您的登录密码，所有设备均已退出登录。请登录后检查绑定的邮箱和手机号。',
      en: 'Support has reset your password, and every device was signed out. Look at your email and phone once you are in.',
    }),
  ),
  'fund-reset': template(
    { zh: '资金密码已重设', en: 'A fund password was reset' },
    { zh: '资金密码已重设', en: 'Your fund password was reset' },
    notYou({
      zh: '您的资金密码已通过验证码重设，其他设备均已退出登录，{hours} 小时内不能提款。',
      en: 'Your fund password was chosen anew by a code. Every other device was signed out, and for {hours} hours no money leaves.',
    }),
    { may: ['hours'] },
  ),
  'fund-removed': template(
    { zh: '资金密码已由客服清除', en: 'A fund password was taken away by support' },
    { zh: '资金密码已由客服清除', en: 'Your fund password was taken away' },
    notYou({
      zh: '客服已清除您的资金密码，所有登录已结束，{hours} 小时内不能提款。请登录后设置新的资金密码。',
      en: 'Support took your fund password away. Every login has ended, and for {hours} hours no money leaves. Choose another once you are in.',
    }),
    { may: ['hours'] },
  ),
  'authenticator-removed': template(
    { zh: '验证器已由客服移除', en: 'An authenticator was taken away by support' },
    { zh: '验证器已由客服移除', en: 'Your authenticator was taken away' },
    notYou({
      zh: '客服已移除您账号的验证器，所有登录已结束，{hours} 小时内不能提款。',
      en: 'Support took the authenticator of your account away. Every login has ended, and for {hours} hours no money leaves.',
    }),
    { may: ['hours'] },
  ),
  'networks-bound': template(
    { zh: '登录网络已限制', en: 'An account was bound to networks' },
    { zh: '登录网络检查已更改', en: 'Where you may sign in from was changed' },
    notYou({
      zh: '您的账号现在只能从这些网络登录：{networks}。',
      en: 'Your account may be signed in to from these networks alone now: {networks}.',
    }),
    { may: ['networks'] },
  ),
  'networks-free': template(
    { zh: '登录网络限制已解除', en: 'An account is bound to no network any more' },
    { zh: '登录网络检查已更改', en: 'Where you may sign in from was changed' },
    notYou({
      zh: '您的账号现在可从任何网络登录。',
      en: 'Your account may be signed in to from every network now.',
    }),
  ),
  'payee-bound': template(
    { zh: '已绑定收款账户', en: 'An account to be paid to was bound' },
    { zh: '已绑定收款账户', en: 'An account to be paid to was bound' },
    notYou({
      zh: '您的账号绑定了收款账户 {shown}。',
      en: '{shown} was bound to your account: withdrawals can be paid to it.',
    }),
    { needs: ['shown'] },
  ),
  'payee-removed': template(
    { zh: '已解绑收款账户', en: 'An account to be paid to was removed' },
    { zh: '已解绑收款账户', en: 'An account to be paid to was removed' },
    notYou({
      zh: '您账号的收款账户 {shown} 已解绑。',
      en: '{shown} of your account was removed: nothing is paid to it any more.',
    }),
    { needs: ['shown'] },
  ),
  'wechat-linked': template(
    { zh: '已绑定微信', en: 'WeChat was linked' },
    { zh: '已绑定微信', en: 'WeChat was linked' },
    notYou({
      zh: '您的账号已绑定微信，可用它登录。',
      en: 'A WeChat was linked to your account and signs in to it.',
    }),
  ),
  'wechat-unlinked': template(
    { zh: '已解除微信绑定', en: 'WeChat was unlinked' },
    { zh: '已解除微信绑定', en: 'WeChat was unlinked' },
    notYou({ zh: '您账号的微信绑定已解除。', en: 'The WeChat of your account was unlinked.' }),
  ),
  'passkey-added': template(
    { zh: '已添加通行密钥', en: 'A passkey was added' },
    { zh: '已添加通行密钥', en: 'A passkey was added' },
    notYou({
      zh: '您的账号添加了通行密钥“{name}”，可凭它登录。',
      en: 'The passkey "{name}" was added to your account and signs in to it.',
    }),
    { may: ['name'] },
  ),
  'passkey-removed': template(
    { zh: '已移除通行密钥', en: 'A passkey was removed' },
    { zh: '已移除通行密钥', en: 'A passkey was removed' },
    notYou({
      zh: '您账号的通行密钥“{name}”已移除。',
      en: 'The passkey "{name}" of your account was removed.',
    }),
    { may: ['name'] },
  ),
  'passkey-all-removed': template(
    { zh: '通行密钥已全部移除', en: 'All passkeys were removed' },
    { zh: '通行密钥已全部移除', en: 'Your passkeys were removed' },
    notYou({
      zh: '您账号的通行密钥已全部移除，需要时请重新添加。',
      en: 'All passkeys of your account were removed. Add new ones where you want them.',
    }),
  ),
  'passkey-copied': template(
    { zh: '通行密钥疑似被复制', en: 'A passkey may have been copied' },
    { zh: '通行密钥疑似被复制', en: 'A passkey may have been copied' },
    notYou({
      zh: '有人使用了疑似“{name}”副本的通行密钥，已被拒绝。请移除它并重新添加。',
      en: 'What may be a copy of your passkey "{name}" was used and refused. Remove it and add a new one.',
    }),
    { may: ['name'] },
  ),
} as const satisfies Readonly<Record<string, Template>>;
export type TemplateName = keyof typeof TEMPLATES;
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as readonly TemplateName[];

/** What a contact is called in a letter about it. */
export const CONTACTS = {
  email: { zh: '邮箱', en: 'email address' },
  phone: { zh: '手机号', en: 'phone number' },
} as const;
