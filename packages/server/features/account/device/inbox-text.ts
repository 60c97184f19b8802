import type { Message } from '../../messaging/inbox/index.ts';

/** What a player reads in his inbox of a sign-in from elsewhere; the name of a device may be empty. */
export const newDevice = (
  device: string,
  ip: string,
): Pick<Message, 'title' | 'content' | 'link'> => ({
  title: { zh: '新设备或新网络登录', en: 'Signed in from elsewhere' },
  content: {
    zh: `${device || '未知设备'}，IP ${ip}。如非本人操作，请结束该登录并修改密码。`,
    en: `${device || 'A device that we do not know'}, IP ${ip}. If it was not you, end that login and change your password.`,
  },
  link: { Window: 'Logins' },
});
