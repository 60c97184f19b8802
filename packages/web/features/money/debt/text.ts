import type { Bilingual } from '@fairlot/rules/core/text';
import type { DebtMove } from '@fairlot/wire/money/debt';

export const DEBT = {
  title: { zh: '您有欠款', en: 'You owe' },
  about: {
    zh: '已入账的款项被撤回，而钱包余额不足。还清前不能提款和转账；之后的充值先抵扣欠款，其余照常使用。',
    en: 'Money that you had received was taken back after you had used it. Until this is paid you cannot withdraw or transfer, and what you deposit pays it first.',
  },
  pay: {
    zh: (amount: string) => `用余额偿还 ${amount}`,
    en: (amount: string) => `Pay ${amount} from the wallet`,
  },
  nothing: { zh: '钱包没有可用余额', en: 'The wallet has nothing to pay it with' },
  payAsk: { zh: '从钱包偿还欠款？', en: 'Pay what you owe from the wallet?' },
  sum: { zh: '偿还', en: 'Pays' },
  left: { zh: '之后仍欠', en: 'You owe then' },
  yes: { zh: '偿还', en: 'Pay' },
  no: { zh: '暂不', en: 'Not now' },
  paid: { zh: '已偿还', en: 'Paid' },
  notSent: { zh: '没有送达，请重试', en: 'It did not arrive: try again' },
  moves: { zh: '欠款明细', en: 'How it came about' },
};

export const MOVES: Readonly<Record<DebtMove['Kind'], Bilingual>> = {
  reversed: { zh: '冲正', en: 'Reversed' },
  chargedBack: { zh: '支付渠道撤回', en: 'Charged back by the provider' },
  fromDeposit: { zh: '充值抵扣', en: 'Paid from a deposit' },
  byPlayer: { zh: '余额偿还', en: 'Paid from the wallet' },
  writtenOff: { zh: '平台核销', en: 'Given up by the site' },
  byOperators: { zh: '平台扣抵', en: 'Taken from the wallet by the site' },
};
