import { readFile } from 'node:fs/promises';
import { ok, refused } from '@fairlot/rules/core/result';
import { act } from '../../../features/staff/operator/proposals/index.ts';
import {
  describeApp,
  readApp,
  setApp,
  WECHAT,
  type WechatApp,
} from '../../../features/account/wechat/index.ts';
import type { Db } from '#platform/db';
import type { GameStage } from './games.ts';

/** What `npm run site` does with signing in by WeChat, by actor `command`. */
export const WECHAT_USAGE = `npm run site -- wechat                           whether players may sign in by WeChat
npm run site -- wechat set FILE                  id and secret of the application, a line each; kept sealed
npm run site -- wechat off                       nobody signs in by WeChat; what is linked stays linked`;

/** Nothing was done, and why: the command fails. */
type Said = Promise<string | { readonly why: string }>;

async function change({ db, dataFolder, reason }: GameStage, app: WechatApp | undefined): Said {
  const deed = { permission: 'site.wechat.change', target: 'wechat', reason } as const;
  const made = await act<string, string>(db, 'command', deed, async (tx) => {
    const before = describeApp(await readApp(tx, dataFolder));
    const fault = await setApp(tx, dataFolder, app);
    if (fault !== undefined) return refused(fault);
    const after = describeApp(app);
    return ok({ before, after, value: after });
  });
  return made.ok ? `WeChat: ${made.value}` : { why: made.error };
}

/** The secret stands in a file, so that no list of processes and no history of commands has it. */
async function set(stage: GameStage, [file = '']: readonly string[]): Said {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { why: `${file} cannot be read` };
  const lines = text.split('\n').map((line) => line.trim());
  const [appId = '', secret = '', authorizeAt, apiAt] = lines.filter((line) => line !== '');
  const at = { authorizeAt: authorizeAt ?? WECHAT.authorizeAt, apiAt: apiAt ?? WECHAT.apiAt };
  return change(stage, { appId, secret, ...at });
}

export const wechatActs = {
  'wechat set': { words: 1, run: set },
  'wechat off': { words: 0, run: (stage: GameStage): Said => change(stage, undefined) },
} as const;

export const describeWechat = async (db: Db, dataFolder: string): Promise<string> =>
  `WeChat: ${describeApp(await readApp(db, dataFolder))}`;
