import type { Bilingual } from '@fairlot/rules/core/text';

/** Words of the keys of the installation. */
export const KEYS_TEXT = {
  title: { zh: '密钥与封存', en: 'Keys and seals' },
  note: {
    zh: '密钥由机器管理者用命令更换（npm run site -- keys rotate）。这里只显示年龄与进度，不显示密钥本身。',
    en: 'Whoever has the machine changes keys by command (npm run site -- keys rotate). Ages and progress stand here, nothing of a key.',
  },
  failed: { zh: '没有读到，请重试', en: 'It could not be read' },
  key: { zh: '密钥', en: 'Key' },
  made: { zh: '生成', en: 'Made' },
  age: { zh: '年龄', en: 'Age' },
  days: { zh: (days: number) => `${days} 天`, en: (days: number) => `${days} d` },
  changed: { zh: '更换次数', en: 'Changed' },
  how: { zh: '更换方式', en: 'How it changes' },
  left: { zh: '旧密钥下剩余', en: 'Left under older' },
  unused: { zh: '尚未使用', en: 'not used yet' },
  old: { zh: '超过一年，建议更换', en: 'Over a year: change it' },
  seal: { zh: '最新账本封存', en: 'Newest seal of the books' },
  sealed: {
    zh: (number: string, at: string) => `第 ${number} 号，${at}`,
    en: (number: string, at: string) => `number ${number}, ${at}`,
  },
  noSeal: { zh: '尚无', en: 'none yet' },
  sealOld: { zh: '超过两小时没有封存', en: 'None for more than two hours' },
};

export const ROTATIONS = {
  sealing: { zh: '更换后重新加密', en: 'seals anew' },
  pepper: { zh: '每人下次登录时', en: 'at the next sign-in of each' },
  signing: { zh: '旧签名继续有效', en: 'what it signed stays good' },
  passing: { zh: '进行中的须重新开始', en: 'what is under way begins anew' },
  stays: { zh: '不更换', en: 'stays' },
} as const;

/** What each key is for; one that is not here stands under its name. */
export const KEYS: Readonly<Record<string, Bilingual>> = {
  'player-secrets': { zh: '玩家验证器', en: 'Authenticators of players' },
  'operator-secrets': { zh: '运营验证器', en: 'Authenticators of operators' },
  contacts: { zh: '邮箱、手机等联系方式', en: 'Email addresses and phone numbers' },
  payees: { zh: '收款账户', en: 'Accounts that players are paid to' },
  phrases: { zh: '预留信息', en: 'Phrases of players' },
  messages: { zh: '待发邮件与短信', en: 'Mails and messages on their way' },
  courier: { zh: '邮件与短信通道密码', en: 'Ways of mails and messages' },
  wechat: { zh: '微信应用密钥', en: 'Secret of WeChat' },
  'deposit-payers': { zh: '付款人姓名与凭证', en: 'Payers of deposits, and proofs' },
  providers: { zh: '支付商密钥', en: 'Secrets of payment providers' },
  'password-pepper': { zh: '密码胡椒', en: 'Pepper of passwords' },
  'books-sealing': { zh: '账本封存签名', en: 'Seals of the books' },
  'program-signing': { zh: '程序文件签名', en: 'Files of the program' },
  'sign-in-work': { zh: '登录验证题', en: 'Puzzles of sign-ins' },
  'passkey-challenges': { zh: '通行密钥质询', en: 'Challenges of passkeys' },
  'hub-messages': { zh: '进程间消息', en: 'Messages between processes' },
  'contact-codes': { zh: '验证码哈希', en: 'Codes that are sent' },
  'recovery-codes': { zh: '恢复码哈希', en: 'Recovery codes' },
  'wechat-identity': { zh: '微信身份哈希', en: 'Identities of WeChat' },
  'contact-address': { zh: '联系方式哈希', en: 'Marks of addresses' },
  'payee-number': { zh: '收款账号哈希', en: 'Marks of accounts paid to' },
  'manifest-signing': { zh: '开奖清单签名', en: 'Manifests of draws' },
  'draw-master': { zh: '开奖主密钥', en: 'Master of draws' },
  'database-login': { zh: '数据库登录', en: 'Login of the database' },
};
