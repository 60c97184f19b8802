import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Refusal } from '@fairlot/wire/core';
import type { WECHAT_LOGIN_CODES, wechatHttp } from '@fairlot/wire/account/wechat';
import type { Platform } from '#platform/feature';
import { entering, type Grant, holdPlayer, type Origin } from '../../auth/login/sessions/index.ts';
import { enterProven } from '../../auth/login/second-step/index.ts';
import { forgetLogins } from '../../auth/login/index.ts';
import type { SiteSettings } from '../../site/settings/values/index.ts';
import { wayKeyOf } from './begin.ts';
import { prove } from './prove.ts';
import { deleteWay, findLinked, holdWay } from './store.ts';

type SignInDeps = Pick<Platform, 'db' | 'ports' | 'settings'>;
type Fault = Refusal<typeof WECHAT_LOGIN_CODES>;

/**
 * Signs in the account that has this WeChat. Who is asked for a code of his authenticator, or to accept new terms, comes
 * again with the same state, whose answer of WeChat is kept until then; once it has opened a login it is gone.
 */
export async function signInByWechat(
  stage: SignInDeps,
  site: Pick<SiteSettings, 'isSingleSession'>,
  shown: Input<typeof wechatHttp.signInByWechat>,
  origin: Origin,
): Promise<Result<Grant, Fault>> {
  const { db, ports } = stage;
  const key = wayKeyOf(shown);
  const fault = await prove(stage, key, shown.Code);
  if (fault) return refused({ code: fault });
  const opened = await entering<Grant, Fault>(db, async (tx) => {
    const hash = await holdWay(tx, key);
    if (!hash) return refused({ code: 'WECHAT_STATE' });
    const playerId = await findLinked(tx, hash);
    if (playerId !== undefined) await holdPlayer(tx, playerId);
    // It may have been taken away until he was held.
    if (playerId === undefined || (await findLinked(tx, hash)) !== playerId) {
      await deleteWay(tx, key);
      return refused({ code: 'WECHAT_UNBOUND' });
    }
    const beside = { code: shown.Authenticator, terms: shown.Terms };
    const proven = { playerId, by: 'WECHAT', origin, ...beside } as const;
    const entered = await enterProven({ tx, ports }, proven, site);
    if (!entered.ok) return entered;
    await deleteWay(tx, key);
    return ok(entered.value);
  });
  if (site.isSingleSession) forgetLogins(db);
  return opened;
}
