import { MOST_PASSKEYS } from '@fairlot/wire/account/passkey';
import { PASSKEY_NAME } from '@fairlot/wire/auth/credentials';

/** Words of a player's passkeys. */
export const PASSKEYS = {
  unread: { zh: '通行密钥没有取到', en: 'The passkeys could not be read' },
  unreachable: {
    zh: '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check your network and try again',
  },
  off: {
    zh: '本站尚未设置通行密钥所属的域名，暂时不能使用通行密钥。',
    en: 'This site has no passkeys: the name that they would be of is not set.',
  },
  unable: {
    zh: '此浏览器不支持通行密钥。',
    en: 'This browser has no passkeys.',
  },
  elsewhere: {
    zh: (host: string) => `请用 ${host} 打开本站，再添加通行密钥。`,
    en: (host: string) => `Open this site at ${host} to add a passkey.`,
  },
  about: {
    zh: `添加后可直接登录，无需密码和验证码；修改密码不会移除它们。最多 ${MOST_PASSKEYS} 个。`,
    en: `Each signs you in without password or code, and stays when you change your password. ${MOST_PASSKEYS} at most.`,
  },
  list: { zh: '通行密钥', en: 'Passkeys' },
  onDevice: { zh: '仅在此设备', en: 'On one device' },
  backedUp: { zh: '已同步', en: 'Synced' },
  dates: {
    zh: (added: string, used: string) => `${added} 添加 · ${used}`,
    en: (added: string, used: string) => `Added ${added} · ${used}`,
  },
  usedAt: { zh: (at: string) => `上次使用 ${at}`, en: (at: string) => `used ${at}` },
  never: { zh: '未使用', en: 'not used yet' },
  rename: { zh: '改名', en: 'Rename' },
  renameOf: { zh: (name: string) => `改名 ${name}`, en: (name: string) => `Rename ${name}` },
  save: { zh: '保存', en: 'Save' },
  renamed: { zh: '已改名', en: 'The passkey has its new name' },
  remove: { zh: '移除', en: 'Remove' },
  removeOf: { zh: (name: string) => `移除 ${name}`, en: (name: string) => `Remove ${name}` },
  removeAbout: {
    zh: (name: string) => `移除“${name}”后，它不能再登录。设备上的记录请自行删除。`,
    en: (name: string) => `“${name}” signs in no more. Delete it from your device yourself.`,
  },
  back: { zh: '返回', en: 'Back' },
  add: { zh: '添加通行密钥', en: 'Add a passkey' },
  name: { zh: '名称', en: 'Name' },
  nameHint: { zh: '用来分辨您的设备', en: 'Tells your devices apart' },
  needName: {
    zh: `请填写名称，最多 ${PASSKEY_NAME} 字`,
    en: `A name of 1 to ${PASSKEY_NAME} characters`,
  },
  create: { zh: '继续', en: 'Continue' },
  added: { zh: '已添加通行密钥', en: 'The passkey was added' },
  removed: { zh: '已移除通行密钥', en: 'The passkey was removed' },
} as const;
