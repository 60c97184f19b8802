/** What the rules of a password say of themselves. */
export const RULES = {
  rules: { zh: '密码要求', en: 'Password rules' },
  met: { zh: '已满足', en: 'met' },
  unmet: { zh: '未满足', en: 'not met yet' },
};
