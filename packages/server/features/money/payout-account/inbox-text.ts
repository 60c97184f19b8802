import type { Bilingual } from '@fairlot/rules/core/text';
import { NOT_YOU, type Message } from '../../messaging/inbox/index.ts';
import type { PayeeKind } from './kinds.ts';

type Said = Pick<Message, 'title' | 'content' | 'link'>;

const NAMES: Readonly<Record<PayeeKind, Bilingual>> = {
  card: { zh: '银行卡', en: 'bank card' },
  usdt: { zh: 'USDT地址', en: 'USDT address' },
  purse: { zh: '电子钱包', en: 'e-wallet' },
};
const link = { Window: 'AccountInfo' };

/** What a player reads of where he is paid, masked there too. */
export const payeeBound = (kind: PayeeKind, shown: string): Said => ({
  title: { zh: `已绑定${NAMES[kind].zh}`, en: `A ${NAMES[kind].en} was bound` },
  content: { zh: `${shown}。${NOT_YOU.zh}`, en: `${shown}. ${NOT_YOU.en}` },
  link,
});
export const payeeRemoved = (kind: PayeeKind, shown: string): Said => ({
  title: { zh: `已解绑${NAMES[kind].zh}`, en: `A ${NAMES[kind].en} was removed` },
  content: { zh: `${shown}。${NOT_YOU.zh}`, en: `${shown}. ${NOT_YOU.en}` },
  link,
});
export const payeeTakenAway = (kind: PayeeKind, shown: string): Said => ({
  title: { zh: `客服已解绑您的${NAMES[kind].zh}`, en: `Support removed your ${NAMES[kind].en}` },
  content: {
    zh: `${shown}。如有疑问请联系客服。`,
    en: `${shown}. Ask support if this is new to you.`,
  },
  link,
});
