/** Words of the ways to deposit at the console. */
export const text = {
  title: { zh: '充值通道', en: 'Ways to deposit' },
  about: {
    zh: '玩家按此处的规则充值。改动由一人提交、另一人发布，发布后正在看充值页的玩家立即看到新规则，已有订单不受影响。',
    en: 'Players deposit by these rules. One operator asks for a change, another publishes it; whoever looks at his deposit page then sees it at once. Orders that were made stay as they are.',
  },
  notAllowed: { zh: '您没有查看的权限', en: 'You may not see this' },
  add: { zh: '新增通道', en: 'Add a way' },
  edit: { zh: '编辑', en: 'Edit' },
  editOf: { zh: (name: string) => `编辑 ${name}`, en: (name: string) => `Edit ${name}` },
  versions: { zh: '版本', en: 'Versions' },
  versionsOf: {
    zh: (name: string) => `${name} 的版本`,
    en: (name: string) => `Versions of ${name}`,
  },
  name: { zh: '通道', en: 'Way' },
  provider: { zh: '支付渠道', en: 'Provider' },
  range: { zh: '单笔', en: 'Each' },
  rates: { zh: '手续费 / 赠送', en: 'Fee / bonus' },
  hours: { zh: '开放', en: 'Open' },
  allDay: { zh: '全天', en: 'all day' },
  today: { zh: '今日 / 上限', en: 'Today / most' },
  state: { zh: '状态', en: 'State' },
  version: { zh: '版本', en: 'Version' },
  acts: { zh: '操作', en: 'Actions' },
  on: { zh: '启用', en: 'On' },
  off: { zh: '停用', en: 'Off' },
  down: { zh: '维护中', en: 'Maintenance' },
  noProvider: { zh: '渠道停用', en: 'Provider off' },
  failed: { zh: (n: number) => `连续失败 ${n}`, en: (n: number) => `${n} failures in a row` },
  none: { zh: '还没有充值通道', en: 'There is no way to deposit yet' },
  type: { zh: '类型', en: 'Type' },
  emptyHint: { zh: '留空：不限', en: 'Empty: no bound' },
  fixedHint: {
    zh: '空格分隔；留空：任意金额',
    en: 'Parted by spaces; without one, whatever amount',
  },
  hoursHint: { zh: '如 10:00；两项留空：全天', en: 'As 10:00; both empty: all day' },
  layersHint: {
    zh: '层级编号，空格分隔；留空：所有玩家',
    en: 'Numbers of layers; empty: everybody',
  },
  momentHint: { zh: '如 2027-03-05 18:30，留空：不维护', en: 'As 2027-03-05 18:30; empty: none' },
} as const;

export const FAULTS = {
  name: { zh: '请填写', en: 'Fill this in' },
  amount: { zh: '大于零的金额，最多三位小数', en: 'An amount above zero, three decimals at most' },
  max: { zh: '不低于单笔最低', en: 'Not below the least' },
  step: { zh: '单笔范围内须有其整数倍', en: 'A multiple of it lies within the bounds' },
  fixed: {
    zh: '最多 12 个，须在单笔范围内且为整数倍',
    en: 'Twelve at most, each within the bounds and a multiple of the step',
  },
  layers: { zh: '层级编号，空格分隔', en: 'Numbers of layers, parted by spaces' },
  hours: { zh: '两项都填，如 10:00', en: 'Both, as 10:00' },
  noTime: {
    zh: '须与开始时间不同；全天开放则两项都不填',
    en: 'Not the time it begins at; open all day is neither',
  },
  moment: { zh: '如 2027-03-05 18:30', en: 'As 2027-03-05 18:30' },
  words: { zh: '维护须有中英文说明', en: 'Maintenance has its words in both languages' },
  rate: (most: number) => ({
    zh: `0 至 ${most}，最多两位小数`,
    en: `From 0 to ${most}, up to two decimal places`,
  }),
  between: (least: number, most: number) => ({
    zh: `${least} 至 ${most} 的整数`,
    en: `A whole number from ${least} to ${most}`,
  }),
} as const;
