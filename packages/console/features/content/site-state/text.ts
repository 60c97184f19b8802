/** Words of the site itself at the console: its state, its settings, its lines. */
export const text = {
  state: { zh: '站点状态', en: 'State of the site' },
  stateAbout: {
    zh: '决定谁能进入，一秒内对所有进程生效。前台关闭时玩家看到维护页，恢复后须重新登录。',
    en: 'Whom the site lets in; it holds everywhere within a second. Players then see the maintenance page, and sign in again when it is over.',
  },
  maintenance: {
    zh: (from: string, to: string) => `另有维护：${from} 起，${to}`,
    en: (from: string, to: string) => `Maintenance besides: from ${from}, ${to}`,
  },
  unknownEnd: { zh: '结束时间待定', en: 'its end is not known' },
  until: { zh: (to: string) => `到 ${to}`, en: (to: string) => `until ${to}` },
  goTo: { zh: (name: string) => `改为：${name}`, en: (name: string) => `Change to: ${name}` },
  change: { zh: '更改状态', en: 'Change the state' },
  warnPlayers: {
    zh: '所有玩家将立即断开，无法投注、登录或查看。已受理的注单照常开奖派奖。',
    en: 'Every player is cut off at once and can neither bet, sign in nor look. Bets that were accepted are drawn and paid as ever.',
  },
  warnAll: {
    zh: '后台也将关闭，您会立即断开。之后只能在服务器上用 npm run site -- merchant Enable 重新打开。',
    en: 'The console is closed too, and you are cut off at once. After that only npm run site -- merchant Enable on the server opens it again.',
  },
  warnOpen: { zh: '玩家将可以进入。', en: 'Players are let in.' },
  changed: { zh: '状态已更改', en: 'The state is changed' },
  settings: { zh: '站点设置', en: 'Settings of the site' },
  settingsAbout: {
    zh: '一秒内对所有进程生效；每次改动都写入审计。',
    en: 'Each holds everywhere within a second, and each change stands in the audit.',
  },
  find: { zh: '搜索设置', en: 'Find a setting' },
  name: { zh: '设置', en: 'Setting' },
  value: { zh: '当前值', en: 'Is' },
  from: { zh: '初始值', en: 'Begins with' },
  actions: { zh: '操作', en: 'Actions' },
  edit: { zh: '修改', en: 'Edit' },
  editOf: { zh: (name: string) => `修改 ${name}`, en: (name: string) => `Edit ${name}` },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '已保存', en: 'Saved' },
  on: { zh: '开', en: 'on' },
  off: { zh: '关', en: 'off' },
  empty: { zh: '（空）', en: '(empty)' },
  none: { zh: '没有符合的设置', en: 'No setting matches' },
  whole: {
    zh: (least: number, most: number) => `${least} 至 ${most} 的整数`,
    en: (least: number, most: number) => `A whole number from ${least} to ${most}`,
  },
  characters: {
    zh: (most: number) => `最多 ${most} 个字符`,
    en: (most: number) => `Up to ${most} characters`,
  },
  words: {
    zh: (most: number) => `最多 ${most} 项，以空格分开`,
    en: (most: number) => `Up to ${most}, parted by spaces`,
  },
  lines: { zh: '线路', en: 'Lines' },
  linesAbout: {
    zh: (minutes: number, isOn: boolean) =>
      `玩家在测速页测量并切换的地址；每 ${minutes} 分钟测一次，${isOn ? '可以' : '不可以'}切换。`,
    en: (minutes: number, isOn: boolean) =>
      `What players measure and switch between: measured every ${minutes} minutes, switching is ${isOn ? 'on' : 'off'}.`,
  },
  noLines: { zh: '只有玩家进入时的地址', en: 'There is the one that players came by' },
  lineName: { zh: '名称', en: 'Name' },
  url: { zh: '地址', en: 'Address' },
  urlHint: { zh: 'https 域名，不带路径', en: 'https, without a path' },
  addLine: { zh: '新增线路', en: 'Add a line' },
  removeOf: {
    zh: (name: string) => `删除线路 ${name}`,
    en: (name: string) => `Remove line ${name}`,
  },
  remove: { zh: '删除', en: 'Remove' },
  removed: { zh: '已删除', en: 'Removed' },
  speed: { zh: '测速方式', en: 'How it is measured' },
  minutes: { zh: '测速间隔（分钟）', en: 'Minutes between measurements' },
  canSwitch: { zh: '允许玩家切换', en: 'Players may switch' },
  notAllowed: { zh: '您没有查看的权限', en: 'You may not see this' },
};
export const FAULTS = {
  value: { zh: '不能设为这个值', en: 'It cannot hold that value' },
  minutes: { zh: '1 至 1440 的整数', en: 'A whole number from 1 to 1440' },
};
