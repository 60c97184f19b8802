/** What the rules of a password say of themselves. */
export const RULES = {
  rules: { zh: '密码要求', en: 'Password rules' },
  met: { zh: '已满足', en: 'met' },
  strength: { zh: (how: string) => `强度：${how}`, en: (how: string) => `Strength: ${how}` },
  weak: { zh: '弱', en: 'weak' },
  fair: { zh: '一般', en: 'fair' },
  strong: { zh: '强', en: 'strong' },
  unmet: { zh: '未满足', en: 'not met yet' },
};
