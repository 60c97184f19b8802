import type { Bilingual } from '../core/text.ts';
import { COMMON_PASSWORDS, SITE_WORDS } from './common-passwords.ts';
import { hasInvisible, passwordKey } from './password-key.ts';

/** Bounds of a password in characters; no composition rule on purpose. */
export const PASSWORD_LENGTH = { min: 8, max: 64 } as const;

/** What a new password must not be; each is left out where it does not apply. */
export type PasswordContext = {
  readonly account?: string;
  /** The initial password that the house gave. */
  readonly defaultPassword?: string;
  readonly oldPassword?: string;
  /** The login password where this is the fund password, and the other way round. */
  readonly otherPassword?: string;
  /** The long list of `weak-passwords`; the page shows the form before it is there. */
  readonly isWeak?: (password: string) => boolean;
};

export type PasswordRuleId =
  | 'RULE'
  | 'INVISIBLE'
  | 'TOO_SIMPLE'
  | 'SAME_AS_ACCOUNT'
  | 'SAME_AS_DEFAULT'
  | 'SAME_AS_OLD'
  | 'SAME_AS_OTHER';

/** One line of the checklist beside the field: whether it holds, and its words. */
export type PasswordRule = {
  readonly id: PasswordRuleId;
  readonly ok: boolean;
  readonly text: Bilingual;
};

/** Whether every character is the one before it, or one step up or down from it. */
function isRun(text: string): boolean {
  const codes = [...text].map((char) => char.codePointAt(0) ?? 0);
  return [0, 1, -1].some((step) =>
    codes.every((code, k) => k === 0 || code - (codes[k - 1] ?? 0) === step),
  );
}

/** Whether a text is a short piece over and over, such as abab1212 (two pieces) or abcabcabc. */
const isRepeat = (text: string): boolean => /^(.{1,4}?)\1+$/su.test(text);

/** Whether the text falls into pieces of at least 4 characters that are runs: 12341234, aaaabbbb. */
function isRuns(text: string): boolean {
  const chars = [...text];
  if (chars.length < 4) return false;
  const reach = [true, ...chars.map(() => false)];
  for (let end = 4; end <= chars.length; end += 1) {
    for (let start = 0; start <= end - 4 && !reach[end]; start += 1) {
      if (reach[start] && isRun(chars.slice(start, end).join(''))) reach[end] = true;
    }
  }
  return reach[chars.length] === true;
}

function isTooSimple(password: string): boolean {
  const lower = passwordKey(password);
  const bare = lower.replaceAll(/[^a-z]/g, '');
  return (
    COMMON_PASSWORDS.has(lower) ||
    SITE_WORDS.has(bare) ||
    new Set(lower).size < 3 ||
    isRepeat(lower) ||
    isRuns(lower)
  );
}

/**
 * The rules of a new password, each with its verdict (spec section 5). A rule
 * whose counterpart is not known here, such as the old password, is left out of the list.
 */
export function passwordRules(
  password: string,
  {
    account = '',
    defaultPassword,
    oldPassword,
    otherPassword,
    isWeak = () => false,
  }: PasswordContext = {},
): readonly PasswordRule[] {
  const length = [...password].length;
  const lower = passwordKey(password);
  const name = passwordKey(account);
  const rules: PasswordRule[] = [
    {
      id: 'RULE',
      ok: length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max,
      text: { zh: '须为8–64位', en: 'Use 8–64 characters' },
    },
    {
      id: 'TOO_SIMPLE',
      ok: password !== '' && !isTooSimple(password) && !isWeak(password),
      text: { zh: '不能过于简单', en: 'Not too simple' },
    },
    {
      id: 'SAME_AS_ACCOUNT',
      ok: password !== '' && (name === '' || !lower.includes(name)),
      text: { zh: '不能包含账号', en: 'Does not contain the account name' },
    },
  ];
  // A line that hardly anybody needs: it stands there for who does.
  if (hasInvisible(password)) {
    const text = { zh: '不能含有不可见字符', en: 'No invisible characters' };
    rules.push({ id: 'INVISIBLE', ok: false, text });
  }
  if (defaultPassword !== undefined) {
    const text = { zh: '不能与初始密码相同', en: 'Differs from the initial password' };
    rules.push({ id: 'SAME_AS_DEFAULT', ok: password !== defaultPassword, text });
  }
  if (oldPassword !== undefined) {
    const text = { zh: '不能与原密码相同', en: 'Differs from the old password' };
    rules.push({ id: 'SAME_AS_OLD', ok: password !== oldPassword, text });
  }
  if (otherPassword !== undefined) {
    const text = { zh: '登录密码与资金密码不能相同', en: 'Login and fund passwords differ' };
    rules.push({ id: 'SAME_AS_OTHER', ok: password !== otherPassword, text });
  }
  return rules;
}

/**
 * Counts the rules that hold before the first one that is broken. A checklist ticks these alone: a password
 * that is too short would otherwise be ticked as "not too simple".
 */
export function rulesMet(rules: readonly PasswordRule[]): number {
  const broken = rules.findIndex(({ ok }) => !ok);
  return broken === -1 ? rules.length : broken;
}

/** The first rule that a password breaks, or undefined when it may be used. */
export const brokenPasswordRule = (
  password: string,
  context: PasswordContext = {},
): PasswordRule | undefined => passwordRules(password, context).find((rule) => !rule.ok);
