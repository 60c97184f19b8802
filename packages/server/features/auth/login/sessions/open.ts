import { LOGIN_TYPES, type LoginType } from '@fairlot/rules/check/login-types';
import type { ClientInfo } from '#platform/client-info';
import { newId, type Tx } from '#platform/db';
import { port, type Ports } from '#platform/port';
import { SecondStepRequired } from './second-step-required.ts';
import { endSessions, insertSession, type DeviceMarks } from './store.ts';
import { hashToken, newToken, TOKEN_SECONDS } from './token.ts';

/** The secret that this browser shows, and the way to give it one. */
export type DeviceKey = {
  readonly shown: string | undefined;
  readonly keep: (secret: string) => void;
};
export type Origin = {
  readonly ip: string;
  readonly userAgent: string;
  /** What its client says of itself beside that; nothing where it does not come by a call of it. */
  readonly says?: ClientInfo | undefined;
  readonly deviceKey?: DeviceKey | undefined;
};

export type Grant = {
  readonly access_token: string;
  /** Seconds. */
  readonly expires_in: number;
  readonly isAgent: boolean;
};

/** A login that was opened, in the transaction that does it. */
export type SignedIn = {
  readonly playerId: bigint;
  readonly sessionId: string;
  readonly origin: Origin;
};
export const signedIn = port<(tx: Tx, login: SignedIn) => Promise<void>>('session.signed-in');

/** The secret by which a browser is known to a player from a sign-in on: the one it shows, or a new one. */
export const knowDevice =
  port<(tx: Tx, playerId: bigint, shown: string | undefined) => Promise<string | undefined>>(
    'session.know-device',
  );

/**
 * Whether an account or a device is kept from signing in, asked in the transaction that opens a login; whoever keeps one
 * out from then on waits for that transaction, and finds the login.
 */
export const loginBar =
  port<
    (
      tx: Tx,
      playerId: bigint,
      marks: DeviceMarks,
    ) => Promise<'ACCOUNT_BANNED' | 'DEVICE_BANNED' | undefined>
  >('session.login-bar');

const MOST_USER_AGENT = 300;

/** A browser says of itself what it likes, at any length. */
export const shortened = ({ ip, userAgent, says }: Origin): Origin => ({
  ip,
  says,
  userAgent: userAgent.slice(0, MOST_USER_AGENT),
});

/**
 * Opens a login for a player who has proven who he is, and ends his others where the site wants one only. Throws
 * `SecondStepRequired` where account or device is kept from signing in.
 */
export async function openSession(
  { tx, ports }: { readonly tx: Tx; readonly ports: Ports },
  player: { readonly playerId: bigint; readonly isAgent: boolean; readonly by?: LoginType },
  origin: Origin,
  isSingleSession: boolean,
): Promise<Grant> {
  const { deviceKey, says } = origin;
  const shown = deviceKey?.shown;
  const barred = await ports.read(loginBar)(tx, player.playerId, {
    deviceId: says?.deviceId ?? null,
    deviceKey: shown === undefined ? null : hashToken(shown),
  });
  if (barred) throw new SecondStepRequired({ code: barred });
  const token = newToken();
  const sessionId = newId();
  const secret = deviceKey && (await ports.read(knowDevice)(tx, player.playerId, shown));
  await insertSession(tx, {
    playerId: player.playerId,
    sessionId,
    tokenHash: hashToken(token),
    loginType: LOGIN_TYPES[player.by ?? 'PASSWORD'],
    ...shortened(origin),
    deviceKey: secret === undefined ? undefined : hashToken(secret),
  });
  if (isSingleSession)
    await endSessions(tx, player.playerId, 'different_user', { except: sessionId });
  await ports.read(signedIn)(tx, {
    playerId: player.playerId,
    sessionId,
    origin: shortened(origin),
  });
  if (secret !== undefined) deviceKey?.keep(secret);
  return { access_token: token, expires_in: TOKEN_SECONDS, isAgent: player.isAgent };
}
