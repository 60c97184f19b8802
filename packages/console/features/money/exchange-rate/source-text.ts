/** Words of a source of the rate as it is edited. */
export const sourceText = {
  add: { zh: '添加来源', en: 'Add a source' },
  edit: { zh: '编辑', en: 'Edit' },
  versions: { zh: '版本', en: 'Versions' },
  acts: { zh: '操作', en: 'Acts' },
  editOf: { zh: (id: string) => `编辑来源 ${id}`, en: (id: string) => `Edit the source ${id}` },
  versionsOf: {
    zh: (id: string) => `来源 ${id} 的版本`,
    en: (id: string) => `Versions of the source ${id}`,
  },
  priceHint: { zh: '例如 /data/price', en: 'Such as /data/price' },
  timeHint: {
    zh: '例如 /data/time；留空：它不说时间',
    en: 'Such as /data/time. Empty: it says no time',
  },
} as const;

export const SOURCE_TYPED_FAULTS = {
  name: {
    zh: '小写字母开头，小写字母、数字和短横线，最多 32 个',
    en: 'Small letters, digits and dashes, a letter first, 32 at most',
  },
  address: { zh: '须为 https 地址', en: 'An address of https' },
  pointer: { zh: '写作 /data/price 的样子', en: 'Said as /data/price' },
  sort: { zh: '0 至 1000', en: '0 to 1000' },
} as const;
