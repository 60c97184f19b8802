/** Words of where operators may come from. */
export const text = {
  title: { zh: '后台地址名单', en: 'Addresses of the staff' },
  any: { zh: '不限地址', en: 'From anywhere' },
  yours: { zh: (ip: string) => `您的地址：${ip}`, en: (ip: string) => `Your address: ${ip}` },
  change: { zh: '修改名单', en: 'Change the list' },
  list: { zh: '地址或网段', en: 'Addresses or ranges' },
  listHint: {
    zh: '以空格分隔，例如 203.0.113.0/24；留空为不限',
    en: 'With blanks between, such as 203.0.113.0/24; none: from anywhere',
  },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '名单已更新', en: 'The list is changed' },
};
