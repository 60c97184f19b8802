import { passwordRules, type PasswordContext } from './password.ts';

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** From so many characters on; NIST SP 800-63B-4 asks 15 of a password that stands alone. */
const LENGTHS = { fair: 11, strong: 15 } as const;

/**
 * How well a password resists guessing, by what counts: that it is on no list, and its length. A mix of kinds of
 * characters counts for nothing. What breaks a rule is weak.
 */
export function passwordStrength(
  password: string,
  context: PasswordContext = {},
): PasswordStrength {
  const length = [...password].length;
  if (length < LENGTHS.fair || passwordRules(password, context).some(({ ok }) => !ok))
    return 'weak';
  return length < LENGTHS.strong ? 'fair' : 'strong';
}
