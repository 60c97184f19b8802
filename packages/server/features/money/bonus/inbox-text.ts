import { formatAmount } from '@fairlot/rules/core/amount-text';
import { type Money, ZERO } from '@fairlot/rules/core/money';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Message } from '../../messaging/inbox/index.ts';

type Said = Pick<Message, 'tab' | 'title' | 'content' | 'link'>;
type Moved = { readonly released: Money; readonly taken: Money };
type Ended = 'COMPLETED' | 'EXPIRED' | 'FORFEITED' | 'REVOKED';

const link = { Window: 'BonusWallet' };

const TITLES: Readonly<Record<Ended, Bilingual>> = {
  COMPLETED: { zh: '红利已释放', en: 'Your bonus is released' },
  EXPIRED: { zh: '红利已过期', en: 'Your bonus has expired' },
  FORFEITED: { zh: '红利已放弃', en: 'Your bonus was given up' },
  REVOKED: { zh: '红利已撤销', en: 'Your bonus was taken back' },
};

/** What a player reads of a bonus that ended: what became cash of his, and what did not. */
export function bonusEnded(state: Ended, { released, taken }: Moved): Said {
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

const NEVER_TAKEN: Readonly<Record<Exclude<Ended, 'COMPLETED'>, Bilingual>> = {
  EXPIRED: { zh: '待领取的红利已过期', en: 'The bonus that you were offered has lapsed' },
  FORFEITED: { zh: '您未领取红利', en: 'You declined a bonus' },
  REVOKED: { zh: '待领取的红利已撤销', en: 'The bonus that you were offered was withdrawn' },
};

/** What a player reads of a bonus that ended before he took it: nothing of his moved. */
export const offerEnded = (state: keyof typeof NEVER_TAKEN, amount: Money): Said => ({
  tab: 'money',
  title: NEVER_TAKEN[state],
  content: {
    zh: `红利 ${formatAmount(amount)} 未被领取，您的余额没有变动。`,
    en: `The bonus of ${formatAmount(amount)} was not taken. Your balance is unchanged.`,
  },
  link,
});

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
