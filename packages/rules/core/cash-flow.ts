/** A kind of cash flow: its classification, and its name in both languages. */
export type CashFlowKind = { readonly class: number; readonly zh: string; readonly en: string };

/** The kinds that movements of this site carry, by the number that a journal has. */
export const CASH_FLOW_KINDS: Readonly<Record<number, CashFlowKind>> = {
  106: { class: 1, zh: '人工充值', en: 'Manual deposit' },
  111: { class: 1, zh: '充值冲正', en: 'Deposit reversed' },
  201: { class: 12, zh: '提款冻结', en: 'Withdrawal held' },
  202: { class: 2, zh: '提款成功', en: 'Withdrawal paid' },
  203: { class: 12, zh: '提款退回', en: 'Withdrawal returned' },
  208: { class: 2, zh: '提款成功冲正', en: 'Withdrawal paid reversed' },
  301: { class: 3, zh: '投注', en: 'Bet' },
  302: { class: 3, zh: '本人撤单', en: 'Cancelled by player' },
  304: { class: 3, zh: '期号取消退款', en: 'Issue cancelled refund' },
  305: { class: 3, zh: '打和退本', en: 'Tie refund' },
  306: { class: 12, zh: '追号冻结', en: 'Chase held' },
  307: { class: 12, zh: '追号退款', en: 'Chase returned' },
  309: { class: 3, zh: '打和退本冲正', en: 'Tie refund reversed' },
  401: { class: 4, zh: '派发奖金', en: 'Prize' },
  402: { class: 4, zh: '撤销派奖', en: 'Prize revoked' },
  501: { class: 5, zh: '投注返点', en: 'Own rebate' },
  502: { class: 5, zh: '代理返点', en: 'Agent rebate' },
  503: { class: 5, zh: '撤销返点', en: 'Rebate revoked' },
  506: { class: 5, zh: '撤销代理返点', en: 'Agent rebate revoked' },
  609: { class: 6, zh: '注册礼金', en: 'Registration gift' },
  614: { class: 6, zh: '活动扣回', en: 'Promotion taken back' },
  901: { class: 9, zh: '转出给下级', en: 'Transfer out' },
  902: { class: 9, zh: '上级转入', en: 'Transfer in' },
  906: { class: 9, zh: '转出冲正', en: 'Transfer out reversed' },
  907: { class: 9, zh: '转入冲正', en: 'Transfer in reversed' },
  1201: { class: 12, zh: '资金冻结', en: 'Funds frozen' },
  1202: { class: 12, zh: '资金解冻', en: 'Funds released' },
};
