import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills, type Money, ZERO } from '@fairlot/rules/core/money';
import type { Message } from '../../../messaging/inbox/index.ts';

type Credited = {
  readonly orderNo: string;
  readonly paid: Money;
  readonly fee: Money;
  readonly bonus: Money;
  /** What of it paid the player's debt. */
  readonly offset: bigint;
};

/** What a player reads of a deposit that was credited. */
export function creditedMessage(of: Credited): Pick<Message, 'title' | 'content' | 'link'> {
  const { orderNo, paid, fee, bonus, offset } = of;
  const credited = formatAmount(mills(paid - fee + bonus));
  const zh = [`充值 ${orderNo}：支付 ${formatAmount(paid)}，到账 ${credited}。`];
  const en = [`Deposit ${orderNo}: ${formatAmount(paid)} paid, ${credited} credited.`];
  if (fee > ZERO) {
    zh.push(`手续费 ${formatAmount(fee)}。`);
    en.push(`Fee ${formatAmount(fee)}.`);
  }
  if (bonus > ZERO) {
    zh.push(`赠送 ${formatAmount(bonus)}。`);
    en.push(`Bonus ${formatAmount(bonus)}.`);
  }
  if (offset > 0n) {
    zh.push(`其中 ${formatAmount(mills(offset))} 已抵扣欠款。`);
    en.push(`${formatAmount(mills(offset))} of it paid what you owed.`);
  }
  return {
    title: { zh: `充值到账 +${credited}`, en: `Deposit credited +${credited}` },
    content: { zh: zh.join('\n'), en: en.join('\n') },
    link: { Window: 'DepositRecord' },
  };
}
