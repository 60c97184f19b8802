import { accountKey, hasFlag } from '@fairlot/rules/check/index';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { LOGIN_CODES } from '@fairlot/wire/session';
import { transaction, type Db } from '../../platform/db.ts';
import { clearFailures, countFailure, isPassword, isWithin, readLock } from '../proof/index.ts';
import type { SiteSettings } from '../site/index.ts';
import { forgetLogins } from './authenticate.ts';
import { openSession, type Grant, type Origin } from './open.ts';
import { findPlayerByName } from './store.ts';

type LoginRefusal = Refusal<typeof LOGIN_CODES>;
const MOST_SHOWN_LEFT = 2;

/**
 * Signs a player in. Unknown account and wrong password get one answer and take the same time; the
 * tries left are told from the third failure on.
 */
export async function login(
  db: Db,
  site: Pick<SiteSettings, 'loginsPerMinute' | 'isSingleSession'>,
  claim: { readonly userName: string; readonly password: string },
  origin: Origin,
): Promise<Result<Grant, LoginRefusal>> {
  const limit = { most: site.loginsPerMinute, seconds: 60 };
  if (!(await isWithin(db, 'login', origin.ip, limit))) return refused({ code: 'BUSY' });
  const key = accountKey(claim.userName.trim());
  const minutes = await readLock(db, key);
  if (minutes > 0) return refused({ code: 'LOCKED', params: { min: minutes } });
  const player = await findPlayerByName(db, key);
  const proven = await isPassword(player?.password_hash, claim.password);
  if (!proven.ok) return refused({ code: proven.error });
  if (!player || !proven.value) return refused(await wrong(db, key));
  await clearFailures(db, key);
  if (hasFlag(player.flags, 'DISABLE_ACCOUNT')) return refused({ code: 'DISABLED' });
  const who = { playerId: player.player_id, isAgent: player.is_agent };
  const grant = await transaction(db, (tx) => openSession(tx, who, origin, site.isSingleSession));
  if (site.isSingleSession) forgetLogins(db);
  return ok(grant);
}

async function wrong(db: Db, key: string): Promise<LoginRefusal> {
  const left = await countFailure(db, key);
  if (left === 0) return { code: 'LOCKED', params: { min: await readLock(db, key) } };
  return left <= MOST_SHOWN_LEFT ? { code: 'WRONG_LEFT', params: { n: left } } : { code: 'WRONG' };
}
