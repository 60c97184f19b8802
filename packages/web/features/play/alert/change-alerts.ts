import { alertHttp } from '@fairlot/wire/play/alert';
import type { Output } from '@fairlot/wire/core';
import { callKey, queries, refetch, send } from '@fairlot/shell';
import { accountNow } from '../../../session/index.ts';

export type AlertInfo = Output<typeof alertHttp.getAlertInfo>;
export type Bell = Output<typeof alertHttp.getBells>['Bells'][number];
export type BellSeconds = Bell['Seconds'];

export const INFO = callKey(alertHttp.getAlertInfo, undefined);
export const BELLS = callKey(alertHttp.getBells, undefined);

/** Whether the page still is that of the account; never while it is not known whose it is. */
const isOf = (account: string): boolean => account !== '' && accountNow() === account;

/**
 * Changes what is wanted: at once here, and as it was where the server did not take it. Resolves to whether
 * there is a failure to tell. Answers are kept for as long as the page stands: one that comes after a
 * sign-out must not be there for whoever is next.
 */
export async function changeInfo(info: AlertInfo): Promise<boolean> {
  const account = accountNow();
  const before = queries.getQueryData<AlertInfo>(INFO);
  queries.setQueryData<AlertInfo>(INFO, info);
  const result = await send(alertHttp.setAlertInfo, info).catch(() => undefined);
  const isTaken = result?.ok === true;
  if (isOf(account)) queries.setQueryData<AlertInfo>(INFO, isTaken ? result.value : before);
  else void refetch(alertHttp.getAlertInfo);
  return !isTaken && accountNow() === account;
}

/** Gives a game a bell, 0 seconds take it away; the same holds for its answer. Throws where none comes. */
export async function changeBell(GameId: number, Seconds: BellSeconds | 0) {
  const account = accountNow();
  const result = await send(alertHttp.setBell, { GameId, Seconds });
  if (!result.ok) return result;
  if (isOf(account)) queries.setQueryData(BELLS, result);
  else void refetch(alertHttp.getBells);
  return result;
}
