/** Words of settings of money at the console. */
export const text = {
  title: { zh: '资金设置', en: 'Money settings' },
  about: {
    zh: '提款与充值按这些设置办理。改动由一人提交、另一人确认，可立即或定时发布；已提交的提款与充值仍按当时的规则。金额为整数单位。',
    en: 'Withdrawals and deposits go by these. One operator asks for a change, another confirms it; it holds at once or from a time on. What players asked for before keeps the rules of then. Amounts are whole units.',
  },
  notAllowed: { zh: '您没有查看的权限', en: 'You may not see this' },
  unread: { zh: '没有读到', en: 'It could not be read' },
  none: { zh: '没有设置', en: 'No settings' },
  edit: { zh: '编辑', en: 'Edit' },
  versions: { zh: '版本', en: 'Versions' },
  order: { zh: '最低不能高于最高', en: 'A least is above its most' },
} as const;
