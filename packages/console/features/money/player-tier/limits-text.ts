/** Words of limits of a layer at the console. */
export const limitsText = {
  limits: { zh: '限额', en: 'Limits' },
  ofAll: { zh: '各提款方式限额（所有玩家）', en: 'Limits of methods, for everybody' },
  of: { zh: (name: string) => `${name} 的限额`, en: (name: string) => `Limits of ${name}` },
  everybody: { zh: '所有玩家', en: 'everybody' },
  ofLayer: {
    zh: (id: number, name: string) => `层级 ${id} ${name}`,
    en: (id: number, name: string) => `Layer ${id} ${name}`,
  },
  about: {
    zh: '不填则按原有规则：提款依次看层级、方式、全站；充值通道只能收窄，手续费以此为准。',
    en: 'What is left empty is as it is anyway: a withdrawal goes by the layer, then the method, then the site; a way to deposit is only narrowed, and its fee is in place of its own.',
  },
  none: { zh: '还没有可设置的方式', en: 'There is nothing to set' },
  nothing: { zh: '无', en: 'none' },
  edit: { zh: '编辑', en: 'Edit' },
  editOf: { zh: (name: string) => `编辑 ${name}`, en: (name: string) => `Edit ${name}` },
  versionsOf: {
    zh: (name: string) => `${name} 的版本`,
    en: (name: string) => `Versions of ${name}`,
  },
  versions: { zh: '版本', en: 'Versions' },
  close: { zh: '关闭', en: 'Close' },
} as const;

export const LIMIT_FAULTS = {
  amount: {
    zh: '大于零的金额，最多三位小数',
    en: 'An amount above zero, with three decimals at most',
  },
  rate: {
    zh: '0 至 50，最多两位小数',
    en: 'From 0 to 50, up to two decimal places',
  },
  order: { zh: '最低不能高于最高', en: 'The least is above the most' },
} as const;
