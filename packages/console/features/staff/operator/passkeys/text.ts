/** Words of passkeys. */
export const text = {
  title: { zh: '我的通行密钥', en: 'Your passkeys' },
  why: {
    zh: '用设备的指纹、面容或密码登录，也可代替动态码。密码和验证器仍可使用。',
    en: 'Sign in by the fingerprint, face or PIN of a device; it stands in for a code as well. Password and authenticator stay good.',
  },
  add: { zh: '添加通行密钥', en: 'Add a passkey' },
  name: { zh: '名称', en: 'Name' },
  nameHint: {
    zh: '便于辨认的设备名，例如“办公电脑”',
    en: 'So that you know the device, such as “office laptop”',
  },
  create: { zh: '继续', en: 'Continue' },
  created: { zh: '创建时间', en: 'Created' },
  used: { zh: '最近使用', en: 'Used last' },
  never: { zh: '未使用', en: 'Never' },
  kept: { zh: '已同步', en: 'Synced' },
  onDevice: { zh: '仅本设备', en: 'This device only' },
  where: { zh: '保存位置', en: 'Kept' },
  actions: { zh: '操作', en: 'Actions' },
  remove: { zh: '移除', en: 'Remove' },
  removeOf: { zh: (name: string) => `移除 ${name}`, en: (name: string) => `Remove ${name}` },
  removeWhy: {
    zh: '移除后，此通行密钥不能再登录。',
    en: 'It lets nobody in any more.',
  },
  removed: { zh: '通行密钥已移除', en: 'The passkey is removed' },
  added: { zh: '通行密钥已添加', en: 'The passkey is added' },
  none: { zh: '还没有通行密钥', en: 'There is no passkey yet' },
  unable: {
    zh: '此浏览器不支持通行密钥',
    en: 'This browser knows no passkeys',
  },
};

/** What is wrong with what was typed, or that nothing came back. */
export const FAULTS = {
  name: { zh: '请填写名称，最多 40 字', en: 'Give it a name, 40 characters at most' },
  noAnswer: { zh: '没有收到回应，请重试', en: 'There was no answer, try again' },
};
