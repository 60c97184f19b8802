import { hasFlag, PLAYER_FLAGS, type PlayerFlag } from '@fairlot/rules/check/access';
import type { DeniedCode } from '@fairlot/wire/auth/login';
import type { Authenticate, Principal } from '#platform/access';
import { monotonicMs } from '#platform/clock';
import type { Db } from '#platform/db';
import { endSessions, findToken } from './store.ts';
import { hashToken } from './token.ts';

/** A token is looked up at most once a second a process, so an ended login is out within a second. */
const FRESH_MS = 1_000;
const MOST_KEPT = 20_000;

type Known = { readonly at: number; readonly found: Promise<Principal | DeniedCode> };

const flagsOf = (flags: bigint): ReadonlySet<string> =>
  new Set((Object.keys(PLAYER_FLAGS) as PlayerFlag[]).filter((flag) => hasFlag(flags, flag)));

async function look(db: Db, token: string, isPassive: boolean): Promise<Principal | DeniedCode> {
  const row = await findToken(db, hashToken(token), isPassive);
  if (!row) return 'not_logged_in';
  if (row.ended_code !== null) return row.ended_code as DeniedCode;
  if (row.is_stolen) {
    // A token that was replaced long ago comes from somebody who kept a copy.
    await endSessions(db, row.player_id, 'blacklist', { only: row.session_id });
    return 'blacklist';
  }
  if (row.is_expired) return 'expired';
  if (hasFlag(row.flags, 'DISABLE_ACCOUNT')) return 'forced_logout';
  return {
    playerId: row.player_id,
    sessionId: row.session_id,
    isAgent: row.is_agent,
    flags: flagsOf(row.flags),
  };
}

const forgetters = new WeakMap<Db, () => void>();

/**
 * Looks every token up anew, because logins have ended: in this process at once, in the others within
 * the second.
 */
export const forgetLogins = (db: Db): void => forgetters.get(db)?.();

/** Tells who a token belongs to. Active and passive calls are kept apart: only active ones count. */
export function createAuthenticator(db: Db): Authenticate {
  const known = new Map<string, Known>();
  forgetters.set(db, () => known.clear());
  return (token, { passive }) => {
    const key = `${passive ? 'p' : 'a'}${token}`;
    const kept = known.get(key);
    const now = monotonicMs();
    if (kept && now - kept.at < FRESH_MS) return kept.found;
    if (known.size >= MOST_KEPT) known.clear();
    const found = look(db, token, passive);
    known.set(key, { at: now, found });
    found.catch(() => known.delete(key));
    return found;
  };
}
