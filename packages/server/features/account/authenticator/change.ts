import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import { newId, transaction, type Db, type Tx } from '#platform/db';
import { postMessages } from '../../messaging/inbox/index.ts';
import { proveOwnPassword } from '../../auth/credentials/passwords/index.ts';
import { spendCode } from './check-code.ts';
import { makeRecovery } from './enrol.ts';
import { TURNED_OFF } from './inbox-text.ts';
import { deleteAuthenticator } from './store.ts';

type ChangeDeps = { readonly db: Db; readonly dataFolder: string };
type Who = { readonly playerId: bigint; readonly ip: string };
type Shown = { readonly password: string; readonly code: string };
type Fault = Refusal<typeof authenticatorHttp.removeAuthenticator.codes>;

/** Does what takes both: the password, and a code of the authenticator or a recovery code. */
async function withBoth<T>(
  { db, dataFolder }: ChangeDeps,
  { playerId, ip }: Who,
  { password, code }: Shown,
  change: (tx: Tx) => Promise<T>,
): Promise<Result<T, Fault>> {
  const proven = await proveOwnPassword({ db, dataFolder }, playerId, password);
  if (!proven.ok) return proven;
  return transaction(db, async (tx): Promise<Result<T, Fault>> => {
    const verdict = await spendCode({ tx, dataFolder }, { playerId, ip, code });
    if (verdict === 'none') return refused({ code: 'NOT_ON' });
    if (verdict === 'wrong') return refused({ code: 'CODE_WRONG' });
    if (verdict !== 'good') {
      return refused({ code: 'LOCKED', params: { min: verdict.lockedMinutes } });
    }
    return ok(await change(tx));
  });
}

/** Turns the authenticator off; its recovery codes go with it. */
export const turnOff = (
  stage: ChangeDeps,
  who: Who,
  shown: Shown,
): Promise<Result<Output<typeof authenticatorHttp.removeAuthenticator>, Fault>> =>
  withBoth(stage, who, shown, async (tx) => {
    const { playerId } = who;
    await deleteAuthenticator(tx, playerId);
    const said = { playerId, tab: 'account', key: `factor:${newId()}`, isQuiet: true } as const;
    await postMessages(tx, [{ ...said, ...TURNED_OFF }]);
    return { IsRemoved: true };
  });

/** Hands out ten new recovery codes, this once; those before are good no longer. */
export const renewRecovery = (
  stage: ChangeDeps,
  who: Who,
  shown: Shown,
): Promise<Result<Output<typeof authenticatorHttp.renewRecovery>, Fault>> =>
  withBoth(stage, who, shown, async (tx) => ({
    RecoveryCodes: await makeRecovery(tx, stage.dataFolder, who.playerId),
  }));
