import { hasFlag } from '@fairlot/rules/check/access';
import { accountKey } from '@fairlot/rules/check/account';
import type { Tx } from '#platform/db';
import { isKnownBrowser } from '../device/index.ts';
import type { Entry, SecondStep } from '../../auth/login/second-step/index.ts';
import { spendCode } from './check-code.ts';
import { holdAuthenticator, readName } from './store.ts';

/**
 * After the password of a sign-in: whoever has an authenticator shows a code of it, or a recovery code, each
 * good once. The flag asks for one of those who have none as well, so they stay out until they have. From a browser
 * that the account was signed in with, codes are counted apart: who has stolen the password locks its owner out nowhere.
 */
export const askCode =
  (dataFolder: string): SecondStep =>
  async (tx, { playerId, flags, by, origin, code }) => {
    // A passkey that asked who holds it is both already.
    if (by === 'PASSKEY') return undefined;
    if (!(await holdAuthenticator(tx, playerId))) {
      return hasFlag(flags, 'GA_LOGIN') ? { code: 'GOOGLE_REQUIRED' } : undefined;
    }
    if (code === undefined) return { code: 'GOOGLE_REQUIRED' };
    const isKnown = await isFromKnown(tx, { playerId, origin });
    const verdict = await spendCode({ tx, dataFolder }, { playerId, ip: origin.ip, code, isKnown });
    if (verdict === 'good') return by === 'PASSWORD' ? 'GOOGLE' : undefined;
    return typeof verdict === 'object'
      ? { code: 'LOCKED', params: { min: verdict.lockedMinutes } }
      : { code: 'GOOGLE_FAILED' };
  };

async function isFromKnown(
  tx: Tx,
  { playerId, origin }: Pick<Entry, 'playerId' | 'origin'>,
): Promise<boolean> {
  const shown = origin.deviceKey?.shown;
  if (shown === undefined) return false;
  return isKnownBrowser(tx, { nameKey: accountKey(await readName(tx, playerId)), shown });
}
