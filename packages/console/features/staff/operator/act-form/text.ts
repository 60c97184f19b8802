/** Words of every act that needs a reason, and of those that need a code as well. */
export const text = {
  reason: { zh: '原因', en: 'Reason' },
  reasonHint: { zh: '将永久写入审计', en: 'It stands in the audit for ever' },
  code: { zh: '验证器动态码', en: 'Code of your authenticator' },
  codeHint: { zh: '五分钟内只问一次', en: 'Asked for once in five minutes' },
  cancel: { zh: '取消', en: 'Cancel' },
};
export const FAULTS = {
  reason: { zh: '至少三个字', en: 'At least three characters' },
  code: { zh: '请输入六位数字', en: 'Enter six digits' },
  noAnswer: { zh: '没有收到回应，请重试', en: 'There was no answer, try again' },
};
