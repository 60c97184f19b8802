import { hasFlag, PLAYER_FLAGS, type PlayerFlag } from '@fairlot/rules/check/access';
import type { DeniedCode } from '@fairlot/wire/auth/login';
import type { Authenticate, Principal } from '#platform/access';
import { monotonicMs } from '#platform/clock';
import type { Db } from '#platform/db';
import { endSessions, findToken } from './store.ts';
import { hashToken } from './token.ts';

/** A token is looked up at most once a second a process, so an ended login is out within a second. */
const FRESH_MS = 1_000;

export type AuthenticatorBounds = {
  /** Logins that are remembered. */
  readonly known: number;
  /** Unknown tokens. Made-up tokens evict only other unknown tokens. */
  readonly unknown: number;
};
const BOUNDS: AuthenticatorBounds = { known: 20_000, unknown: 2_000 };

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

/** Adds an entry and evicts the oldest above the limit. */
function keep(all: Map<string, Known>, key: string, one: Known, most: number): void {
  all.delete(key);
  all.set(key, one);
  const [oldest] = all.keys();
  if (all.size > most && oldest !== undefined) all.delete(oldest);
}

const forgetters = new WeakMap<Db, () => void>();

/**
 * Looks every token up anew, because logins have ended: in this process at once, in the others within
 * the second.
 */
export const forgetLogins = (db: Db): void => forgetters.get(db)?.();

/** Tells who a token belongs to. Active and passive calls are kept apart: only active ones count. */
export function createAuthenticator(db: Db, bounds: AuthenticatorBounds = BOUNDS): Authenticate {
  const known = new Map<string, Known>();
  const unknown = new Map<string, Known>();
  forgetters.set(db, () => {
    known.clear();
    unknown.clear();
  });
  return (token, { passive }) => {
    const key = `${passive ? 'p' : 'a'}${token}`;
    const kept = known.get(key) ?? unknown.get(key);
    const now = monotonicMs();
    if (kept && now - kept.at < FRESH_MS) return kept.found;
    known.delete(key);
    const found = look(db, token, passive);
    const mine = { at: now, found };
    keep(unknown, key, mine, bounds.unknown);
    found.then(
      (who) => {
        // Forgotten meanwhile, because logins ended: look it up again.
        if (typeof who === 'string' || unknown.get(key) !== mine) return;
        unknown.delete(key);
        keep(known, key, mine, bounds.known);
      },
      () => unknown.delete(key),
    );
    return found;
  };
}
