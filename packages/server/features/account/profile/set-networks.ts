import { isIPv4, isIPv6 } from 'node:net';
import { accountKey } from '@fairlot/rules/check/account';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { profileHttp } from '@fairlot/wire/account/profile';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { Db, Executor } from '#platform/db';
import type { Ports } from '#platform/port';
import { notifyPlayer } from '../../messaging/delivery/index.ts';
import { hasAuthenticator, proveOwner } from '../authenticator/index.ts';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { networkOf } from '../../auth/credentials/index.ts';
import { holdLogin } from '../../auth/login/sessions/index.ts';
import { findByName, isToBeBound, listNetworks, replaceNetworks } from './store-network.ts';

type SetNetworksDeps = { readonly db: Db; readonly ports: Ports; readonly dataFolder: string };
type Fault = Refusal<(typeof profileHttp.setNetworks)['codes']>;
type Asker = { readonly playerId: bigint; readonly sessionId: string; readonly ip: string };
type Shows = { readonly password: string; readonly code?: string | undefined };
type Shown = Output<typeof profileHttp.getNetworks>;

/** The network that a text names: an address, or what is shown of one; undefined: it is none. */
export function readNetwork(text: string): string | undefined {
  const [address = '', bits, more] = text.trim().toLowerCase().split('/');
  if (more !== undefined) return undefined;
  if (isIPv4(address)) return bits === undefined || bits === '24' ? networkOf(address) : undefined;
  // An address of the old kind written as one of the new is of no network of these.
  if (!isIPv6(address) || /[.%]/.test(address)) return undefined;
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  return bits === undefined || bits === '48' ? networkOf(plain) : undefined;
}

export const getNetworks = async (db: Db, playerId: bigint, ip: string): Promise<Shown> => ({
  Networks: [...(await listNetworks(db, playerId))],
  Current: networkOf(ip),
  IsCodeAsked: await hasAuthenticator(db, playerId),
});

/**
 * A player chooses the networks from which he may sign in; none of them lifts the check. The one that he asks from
 * is among them, so that nobody locks himself out with the click of a button. Logins that are open stay. It takes the
 * proof of an owner, and his addresses hear of it: else whoever has login and password would bind him out unheard. A
 * login that was ended while it was on its way binds nobody out. Whom an operator binds (IP_BIND) lifts it no more.
 */
export async function setNetworks(
  stage: SetNetworksDeps,
  { playerId, sessionId, ip }: Asker,
  { texts, ...shown }: Shows & { readonly texts: readonly string[] },
): Promise<Result<Shown, Fault>> {
  const networks = new Set<string>();
  for (const text of texts) {
    const network = readNetwork(text);
    if (network === undefined) return refused({ code: 'NETWORK_FORM' });
    networks.add(network);
  }
  const Current = networkOf(ip);
  if (networks.size > 0 && !networks.has(Current)) return refused({ code: 'NETWORK_OWN' });
  const Networks = [...networks].toSorted();
  const proven = await proveOwner<true, Fault>(stage, { playerId, ip }, shown, async (tx) => {
    if (!(await holdLogin(tx, { playerId, sessionId }))) return refused({ code: 'BUSY' });
    if (Networks.length === 0 && (await isToBeBound(tx, playerId))) {
      return refused({ code: 'NETWORK_KEPT' });
    }
    await replaceNetworks(tx, playerId, Networks);
    await stage.ports.read(notifyPlayer)(tx, playerId, { about: 'networks', networks: Networks });
    return ok(true);
  });
  if (!proven.ok) return proven;
  return ok({ Networks, Current, IsCodeAsked: await hasAuthenticator(stage.db, playerId) });
}

/** TO_BE_BOUND: with the flag IP_BIND and no network he could sign in from nowhere. */
export type FreeFault = 'NO_SUCH_PLAYER' | 'ALREADY_SO' | 'TO_BE_BOUND';

/** The way out of whoever is somewhere else and cannot go back: an operator lifts the check, and the audit has it. */
export const freeNetworks = (
  db: Executor,
  actor: Actor,
  userName: string,
  reason: string,
): Promise<Result<number, FreeFault>> =>
  act<number, FreeFault>(
    db,
    actor,
    { permission: 'manage.networks.change', target: `player ${userName}`, reason },
    async (tx) => {
      const player = await findByName(tx, accountKey(userName));
      if (!player) return refused('NO_SUCH_PLAYER');
      if (await isToBeBound(tx, player.player_id)) return refused('TO_BE_BOUND');
      const networks = await listNetworks(tx, player.player_id);
      if (networks.length === 0) return refused('ALREADY_SO');
      await replaceNetworks(tx, player.player_id, []);
      return ok({
        before: { networks: [...networks] },
        after: { networks: [] },
        value: networks.length,
      });
    },
  );
