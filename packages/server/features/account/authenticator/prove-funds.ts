import { hasFlag, type PlayerFlag } from '@fairlot/rules/check/access';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { FUND_CODES } from '@fairlot/wire/account/authenticator';
import { transaction, type Db, type Tx } from '#platform/db';
import {
  clearFailures,
  countFailure,
  LOCK_MINUTES,
  readLock,
} from '../../auth/credentials/guard/index.ts';
import { isPlayerPassword } from '../../auth/credentials/passwords/index.ts';
import { holdPlayer } from '../../auth/login/sessions/index.ts';
import { spendCode } from './check-code.ts';
import { holdAuthenticator, readFundHash } from './store.ts';
import { fundsRestUntil } from './store-rest.ts';

type ProveFundsDeps = { readonly db: Db; readonly dataFolder: string };
type Who = { readonly playerId: bigint; readonly ip: string };
type Shown = { readonly password: string; readonly code?: string | undefined };
export type FundFault = Refusal<typeof FUND_CODES>;

/** In capitals no name that is typed at a sign-in is counted as this. */
const countedAs = (playerId: bigint): string => `FUND:${playerId}`;

/**
 * Does what moves money out, or says where it goes: that takes the fund password, and a code where the authenticator is
 * on or `flag` asks for one (product 6.8, reliability S6). Five wrong passwords lock the question for 30 minutes, and
 * nothing else. Nothing of it is done while the money rests (`take-away.ts`). The code is used up with the change; the row of the player is held from before it to its end.
 */
export async function proveFunds<T, E>(
  stage: ProveFundsDeps,
  who: Who,
  { password, code }: Shown,
  flag: PlayerFlag,
  change: (tx: Tx) => Promise<Result<T, E>>,
): Promise<Result<T, E | FundFault>> {
  const proven = await proveFundPassword(stage, who.playerId, password);
  if (!proven.ok) return proven;
  return transaction(stage.db, async (tx): Promise<Result<T, E | FundFault>> => {
    const player = await holdPlayer(tx, who.playerId);
    // The password was changed while it was looked at.
    if ((await readFundHash(tx, who.playerId)) !== proven.value) return refused({ code: 'BUSY' });
    // Before a code is used up for nothing.
    const rest = await fundsRestUntil(tx, who.playerId);
    if (rest) return refused({ code: 'FUNDS_REST', params: { hours: rest.hours } });
    const isAsked = player !== undefined && hasFlag(player.flags, flag);
    if (!isAsked && !(await holdAuthenticator(tx, who.playerId))) return change(tx);
    if (code === undefined) return refused({ code: 'CODE_NEEDED' });
    const verdict = await spendCode({ tx, dataFolder: stage.dataFolder }, { ...who, code });
    if (verdict === 'good') return change(tx);
    if (typeof verdict === 'string') return refused({ code: 'GOOGLE_FAILED' });
    return refused({ code: 'TOO_MANY_TRIES', params: { min: verdict.lockedMinutes } });
  });
}

/** The hash of the fund password that was shown. */
async function proveFundPassword(
  { db, dataFolder }: ProveFundsDeps,
  playerId: bigint,
  password: string,
): Promise<Result<string, FundFault>> {
  const name = countedAs(playerId);
  const min = await readLock(db, name);
  if (min > 0) return refused({ code: 'TOO_MANY_TRIES', params: { min } });
  const hash = await readFundHash(db, playerId);
  if (hash === null) return refused({ code: 'NO_FUND_PASSWORD' });
  const proven = await isPlayerPassword(dataFolder, hash, password, 'members');
  if (!proven.ok) return refused({ code: proven.error });
  // Guesses that come at once pass together: past the lock none of them learns whether it was right.
  const since = await readLock(db, name);
  if (since > 0) return refused({ code: 'TOO_MANY_TRIES', params: { min: since } });
  if (proven.value) {
    await clearFailures(db, name);
    return ok(hash);
  }
  const n = await countFailure(db, name);
  return n > 0
    ? refused({ code: 'WRONG_PASSWORD', params: { n } })
    : refused({ code: 'TOO_MANY_TRIES', params: { min: LOCK_MINUTES } });
}
