import { NOT_YOU, type Message } from '../../messaging/inbox/index.ts';

type Said = Pick<Message, 'title' | 'content' | 'link'>;
const link = { Window: 'AccountSecurity' };

/** What a player reads in his inbox of his WeChat. */
export const INBOX: Readonly<Record<'linked' | 'unlinked', Said>> = {
  linked: {
    title: { zh: '已绑定微信', en: 'WeChat was linked' },
    content: { zh: `可用微信登录。${NOT_YOU.zh}`, en: `WeChat signs you in. ${NOT_YOU.en}` },
    link,
  },
  unlinked: {
    title: { zh: '已解除微信绑定', en: 'WeChat was unlinked' },
    content: {
      zh: `不能再用微信登录。${NOT_YOU.zh}`,
      en: `WeChat signs you in no more. ${NOT_YOU.en}`,
    },
    link,
  },
};
