// When the login of a player ends. Asked for once the page stands, and so no part of the first view.
import { call, type EndsReply } from '@fairlot/shell';
import type { Output } from '@fairlot/wire/core';
import { loginHttp } from '@fairlot/wire/auth/login';

async function ask(
  endpoint: typeof loginHttp.getLoginEnds | typeof loginHttp.noteActivity,
): Promise<EndsReply | undefined> {
  const answer = await call(endpoint, undefined);
  if (!answer.ok) return undefined;
  const ends: Output<typeof loginHttp.getLoginEnds> = answer.value;
  return {
    idleEndAt: ends.IdleEndTimeStamp,
    loginEndAt: ends.LoginEndTimeStamp,
    serverAt: ends.DateTimeNow,
  };
}

export const readEnds = (): Promise<EndsReply | undefined> => ask(loginHttp.getLoginEnds);
export const stay = (): Promise<EndsReply | undefined> => ask(loginHttp.noteActivity);
