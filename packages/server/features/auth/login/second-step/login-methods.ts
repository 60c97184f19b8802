import type { Tx } from '#platform/db';
import { port, type Ports } from '#platform/port';

/** What lets somebody in beside the password, of a feature that keeps such: takes it away; what each was called. */
export type LoginMethod = (tx: Tx, playerId: bigint) => Promise<readonly string[]>;
export const loginMethods = {
  passkey: port<LoginMethod>('session.way-in.passkey'),
  wechat: port<LoginMethod>('session.way-in.wechat'),
} as const;

/**
 * Takes all of them away, in the caller's transaction: for whoever gives an account back to its owner. Whoever had it
 * may have left a way in of his own. What they were called.
 */
export async function forgetLoginMethods(
  ports: Ports,
  tx: Tx,
  playerId: bigint,
): Promise<readonly string[]> {
  const names: string[] = [];
  for (const way of Object.values(loginMethods))
    names.push(...(await ports.read(way)(tx, playerId)));
  return names;
}
