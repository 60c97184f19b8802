import { codes } from '../../core/codes.ts';
import { NAME_CODES } from '../../auth/login/name-codes.ts';
import { FUND_CODES } from '../../account/authenticator/codes.ts';

/** Refusals of product 7.4 that any account may meet. */
const COMMON = codes({
  DUPLICATE: { number: 8703, zh: '您已绑定该账户', en: 'You have already bound it' },
  LIMIT: { number: 8705, zh: '最多绑定 {n} 个', en: 'You can bind at most {n}' },
  /** Said of whatever stands on the black list. */
  CARD_BLACKLIST: {
    number: 8710,
    zh: '该账户无法使用，请联系客服',
    en: 'This account is not accepted, contact support',
  },
  BANK_UNSUPPORTED: { number: 8711, zh: '暂不支持该银行', en: 'Bank not supported' },
  COOLING: {
    number: 8713,
    zh: '{hours} 小时内不可再次修改',
    en: 'Wait {hours} h before the next change',
  },
});

/**
 * Addresses where a payout would be lost, or would pay the deposit of a player. Refused at binding and before each
 * payout.
 */
export const UNPAYABLE_CODES = codes({
  TOKEN_CONTRACT: {
    number: 8730,
    zh: '这是代币合约地址，转入的资金无法找回，请填写您自己的收款地址',
    en: 'This is a token contract. Money sent there is lost. Enter an address of your own',
  },
  BURN_ADDRESS: {
    number: 8731,
    zh: '这是黑洞地址（销毁地址），转入的资金无法找回，请填写您自己的收款地址',
    en: 'This is a burn address. Money sent there is lost. Enter an address of your own',
  },
  OUR_ADDRESS: {
    number: 8732,
    zh: '这是本站的充值地址，不能用来收款，请填写您自己的收款地址',
    en: 'This is a deposit address of this site and cannot receive withdrawals. Enter an address of your own',
  },
});

const HELD = codes({
  USED_BY_OTHER: { number: 8704, zh: '该账户已被其他用户绑定', en: 'Bound by another user' },
  NAME_MISMATCH: {
    number: 8706,
    zh: '户名与实名不一致',
    en: 'Name does not match your real name',
  },
  NAME_FORMAT: { number: 8715, zh: '请填写户名', en: 'Enter the name of the account holder' },
});

export const CARD_CODES = {
  ...codes({
    CARD_FORMAT: {
      number: 8707,
      zh: '卡号须为16–19位数字',
      en: 'Card number must be 16–19 digits',
    },
    CARD_CHECK: {
      number: 8708,
      zh: '卡号校验未通过，请核对',
      en: 'Card number check failed',
    },
    CONFIRM_DIFFERS: {
      number: 8709,
      zh: '两次输入的卡号不一致',
      en: 'The two numbers differ',
    },
  }),
  ...HELD,
  ...NAME_CODES,
  ...COMMON,
  ...FUND_CODES,
};

export const USDT_CODES = {
  ...codes({
    ADDRESS_FORMAT: { number: 8700, zh: '地址格式不正确', en: 'Address format is wrong' },
    CHAIN_MISMATCH: {
      number: 8701,
      zh: '地址与所选网络 {chain} 不符，它是 {other} 地址',
      en: 'Address does not belong to {chain}: it is one of {other}',
    },
    TESTNET: { number: 8702, zh: '不支持测试网地址', en: 'Test-network address not accepted' },
    MEMO_LENGTH: {
      number: 8733,
      zh: 'Memo 最多 {most} 字节',
      en: 'A memo can have up to {most} bytes',
    },
    MEMO_CHARACTER: {
      number: 8734,
      zh: 'Memo 只能是一行可见字符',
      en: 'A memo must be one line of visible characters',
    },
    MEMO_UNUSED: {
      number: 8735,
      zh: '{chain} 转账没有 Memo，请留空',
      en: 'Transfers on {chain} have no memo. Leave it empty',
    },
    CHAIN_CONFIRM: {
      number: 8714,
      zh: '请输入 {chain} 以确认网络',
      en: 'Type {chain} to confirm the chain',
    },
  }),
  ...UNPAYABLE_CODES,
  ...COMMON,
  ...FUND_CODES,
};

export const PURSE_CODES = {
  ...codes({ PURSE_FORMAT: { number: 8716, zh: '账号格式不正确', en: 'Account format is wrong' } }),
  ...HELD,
  ...NAME_CODES,
  ...COMMON,
  ...FUND_CODES,
};

const NO_SUCH_PAYEE = { number: 8717, zh: '没有此账户', en: 'There is no such account' };

export const REMOVE_PAYEE_CODES = {
  ...codes({
    NO_SUCH_PAYEE,
    LOCKED: {
      number: 8712,
      zh: '已出款的账户不可修改，请联系客服',
      en: 'Locked after a payout, contact support',
    },
    COOLING: COMMON.COOLING,
  }),
  ...FUND_CODES,
};

/** Refusals at the console. */
export const BANK_CODES = codes({
  NO_SUCH_BANK: { number: 8720, zh: '没有此银行', en: 'There is no such bank' },
  BANK_CHANGED: {
    number: 8721,
    zh: '已被他人修改，请重新查看',
    en: 'Somebody else changed it, look again',
  },
  NO_CHANGE: { number: 8722, zh: '没有改动', en: 'Nothing was changed' },
  BAD_MAINTENANCE: {
    number: 8723,
    zh: '维护结束时间须在将来，且须有中英文说明',
    en: 'Maintenance ends in the future, and has its words in both languages',
  },
  BANK_EXISTS: { number: 8724, zh: '代码已存在', en: 'There is one of this code' },
  BAD_NAME: {
    number: 8725,
    zh: '名称须为 1 至 40 个可见字符',
    en: 'A name has 1 to 40 characters',
  },
});

export const BLOCK_CODES = codes({
  BAD_NUMBER: {
    number: 8726,
    zh: '卡号、地址或账号不正确',
    en: 'This is no number of a card, address or account',
  },
  IS_LISTED: { number: 8727, zh: '已在黑名单中', en: 'It is on the black list already' },
  NOT_LISTED: { number: 8728, zh: '不在黑名单中', en: 'It is not on the black list' },
});

export const PLAYER_PAYEE_CODES = codes({ NO_SUCH_PAYEE });
