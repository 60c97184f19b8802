import type { Chain } from '@fairlot/rules/payee/chains';
import type { Bilingual } from '@fairlot/rules/core/text';

/** Words of where a player is paid. */
export const PAYEE = {
  title: { zh: '收款账户', en: 'Where you are paid' },
  about: {
    zh: '提款只会付到这里绑定的账户。为了安全，新绑定的账户要过一段时间才能收款。',
    en: 'Withdrawals are paid to what is bound here and nowhere else. To keep you safe, a new one is paid to only after a while.',
  },
  unread: { zh: '收款账户没有取到', en: 'Where you are paid could not be read' },
  unreachable: {
    zh: '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check your network and try again',
  },
  card: { zh: '银行卡', en: 'Bank cards' },
  usdt: { zh: 'USDT 地址', en: 'USDT addresses' },
  purse: { zh: '电子钱包', en: 'E-wallets' },
  addCard: { zh: '绑定银行卡', en: 'Bind a bank card' },
  addUsdt: { zh: '绑定 USDT 地址', en: 'Bind a USDT address' },
  addPurse: { zh: '绑定电子钱包', en: 'Bind an e-wallet' },
  noCard: { zh: '还没有银行卡', en: 'No bank card yet' },
  noUsdt: { zh: '还没有 USDT 地址', en: 'No USDT address yet' },
  noPurse: { zh: '还没有电子钱包', en: 'No e-wallet yet' },
  count: {
    zh: (n: number, most: number) => `${n} / ${most}`,
    en: (n: number, most: number) => `${n} of ${most}`,
  },
  full: {
    zh: (most: number) => `最多 ${most} 个，已满`,
    en: (most: number) => `${most} at most: all are bound`,
  },
  since: { zh: (moment: string) => `绑定于 ${moment}`, en: (moment: string) => `Bound ${moment}` },
  usable: { zh: '可收款', en: 'Ready' },
  cooling: {
    zh: (moment: string) => `${moment} 起可收款`,
    en: (moment: string) => `Paid to from ${moment}`,
  },
  locked: {
    zh: '已出款，修改请联系客服',
    en: 'Paid to before: ask support to change it',
  },
  remove: { zh: '解绑', en: 'Remove' },
  removeOf: { zh: (what: string) => `解绑 ${what}`, en: (what: string) => `Remove ${what}` },
  removeAbout: {
    zh: '解绑后不能恢复。已过等待时间的账户解绑后，同类账户要过一段时间才能再绑定。',
    en: 'This cannot be taken back. After one that was ready, another of its kind can be bound only after a while.',
  },
  removed: { zh: '已解绑', en: 'Removed' },
  bound: { zh: '已绑定', en: 'Bound' },
  boundLine: {
    zh: (moment: string) => `已绑定，${moment} 起可收款`,
    en: (moment: string) => `Bound. Paid to from ${moment}`,
  },
  bind: { zh: '确认绑定', en: 'Bind' },
  setFund: { zh: '设置资金密码', en: 'Set a fund password' },
  needFund: {
    zh: '绑定前需要资金密码，您还没有设置。',
    en: 'Binding takes a fund password, and you have none yet.',
  },
  fund: { zh: '资金密码', en: 'Fund password' },
  needPassword: { zh: '请输入资金密码', en: 'Enter your fund password' },
  needCode: { zh: '请输入验证码', en: 'Enter a code' },
  bank: { zh: '银行', en: 'Bank' },
  chooseBank: { zh: '请选择银行', en: 'Choose a bank' },
  maintained: {
    zh: (name: string) => `${name}（维护中）`,
    en: (name: string) => `${name} (maintenance)`,
  },
  number: { zh: '卡号', en: 'Card number' },
  again: { zh: '再次输入卡号', en: 'Card number again' },
  holder: { zh: '户名', en: 'Name of the holder' },
  holderNow: {
    zh: (name: string) => `须与实名 ${name} 一致`,
    en: (name: string) => `As your real name: ${name}`,
  },
  holderFirst: {
    zh: '第一次填写的户名将成为您的实名，之后不能修改',
    en: 'The first name that you give becomes your real name and cannot be changed',
  },
  needHolder: { zh: '请填写户名', en: 'Enter the name of the holder' },
  category: { zh: '账户类别', en: 'Category' },
  categoryHint: {
    zh: '二类卡每日最多收款 10,000、每年 200,000（银行规定）',
    en: 'Banks let a Class II card receive 10,000 a day and 200,000 a year at most',
  },
  chain: { zh: '网络', en: 'Chain' },
  address: { zh: '收款地址', en: 'Address' },
  eye: { zh: '请核对首尾 6 位', en: 'Hold the first and last 6 against what you meant' },
  right: { zh: '地址格式正确', en: 'The address is well formed' },
  chainAgain: {
    zh: (chain: string) => `输入 ${chain} 以确认网络`,
    en: (chain: string) => `Type ${chain} to confirm the chain`,
  },
  chainWhy: {
    zh: 'ERC20 和 BSC 的地址写法相同，选错网络会丢失资金。',
    en: 'Addresses of ERC20 and BSC look alike. Money sent on the wrong chain is lost.',
  },
  purseName: { zh: '钱包', en: 'E-wallet' },
  choosePurse: { zh: '请选择钱包', en: 'Choose an e-wallet' },
  account: { zh: '账号', en: 'Account' },
  cardFormat: { zh: '卡号须为16–19位数字', en: 'Card number must be 16–19 digits' },
  cardUnchecked: {
    zh: '卡号的校验位不符。少数银联卡没有校验位，请对照卡面逐位核对。',
    en: 'The check digit does not match. A few UnionPay cards have none. Compare every digit with your card.',
  },
  cardCheck: { zh: '卡号校验未通过，请核对', en: 'Card number check failed' },
  differs: { zh: '两次输入的卡号不一致', en: 'The two numbers differ' },
  memo: { zh: 'Memo（备注）', en: 'Memo' },
  memoHint: {
    zh: '收款地址属于交易所时必填，请从交易所的充值页复制；自己的钱包请留空。',
    en: 'Required for an exchange address. Copy it from the deposit page of the exchange. Leave it empty for your own wallet.',
  },
  memoMissing: {
    zh: (exchange: string) => `这是 ${exchange} 的充值地址：没有 Memo，资金无法记到您名下。`,
    en: (exchange: string) =>
      `This is a deposit address of ${exchange}. Without a memo it cannot credit the money to you.`,
  },
  memoCharacter: {
    zh: 'Memo 只能是一行可见字符',
    en: 'A memo must be one line of visible characters',
  },
  memoOf: { zh: (memo: string) => `Memo ${memo}`, en: (memo: string) => `Memo ${memo}` },
  tokenContract: {
    zh: '这是代币合约地址，转入的资金无法找回，请填写您自己的收款地址',
    en: 'This is a token contract. Money sent there is lost. Enter an address of your own',
  },
  burnAddress: {
    zh: '这是黑洞地址（销毁地址），转入的资金无法找回，请填写您自己的收款地址',
    en: 'This is a burn address. Money sent there is lost. Enter an address of your own',
  },
  addressFormat: { zh: '地址格式不正确', en: 'Address format is wrong' },
  testnet: { zh: '不支持测试网地址', en: 'Test-network address not accepted' },
  purseFormat: { zh: '账号格式不正确', en: 'Account format is wrong' },
} as const;

/** That it is an address, of another chain. */
export const isOf = (other: string): Bilingual => ({
  zh: `这是 ${other} 地址，与所选网络不符`,
  en: `This is an address of ${other}`,
});
export const memoLength = (most: number): Bilingual => ({
  zh: `Memo 最多 ${most} 字节`,
  en: `A memo can have up to ${most} bytes`,
});
export const typeName = (chain: string): Bilingual => ({
  zh: `请输入 ${chain}`,
  en: `Type ${chain}`,
});

export const CATEGORY_NAMES = {
  none: { zh: '未分类', en: 'Not said' },
  'type-one': { zh: '一类卡', en: 'Class I' },
  'type-two': { zh: '二类卡', en: 'Class II' },
} as const satisfies { [category: string]: Bilingual };

/** What an address of each chain looks like, and what sending costs there (product 5.7). */
export const CHAIN_NOTES: Readonly<Record<Chain, Bilingual>> = {
  TRC20: {
    zh: '波场（TRON）：以 T 开头，34 位，手续费低。',
    en: 'TRON: 34 letters that begin with T. Sending costs little.',
  },
  ERC20: {
    zh: '以太坊：0x 加 40 位，手续费高。',
    en: 'Ethereum: 0x and 40 digits. Sending costs much.',
  },
  BSC: {
    zh: '币安智能链（BEP20）：写法与以太坊相同，手续费低。',
    en: 'BNB Smart Chain (BEP20): written as on Ethereum. Sending costs little.',
  },
  TON: {
    zh: 'TON：以 EQ 或 UQ 开头，48 位，手续费低。交易所地址须同时填写 Memo。',
    en: 'TON: 48 characters starting with EQ or UQ. Low fees. An exchange address also needs its memo.',
  },
  SOL: {
    zh: 'Solana：32 至 44 位，没有校验位，请逐字核对。',
    en: 'Solana: 32 to 44 letters without a checksum, so read it letter by letter.',
  },
};
