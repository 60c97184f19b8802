import { hasFlag, PLAYER_FLAGS, type PlayerFlag } from '@fairlot/rules/check/access';
import type { DeniedCode } from '@fairlot/wire/session';
import type { Authenticate, Principal } from '../../platform/access.ts';
import { monotonicMs } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
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

export type Authenticator = {
  readonly authenticate: Authenticate;
  /** Looks every token up anew: some of those that are known have ended. */
  readonly forget: () => void;
};

/** Tells who a token belongs to. Active and passive calls are kept apart: only active ones count. */
export function createAuthenticator(db: Db): Authenticator {
  const known = new Map<string, Known>();
  const authenticate: Authenticate = (token, { passive }) => {
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
  return { authenticate, forget: () => known.clear() };
}
