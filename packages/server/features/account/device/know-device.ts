import type { Executor, Tx } from '#platform/db';
import { hashToken, newToken } from '../../auth/login/sessions/index.ts';
import { hasKey, isOurs, keepKey } from './store-keys.ts';

/**
 * The secret by which a browser is known to a player: the one it shows, so that two players of one browser are both
 * known there, or a new one. A secret that nobody was given here is not taken over.
 */
export async function knowBrowser(
  tx: Tx,
  playerId: bigint,
  shown: string | undefined,
): Promise<string> {
  const secret = shown !== undefined && (await isOurs(tx, hashToken(shown))) ? shown : newToken();
  await keepKey(tx, playerId, hashToken(secret));
  return secret;
}

export const isKnownBrowser = (
  db: Executor,
  { nameKey, shown }: { readonly nameKey: string; readonly shown: string },
): Promise<boolean> => hasKey(db, nameKey, hashToken(shown));
