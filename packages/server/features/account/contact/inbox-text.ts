import type { ContactKind } from '@fairlot/rules/check/contact';
import type { Bilingual } from '@fairlot/rules/core/text';
import { NOT_YOU, type Message } from '../../messaging/inbox/index.ts';

type Said = Pick<Message, 'title' | 'content' | 'link'>;

const NAMES: Readonly<Record<ContactKind, Bilingual>> = {
  email: { zh: '邮箱', en: 'email' },
  phone: { zh: '手机', en: 'phone' },
};
const link = { Window: 'AccountSecurity' };

/** What a player reads in his inbox of an address that was bound or removed, which is masked there too. */
export const contactBound = (kind: ContactKind, masked: string): Said => ({
  title: { zh: `${NAMES[kind].zh}已绑定`, en: `Your ${NAMES[kind].en} was bound` },
  content: { zh: `${masked}。${NOT_YOU.zh}`, en: `${masked}. ${NOT_YOU.en}` },
  link,
});
export const contactRemoved = (kind: ContactKind): Said => ({
  title: { zh: `${NAMES[kind].zh}已解绑`, en: `Your ${NAMES[kind].en} was removed` },
  content: NOT_YOU,
  link,
});

export const PASSWORD_BY_LINK: Said = {
  title: { zh: '登录密码已通过链接重设', en: 'Your password was set by a link' },
  content: {
    zh: `所有登录已结束。${NOT_YOU.zh}`,
    en: `All your logins have ended. ${NOT_YOU.en}`,
  },
  link,
};
