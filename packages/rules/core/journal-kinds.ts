/**
 * The chart of accounts. Kinds below 10 belong to a player, have a balance row and a
 * floor of zero; all others are entries only, summed when read, so that no bet waits for the house.
 */
export const CHART = {
  cash: 1,
  bonus: 2,
  held: 3,
  pool: 10,
  bankroll: 20,
  revenue: 21,
  bonusBudget: 22,
  commissionPayable: 23,
  clearingDeposit: 30,
  clearingWithdraw: 31,
  clearingExternal: 32,
  transit: 33,
  mint: 40,
  suspense: 50,
  /** What was paid to the house and is nobody's yet. */
  unclaimed: 51,
  /** Where the money of the house is outside; clearing returns to it. */
  bank: 60,
  fx: 61,
  /** What players owe, each in his own books: entries only. Below zero by what is owed. */
  debt: 62,
} as const;

/**
 * The number that a journal carries: the cash-flow type as which a player sees it,
 * from 9000 on what only the house sees. What each may move: `KINDS`.
 */
export const KIND = {
  depositOnline: 101,
  depositBank: 102,
  depositScan: 103,
  depositUsdt: 104,
  depositEwallet: 105,
  fund: 106,
  depositByAgent: 107,
  depositSupplement: 108,
  depositFee: 109,
  depositFeeBack: 110,
  reverseDeposit: 111,
  reverseSupplement: 112,
  reverseFund: 113,
  holdWithdrawal: 201,
  payWithdrawal: 202,
  returnWithdrawal: 203,
  withdrawFee: 204,
  payByHand: 206,
  reverseWithdrawal: 208,
  placeBet: 301,
  cancelBet: 302,
  refundIssue: 304,
  refundTie: 305,
  holdSchedule: 306,
  returnSchedule: 307,
  followBet: 308,
  reverseTie: 309,
  instantBet: 310,
  instantTie: 311,
  payout: 401,
  reversePayout: 402,
  followCommissionIn: 404,
  followCommissionOut: 405,
  instantPrize: 406,
  revokeCommissionIn: 407,
  revokeCommissionOut: 408,
  rebateBet: 501,
  rebateAgent: 502,
  revokeRebate: 503,
  revokeAgentRebate: 506,
  depositBonus: 605,
  registerGift: 609,
  giveBonus: 613,
  reverseGift: 614,
  revokeDepositBonus: 620,
  transferOut: 901,
  transferIn: 902,
  reverseTransferOut: 906,
  reverseTransferIn: 907,
  agentDepositOut: 908,
  holdAgentDeposit: 909,
  returnAgentDeposit: 910,
  adjustAdd: 1101,
  adjustDeduct: 1102,
  compensate: 1103,
  offsetDebt: 1104,
  runDebt: 1105,
  writeOffDebt: 1106,
  freeze: 1201,
  unfreeze: 1202,
  bonusGrant: 1301,
  bonusBet: 1302,
  bonusPrize: 1303,
  bonusRelease: 1304,
  bonusExpire: 1305,
  bonusForfeit: 1306,
  bonusRevoke: 1307,
  bonusRefund: 1308,
  bonusPrizeBack: 1309,
  bonusMadeGood: 1310,
  sweepIssue: 9001,
  reverseSweep: 9002,
  suspendDeposit: 9003,
  refundDeposit: 9004,
  forfeitDeposit: 9005,
  settleDeposit: 9006,
  bearChargeback: 9007,
  settleWithdrawal: 9011,
} as const;

/** What journals of a kind may move; the database holds them to it (`npm run sql`). */
export type JournalKind = {
  readonly kind: number;
  readonly from: keyof typeof CHART;
  readonly to: keyof typeof CHART;
  readonly eitherWay?: true;
  /** The kind that it takes back, the other way and once; a reversal itself is final. */
  readonly takesBack?: number;
  /** What takes back that kind takes back this one too. */
  readonly countsAs?: number;
  /** What the player is owed reaches a frozen account and a closed one too. */
  readonly owed?: true;
  /**
   * It takes back what was paid by mistake: from a frozen account and a closed one too, and below zero
   * where the money is gone. What is missing then is what the player owes.
   */
  readonly recalls?: true;
  /** Of what moves held money: the kind that held it. */
  readonly hold?: number;
};

/** What a provider says was paid reaches a frozen account and a closed one too: the money is there. */
const deposit = (kind: number, countsAs?: number): JournalKind => ({
  kind,
  from: 'clearingDeposit',
  to: 'cash',
  owed: true,
  ...(countsAs !== undefined && { countsAs }),
});

export const KINDS: readonly JournalKind[] = [
  deposit(KIND.depositOnline),
  deposit(KIND.depositBank, KIND.depositOnline),
  deposit(KIND.depositScan, KIND.depositOnline),
  deposit(KIND.depositUsdt, KIND.depositOnline),
  deposit(KIND.depositEwallet, KIND.depositOnline),
  { kind: KIND.depositSupplement, from: 'unclaimed', to: 'cash', owed: true },
  { kind: KIND.depositFee, from: 'cash', to: 'revenue' },
  {
    kind: KIND.depositFeeBack,
    from: 'revenue',
    to: 'cash',
    takesBack: KIND.depositFee,
    owed: true,
  },
  { kind: KIND.depositBonus, from: 'bonusBudget', to: 'cash', owed: true },
  // What is missing for these in the wallet, the player owes: it comes there as a debt first, so that none of them leads
  // below zero.
  {
    kind: KIND.reverseDeposit,
    from: 'cash',
    to: 'clearingDeposit',
    takesBack: KIND.depositOnline,
    recalls: true,
  },
  {
    kind: KIND.reverseSupplement,
    from: 'cash',
    to: 'unclaimed',
    takesBack: KIND.depositSupplement,
    recalls: true,
  },
  {
    kind: KIND.revokeDepositBonus,
    from: 'cash',
    to: 'bonusBudget',
    takesBack: KIND.depositBonus,
    recalls: true,
  },
  { kind: KIND.runDebt, from: 'debt', to: 'cash', owed: true },
  { kind: KIND.offsetDebt, from: 'cash', to: 'debt' },
  // The house gives it up; nothing of it is in a wallet.
  { kind: KIND.writeOffDebt, from: 'revenue', to: 'debt', owed: true },
  { kind: KIND.bearChargeback, from: 'revenue', to: 'clearingDeposit' },
  { kind: KIND.suspendDeposit, from: 'clearingDeposit', to: 'unclaimed' },
  { kind: KIND.refundDeposit, from: 'unclaimed', to: 'clearingDeposit' },
  { kind: KIND.forfeitDeposit, from: 'unclaimed', to: 'revenue' },
  { kind: KIND.settleDeposit, from: 'bank', to: 'clearingDeposit' },
  { kind: KIND.fund, from: 'mint', to: 'cash' },
  { kind: KIND.reverseFund, from: 'cash', to: 'mint', takesBack: KIND.fund },
  { kind: KIND.holdWithdrawal, from: 'cash', to: 'held', hold: KIND.holdWithdrawal },
  { kind: KIND.payWithdrawal, from: 'held', to: 'clearingWithdraw', hold: KIND.holdWithdrawal },
  { kind: KIND.withdrawFee, from: 'held', to: 'revenue', hold: KIND.holdWithdrawal },
  { kind: KIND.payByHand, from: 'held', to: 'bank', hold: KIND.holdWithdrawal },
  { kind: KIND.settleWithdrawal, from: 'clearingWithdraw', to: 'bank' },
  { kind: KIND.returnWithdrawal, from: 'held', to: 'cash', owed: true, hold: KIND.holdWithdrawal },
  {
    kind: KIND.reverseWithdrawal,
    from: 'clearingWithdraw',
    to: 'held',
    takesBack: KIND.payWithdrawal,
    owed: true,
    hold: KIND.holdWithdrawal,
  },
  { kind: KIND.placeBet, from: 'cash', to: 'pool' },
  { kind: KIND.followBet, from: 'cash', to: 'pool', countsAs: KIND.placeBet },
  { kind: KIND.cancelBet, from: 'pool', to: 'cash', takesBack: KIND.placeBet, owed: true },
  { kind: KIND.refundIssue, from: 'pool', to: 'cash', takesBack: KIND.placeBet, owed: true },
  { kind: KIND.refundTie, from: 'pool', to: 'cash', owed: true },
  { kind: KIND.holdSchedule, from: 'cash', to: 'held', hold: KIND.holdSchedule },
  { kind: KIND.returnSchedule, from: 'held', to: 'cash', owed: true, hold: KIND.holdSchedule },
  { kind: KIND.reverseTie, from: 'cash', to: 'pool', takesBack: KIND.refundTie, recalls: true },
  { kind: KIND.payout, from: 'pool', to: 'cash', owed: true },
  { kind: KIND.reversePayout, from: 'cash', to: 'pool', takesBack: KIND.payout, recalls: true },
  { kind: KIND.rebateBet, from: 'pool', to: 'cash', owed: true },
  { kind: KIND.rebateAgent, from: 'pool', to: 'cash', owed: true },
  { kind: KIND.revokeRebate, from: 'cash', to: 'pool', takesBack: KIND.rebateBet, recalls: true },
  {
    kind: KIND.revokeAgentRebate,
    from: 'cash',
    to: 'pool',
    takesBack: KIND.rebateAgent,
    recalls: true,
  },
  { kind: KIND.followCommissionOut, from: 'cash', to: 'transit' },
  { kind: KIND.followCommissionIn, from: 'transit', to: 'cash', owed: true },
  {
    kind: KIND.revokeCommissionOut,
    from: 'transit',
    to: 'cash',
    takesBack: KIND.followCommissionOut,
    owed: true,
  },
  {
    kind: KIND.revokeCommissionIn,
    from: 'cash',
    to: 'transit',
    takesBack: KIND.followCommissionIn,
    recalls: true,
  },
  { kind: KIND.instantBet, from: 'cash', to: 'revenue' },
  { kind: KIND.instantTie, from: 'revenue', to: 'cash', owed: true },
  { kind: KIND.instantPrize, from: 'revenue', to: 'cash', owed: true },
  { kind: KIND.registerGift, from: 'mint', to: 'cash' },
  { kind: KIND.reverseGift, from: 'cash', to: 'mint', takesBack: KIND.registerGift },
  { kind: KIND.giveBonus, from: 'bonusBudget', to: 'cash', owed: true },
  { kind: KIND.adjustAdd, from: 'bankroll', to: 'cash', owed: true },
  { kind: KIND.adjustDeduct, from: 'cash', to: 'bankroll' },
  { kind: KIND.compensate, from: 'bankroll', to: 'cash', owed: true },
  { kind: KIND.transferOut, from: 'cash', to: 'transit' },
  { kind: KIND.transferIn, from: 'transit', to: 'cash' },
  {
    kind: KIND.reverseTransferOut,
    from: 'transit',
    to: 'cash',
    takesBack: KIND.transferOut,
    owed: true,
  },
  { kind: KIND.reverseTransferIn, from: 'cash', to: 'transit', takesBack: KIND.transferIn },
  // Out of what an agent has set aside for the order of a direct member; a closed account gets nothing.
  { kind: KIND.agentDepositOut, from: 'held', to: 'transit', hold: KIND.holdAgentDeposit },
  { kind: KIND.depositByAgent, from: 'transit', to: 'cash' },
  { kind: KIND.holdAgentDeposit, from: 'cash', to: 'held', hold: KIND.holdAgentDeposit },
  {
    kind: KIND.returnAgentDeposit,
    from: 'held',
    to: 'cash',
    owed: true,
    hold: KIND.holdAgentDeposit,
  },
  { kind: KIND.freeze, from: 'cash', to: 'held', hold: KIND.freeze },
  { kind: KIND.unfreeze, from: 'held', to: 'cash', owed: true, hold: KIND.freeze },
  { kind: KIND.bonusGrant, from: 'bonusBudget', to: 'bonus' },
  // A bet takes all of its stake from cash: what it takes of the bonus comes there first, in the same unit, and its
  // part of what the bet brings goes back there. Where cash was below zero before, it is no less so after both.
  { kind: KIND.bonusBet, from: 'bonus', to: 'cash' },
  { kind: KIND.bonusPrize, from: 'cash', to: 'bonus', recalls: true },
  { kind: KIND.bonusRefund, from: 'cash', to: 'bonus', recalls: true },
  { kind: KIND.bonusPrizeBack, from: 'bonus', to: 'cash', owed: true },
  { kind: KIND.bonusMadeGood, from: 'bonusBudget', to: 'bonus', owed: true },
  { kind: KIND.bonusRelease, from: 'bonus', to: 'cash', owed: true },
  { kind: KIND.bonusExpire, from: 'bonus', to: 'bonusBudget', owed: true },
  { kind: KIND.bonusForfeit, from: 'bonus', to: 'bonusBudget', owed: true },
  { kind: KIND.bonusRevoke, from: 'bonus', to: 'bonusBudget', owed: true },
  { kind: KIND.sweepIssue, from: 'pool', to: 'revenue', eitherWay: true },
  {
    kind: KIND.reverseSweep,
    from: 'revenue',
    to: 'pool',
    eitherWay: true,
    takesBack: KIND.sweepIssue,
  },
];

/** Names of the kinds that only the house sees, in its own books; the others are `CASH_FLOW_KINDS`. */
export const HOUSE_KINDS: Readonly<Record<number, { readonly zh: string; readonly en: string }>> = {
  [KIND.sweepIssue]: { zh: '奖池清算', en: 'Sweep of an issue' },
  [KIND.reverseSweep]: { zh: '奖池清算冲正', en: 'Sweep reversed' },
  [KIND.suspendDeposit]: { zh: '待认领入款', en: 'Payment that nobody is credited with yet' },
  [KIND.refundDeposit]: { zh: '入款退回', en: 'Payment sent back' },
  [KIND.forfeitDeposit]: { zh: '入款没收', en: 'Payment kept by the house' },
  [KIND.bearChargeback]: { zh: '拒付损失', en: 'Chargeback that the house bears' },
  [KIND.settleDeposit]: { zh: '通道结算', en: 'Provider settles' },
  [KIND.settleWithdrawal]: { zh: '代付结算', en: 'Payouts of a provider settled' },
};
