import { PROPOSAL_CODES } from '@fairlot/wire/staff/operator';

/** Words of operators, what they may, and what is done to their accounts. */
export const text = {
  operators: { zh: '运营账号与角色', en: 'Operators and roles' },
  name: { zh: '账号', en: 'Name' },
  nameHint: {
    zh: '2 至 32 位字母、数字、- 或 _，以字母开头',
    en: '2 to 32 letters, digits, - or _, beginning with a letter',
  },
  roles: { zh: '角色', en: 'Roles' },
  noRoles: { zh: '无', en: 'None' },
  state: { zh: '状态', en: 'State' },
  signedIn: { zh: '已登录', en: 'Signed in' },
  away: { zh: '未登录', en: 'Away' },
  invited: { zh: '已邀请', en: 'Invited' },
  invitationOver: { zh: '邀请已失效', en: 'Invitation expired' },
  disabled: { zh: '已停用', en: 'Disabled' },
  since: { zh: '登录时间', en: 'Signed in since' },
  created: { zh: '创建时间', en: 'Created' },
  actions: { zh: '操作', en: 'Actions' },
  actionsOf: { zh: (name: string) => `${name} 的操作`, en: (name: string) => `Actions on ${name}` },
  add: { zh: '新增账号', en: 'Add an operator' },
  changeRoles: { zh: '修改角色', en: 'Change roles' },
  reset: { zh: '重置登录并重新邀请', en: 'Reset the sign-in' },
  disable: { zh: '停用', en: 'Disable' },
  enable: { zh: '启用', en: 'Enable' },
  end: { zh: '结束登录', en: 'End the login' },
  titleOf: {
    zh: (act: string, name: string) => `${act}：${name}`,
    en: (act: string, name: string) => `${act}: ${name}`,
  },
  propose: { zh: '提交申请', en: 'Propose' },
  needsTwo: {
    zh: '须由另一名运营人员在 24 小时内确认',
    en: 'Another operator has to confirm it within 24 hours',
  },
  proposed: { zh: '申请已提交，等待另一人确认', en: 'Proposed: somebody else has to confirm it' },
  ended: { zh: '登录已结束', en: 'The login is ended' },
  email: { zh: '对方邮箱', en: 'Their email address' },
  emailHint: {
    zh: '邀请链接在确认后发送到此邮箱',
    en: 'The invitation link is sent there once another operator has confirmed',
  },
  linkNote: {
    zh: '请把此链接交给本人，只显示这一次。另一人确认后 24 小时内有效；本人还需要邀请码，由确认的同事告知。',
    en: 'Give this link to the new operator. It is shown only once and works for 24 hours after another operator has confirmed. The new operator also needs the code, which the confirming operator receives.',
  },
  copyLink: { zh: '复制链接', en: 'Copy the link' },
  copied: { zh: '已复制', en: 'Copied' },
  notCopied: { zh: '无法复制，请手动选择', en: 'Could not copy. Select the text yourself' },
  close: { zh: '完成', en: 'Done' },
  may: { zh: '可以', en: 'May' },
  none: { zh: '没有运营账号', en: 'There is no operator' },
  notAllowed: { zh: '您没有查看运营账号的权限', en: 'You may not see the operators' },
};
export const FAULTS = {
  email: { zh: '请输入有效的邮箱', en: 'Enter an email address' },
  roles: { zh: '请至少选择一个角色', en: 'Choose one role at least' },
  name: text.nameHint,
  reserved: PROPOSAL_CODES.NAME_RESERVED,
};
