import type { Text, Words } from './words.ts';

const WHAT = {
  email: { zh: '邮箱', en: 'email address' },
  phone: { zh: '手机号', en: 'phone number' },
} as const;

/** Whoever did not do it himself finds the way in what he reads. */
const NOT_YOU = {
  zh: '若非您本人操作，请立即修改密码并联系客服。',
  en: 'If this was not you, change your password and contact support at once.',
} as const;

/** The words of a message in both languages: nobody has said yet which of them he reads. */
export function textOfWords(words: Words): Text {
  switch (words.about) {
    case 'code': {
      const { code, minutes } = words;
      return {
        subject: { zh: '验证码', en: 'Verification code' },
        lines: [
          {
            zh: `验证码 ${code}，${minutes} 分钟内有效。请勿告诉任何人。`,
            en: `Your code is ${code}, good for ${minutes} minutes. Tell it to nobody.`,
          },
        ],
      };
    }
    case 'contact-changed': {
      const what = WHAT[words.what];
      return {
        subject: { zh: `${what.zh}已更换`, en: `Your ${what.en} was changed` },
        lines: [
          {
            zh: `您账号的${what.zh}已更换为 ${words.next}。`,
            en: `The ${what.en} of your account is now ${words.next}.`,
          },
          NOT_YOU,
        ],
      };
    }
    case 'contact-removed': {
      const what = WHAT[words.what];
      return {
        subject: { zh: `${what.zh}已解绑`, en: `Your ${what.en} was removed` },
        lines: [
          { zh: `您账号的${what.zh}已解绑。`, en: `The ${what.en} of your account was removed.` },
          NOT_YOU,
        ],
      };
    }
    case 'password-link':
      return {
        subject: { zh: '重设密码', en: 'Choose a new password' },
        lines: [
          {
            zh: `请在 ${words.minutes} 分钟内打开此链接重设登录密码，仅可使用一次。`,
            en: `Open this link within ${words.minutes} minutes to choose a new password. It works once.`,
          },
          {
            zh: '若非您本人操作，请忽略此邮件，密码不会改变。',
            en: 'If you did not ask for it, leave it: your password stays as it is.',
          },
        ],
        url: words.url,
      };
    case 'password-changed':
      return {
        subject: { zh: '登录密码已更改', en: 'Your password was changed' },
        lines: [
          {
            zh: '您的登录密码已通过邮件链接重设，所有设备均已退出登录。',
            en: 'Your password was chosen anew by a link from a mail, and every device was signed out.',
          },
          NOT_YOU,
        ],
      };
  }
}
