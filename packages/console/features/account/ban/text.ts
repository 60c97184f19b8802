/** Words of what keeps accounts and devices from signing in. */
export const text = {
  title: { zh: '登录限制', en: 'Kept from signing in' },
  note: {
    zh: '名单中的账号与设备不能登录，已打开的登录立即结束。限制设备或账号在玩家页操作。',
    en: 'Accounts and devices on this list do not sign in, and logins that were open ended at once. They are put here from the page of a player.',
  },
  empty: { zh: '没有任何限制', en: 'Nobody is kept out' },
  find: { zh: '账号', en: 'Account' },
  kind: { zh: '类型', en: 'Kind' },
  account: { zh: '账号', en: 'Account' },
  device: { zh: '设备', en: 'Device' },
  what: { zh: '设备或账号', en: 'What' },
  seenAt: { zh: '所属玩家', en: 'Of player' },
  why: { zh: '原因', en: 'Reason' },
  by: { zh: '操作人', en: 'By' },
  at: { zh: '时间', en: 'Since' },
  until: { zh: '到期', en: 'Until' },
  forGood: { zh: '长期', en: 'For good' },
  acts: { zh: '操作', en: 'Acts' },
  lift: { zh: '解除限制', en: 'Lift' },
  banDevice: { zh: '封禁此设备', en: 'Ban this device' },
  banDeviceNote: {
    zh: '使用此设备的所有登录立即结束，任何账号都不能再用它登录。浏览器清除数据后会被视为新设备。',
    en: 'Every login of this device ends at once, and no account signs in with it again. A browser whose data is cleared counts as another device.',
  },
  banAccount: {
    zh: (name: string) => `限制 ${name} 登录`,
    en: (name: string) => `Keep ${name} from signing in`,
  },
  banAccountNote: {
    zh: '此账号的所有登录立即结束，解除前不能再登录。余额与注单不受影响。',
    en: 'Every login of this account ends at once, and it does not sign in again. Its money and its bets stay as they are.',
  },
  send: { zh: '限制登录', en: 'Keep out' },
  days: { zh: '天数（留空为长期）', en: 'Days (empty: for good)' },
  done: {
    zh: (ended: number) => `已限制，结束了 ${ended} 个登录`,
    en: (ended: number) => `Kept out; ${ended} logins ended`,
  },
  lifted: { zh: '已解除', en: 'Lifted' },
};

export const FAULTS = {
  days: { zh: '1 至 3650 天，或留空', en: '1 to 3650 days, or nothing' },
};
