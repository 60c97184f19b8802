import type { Bilingual } from '../core/text.ts';
import type { PlayerFlag } from './access.ts';

/** How operators call a flag, and what it does to the player who has it. */
export const FLAG_TEXT: Readonly<Record<PlayerFlag, Bilingual & { readonly effect: Bilingual }>> = {
  DISABLE_ACCOUNT: {
    zh: '停用账号',
    en: 'Account disabled',
    effect: { zh: '不能登录，已有登录立即结束', en: 'No sign-in; living logins end' },
  },
  DISABLE_BET: {
    zh: '禁止投注',
    en: 'Betting disabled',
    effect: {
      zh: '不能投注、追号；进行中的追号暂停，解除后继续',
      en: 'No bets and no schedules; running ones rest until it is taken off',
    },
  },
  DISABLE_WITHDRAW: {
    zh: '禁止提款',
    en: 'Withdrawals disabled',
    effect: { zh: '不能提款', en: 'No withdrawals' },
  },
  DISABLE_DEPOSIT: {
    zh: '禁止充值',
    en: 'Deposits disabled',
    effect: { zh: '不能充值', en: 'No deposits' },
  },
  ALLOW_TRANSFER: {
    zh: '允许转账',
    en: 'Transfers allowed',
    effect: { zh: '可以给下级转账', en: 'May transfer to those below' },
  },
  ALLOW_SUPER_TRANSFER: {
    zh: '允许跨级转账',
    en: 'Transfers across levels allowed',
    effect: { zh: '可以跨级转账', en: 'May transfer across levels' },
  },
  ALLOW_DEPOSIT_FROM_WALLET: {
    zh: '允许钱包充值',
    en: 'Deposits from the wallet allowed',
    effect: { zh: '可以用钱包余额代充', en: 'May deposit for others from the wallet' },
  },
  GA_LOGIN: {
    zh: '登录需验证器',
    en: 'Authenticator to sign in',
    effect: { zh: '登录时要验证码', en: 'A code at each sign-in' },
  },
  GA_WITHDRAW: {
    zh: '提款需验证器',
    en: 'Authenticator to withdraw',
    effect: { zh: '提款时要验证码', en: 'A code for each withdrawal' },
  },
  GA_TRANSFER: {
    zh: '转账需验证器',
    en: 'Authenticator to transfer',
    effect: { zh: '转账时要验证码', en: 'A code for each transfer' },
  },
  GA_CHANGE_PASSWORD: {
    zh: '改密需验证器',
    en: 'Authenticator to change passwords',
    effect: { zh: '修改密码时要验证码', en: 'A code for each change of a password' },
  },
  FUNDS_FREEZE: {
    zh: '资金冻结',
    en: 'Funds frozen',
    effect: {
      zh: '不能投注、转账、提款，追号暂停；可以充值',
      en: 'No bet, no transfer, no withdrawal, schedules rest; deposits still arrive',
    },
  },
  REGISTER_LINK_LIMIT: {
    zh: '限制注册链接',
    en: 'No register links',
    effect: { zh: '不能新建注册链接', en: 'No new register links' },
  },
  DISABLE_CHAT: {
    zh: '禁言',
    en: 'Muted',
    effect: { zh: '聊天只读', en: 'Reads the chat and writes nothing' },
  },
  DISABLE_EXTERNAL: {
    zh: '禁止外部游戏',
    en: 'External games disabled',
    effect: { zh: '外部游戏大厅锁定', en: 'Lobbies of other games are locked' },
  },
  DISABLE_ACTIVITY: {
    zh: '禁止活动',
    en: 'Promotions disabled',
    effect: { zh: '不能领取红利等优惠', en: 'Takes no bonus that is offered' },
  },
  DISABLE_FOLLOW: {
    zh: '禁止跟单',
    en: 'Following disabled',
    effect: { zh: '不能跟单，也不能被跟单', en: 'Follows nobody, and is followed by nobody' },
  },
  FORCE_CHANGE_PASSWORD: {
    zh: '强制改密',
    en: 'Password must be changed',
    effect: {
      zh: '下次登录须先设置新密码，设置后自动解除',
      en: 'Chooses a new password at the next sign-in; taken off by that',
    },
  },
  IP_BIND: {
    zh: '绑定IP登录',
    en: 'Bound addresses only',
    effect: {
      zh: '只能从已绑定的网络登录，不能自行解除；未绑定任何网络则不能登录',
      en: 'Signs in from bound networks only and cannot lift it; with none bound not at all',
    },
  },
  TEST_ACCOUNT: {
    zh: '测试账号',
    en: 'Test account',
    effect: {
      zh: '不计入平台报表，包括过去',
      en: 'Counts in no report of the house, past ones too',
    },
  },
  SELF_EXCLUDED: {
    zh: '自我排除',
    en: 'Self-excluded',
    effect: {
      zh: '到期前不能充值和投注',
      en: 'No deposit and no bet until a date that the player set',
    },
  },
  DEBT: {
    zh: '欠款',
    en: 'In debt',
    effect: { zh: '抵扣欠款后才能提款', en: 'Withdraws only once the debt is paid off' },
  },
  READ_ONLY_LAYER: {
    zh: '只读层级',
    en: 'Read-only layer',
    effect: { zh: '只能查看，不能充值', en: 'Looks only, and deposits nothing' },
  },
};
