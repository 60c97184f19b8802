/** What the operators of the demo write about withdrawals; the player reads why one is refused or returned. */
export const DEMO_REASONS = {
  approved: '资料一致',
  refused: '请先核对收款人姓名',
  unknown: '渠道没有答复',
  returned: '银行退回，请核对卡号',
} as const;
