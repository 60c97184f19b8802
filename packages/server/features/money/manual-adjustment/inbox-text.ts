import { formatAmount } from '@fairlot/rules/core/amount-text';
import type { Money } from '@fairlot/rules/core/money';
import type { Message } from '../../messaging/inbox/index.ts';
import { type AdjustmentType, type Memo, nameOf } from './asked.ts';

/** What a player reads of money that an operator gave or took: how much, as what, and what was said of it. */
export function messageOf(
  type: AdjustmentType,
  amount: Money,
  memo: Memo,
): Pick<Message, 'tab' | 'title' | 'content' | 'link'> {
  const name = nameOf(type);
  const sum = `${type === 'deduct' ? '-' : '+'}${formatAmount(amount)}`;
  return {
    tab: 'money',
    title: { zh: `${name.zh} ${sum}`, en: `${name.en} ${sum}` },
    content: {
      zh: memo.zh || '明细见资金流水。如有疑问，请联系客服。',
      en: memo.en || 'Your cash flow has it. Ask us if anything is unclear.',
    },
    link: { Window: 'CashFlowRecord' },
  };
}
