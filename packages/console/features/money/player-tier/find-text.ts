/** Words of accounts of a kind, found for a list. */
export const findText = {
  title: { zh: '按条件选取账号', en: 'Accounts of a kind' },
  from: { zh: '现在的层级', en: 'In the layer' },
  any: { zh: '不限', en: 'Any' },
  noLayer: { zh: '不属于任何层级', en: 'No layer' },
  label: { zh: '标签', en: 'Label' },
  first: { zh: '注册日起', en: 'Registered from' },
  last: { zh: '注册日止', en: 'Registered to' },
  find: { zh: '填入名单', en: 'Fill the list' },
  found: {
    zh: (count: number, isMore: boolean) =>
      isMore ? `已填入最新的 ${count} 个，还有更多` : `已填入 ${count} 个`,
    en: (count: number, isMore: boolean) =>
      isMore ? `The newest ${count} are in the list; there are more` : `${count} are in the list`,
  },
  badDay: { zh: '日期如 2027-03-06', en: 'A day is like 2027-03-06' },
  unread: { zh: '没有读到', en: 'It could not be read' },
} as const;
