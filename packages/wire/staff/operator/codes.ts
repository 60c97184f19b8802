import { codes } from '../../core/codes.ts';
import { DENIED_CODES } from '../../auth/login/codes.ts';

/** Codes of a 401 or 403 at the console: the same as for players. */
export const CONSOLE_DENIED_CODES = codes({ ...DENIED_CODES });
export type ConsoleDeniedCode = keyof typeof CONSOLE_DENIED_CODES;

/** Refusals of a login at the console. Name, password and authenticator are told apart to nobody. */
export const SIGN_IN_CODES = codes({
  WRONG_SIGN_IN: {
    number: 2501,
    zh: '账号、密码或验证码错误',
    en: 'Wrong name, password or code',
  },
  SIGN_IN_LOCKED: {
    number: 2502,
    zh: '尝试过多，请 {min} 分钟后再试',
    en: 'Too many tries, wait {min} min',
  },
  SIGN_IN_BUSY: {
    number: 2503,
    zh: '登录过于频繁，请稍候',
    en: 'Too many sign-ins, please wait',
  },
});

/** Refusals of the link or the code of an invitation. */
export const INVITATION_CODES = codes({
  /** The link is unknown, used or expired, or five wrong codes were tried. */
  INVITATION_OVER: {
    number: 2509,
    zh: '邀请链接已失效，请联系邀请您的人重新邀请',
    en: 'This invitation is no longer valid. Ask your colleagues for a new one',
  },
  INVITATION_CODE_WRONG: {
    number: 2510,
    zh: '邀请码不正确，请核对后重试',
    en: 'The invitation code is wrong. Check it and try again',
  },
  ENROL_BUSY: {
    number: 2508,
    zh: '尝试过多，请稍候再试',
    en: 'Too many attempts. Wait a few minutes and try again',
  },
});

/** Refusals of the password and authenticator that an invited operator chooses. */
export const ENROL_CODES = codes({
  ...INVITATION_CODES,
  PASSWORD_RULE: {
    number: 2504,
    zh: '密码须为 8–64 位，不能过于简单，不能包含账号',
    en: 'Use 8–64 characters, not too simple, without your account name',
  },
  NEW_CODE_WRONG: {
    number: 2506,
    zh: '动态码与此验证器不符',
    en: 'This code does not match the authenticator',
  },
});

/** Refusals of what is done to accounts and their doors, mostly by two: of the proposal, and of the second person. */
export const PROPOSAL_CODES = codes({
  /** The last code of the authenticator is older than five minutes. */
  CODE_NEEDED: { number: 2511, zh: '请输入验证码', en: 'Enter a code of your authenticator' },
  CODE_WRONG: { number: 2512, zh: '验证码错误或已使用', en: 'The code is wrong or was used' },
  NO_SUCH_OPERATOR: { number: 2521, zh: '没有此运营账号', en: 'There is no such operator' },
  NOTHING_NEW: { number: 2522, zh: '没有任何变化', en: 'Nothing would change' },
  TOO_MANY_OPEN: { number: 2523, zh: '待确认的申请过多', en: 'Too many proposals are open' },
  NAME_TAKEN: { number: 2524, zh: '账号名已被使用', en: 'This name is taken' },
  BAD_NAME: {
    number: 2525,
    zh: '2 至 32 位字母、数字、- 或 _，以字母开头',
    en: '2 to 32 letters, digits, - or _, beginning with a letter',
  },
  NAME_RESERVED: {
    number: 2536,
    zh: '此名称为系统保留，请换一个',
    en: 'This name stands for somebody else in the audit, choose another',
  },
  ALREADY_WAITS: {
    number: 2537,
    zh: '同样的申请已在等待确认',
    en: 'The same is waiting for a second person already',
  },
  BUSY: { number: 2526, zh: '系统繁忙，请稍后重试', en: 'Too much is going on, try again' },
  EMAIL_NEEDED: {
    number: 2539,
    zh: '请填写对方的邮箱，邀请链接将发送到此邮箱',
    en: 'Enter the operator’s email address. The invitation link is sent there',
  },
  BAD_EMAIL: { number: 2540, zh: '邮箱格式有误', en: 'Enter a valid email address' },
  NO_ROLES: { number: 2528, zh: '请至少选择一个角色', en: 'Choose one role at least' },
  NOT_SIGNED_IN: { number: 2527, zh: '该账号没有登录', en: 'There is no login to end' },
  NOT_AN_ADDRESS: { number: 2529, zh: '地址格式有误', en: 'One of them is not an address' },
  LOCKS_YOU_OUT: {
    number: 2530,
    zh: '名单不含您当前的地址',
    en: 'Your own address is not among them',
  },
  LIST_CHANGED: {
    number: 2538,
    zh: '名单刚被改动，请关闭后核对',
    en: 'Somebody has changed the list meanwhile, close this and look again',
  },
  NOT_OPEN: { number: 2531, zh: '该申请已处理或已过期', en: 'It is decided, or too old' },
  OWN_PROPOSAL: { number: 2532, zh: '须由另一人确认', en: 'Somebody else has to confirm it' },
  INVITED_LATELY: {
    number: 2586,
    zh: '您与对方在 24 小时内有过邀请关系，须由其他人确认',
    en: 'One of you invited the other less than 24 hours ago. Another operator has to confirm',
  },
  BROUGHT_ABOUT: {
    number: 2587,
    zh: '您曾暂缓本期或修改其告警时限，须由另一人决定',
    en: 'You held this issue or changed its alarm times. Another operator has to decide',
  },
  ABOUT_YOU: { number: 2533, zh: '不能确认与本人有关的申请', en: 'It is about you' },
  NOT_WHAT_YOU_SAW: {
    number: 2534,
    zh: '内容与所见不符，请重新查看',
    en: 'It is not what you saw, look again',
  },
  CHANGED_SINCE: {
    number: 2535,
    zh: '申请之后情况已变，请重新申请',
    en: 'Things changed since it was proposed',
  },
});

/** Refusals of a sign-in by a passkey. Which of its parts was wrong is told to nobody. */
export const PASSKEY_SIGN_IN_CODES = codes({
  SIGN_IN_BUSY: SIGN_IN_CODES.SIGN_IN_BUSY,
  /** The site has no name that a passkey could be of: it is reached by a bare address. */
  PASSKEYS_OFF: {
    number: 2596,
    zh: '此后台未启用通行密钥',
    en: 'There are no passkeys at this console',
  },
  WRONG_PASSKEY: {
    number: 2597,
    zh: '此通行密钥无效，请重试或使用密码',
    en: 'This passkey is not good here, try again or use your password',
  },
});

/** Refusals of a proof by a passkey of who acts. */
export const PROVE_CODES = codes({
  PASSKEYS_OFF: PASSKEY_SIGN_IN_CODES.PASSKEYS_OFF,
  WRONG_PASSKEY: PASSKEY_SIGN_IN_CODES.WRONG_PASSKEY,
  NO_PASSKEYS: { number: 2598, zh: '您还没有通行密钥', en: 'You have no passkey yet' },
  PASSKEY_BUSY: { number: 2599, zh: '尝试过多，请稍候', en: 'Too many tries, please wait' },
});

/** Refusals of a passkey that an operator adds or takes away. */
export const PASSKEY_CODES = codes({
  CODE_NEEDED: PROPOSAL_CODES.CODE_NEEDED,
  CODE_WRONG: PROPOSAL_CODES.CODE_WRONG,
  PASSKEYS_OFF: PASSKEY_SIGN_IN_CODES.PASSKEYS_OFF,
  PASSKEY_BUSY: PROVE_CODES.PASSKEY_BUSY,
  NOT_MADE: {
    number: 2600,
    zh: '设备未能生成有效的通行密钥，请重试',
    en: 'The device made no good passkey, try again',
  },
  PASSKEY_KNOWN: { number: 2601, zh: '此通行密钥已添加', en: 'This passkey is there already' },
  PASSKEYS_FULL: { number: 2602, zh: '最多十个通行密钥', en: 'Ten passkeys at most' },
  NO_SUCH_PASSKEY: { number: 2603, zh: '没有此通行密钥', en: 'There is no such passkey' },
});
