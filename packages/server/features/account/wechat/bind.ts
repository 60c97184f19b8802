import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import type { wechatHttp } from '@fairlot/wire/account/wechat';
import { codeOf, transaction, type Tx, UNIQUE_VIOLATION } from '#platform/db';
import type { Platform } from '#platform/feature';
import type { Ports } from '#platform/port';
import { proveOwner } from '../authenticator/index.ts';
import { holdLogin } from '../../auth/login/sessions/index.ts';
import { begin, wayKeyOf } from './begin.ts';
import { prove } from './prove.ts';
import { deleteLink, deleteWay, holdWay, writeLink } from './store.ts';
import { tell } from './tell.ts';

type BindDeps = Pick<Platform, 'db' | 'ports' | 'settings'>;
type Login = { readonly playerId: bigint; readonly sessionId: string };
type Endpoints = typeof wechatHttp;
type Answer<K extends keyof Endpoints> = Promise<
  Result<Output<Endpoints[K]>, Refusal<Endpoints[K]['codes']>>
>;

type Asker = { readonly playerId: bigint; readonly ip: string };
const stageOf = ({ db, settings: { dataFolder } }: BindDeps) => ({ db, dataFolder });

/**
 * Begins to link a WeChat: the password first, and a code where the authenticator is on, or whoever finds the login open
 * has a way in of his own.
 */
export async function beginWechatBind(
  stage: BindDeps,
  { playerId, ip }: Asker,
  { Password: password, Code: code, Challenge: challenge }: Input<Endpoints['beginWechatBind']>,
): Answer<'beginWechatBind'> {
  const proven = await proveOwner<true, never>(
    stageOf(stage),
    { playerId, ip },
    { password, code },
    async () => ok(true),
  );
  if (!proven.ok) return proven;
  const begun = await begin(stage, { challenge, ip, playerId });
  if (begun === 'OFF') return refused({ code: 'WECHAT_OFF' });
  return begun === 'BUSY' ? refused({ code: 'BUSY' }) : ok({ Url: begun.url });
}

/**
 * Links the WeChat that has said yes. The login has to be open still: who was put out of an account while he was on
 * his way leaves no way in behind.
 */
export async function bindWechat(
  stage: BindDeps,
  login: Login,
  shown: Input<Endpoints['bindWechat']>,
): Answer<'bindWechat'> {
  const { playerId } = login;
  const key = wayKeyOf(shown, playerId);
  const fault = await prove(stage, key, shown.Code);
  if (fault) return refused({ code: fault });
  try {
    return await transaction(stage.db, async (tx) => {
      const isOpen = await holdLogin(tx, login);
      const hash = await holdWay(tx, key);
      // What is not his he does not end.
      if (hash) await deleteWay(tx, key);
      if (!isOpen || !hash) return refused({ code: 'WECHAT_STATE' });
      await writeLink(tx, playerId, hash);
      await tell(stage.ports, tx, playerId, 'linked');
      return ok({ IsBound: true as const });
    });
  } catch (error) {
    if (codeOf(error) !== UNIQUE_VIOLATION) throw error;
    await deleteWay(stage.db, key);
    return refused({ code: 'WECHAT_TAKEN' });
  }
}

/** Takes it away, by the same proof. */
export async function unbindWechat(
  stage: BindDeps,
  asker: Asker,
  { Password: password, Code: code }: Input<Endpoints['unbindWechat']>,
): Answer<'unbindWechat'> {
  return proveOwner(stageOf(stage), asker, { password, code }, async (tx) =>
    (await takeAway(stage.ports, tx, asker.playerId))
      ? ok({ IsRemoved: true as const })
      : refused({ code: 'WECHAT_NONE' as const }),
  );
}

/** Takes the WeChat of a player away, in the caller's transaction, which holds him, and tells him; false: he has none. */
export async function takeAway(ports: Ports, tx: Tx, playerId: bigint): Promise<boolean> {
  const isGone = await deleteLink(tx, playerId);
  if (isGone) await tell(ports, tx, playerId, 'unlinked');
  return isGone;
}
