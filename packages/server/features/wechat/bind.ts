import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import type { wechatHttp } from '@fairlot/wire/wechat';
import { transaction } from '../../platform/db.ts';
import type { Platform } from '../../platform/feature.ts';
import { proveOwnPassword } from '../proof/index.ts';
import { begin, wayKeyOf } from './begin.ts';
import { prove } from './prove.ts';
import { deleteLink, deleteWay, holdWay, writeLink } from './store.ts';

type Stage = Pick<Platform, 'db' | 'settings'>;
type Endpoints = typeof wechatHttp;
type Answer<K extends keyof Endpoints> = Promise<
  Result<Output<Endpoints[K]>, Refusal<Endpoints[K]['codes']>>
>;

const passwordOf = ({ db, settings: { dataFolder } }: Stage, playerId: bigint, password: string) =>
  proveOwnPassword({ db, dataFolder }, playerId, password);

/** Begins to link a WeChat: the password first, or whoever finds the login open has a way in of his own. */
export async function beginWechatBind(
  stage: Stage,
  { playerId, ip }: { readonly playerId: bigint; readonly ip: string },
  { Password, Challenge: challenge }: Input<Endpoints['beginWechatBind']>,
): Answer<'beginWechatBind'> {
  const proven = await passwordOf(stage, playerId, Password);
  if (!proven.ok) return proven;
  const begun = await begin(stage, { challenge, ip, playerId });
  if (begun === 'OFF') return refused({ code: 'WECHAT_OFF' });
  return begun === 'BUSY' ? refused({ code: 'BUSY' }) : ok({ Url: begun.url });
}

/** Links the WeChat that has said yes. */
export async function bindWechat(
  stage: Stage,
  playerId: bigint,
  shown: Input<Endpoints['bindWechat']>,
): Answer<'bindWechat'> {
  const key = wayKeyOf(shown, playerId);
  const fault = await prove(stage, key, shown.Code);
  if (fault) return refused({ code: fault });
  const hash = await transaction(stage.db, async (tx) => {
    const held = await holdWay(tx, key);
    // What is not his he does not end.
    if (held) await deleteWay(tx, key);
    return held;
  });
  if (!hash) return refused({ code: 'WECHAT_STATE' });
  const isLinked = await writeLink(stage.db, playerId, hash);
  return isLinked ? ok({ IsBound: true }) : refused({ code: 'WECHAT_TAKEN' });
}

/** Takes it away, by the password. */
export async function unbindWechat(
  stage: Stage,
  playerId: bigint,
  password: string,
): Answer<'unbindWechat'> {
  const proven = await passwordOf(stage, playerId, password);
  if (!proven.ok) return proven;
  const isGone = await deleteLink(stage.db, playerId);
  return isGone ? ok({ IsRemoved: true }) : refused({ code: 'WECHAT_NONE' });
}
