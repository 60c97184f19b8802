/** Words of every act that needs a reason, and of those that need a code as well. */
export const text = {
  reason: { zh: '原因', en: 'Reason' },
  reasonHint: { zh: '将永久写入审计', en: 'It stands in the audit for ever' },
  reasonRead: { zh: '给玩家的原因', en: 'Reason for the player' },
  reasonReadHint: {
    zh: '玩家会看到这段文字；同时永久写入审计',
    en: 'The player sees this. The audit keeps it permanently',
  },
  note: { zh: '内部备注（可不填）', en: 'Note for operators (optional)' },
  noteHint: { zh: '玩家看不到', en: 'The player never sees it' },
  code: { zh: '验证器动态码', en: 'Code of your authenticator' },
  codeHint: { zh: '五分钟内只问一次', en: 'Asked for once in five minutes' },
  restated: { zh: '操作摘要', en: 'Summary' },
  review: { zh: '核对', en: 'Review' },
  reviewOf: {
    zh: '请核对：另一位操作员将看到同样的内容',
    en: 'Check the details. The second operator sees the same',
  },
  back: { zh: '返回修改', en: 'Back' },
  cancel: { zh: '取消', en: 'Cancel' },
};
export const FAULTS = {
  reason: { zh: '至少三个字', en: 'At least three characters' },
  code: { zh: '请输入六位数字', en: 'Enter six digits' },
  unreadable: {
    zh: '此申请无法完整显示，不能提交',
    en: 'This proposal cannot be shown in full, so it cannot be sent',
  },
  sure: {
    zh: '请先确认金额',
    en: 'Confirm the amount first',
  },
  note: { zh: '至少三个字，或不填', en: 'Enter at least three characters or leave it empty' },
  noAnswer: { zh: '没有收到回应，请重试', en: 'There was no answer, try again' },
};
