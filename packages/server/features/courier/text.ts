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

type Passkey = Extract<Words, { about: 'passkey' }>;

function textOfPasskey({ what, name }: Passkey): Text {
  const said = {
    added: {
      subject: { zh: '已添加通行密钥', en: 'A passkey was added' },
      zh: `您的账号添加了通行密钥“${name}”，可凭它登录。`,
      en: `The passkey "${name}" was added to your account and signs in to it.`,
    },
    removed: {
      subject: { zh: '已移除通行密钥', en: 'A passkey was removed' },
      zh: `您账号的通行密钥“${name}”已移除。`,
      en: `The passkey "${name}" of your account was removed.`,
    },
    'all-removed': {
      subject: { zh: '通行密钥已全部移除', en: 'Your passkeys were removed' },
      zh: '您账号的通行密钥已全部移除，需要时请重新添加。',
      en: 'All passkeys of your account were removed. Add new ones where you want them.',
    },
    copied: {
      subject: { zh: '通行密钥疑似被复制', en: 'A passkey may have been copied' },
      zh: `有人使用了疑似“${name}”副本的通行密钥，已被拒绝。请移除它并重新添加。`,
      en: `What may be a copy of your passkey "${name}" was used and refused. Remove it and add a new one.`,
    },
  }[what];
  return { subject: said.subject, lines: [{ zh: said.zh, en: said.en }, NOT_YOU] };
}

type Payee = Extract<Words, { about: 'payee' }>;

function textOfPayee({ what, shown }: Payee): Text {
  const bound = {
    subject: { zh: '已绑定收款账户', en: 'An account to be paid to was bound' },
    line: {
      zh: `您的账号绑定了收款账户 ${shown}。`,
      en: `${shown} was bound to your account: withdrawals can be paid to it.`,
    },
  };
  const removed = {
    subject: { zh: '已解绑收款账户', en: 'An account to be paid to was removed' },
    line: {
      zh: `您账号的收款账户 ${shown} 已解绑。`,
      en: `${shown} of your account was removed: nothing is paid to it any more.`,
    },
  };
  const { subject, line } = what === 'bound' ? bound : removed;
  return { subject, lines: [line, NOT_YOU] };
}

const WECHAT: Readonly<Record<Extract<Words, { about: 'wechat' }>['what'], Text>> = {
  linked: {
    subject: { zh: '已绑定微信', en: 'WeChat was linked' },
    lines: [
      {
        zh: '您的账号已绑定微信，可用它登录。',
        en: 'A WeChat was linked to your account and signs in to it.',
      },
      NOT_YOU,
    ],
  },
  unlinked: {
    subject: { zh: '已解除微信绑定', en: 'WeChat was unlinked' },
    lines: [
      { zh: '您账号的微信绑定已解除。', en: 'The WeChat of your account was unlinked.' },
      NOT_YOU,
    ],
  },
};

function textOfNetworks(networks: readonly string[]): Text {
  const list = networks.join(' ');
  const free = {
    zh: '您的账号现在可从任何网络登录。',
    en: 'Your account may be signed in to from every network now.',
  };
  const bound = {
    zh: `您的账号现在只能从这些网络登录：${list}。`,
    en: `Your account may be signed in to from these networks alone now: ${list}.`,
  };
  return {
    subject: { zh: '登录网络检查已更改', en: 'Where you may sign in from was changed' },
    lines: [list === '' ? free : bound, NOT_YOU],
  };
}

const PASSWORD_CHANGED: Text = {
  subject: { zh: '登录密码已更改', en: 'Your password was changed' },
  lines: [
    {
      zh: '您的登录密码已通过邮件链接重设，所有设备均已退出登录。',
      en: 'Your password was chosen anew by a link from a mail, and every device was signed out.',
    },
    NOT_YOU,
  ],
};

const PASSWORD_HANDED: Text = {
  subject: { zh: '登录密码已由客服重置', en: 'Your password was reset by support' },
  lines: [
    {
      zh: '客服已重置您的登录密码，所有设备均已退出登录。请登录后检查绑定的邮箱和手机号。',
      en: 'Support has reset your password, and every device was signed out. Look at your email and phone once you are in.',
    },
    NOT_YOU,
  ],
};

const textOfFundReset = (hours: number): Text => ({
  subject: { zh: '资金密码已重设', en: 'Your fund password was reset' },
  lines: [
    {
      zh: `您的资金密码已通过验证码重设，其他设备均已退出登录，${hours} 小时内不能提款。`,
      en: `Your fund password was chosen anew by a code. Every other device was signed out, and for ${hours} hours no money leaves.`,
    },
    NOT_YOU,
  ],
});

const textOfFundRemoved = (hours: number): Text => ({
  subject: { zh: '资金密码已由客服清除', en: 'Your fund password was taken away' },
  lines: [
    {
      zh: `客服已清除您的资金密码，所有登录已结束，${hours} 小时内不能提款。请登录后设置新的资金密码。`,
      en: `Support took your fund password away. Every login has ended, and for ${hours} hours no money leaves. Choose another once you are in.`,
    },
    NOT_YOU,
  ],
});

const textOfAuthenticator = (hours: number): Text => ({
  subject: { zh: '验证器已由客服移除', en: 'Your authenticator was taken away' },
  lines: [
    {
      zh: `客服已移除您账号的验证器，所有登录已结束，${hours} 小时内不能提款。`,
      en: `Support took the authenticator of your account away. Every login has ended, and for ${hours} hours no money leaves.`,
    },
    NOT_YOU,
  ],
});

type PasswordLink = Extract<Words, { about: 'password-link' }>;

const textOfLink = ({ minutes, url }: PasswordLink): Text => ({
  subject: { zh: '重设密码', en: 'Choose a new password' },
  lines: [
    {
      zh: `请在 ${minutes} 分钟内打开此链接重设登录密码，仅可使用一次。`,
      en: `Open this link within ${minutes} minutes to choose a new password. It works once.`,
    },
    {
      zh: '若非您本人操作，请忽略此邮件，密码不会改变。',
      en: 'If you did not ask for it, leave it: your password stays as it is.',
    },
  ],
  url,
});

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
    case 'password-handed':
      return PASSWORD_HANDED;
    case 'fund-reset':
      return textOfFundReset(words.hours);
    case 'fund-removed':
      return textOfFundRemoved(words.hours);
    case 'authenticator-removed':
      return textOfAuthenticator(words.hours);
    case 'networks':
      return textOfNetworks(words.networks);
    case 'passkey':
      return textOfPasskey(words);
    case 'payee':
      return textOfPayee(words);
    case 'wechat':
      return WECHAT[words.what];
    case 'password-link':
      return textOfLink(words);
    case 'password-changed':
      return PASSWORD_CHANGED;
  }
}
