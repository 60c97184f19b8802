/** Behind what was done with an account: whoever did not do it himself finds the way in what he reads. */
export const NOT_YOU = {
  zh: '如非本人操作，请立即修改密码并联系客服。',
  en: 'If it was not you, change your password at once and tell us.',
} as const;
