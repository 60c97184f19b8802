import { hasFlag } from '@fairlot/rules/check/access';
import type { SecondStep } from '../session/index.ts';
import { spendCode } from './check-code.ts';
import { holdAuthenticator } from './store.ts';

/**
 * After the password of a sign-in: whoever has an authenticator shows a code of it, or a recovery code, each
 * good once. The flag asks for one of those who have none as well, so they stay out until they have.
 */
export const askCode =
  (dataFolder: string): SecondStep =>
  async (tx, { playerId, flags, origin, code }) => {
    if (!(await holdAuthenticator(tx, playerId))) {
      return hasFlag(flags, 'GA_LOGIN') ? { code: 'GOOGLE_REQUIRED' } : undefined;
    }
    if (code === undefined) return { code: 'GOOGLE_REQUIRED' };
    const verdict = await spendCode({ tx, dataFolder }, { playerId, ip: origin.ip, code });
    if (verdict === 'good') return undefined;
    return typeof verdict === 'object'
      ? { code: 'LOCKED', params: { min: verdict.lockedMinutes } }
      : { code: 'GOOGLE_FAILED' };
  };
