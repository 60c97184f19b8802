import { checkNickname, NICKNAME_LENGTH } from '@fairlot/rules/check/account';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { profileHttp } from '@fairlot/wire/account/profile';
import type { Output, Refusal } from '@fairlot/wire/core';
import { transaction, type Db } from '#platform/db';
import { NICK_RULE, readNickDaysLeft, takeNickChange, updateNickname } from './store-profile.ts';

type Fault = Refusal<(typeof profileHttp.changeNickname)['codes']>;

/** A player changes the name that others see, once in 30 days (product 2.6). */
export async function changeNickname(
  db: Db,
  playerId: bigint,
  text: string,
): Promise<Result<Output<typeof profileHttp.changeNickname>, Fault>> {
  const name = checkNickname(text);
  if (!name.ok) return refused({ code: 'NICK_LENGTH', params: NICKNAME_LENGTH });
  return transaction(db, async (tx): Promise<Result<{ NickName: string }, Fault>> => {
    if (!(await takeNickChange(tx, playerId))) {
      const left = await readNickDaysLeft(tx, playerId);
      return refused({ code: 'NICK_TOO_SOON', params: { ...NICK_RULE, left } });
    }
    await updateNickname(tx, playerId, name.value);
    return ok({ NickName: name.value });
  });
}
