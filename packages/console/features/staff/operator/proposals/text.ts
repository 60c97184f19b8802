/** Words of what waits for a second person. */
export const text = {
  proposals: { zh: '待确认的申请', en: 'Proposals' },
  act: { zh: '操作', en: 'Act' },
  target: { zh: '对象', en: 'Target' },
  maker: { zh: '申请人', en: 'Proposed by' },
  site: { zh: '系统自动', en: 'The site itself' },
  madeAt: { zh: '申请时间', en: 'Proposed' },
  expires: { zh: '有效期至', en: 'Good until' },
  reason: { zh: '原因', en: 'Reason' },
  open: { zh: '查看', en: 'Open' },
  openOf: { zh: (id: number) => `查看申请 ${id}`, en: (id: number) => `Open proposal ${id}` },
  titleOf: { zh: (id: number) => `申请 ${id}`, en: (id: number) => `Proposal ${id}` },
  actions: { zh: '操作', en: 'Actions' },
  confirm: { zh: '确认执行', en: 'Confirm' },
  decline: { zh: '拒绝', en: 'Decline' },
  withdraw: { zh: '撤回申请', en: 'Withdraw' },
  own: { zh: '您提出的申请须由另一人确认', en: 'You proposed this: somebody else confirms it' },
  over: { zh: '该申请已处理或已过期', en: 'It is decided, or too old' },
  none: { zh: '没有待确认的申请', en: 'Nothing waits for a second person' },
  notAllowed: { zh: '您没有查看申请的权限', en: 'You may not see proposals' },
  close: { zh: '完成', en: 'Done' },
  codeNote: {
    zh: (name: string) =>
      `请当面或通过电话把邀请码告诉 ${name} 本人，不要告诉申请人。只显示这一次，24 小时内有效。`,
    en: (name: string) =>
      `Give ${name} this code in person or by phone. Do not give it to the operator who proposed the account. It is shown only once and works for 24 hours.`,
  },
  name: { zh: '账号', en: 'Account' },
  code: { zh: '邀请码', en: 'Invitation code' },
  sentTo: { zh: '链接已发送至', en: 'Link sent to' },
};
