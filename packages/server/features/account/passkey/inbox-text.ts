import { NOT_YOU, type Message } from '../../messaging/inbox/index.ts';

type Said = Pick<Message, 'title' | 'content'>;

/** What a player reads in his inbox of what became of his passkeys. */
export const INBOX: Readonly<
  Record<'added' | 'removed' | 'all-removed' | 'copied', (name: string) => Said>
> = {
  added: (name) => ({
    title: { zh: '已添加通行密钥', en: 'A passkey was added' },
    content: { zh: `“${name}”可以登录。${NOT_YOU.zh}`, en: `${name} signs you in. ${NOT_YOU.en}` },
  }),
  removed: (name) => ({
    title: { zh: '已移除通行密钥', en: 'A passkey was removed' },
    content: {
      zh: `“${name}”不能再登录。${NOT_YOU.zh}`,
      en: `${name} signs you in no more. ${NOT_YOU.en}`,
    },
  }),
  'all-removed': () => ({
    title: { zh: '通行密钥已全部移除', en: 'Your passkeys were removed' },
    content: { zh: '需要时请重新添加。', en: 'Add new ones where you want them.' },
  }),
  copied: (name) => ({
    title: { zh: '通行密钥疑似被复制', en: 'A passkey may have been copied' },
    content: {
      zh: `“${name}”的副本被拒绝登录，请移除它。`,
      en: `What may be a copy of ${name} was refused. Remove it.`,
    },
  }),
};
