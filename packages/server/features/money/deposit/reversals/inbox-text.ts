import { formatAmount } from '@fairlot/rules/core/amount-text';
import { type Money, subtractMoney, ZERO } from '@fairlot/rules/core/money';
import type { Message } from '../../../messaging/inbox/index.ts';
import type { REVERSAL_CAUSES } from '../orders/store-reversal.ts';

/** What a player reads of a deposit that was taken back: why, how much, and what he owes since. */
export function reversedMessage({
  cause,
  orderNo,
  amount,
  owed,
  reason,
}: {
  readonly cause: keyof typeof REVERSAL_CAUSES;
  readonly orderNo: string;
  readonly amount: Money;
  readonly owed: Money;
  readonly reason: string;
}): Pick<Message, 'title' | 'content' | 'link'> {
  const sum = formatAmount(amount);
  const taken = formatAmount(subtractMoney(amount, owed));
  const why =
    cause === 'chargedBack'
      ? {
          zh: `支付渠道撤回了充值 ${orderNo} 的款项。`,
          en: `The payment of deposit ${orderNo} was charged back by its provider.`,
        }
      : {
          zh: `充值 ${orderNo} 已被冲正。说明：${reason}`,
          en: `Deposit ${orderNo} was reversed. Reason: ${reason}`,
        };
  const rest =
    owed === ZERO
      ? { zh: '', en: '' }
      : {
          zh: `\n钱包余额不足，欠款 ${formatAmount(owed)}。还清前不能提款，之后的充值优先抵扣欠款。`,
          en: `\nThe wallet had less: you owe ${formatAmount(owed)}. Until it is paid you cannot withdraw, and deposits pay it first.`,
        };
  return {
    title: { zh: `充值冲正 -${sum}`, en: `Deposit reversed -${sum}` },
    content: {
      zh: `${why.zh}\n从钱包扣回 ${taken}。${rest.zh}`,
      en: `${why.en}\n${taken} was taken out of the wallet.${rest.en}`,
    },
    link: { Window: owed === ZERO ? 'CashFlowRecord' : 'Deposit' },
  };
}
