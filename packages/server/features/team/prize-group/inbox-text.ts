import type { Message } from '../../messaging/inbox/index.ts';

type Said = Pick<Message, 'title' | 'content' | 'link'>;
const link = { Window: 'AccountInfo' };

/** What a member reads when the agent above raises the prize group. */
export const raisedMessage = (from: number, to: number): Said => ({
  title: { zh: '奖金组已调高', en: 'Your prize group was raised' },
  content: {
    zh: `您的上级已将您的奖金组从 ${from} 调高到 ${to}，对今后的投注生效。`,
    en: `Your agent raised your prize group from ${from} to ${to}. It applies to your future bets.`,
  },
  link,
});

/** What a player reads when operators change the prize group. */
export const changedMessage = (from: number, to: number): Said => ({
  title: { zh: '奖金组已调整', en: 'Your prize group has changed' },
  content: {
    zh: `平台已将您的奖金组从 ${from} 调整为 ${to}，对今后的投注生效。如有疑问，请联系客服。`,
    en: `We changed your prize group from ${from} to ${to}. It applies to your future bets. Contact support with any questions.`,
  },
  link,
});
