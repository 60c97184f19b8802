import type { WithdrawState } from '@fairlot/rules/check/withdraw-state';
import type { Message } from '../../../messaging/inbox/index.ts';

type Words = (no: string, note: string) => Pick<Message, 'title' | 'content'>;

const because = (note: string) =>
  note === '' ? { zh: '', en: '' } : { zh: `说明：${note}`, en: ` Reason: ${note}` };

/** What a player finds in his inbox of a withdrawal that is over. */
export const INBOX: Partial<Readonly<Record<WithdrawState, Words>>> = {
  CONFIRM: (no) => ({
    title: { zh: '提款已完成', en: 'Withdrawal paid' },
    content: { zh: `提款 ${no} 已出款。`, en: `Withdrawal ${no} was paid.` },
  }),
  CANCEL: (no, note) => ({
    title: { zh: '提款未通过', en: 'Withdrawal refused' },
    content: {
      zh: `提款 ${no} 未通过，金额已退回钱包。${because(note).zh}`,
      en: `Withdrawal ${no} was refused; the money is in your wallet again.${because(note).en}`,
    },
  }),
  FAILED: (no, note) => ({
    title: { zh: '提款失败已退回', en: 'Withdrawal returned' },
    content: {
      zh: `提款 ${no} 未能出款，未付金额已退回钱包。${because(note).zh}`,
      en: `Withdrawal ${no} could not be paid; what was not paid is in your wallet again.${because(note).en}`,
    },
  }),
};

/** What operators find among the memos where a provider tells of a payment after it had said that it failed. */
export const lateMemo = (no: string): string =>
  `${no}：失败后又报已付，请核对 / paid after it had failed, look into it`;

/** The same where a provider calls failed what it had called paid: its money may have come back. */
export const bouncedMemo = (no: string): string =>
  `${no}：已付后又报失败，款项可能退回，请核对 / failed after it had been paid, its money may be back: look into it`;
