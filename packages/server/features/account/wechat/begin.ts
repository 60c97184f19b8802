import { createHash, randomBytes } from 'node:crypto';
import type { Platform } from '#platform/feature';
import { contactSettings } from '../contact/index.ts';
import { isWithin } from '../../auth/credentials/guard/index.ts';
import { readApp } from './app.ts';
import { wechatProvider } from './provider.ts';
import { insertWay, type WayKey } from './store.ts';

const STATE_BYTES = 32;
/** Ways that an address may begin. */
const MOST = { most: 30, seconds: 60 };
/** The page that WeChat sends people back to; its domain is registered with the application. */
export const RETURN_PAGE = '/Wechat';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What a page that has come back shows, as the tables know it. */
export const wayKeyOf = (
  { State, Verifier }: { readonly State: string; readonly Verifier: string },
  playerId?: bigint,
): WayKey => ({ stateHash: sha256(State), challenge: sha256(Verifier), playerId });

export type Begun = { readonly url: string } | 'OFF' | 'BUSY';

/** Begins a way to WeChat for the page that has the verifier of this challenge; with a player, to link it. */
export async function begin(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  {
    challenge,
    ip,
    playerId,
  }: { readonly challenge: string; readonly ip: string; readonly playerId?: bigint },
): Promise<Begun> {
  const app = await readApp(db, settings.dataFolder);
  const site = (await contactSettings.read(db)).siteAddress || settings.ownAddress;
  if (!app || site === undefined) return 'OFF';
  if (!(await isWithin(db, 'wechat', ip, MOST))) return 'BUSY';
  const state = randomBytes(STATE_BYTES).toString('base64url');
  const way = { stateHash: sha256(state), challenge: Buffer.from(challenge, 'base64url') };
  await insertWay(db, { ...way, ...(playerId !== undefined && { playerId }) });
  return { url: wechatProvider.authorizeUrl(app, state, `${site}${RETURN_PAGE}`) };
}
