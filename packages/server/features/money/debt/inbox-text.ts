import { formatAmount } from '@fairlot/rules/core/amount-text';
import { type Money, ZERO } from '@fairlot/rules/core/money';
import type { Message } from '../../messaging/inbox/index.ts';

const restOf = (owed: Money) =>
  owed === ZERO
    ? { zh: '欠款已还清。', en: 'You owe nothing any more.' }
    : {
        zh: `仍欠 ${formatAmount(owed)}，还清前不能提款。`,
        en: `You still owe ${formatAmount(owed)}. Until it is paid you cannot withdraw.`,
      };

/** What a player reads when operators took of his wallet what he owed: how much, why, and what he owes still. */
export function offsetMessage({
  taken,
  owed,
  reason,
}: {
  readonly taken: Money;
  readonly owed: Money;
  readonly reason: string;
}): Pick<Message, 'title' | 'content' | 'link'> {
  const sum = formatAmount(taken);
  const rest = restOf(owed);
  return {
    title: { zh: `欠款抵扣 -${sum}`, en: `Taken for what you owe -${sum}` },
    content: {
      zh: `从钱包扣除 ${sum}，用于抵减欠款。说明：${reason}\n${rest.zh}`,
      en: `${sum} was taken out of the wallet for what you owe. Reason: ${reason}\n${rest.en}`,
    },
    link: { Window: owed === ZERO ? 'CashFlowRecord' : 'Deposit' },
  };
}

/** What a player reads when operators gave up what he owed: how much, why, and what he owes still. */
export function writeOffMessage({
  amount,
  owed,
  reason,
}: {
  readonly amount: Money;
  readonly owed: Money;
  readonly reason: string;
}): Pick<Message, 'title' | 'content' | 'link'> {
  const sum = formatAmount(amount);
  // He did not pay it off.
  const rest = owed === ZERO ? { ...restOf(owed), zh: '现已无欠款。' } : restOf(owed);
  return {
    title: { zh: `欠款核销 ${sum}`, en: `Given up of what you owe ${sum}` },
    content: {
      zh: `平台核销您的欠款 ${sum}，钱包余额不变。说明：${reason}\n${rest.zh}`,
      en: `The site gave up ${sum} of what you owe; your wallet stays as it is. Reason: ${reason}\n${rest.en}`,
    },
    link: { Window: 'Deposit' },
  };
}
