import { createHmac } from 'node:crypto';
import type { Platform } from '#platform/feature';
import { loadKey } from '#platform/key-file';
import { readApp } from './app.ts';
import { wechatProvider } from './provider.ts';
import { deleteWay, proveWay, takeWay, type WayKey } from './store.ts';

const KEY = 'wechat-identity';

const hashIdentity = async (dataFolder: string, identity: string): Promise<Buffer> =>
  createHmac('sha256', await loadKey(dataFolder, KEY))
    .update(identity)
    .digest();

/**
 * Asks WeChat whose code it is, once for a way: of two who come back with one state, one asks. Where the way was
 * proven before, nothing is asked; where WeChat says no, it ends.
 */
export async function prove(
  { db, settings: { dataFolder } }: Pick<Platform, 'db' | 'settings'>,
  key: WayKey,
  code: string,
): Promise<'WECHAT_OFF' | 'WECHAT_REFUSED' | 'WECHAT_DOWN' | undefined> {
  const app = await readApp(db, dataFolder);
  if (!app) return 'WECHAT_OFF';
  if (!(await takeWay(db, key))) return undefined;
  const identity = await wechatProvider.identify(app, code);
  if (!identity.ok) {
    await deleteWay(db, key);
    return `WECHAT_${identity.error}`;
  }
  await proveWay(db, key, await hashIdentity(dataFolder, identity.value));
  return undefined;
}
