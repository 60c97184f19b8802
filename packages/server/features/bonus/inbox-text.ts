import { formatAmount } from '@fairlot/rules/core/amount-text';
import { type Money, ZERO } from '@fairlot/rules/core/money';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Message } from '../message/index.ts';

type Said = Pick<Message, 'tab' | 'title' | 'content' | 'link'>;
type Moved = { readonly released: Money; readonly taken: Money };

const link = { Window: 'BonusWallet' };

const TITLES: Readonly<Record<'COMPLETED' | 'EXPIRED' | 'FORFEITED' | 'REVOKED', Bilingual>> = {
  COMPLETED: { zh: '红利已释放', en: 'Your bonus is released' },
  EXPIRED: { zh: '红利已过期', en: 'Your bonus has expired' },
  FORFEITED: { zh: '红利已放弃', en: 'Your bonus was given up' },
  REVOKED: { zh: '红利已撤销', en: 'Your bonus was taken back' },
};

/** What a player reads of a bonus that ended: what became cash of his, and what did not. */
export function bonusEnded(state: keyof typeof TITLES, { released, taken }: Moved): Said {
  const [out, gone] = [formatAmount(released), formatAmount(taken)];
  const lost = taken > ZERO;
  return {
    tab: 'money',
    title: TITLES[state],
    content: {
      zh: `转入主钱包 ${out}${lost ? `；收回 ${gone}` : ''}。`,
      en: `${out} went to your balance${lost ? `; ${gone} went back` : ''}.`,
    },
    link,
  };
}

/** What a player reads of a bonus that he is offered. */
export const bonusOffered = (amount: Money, memo: Bilingual): Said => ({
  tab: 'money',
  title: { zh: `可领取红利 ${formatAmount(amount)}`, en: `A bonus of ${formatAmount(amount)}` },
  content: {
    zh: `${memo.zh}${memo.zh ? '。' : ''}领取前请查看流水要求与限制。`,
    en: `${memo.en}${memo.en ? '. ' : ''}Read what it asks for before you take it.`,
  },
  link,
});
