import * as z from 'zod/mini';
import type { Executor, Tx } from '#platform/db';
import { seal, unseal } from '#platform/seal';
import { deleteApp, readSealedApp, writeSealedApp } from './store.ts';

/** The application of this site at WeChat (open platform, website application). */
export type WechatApp = {
  readonly appId: string;
  readonly secret: string;
  /** Where people say yes, and where codes are asked about; without a slash at the end. */
  readonly authorizeAt: string;
  readonly apiAt: string;
};

/** Where WeChat is (developers.weixin.qq.com, "Website application, WeChat login"). */
export const WECHAT = {
  authorizeAt: 'https://open.weixin.qq.com',
  apiAt: 'https://api.weixin.qq.com',
} as const;

const sealedFor = { key: 'wechat', table: 'wechat_app', owner: 'app' } as const;
const Kept = z.object({
  appId: z.string(),
  secret: z.string(),
  authorizeAt: z.string(),
  apiAt: z.string(),
});

/** An address of https, or of this machine. */
const isOrigin = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHere = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost';
  return (
    url?.origin === text && (url.protocol === 'https:' || (isHere && url.protocol === 'http:'))
  );
};

/** What cannot be an application. */
export function appFault({ appId, secret, authorizeAt, apiAt }: WechatApp): string | undefined {
  if (!/^\w{4,64}$/.test(appId)) return 'the first line is the id of the application';
  if (!/^\w{8,128}$/.test(secret)) return 'the second line is its secret';
  return isOrigin(authorizeAt) && isOrigin(apiAt) ? undefined : 'an address of https is needed';
}

/** The application; undefined where signing in by WeChat is not on offer. */
export async function readApp(db: Executor, dataFolder: string): Promise<WechatApp | undefined> {
  const sealed = await readSealedApp(db);
  if (!sealed) return undefined;
  const text = Buffer.from(await unseal(dataFolder, sealedFor, sealed)).toString();
  return Kept.parse(JSON.parse(text));
}

/** Sets or takes away the application; what is wrong with it where it cannot be one. */
export async function setApp(
  tx: Tx,
  dataFolder: string,
  app: WechatApp | undefined,
): Promise<string | undefined> {
  if (!app) return void (await deleteApp(tx));
  const fault = appFault(app);
  if (fault !== undefined) return fault;
  await writeSealedApp(tx, await seal(dataFolder, sealedFor, Buffer.from(JSON.stringify(app))));
  return undefined;
}

/** As it may be shown: without its secret. */
export const describeApp = (app: WechatApp | undefined): string =>
  app ? `${app.appId} at ${app.authorizeAt} and ${app.apiAt}` : 'off';
