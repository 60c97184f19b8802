/** What is told once an answer came. */
export const OUTCOME = {
  done: {
    zh: (lines: number, amount: string, time: string) =>
      `已投注 ${lines} 单 ¥ ${amount}，可撤单至 ${time}`,
    en: (lines: number, amount: string, time: string) =>
      `${lines === 1 ? '1 bet' : `${lines} bets`} placed, ¥ ${amount}. Can be cancelled until ${time}`,
  },
  doneCredit: {
    zh: (lines: number, amount: string, id: string) =>
      `已投注 ${lines} 单 ¥ ${amount}，双面盘不可撤单。${lines === 1 ? '注单号' : '首个注单号'} ${id}`,
    en: (lines: number, amount: string, id: string) =>
      lines === 1
        ? `1 bet placed, ¥ ${amount}. It cannot be cancelled. Bet ID ${id}`
        : `${lines} bets placed, ¥ ${amount}. They cannot be cancelled. First bet ID ${id}`,
  },
  /** Of the amount, where a bonus paid a part of it or all. */
  withBonus: {
    zh: (amount: string, bonus: string) => `${amount}（其中红利 ¥ ${bonus}）`,
    en: (amount: string, bonus: string) => `${amount} (¥ ${bonus} of it bonus)`,
  },
  notPlaced: {
    zh: (no: string) => `第 ${no} 期的一张注单没有受理，未扣款`,
    en: (no: string) => `A bet on issue ${no} was not accepted; nothing was charged`,
  },
  onItsWay: {
    zh: '上一注还在提交，号码都还在，请稍后再投',
    en: 'Your last bet is still on its way. Your picks are kept, try again in a moment',
  },
  cancelBet: { zh: '撤单', en: 'Cancel bet' },
  cancelled: {
    zh: (n: number) => `已撤 ${n} 单，本金已退回`,
    en: (n: number) => `${n === 1 ? '1 bet' : `${n} bets`} cancelled, stake returned`,
  },
  cancelLost: { zh: '撤单未得到答复，请看最近注单', en: 'No answer. See your recent bets' },
  cancelledSome: { zh: '部分注单未能撤回', en: 'Some bets could not be cancelled' },
} as const;
